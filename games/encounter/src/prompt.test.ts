import { playOut } from '@lockstep/conformance';
import { openStream, parseSeed, Refusal, type Stream } from '@lockstep/kernel';
import { fitPieces, type LaidPieces, OWN, type Prompt, promptFor, type Sight, sightAt, toggle } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { readContent } from './content.fixture.ts';
import { type Encounter, encounter as game } from './encounter.ts';
import { INVOKES } from './move.ts';
import { player } from './player.ts';
import { techniqueId } from './prompt-declare.ts';
import { resolve } from './resolve.ts';
import { foe, hero, read, round, technique } from './round.fixture.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { beat, choice, read as readStory, script, tag, trial } from './story.fixture.ts';
import { DIFFICULTIES } from './vocabulary.ts';

const sights = new WeakMap<State, Sight<Encounter>>();
const promptAt = (setup: Setup, state: State, laid: LaidPieces): Prompt => {
  const sight = sights.get(state) ?? sightAt<Encounter>(game, setup, state);
  sights.set(state, sight);
  return promptFor(player, sight, laid);
};

const piece = (zone: string, id: string) => ({ zone, id });

const tried = (setup: Setup, state: State, text: string): State | Refusal => {
  const parsed = game.parse(setup, text);
  return parsed.ok ? game.step(setup, state, OWN, parsed.value) : parsed.fault;
};

const codeOf = (refusal: Refusal | State | null): unknown =>
  refusal instanceof Refusal ? { code: refusal.code, data: refusal.data } : null;

/** Every option with a text is legal; what is off is refused by the step, in the same words. */
const holds = (setup: Setup, state: State, legal: ReadonlySet<string>, prompt: Prompt): void => {
  for (const { zone, id, text, off } of prompt.options) {
    if (text !== null && (off || !legal.has(text))) expect([zone, text]).toEqual(['is not legal', off]);
    if (off && zone === 'take-back') expect(codeOf(off)).toEqual(codeOf(tried(setup, state, `take-back ${id}`)));
    if (off && zone === 'choice') expect([...legal].some((one) => `${one} `.startsWith(`choose ${id} `))).toBe(false);
    if (off && zone === 'technique') {
      const of = (one: Setup['moves'][number]): boolean => techniqueId(setup, one) === id && legal.has(one.text);
      const who = prompt.options.find((one) => one.zone === 'who' && one.laid)?.id;
      const mine = setup.moves.filter(({ actor }) => setup.actors[actor]!.id === who);
      expect([id, mine.some(of)]).toEqual([id, false]);
      const codes = mine
        .filter((one) => techniqueId(setup, one) === id)
        .map(({ text: said }) => tried(setup, state, said));
      expect(codes.map(codeOf)).toContainEqual(codeOf(off));
    }
  }
  if (prompt.text !== null && (prompt.off || !legal.has(prompt.text))) expect(prompt.text).toBe('legal');
};

const walk = (setup: Setup, state: State, legal: ReadonlySet<string>, stream: Stream): void => {
  let laid: LaidPieces = [];
  for (let i = 0; i <= 6; i += 1) {
    const prompt = promptAt(setup, state, laid);
    holds(setup, state, legal, prompt);
    const choices = prompt.options.filter(({ off, zone }) => !off && prompt.zones.some(({ id }) => id === zone));
    if (choices.length === 0) return;
    const next = toggle(prompt, laid, choices[stream.below(choices.length)]!);
    laid = fitPieces(promptAt(setup, state, next), next);
  }
};

/** The first Intent of a fight that a page comes before. */
const fightIn = (setup: Setup, seed: string): State =>
  tried(setup, game.start(setup, parseSeed(seed)), 'go-on') as State;

const piecesOf = (setup: Setup, action: Action): LaidPieces => {
  if (action.kind === 'choose') {
    const { beat: at, choice: place, actor, kit, invoke } = setup.picks[action.pick]!;
    const { id } = setup.script.scene.beat[at]!.choice[place]!;
    if (actor < 0) return [piece('choice', id)];
    return [
      piece('choice', id),
      piece('who', setup.actors[actor]!.id),
      piece('with', setup.kits[kit]?.id ?? 'none'),
      piece('invoke', INVOKES[invoke]!),
    ];
  }
  if (action.kind !== 'declare') return [];
  const move = setup.moves[action.move]!;
  const zone = setup.kits[move.kit]?.does === 'MOVE';
  return [
    piece('who', setup.actors[move.actor]!.id),
    piece('technique', techniqueId(setup, move)),
    ...(move.target < 0 ? [] : [piece('target', zone ? `zone-${move.target + 1}` : setup.actors[move.target]!.id)]),
    piece('invoke', INVOKES[move.invoke]!),
  ];
};

const check = (setup: Setup, state: State, stream: Stream): number => {
  const actions = game.legal(setup, state, OWN);
  const legal = new Set(actions.map((action) => game.format(setup, action)));
  walk(setup, state, legal, stream);
  for (const action of actions) {
    const text = game.format(setup, action);
    const laid = piecesOf(setup, action);
    const prompt = promptAt(setup, state, laid);
    const found = laid.length === 0 ? prompt.options.find((option) => option.text === text)?.text : prompt.text;
    if (found !== text || fitPieces(prompt, laid) !== laid) expect([text, found]).toEqual([text, 'laid down']);
  }
  const twin = game.resample(setup, state, OWN, parseSeed('twin'));
  for (const laid of [[], ...actions.slice(0, 3).map((action) => piecesOf(setup, action))])
    expect(promptAt(twin.setup, twin.state, laid)).toEqual(promptAt(setup, state, laid));
  return actions.length;
};

