import { playOut } from '@lockstep/conformance';
import { openStream, parseSeed, Refusal, type Stream } from '@lockstep/kernel';
import {
  fitPieces,
  type LaidPieces,
  type Option,
  type Prompt,
  promptFor,
  type Sight,
  sightAt,
  toggle,
} from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { readContent, runOf } from './content.fixture.ts';
import { type Freeplay, freeplay as game } from './freeplay.ts';
import { player } from './player.ts';
import type { Setup } from './setup.ts';
import { aura, gate, incident, koa, read } from './small.fixture.ts';
import type { State } from './state.ts';

const sights = new WeakMap<State, Sight<Freeplay>>();

const sightOf = (setup: Setup, state: State): Sight<Freeplay> => {
  const sight = sights.get(state) ?? sightAt<Freeplay>(game, setup, state);
  sights.set(state, sight);
  return sight;
};

const promptAt = (setup: Setup, state: State, laid: LaidPieces): Prompt =>
  promptFor(player, sightOf(setup, state), laid);

const tried = (setup: Setup, state: State, text: string): State | Refusal => {
  const parsed = game.parse(setup, text);
  if (!parsed.ok) return parsed.fault;
  if (game.format(setup, parsed.value) !== text) expect(game.format(setup, parsed.value)).toBe(text);
  return game.step(setup, state, 0, parsed.value);
};

const codeOf = (refusal: Refusal | State | null | undefined): unknown =>
  refusal instanceof Refusal ? { code: refusal.code, data: refusal.data } : null;

/** What an option would carry out, where its id says it; a `wire` leaves out the tool laid down. */
const textOf = ({ zone, id, text }: Option): string | null => text ?? (zone === 'variant' ? id : null);

/** Every option with a text is legal; what is off is refused by the step, in the same words. */
const holds = (setup: Setup, state: State, moves: ReadonlySet<string>, { options, text, off }: Prompt): void => {
  for (const option of options) {
    if (option.text !== null && (option.off || tried(setup, state, option.text) instanceof Refusal))
      expect([option.text, option.off]).toEqual(['is not legal', null]);
    const says = textOf(option);
    if (option.off && says !== null) expect(codeOf(option.off)).toEqual(codeOf(tried(setup, state, says)));
    if (option.zone === 'move' && (option.off === null) !== moves.has(option.id))
      expect([option.id, option.off]).toEqual([moves.has(option.id), 'legal']);
  }
  if (text !== null && (off || tried(setup, state, text) instanceof Refusal)) expect(text).toBe('legal');
};

const walk = (setup: Setup, state: State, stream: Stream, steps: number): void => {
  let laid: LaidPieces = [];
  const moves = new Set<string>(
    game.legal(setup, state, 0).flatMap((action) => ('move' in action ? [action.move.move] : [])),
  );
  for (let i = 0; i <= steps; i += 1) {
    const prompt = promptAt(setup, state, laid);
    holds(setup, state, moves, prompt);
    const choices = prompt.options.filter(({ off, zone }) => !off && prompt.zones.some(({ id }) => id === zone));
    if (choices.length === 0) return;
    const next = toggle(prompt, laid, choices[stream.below(choices.length)]!);
    laid = fitPieces(promptAt(setup, state, next), next);
  }
};

const piece = (zone: string, id: string) => ({ zone, id });

