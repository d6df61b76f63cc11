import { type Script, scripted } from '@lockstep/conformance';
import { canonical, parseSeed, Refusal, type Seed } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import { protocol } from './protocol.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** A setup, or a part of one, as a designer writes it. */
export interface Fields {
  readonly [field: string]: unknown;
}

export const SEED = parseSeed('table');

export const card = (id: string, impact: number, more: Fields = {}): Fields => ({
  id,
  name: id,
  impact,
  trust: 'PLAUSIBLE',
  tags: [],
  ...more,
});

/** Only a payload with the sulk fails it. */
export const CALM = { id: 'CALM', line: 'No moods.', path: [{ none: ['MOOD'] }, { none: ['MOOD'], verified: 2 }] };
/** Takes any payload. */
export const OPEN = { id: 'OPEN', line: 'Anything goes.', path: [{ at_least: 1 }, { at_most: 2 }] };
/** A path that no payload meets. */
export const NEVER = { at_least: 2, at_most: 1 };

export const EVIDENCE = ['badge', 'receipt', 'rumour', 'forgery', 'sulk', 'memo'];
export const RESERVE = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'];

export const CARDS: readonly Fields[] = [
  card('badge', 12, { trust: 'VERIFIED' }),
  card('receipt', 10),
  card('rumour', 20, { trust: 'SKETCHY' }),
  card('forgery', 24, { trust: 'SKETCHY' }),
  card('sulk', 14, { tags: ['MOOD'] }),
  card('memo', 12),
  ...RESERVE.map((id) => card(id, 8)),
];

/** Twelve cards, the first six already in Evidence; nothing resonates; CALM is enforced throughout. */
export const puzzle = (changes: Fields = {}): Fields => ({
  target: 'FRIDGE',
  evidence: EVIDENCE,
  schedule: [{ from: 1, protocol: 'CALM' }],
  protocol: [CALM],
  card: CARDS,
  ...changes,
});

/** The same twelve, before the draft. */
export const undrafted = (changes: Fields = {}): Fields => puzzle({ evidence: undefined, ...changes });

/** Evidence of exactly these cards, no Reserve, any payload accepted. */
export const hand = (cards: readonly Fields[], changes: Fields = {}): Fields =>
  puzzle({
    card: cards,
    evidence: cards.map(({ id }) => id),
    schedule: [{ from: 1, protocol: 'OPEN' }],
    protocol: [OPEN],
    ...changes,
  });

export const read = (written: Fields): Setup => {
  const setup = protocol.parseSetup(written);
  if (!setup.ok) throw new Error(`not a setup: ${JSON.stringify(setup.fault)}`);
  return setup.value;
};

/** A seed whose Reserve order begins with these cards; the others follow as dealt. */
export const ordered = (written: Fields, ...first: readonly string[]): Script => {
  const ids = read(written).puzzle.card.map(({ id }) => id);
  const wanted = [...first, ...ids.filter((id) => !first.includes(id))];
  const rolls: number[] = [];
  for (let last = ids.length - 1; last > 0; last -= 1) {
    const roll = ids.indexOf(wanted[last]!);
    rolls.push(roll);
    ids[roll] = ids[last]!;
  }
  return scripted({ reserve: rolls });
};

const act = (setup: Setup, state: State, line: string, log?: Event[]): State | Refusal => {
  const action = protocol.parse(setup, line);
  return action.ok ? protocol.step(setup, state, 0, action.value, log) : action.fault;
};

export const actionOf = (setup: Setup, line: string): Action => {
  const action = protocol.parse(setup, line);
  if (!action.ok) throw new Error(`${line}: ${action.fault.code}`);
  return action.value;
};

export interface Played {
  readonly setup: Setup;
  readonly state: State;
  /** What the last line told. */
  readonly events: readonly Event[];
  readonly told: readonly Event[];
}

/** Plays every line; a refusal is a fault of the test. */
export const play = (written: Fields, seed: Seed, ...lines: readonly string[]): Played => {
  const setup = read(written);
  let state = protocol.start(setup, seed);
  let events: Event[] = [];
  const told: Event[] = [];
  for (const line of lines) {
    events = [];
    const next = act(setup, state, line, events);
    if (next instanceof Refusal) throw new Error(`${line}: ${next.code} ${JSON.stringify(next.data)}`);
    state = next;
    told.push(...events);
  }
  return { setup, state, events, told };
};

/** Why the last line is refused after the others were played, or undefined where it is not; the state is held unchanged. */
export const refused = (written: Fields, seed: Seed, ...lines: readonly string[]): Refusal | undefined => {
  const { setup, state } = play(written, seed, ...lines.slice(0, -1));
  const before = canonical(state);
  const log: Event[] = [];
  const next = act(setup, state, lines.at(-1)!, log);
  if (!(next instanceof Refusal)) return undefined;
  if (canonical(state) !== before || log.length > 0) throw new Error(`${next.code} left a mark`);
  return next;
};

export const kinds = (events: readonly Event[]): readonly string[] => events.map(({ kind }) => kind);

export const find = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }> | undefined =>
  events.find((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