const rich = round(
  [
    hero('a', {
      speed: 'VERY_FAST',
      techniques: ['breath', 'parry', 'rare', 'held-breath'],
      domain: 'tide',
      attuned: true,
      violence: { ward: 2 },
    }),
    hero('c', { speed: 'FAST', techniques: ['riposte', 'step-in', 'parry'] }),
  ],
  [foe('b', { speed: 'VERY_FAST', techniques: ['parry', 'brace', 'rare'] }), foe('d', { techniques: ['riposte'] })],
  {
    fight: { zones: 3, foe: [{ who: 'b' }, { who: 'd', zone: 2 }] },
    scene: { tag: [{ id: 'sand', name: 'Sand', open: true, invokes: 4 }] },
    technique: [
      technique('rare', { tags: ['reach', 'exploit', 'tiring'], uses: 2 }),
      technique('held-breath', { action: 'MINOR', does: 'PREPARE', tags: ['sustained'] }),
    ],
    domain: [{ id: 'tide', name: 'Tide', pillar: 'VIOLENCE', attuned: 'TAG' }],
  },
);

describe('the prompt of a scene', () => {
  test('[K5] what it offers is legal, what is legal can be laid down, what is off is refused, and it shows no secret', () => {
    const setup = read(rich);
    let reached = 0;
    for (let i = 0; i < 48; i += 1) {
      const { state } = playOut(game, setup, parseSeed(`prompt ${i}`), parseSeed(`choices ${i}`), i).now;
      reached += check(setup, state, openStream(parseSeed(`lay ${i}`), 'lay'));
    }
    expect(reached).toBeGreaterThan(300);
  });

  test('[K5] nor otherwise in the scenes as they ship', () => {
    const pack = readContent();
    let reached = 0;
    for (const [i, { id }] of pack.scene.entries()) {
      const parsed = game.parseSetup(resolve(pack, { scene: id, difficulty: DIFFICULTIES[i % DIFFICULTIES.length]! }));
      if (!parsed.ok) throw new Error(id);
      for (const steps of [0, 5, 30]) {
        const { state } = playOut(game, parsed.value, parseSeed(`prompt ${i}`), parseSeed(`choices ${i}`), steps).now;
        reached += check(parsed.value, state, openStream(parseSeed(`lay ${i}`), 'lay'));
      }
    }
    expect(reached).toBeGreaterThan(100);
  });

  test('a choice without a check acts at once; a check asks who, and is plain until something helps', () => {
    const setup = readStory(
      script([beat('start', { choice: [choice('rest', { to: 'done' }), trial('climb')], next: [{ to: 'done' }] })], {
        tag: [tag('rope', { open: true, invokes: 2 })],
      }),
    );
    const state = game.start(setup, parseSeed('beat'));
    const { options } = promptAt(setup, state, []);
    expect(options.filter(({ zone }) => zone === 'choice').map(({ id, off }) => [id, off])).toEqual([
      ['rest', null],
      ['climb', null],
    ]);
    expect(options.find(({ id }) => id === 'rest')?.text).toBe('choose rest');
    const climb = promptAt(setup, state, [piece('choice', 'climb')]);
    const heroes = climb.options.filter(({ zone }) => zone === 'who').map(({ id }) => id);
    const tries = climb.options.filter(({ zone }) => zone === 'variant').map(({ text }) => text);
    expect(tries).toEqual(
      game.legal(setup, state, OWN).flatMap((action) => {
        const text = game.format(setup, action);
        return text.startsWith('choose climb') ? [text] : [];
      }),
    );
    const one = promptAt(setup, state, [piece('choice', 'climb'), piece('who', heroes[0]!)]);
    expect(one.text).toBe(`choose climb ${heroes[0]}`);
    expect(one.options.filter(({ zone, laid }) => zone === 'invoke' && laid).map(({ id }) => id)).toEqual(['none']);
  });

  test('[E13] who, technique, target, invoke: a question with one answer is not asked', () => {
    const setup = read(rich);
    const state = fightIn(setup, 'intent');
    const none = promptAt(setup, state, []);
    expect(none.options.filter(({ zone }) => zone === 'who').map(({ id }) => id)).toEqual(['a', 'c']);
    expect(none.options.some(({ zone }) => zone === 'technique')).toBe(false);
    const who = [piece('who', 'a')];
    const laid = (id: string, ...more: LaidPieces): Prompt =>
      promptAt(setup, state, [...who, piece('technique', id), ...more]);
    // Only one foe is near enough for a strike; the other technique reaches both.
    expect(laid('strike MAJOR').text).toBe('declare a strike b');
    expect(laid('rare MAJOR').text).toBeNull();
    expect(laid('rare MAJOR').off?.code).toBe('unknown-target');
    expect(player.incomplete).toContain('unknown-target');
    expect(laid('rare MAJOR', piece('target', 'd')).text).toBe('declare a rare d');
    expect(laid('rare MAJOR', piece('target', 'd'), piece('invoke', '+6')).text).toBe('declare a rare d +6');
  });

  test('the other side has nothing to choose here', () => {
    const setup = read(rich);
    const state = tried(setup, fightIn(setup, 'wait'), 'ready') as State;
    expect(promptAt(setup, state, [])).toEqual({ zones: [], options: [], text: null, off: null });
  });
});