/** The pieces of an action, in the order a player of the browser lays them down. */
const piecesOf = (setup: Setup, action: Action): LaidPieces => {
  if (action.kind === 'take')
    return [
      piece('offer', action.offer),
      ...(action.about < 0 ? [] : [piece(action.offer, setup.names.artifacts[action.about]!)]),
    ];
  const words = game.format(setup, action).split(' ');
  if (action.kind === 'koa') {
    const ids = action.move.cards.map((at) => setup.cardIds[at]!);
    return [
      piece('move', action.move.move),
      ...ids.map((id) => piece('card', id)),
      ...(action.move.claim === null ? [] : [piece('wire', words.slice(1).join(' '))]),
    ];
  }
  if (action.kind !== 'gates') return [];
  const { move } = action;
  const at = setup.names.gates[move.gate];
  const after = (word: string): string | undefined => words[words.indexOf(word) + 1];
  const [card] = move.artifacts.map((one) => setup.names.artifacts[one]!);
  return [
    ...(at === undefined ? [] : [piece('gate', at)]),
    piece('move', move.move),
    ...move.artifacts.map((one) => piece('card', setup.names.artifacts[one]!)),
    ...(move.tool < 0 ? [] : [piece('tool', after('with')!)]),
    ...(move.path < 0 ? [] : [piece('path', `${at}.${move.path + 1}`)]),
    ...(move.strike < 0 ? [] : [piece('strike', `${at}.${move.path + 1}.${move.strike + 1}`)]),
    ...(move.from < 0 ? [] : [piece('wire', `${card} from ${after('from')} to ${after('to')}`)]),
    ...(move.disable ? [piece('disable', 'disable')] : []),
  ];
};

/** A REWIRE into a tag the card has already is legal and changes nothing: it is typed, not offered. */
const isIdle = (setup: Setup, state: State, { kind, ...action }: Action): boolean => {
  if (kind !== 'gates' || !('move' in action) || action.move.move !== 'rewire') return false;
  const { artifacts } = action.move as { readonly artifacts: readonly number[] };
  const held = game.view(setup, state, 0).gates?.hand.find(({ id }) => id === setup.names.artifacts[artifacts[0]!]);
  const to = game
    .format(setup, { kind, ...action } as Action)
    .split(' to ')[1]!
    .split(' ')[0];
  return held?.tags.some((tag) => tag === to) ?? false;
};

const reaches = (setup: Setup, state: State, most: number): number => {
  const legal = game.legal(setup, state, 0).filter((action) => !isIdle(setup, state, action));
  const apart = Math.max(1, Math.floor(legal.length / most));
  const some = legal.filter((_, i) => i % apart === 0);
  for (const action of some) {
    const text = game.format(setup, action);
    const laid = piecesOf(setup, action);
    const prompt = promptAt(setup, state, laid);
    const found = laid.length === 0 ? prompt.options.find((option) => option.text === text)?.text : prompt.text;
    if (found !== text || fitPieces(prompt, laid) !== laid) expect([text, found]).toEqual([text, 'laid down']);
  }
  return some.length;
};

const gates = { turns: 6, modifiers: [[], ['modifier.NARROW_CHANNEL'], ['modifier.DEEP_VERIFY']] };
const LONG = [
  { base: 40, clauses: ['tag TIME'] },
  { base: 30, clauses: ['tag TIME', 'tag WORK'] },
  { base: 30, clauses: ['tag TIME', 'tag WORK', 'tag FOOD'] },
  { base: 30, clauses: ['tag TIME', 'tag WORK', 'tag FOOD', 'tag MOOD'] },
];
const long = (strikeFrom: number) =>
  aura({
    tuning: { hand: 4, hand_after_cycle: 5, tokens_at_start: 3, strike_from: strikeFrom },
    gate: ['gate.ONE', 'gate.TWO', 'gate.THREE'].map((id) => gate(id, { path: LONG })),
    incident: [1, 2, 3].map((act) => incident(act, ['gate.ONE', 'gate.TWO'], gates)),
  });

