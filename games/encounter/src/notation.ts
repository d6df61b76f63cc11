import { fail, nearest, ok, type Refusal, type Result, refuse } from '@lockstep/kernel';
import { ACTION_KINDS, type Action, NUANCE_USES } from './action.ts';
import type { Setup } from './setup.ts';

const WORDS: readonly string[] = [...ACTION_KINDS, 'convert', 'watch'];

export const format = (setup: Setup, action: Action): string => {
  switch (action.kind) {
    case 'choose':
      return setup.picks[action.pick]!.text;
    case 'declare':
      return setup.moves[action.move]!.text;
    case 'take-back':
      return `take-back ${action.place + 1}`;
    case 'nuance':
      return `nuance ${setup.actors[action.actor]!.id} ${action.use}${action.hit < 0 ? '' : ` ${action.hit + 1}`}`;
    case 'react':
      return `react ${setup.actors[action.actor]!.id} ${setup.kits[action.kit]!.id}${action.hit < 0 ? '' : ` ${action.hit + 1}`}`;
    case 'look':
      return `look ${setup.actors[action.actor]!.id}`;
    case 'go-on':
    case 'ready':
    case 'withdraw':
    case 'pass':
      return action.kind;
  }
};

type Parsed = Result<Action, Refusal>;

const guess = (word: string, words: readonly string[]): { nearest: string | null } => ({
  nearest: nearest(word, words) ?? null,
});

const unknown = (code: string, word: string | undefined, words: readonly string[]): Parsed =>
  fail(refuse(code, { word: word ?? null, ...guess(word ?? '', words) }));

const actorOf = (setup: Setup, word: string | undefined): number => setup.actors.findIndex(({ id }) => id === word);

const COUNT = /^[1-9]\d{0,2}$/;

/** "2" is the second. */
const placeOf = (word: string | undefined): number => (word !== undefined && COUNT.test(word) ? Number(word) - 1 : -1);

/** A declaration that is none: which of its words is wrong. */
const undeclared = (setup: Setup, [, who, what, target]: readonly string[]): Parsed => {
  const actor = actorOf(setup, who);
  if (actor < 0)
    return unknown(
      'unknown-actor',
      who,
      setup.actors.map(({ id }) => id),
    );
  const kits = setup.actors[actor]!.kit.map((at) => setup.kits[at]!);
  const kit = kits.find(({ id }) => id === what);
  if (!kit)
    return unknown(
      'unknown-technique',
      what,
      kits.map(({ id }) => id),
    );
  if (kit.action === 'REACTION')
    return fail(refuse('out-of-window', { kind: 'react', technique: kit.id, stage: 'INTENT' }));
  const like = setup.movesOf[actor]!.filter((move) => move.kit === kit.index && move.kind === 'USE').map(
    ({ text }) => text,
  );
  return fail(
    refuse('unknown-target', {
      technique: kit.id,
      word: target ?? null,
      ...guess(['declare', who, what, target].join(' '), like),
      such: like[0] ?? null,
    }),
  );
};

const nuanceOf = (setup: Setup, [, who, use, hit, more]: readonly string[]): Parsed => {
  const actor = actorOf(setup, who);
  if (actor < 0)
    return unknown(
      'unknown-actor',
      who,
      setup.actors.map(({ id }) => id),
    );
  if (more !== undefined) return unknown('unknown-action', more, []);
  if (use === 'major') return fail(refuse('nuance-major', { actor: who! }));
  const known = NUANCE_USES.find((one) => one === use);
  if (!known) return unknown('unknown-action', use, [...NUANCE_USES, 'minor']);
  if (known !== 'degree')
    return hit === undefined ? ok({ kind: 'nuance', actor, use: known, hit: -1 }) : unknown('unknown-action', hit, []);
  const place = placeOf(hit);
  return place < 0 ? unknown('unknown-hit', hit, []) : ok({ kind: 'nuance', actor, use: known, hit: place });
};

