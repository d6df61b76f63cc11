import { canonical, type Outcome, type Preview, parseSeed, preview, Refusal } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import type { Explained } from './explain.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { testimony } from './testimony.ts';
import type { View } from './view.ts';

/** A setup, or a part of one, as a designer writes it. */
export interface Fields {
  readonly [field: string]: unknown;
}

/** No chance in this game: every seed plays alike. */
export const SEED = parseSeed('table');

/** Evidence of INTENT that claims nothing, unless told otherwise. */
export const card = (id: string, power: number, more: Fields = {}): Fields => ({
  id,
  name: `The ${id}`,
  power,
  trust: 'VERIFIED',
  proves: ['INTENT'],
  ...more,
});

/** The claims of a card: at one instant or over a range "02:00–02:10", and what it says of it. */
export const says = (time: string, claims: Fields): Fields => {
  const [from, to = from] = time.split('–');
  return { claims: { timeRange: [from, to], ...claims } };
};

export const refuter = (id: string, power: number, refutes: readonly string[], more: Fields = {}): Fields => ({
  id,
  name: `The ${id}`,
  power,
  trust: 'VERIFIED',
  refutes,
  ...more,
});

export const counter = (id: string, ...targets: readonly string[]): Fields => ({
  id,
  name: `${id} at work`,
  line: `What ${id} shows.`,
  targets,
});

/** The last card of every hand here: play goes on until it is submitted. */
const PULSE = card('pulse', 1, { proves: ['LIVENESS'] });

/** These cards and the pulse, LIVENESS the one concern, D05v2 §7's numbers. */
export const puzzle = (cards: readonly Fields[], changes: Fields = {}): Fields => ({
  target: 'FRIDGE',
  resistance: 35,
  turns: 6,
  concern: ['LIVENESS'],
  card: [...cards, PULSE],
  ...changes,
});

export const read = (written: Fields): Setup => {
  const setup = testimony.parseSetup(written);
  if (!setup.ok) throw new Error(`not a setup: ${JSON.stringify(setup.fault)}`);
  return setup.value;
};

export const actionOf = (setup: Setup, line: string): Action => {
  const action = testimony.parse(setup, line);
  if (!action.ok) throw new Error(`${line}: ${action.fault.code}`);
  return action.value;
};

const act = (setup: Setup, state: State, line: string, log?: Event[]): State | Refusal => {
  const action = testimony.parse(setup, line);
  return action.ok ? testimony.step(setup, state, 0, action.value, log) : action.fault;
};

export interface Played {
  readonly setup: Setup;
  readonly state: State;
  readonly view: View;
  readonly outcome: Outcome | undefined;
  /** What the last line told. */
  readonly events: readonly Event[];
  readonly told: readonly Event[];
}

/** Plays every line; a refusal is a fault of the test. */
export const play = (written: Fields, ...lines: readonly string[]): Played => {
  const setup = read(written);
  let state = testimony.start(setup, SEED);
  let events: Event[] = [];
  const told: Event[] = [];
  for (const line of lines) {
    events = [];
    const next = act(setup, state, line, events);
    if (next instanceof Refusal) throw new Error(`${line}: ${next.code} ${JSON.stringify(next.data)}`);
    state = next;
    told.push(...events);
  }
  return {
    setup,
    state,
    view: testimony.view(setup, state, 0),
    outcome: testimony.outcome(setup, state),
    events,
    told,
  };
};

/** Why the last line is refused after the others were played, or undefined where it is not; the state is held unchanged. */
export const refused = (written: Fields, ...lines: readonly string[]): Refusal | undefined => {
  const { setup, state } = play(written, ...lines.slice(0, -1));
  const before = canonical(state);
  const log: Event[] = [];
  const next = act(setup, state, lines.at(-1)!, log);
  if (!(next instanceof Refusal)) return undefined;
  if (canonical(state) !== before || log.length > 0) throw new Error(`${next.code} left a mark`);
  return next;
};

/** The preview of the last line, after the others were played. */
export const shown = (written: Fields, ...lines: readonly string[]): Preview<Event> & { explained: Explained } => {
  const { setup, state } = play(written, ...lines.slice(0, -1));
  const seen = preview(testimony, setup, state, 0, actionOf(setup, lines.at(-1)!));
  if (seen instanceof Refusal) throw new Error(seen.code);
  return seen as unknown as Preview<Event> & { explained: Explained };
};

export const legal = ({ setup, state }: Pick<Played, 'setup' | 'state'>): readonly string[] =>
  testimony.legal(setup, state, 0).map((action) => testimony.format(setup, action));

export const kinds = (events: readonly Event[]): readonly string[] => events.map(({ kind }) => kind);

export const find = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }> | undefined =>
  events.find((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