describe('the prompt of a run', () => {
  const small = [
    koa({ koa: { EASY: { resistance: 7, turns: 6 } } }),
    koa({ koa: { tokens_at_start: 3, cycles: 3, corroborations: 3, scrutiny_cap: 9 } }),
    long(2),
    long(3),
    long(4),
  ].map(read);

  test('[K5] what it offers is legal, what is legal can be laid down, what is off is refused', () => {
    let reached = 0;
    for (let i = 0; i < 60; i += 1) {
      const setup = small[i % small.length]!;
      const { state } = playOut(game, setup, parseSeed(`prompt ${i}`), parseSeed(`choices ${i}`), i % 13).now;
      walk(setup, state, openStream(parseSeed(`lay ${i}`), 'lay'), 6);
      reached += reaches(setup, state, 30);
    }
    expect(reached).toBeGreaterThan(600);
  });

  test.each(['aura-run', 'koa-run'])('[K5] nor otherwise in %s as it ships, and it shows no secret', (scene) => {
    const setup = runOf(readContent(), { scene });
    for (let i = 0; i < 6; i += 1) {
      const { state } = playOut(game, setup, parseSeed(`prompt ${i}`), parseSeed(`choices ${i}`), i * 4).now;
      walk(setup, state, openStream(parseSeed(`lay ${i}`), 'lay'), 5);
      reaches(setup, state, 30);
      const twin = game.resample(setup, state, 0, parseSeed(`twin ${i}`));
      for (const laid of [[], [piece('move', 'flag')], [piece('move', 'rewire')]])
        expect(promptAt(twin.setup, twin.state, laid)).toEqual(promptAt(setup, state, laid));
    }
  });

  test.each([2, 3, 4])('[G8] FLAG with strike_from = %i: a clause is asked for exactly where the rule does', (from) => {
    const setup = read(long(from));
    const state = game.start(setup, parseSeed('flags'));
    const { options } = promptAt(setup, state, [piece('move', 'flag')]);
    const variants = options.filter(({ zone }) => zone === 'variant');
    expect(variants.map(({ id }) => id)).toEqual(
      LONG.flatMap(({ clauses }, path) =>
        clauses.length < from
          ? [`flag at gate.ONE path ${path + 1}`]
          : clauses.map((_, strike) => `flag at gate.ONE path ${path + 1} strike ${strike + 1}`),
      ),
    );
    for (const { id, text } of variants) {
      expect(text).toBe(id);
      expect(codeOf(tried(setup, state, id))).toBeNull();
    }
    for (const [i, { clauses }] of LONG.entries()) {
      const laid = [piece('move', 'flag'), piece('path', `gate.ONE.${i + 1}`)];
      const prompt = promptAt(setup, state, laid);
      expect(prompt.options.filter(({ zone }) => zone === 'strike').length).toBe(
        clauses.length < from ? 0 : clauses.length,
      );
      expect(prompt.off?.code ?? null).toBe(clauses.length < from ? null : 'strike-missing');
    }
  });

  test('what is missing is named: cards, a path, the artifact of an offer', () => {
    const setup = read(long(3));
    const state = game.start(setup, parseSeed('missing'));
    const of = (prompt: Prompt, id: string) => prompt.options.find((option) => option.id === id);
    expect(of(promptAt(setup, state, []), 'inject')).toMatchObject({ off: null, text: null });
    expect(of(promptAt(setup, state, []), 'inject')?.missing?.code).toBe('attachments');
    expect(promptAt(setup, state, [piece('move', 'inject')]).off?.code).toBe('attachments');
    expect(promptAt(setup, state, [piece('move', 'flag')]).off?.code).toBe('path-missing');
    for (const code of ['attachments', 'path-missing', 'artifact-missing']) expect(player.incomplete).toContain(code);
  });

  test('[G8] a move that cannot be made with anything is off, and says why before a card is laid down', () => {
    const setup = read(long(3));
    const start = game.start(setup, parseSeed('never'));
    const state = tried(setup, start, `cycle ${game.view(setup, start, 0).gates!.hand[0]!.id}`) as State;
    const cycle = promptAt(setup, state, []).options.find(({ id }) => id === 'cycle');
    expect(cycle?.off?.code).toBe('cycled-twice');
  });

  test('a gate stays aimed at; where none is laid down the first that is not cleared is', () => {
    const setup = read(long(3));
    const state = game.start(setup, parseSeed('aim'));
    const aimed = (laid: LaidPieces) =>
      promptAt(setup, state, laid).options.flatMap(({ zone, id, laid: is }) => (zone === 'gate' && is ? [id] : []));
    expect(aimed([])).toEqual(['gate.ONE']);
    expect(aimed([piece('gate', 'gate.TWO')])).toEqual(['gate.TWO']);
    expect(aimed([piece('gate', 'gate.GONE')])).toEqual(['gate.ONE']);
    expect(
      promptAt(setup, state, [])
        .zones.filter(({ keeps }) => keeps)
        .map(({ id }) => id),
    ).toEqual(['gate']);
  });
});