const reactionOf = (setup: Setup, [, who, what, hit]: readonly string[]): Parsed => {
  const actor = actorOf(setup, who);
  if (actor < 0)
    return unknown(
      'unknown-actor',
      who,
      setup.actors.map(({ id }) => id),
    );
  const kit = setup.kits.findIndex(({ id }) => id === what);
  if (kit < 0)
    return unknown(
      'unknown-technique',
      what,
      setup.actors[actor]!.kit.map((at) => setup.kits[at]!.id),
    );
  if (hit === undefined) return ok({ kind: 'react', actor, kit, hit: -1 });
  const place = placeOf(hit);
  return place < 0 ? unknown('unknown-hit', hit, []) : ok({ kind: 'react', actor, kit, hit: place });
};

/** A choice that is none: which of its words is wrong. */
const unchosen = (setup: Setup, [, id, who, ...rest]: readonly string[]): Parsed => {
  const choices = setup.script.scene.beat.flatMap(({ choice }) => choice);
  const choice = choices.find((one) => one.id === id);
  if (!choice)
    return unknown(
      'unknown-choice',
      id,
      choices.map((one) => one.id),
    );
  const such = setup.picks.find(({ text }) => text.startsWith(`choose ${id}`))?.text ?? null;
  const heroes = setup.actors.filter(({ seat }) => seat === 0);
  const hero = heroes.find((one) => one.id === who);
  if (!choice.check || !hero)
    return choice.check
      ? unknown(
          'unknown-actor',
          who,
          heroes.map((one) => one.id),
        )
      : fail(refuse('unknown-target', { technique: null, word: who ?? null, nearest: null, such }));
  const [withWord, technique] = rest;
  const known = hero.kit.map((at) => setup.kits[at]!.id);
  if (withWord === 'with' && !known.includes(technique ?? '')) return unknown('unknown-technique', technique, known);
  return fail(refuse('unknown-target', { technique: technique ?? null, word: rest.join(' '), nearest: null, such }));
};

const MOST_WORDS = 6;

export const parse = (setup: Setup, text: string): Parsed => {
  const words = text.trim().split(/\s+/);
  const plain = words.join(' ');
  const move = setup.moveAt.get(plain);
  if (move !== undefined) return ok({ kind: 'declare', move });
  const pick = setup.pickAt.get(plain);
  if (pick !== undefined) return ok({ kind: 'choose', pick });
  const [word] = words;
  if (words.length > MOST_WORDS) return fail(refuse('unknown-action', { actions: [...WORDS] }));
  switch (word) {
    case 'go-on':
    case 'ready':
    case 'withdraw':
    case 'pass':
      if (words.length > 1) break;
      return ok({ kind: word });
    case 'take-back': {
      const place = placeOf(words[1]);
      return place < 0 || words.length > 2
        ? fail(refuse('no-such-intent', { place: words[1] ?? null }))
        : ok({ kind: 'take-back', place });
    }
    case 'declare':
      return undeclared(setup, words);
    case 'convert':
    case 'watch':
      if (actorOf(setup, words[1]) < 0)
        return unknown(
          'unknown-actor',
          words[1],
          setup.actors.map(({ id }) => id),
        );
      return unknown(
        'unknown-technique',
        words[2],
        setup.kits.filter(({ action }) => action === 'REACTION').map(({ id }) => id),
      );
    case 'look': {
      const actor = actorOf(setup, words[1]);
      return actor < 0 || words.length > 2
        ? unknown(
            'unknown-actor',
            actor < 0 ? words[1] : words[2],
            setup.actors.map(({ id }) => id),
          )
        : ok({ kind: 'look', actor });
    }
    case 'nuance':
      return nuanceOf(setup, words);
    case 'react':
      return words.length > 4 ? unknown('unknown-hit', words[4], []) : reactionOf(setup, words);
    case 'choose':
      return unchosen(setup, words);
  }
  return fail(refuse('unknown-action', { actions: [...WORDS], ...guess(word ?? '', WORDS) }));
};
