import { type Fields, tableOf } from '@lockstep/conformance';
import { type Preview, parseSeed, type Refusal } from '@lockstep/kernel';
import type { Event } from './action.ts';
import type { Explanation } from './explain.ts';
import { testimony } from './testimony.ts';

export type { Fields } from '@lockstep/conformance';

/** No chance in this game: every seed plays alike. */
export const SEED = parseSeed('table');

const table = tableOf(testimony);
export const { actionOf, find, kinds, legal, read, refusedAction } = table;
export type Played = ReturnType<typeof table.play>;

export const play = (written: Fields, ...lines: readonly string[]): Played => table.play(written, SEED, ...lines);

export const refused = (written: Fields, ...lines: readonly string[]): Refusal | undefined =>
  table.refused(written, SEED, ...lines);

export const shown = (written: Fields, ...lines: readonly string[]): Preview<Event> & { details: Explanation } => {
  const { details, ...seen } = table.shown(written, SEED, ...lines);
  if (!details) throw new Error('a submission is always explained');
  return { ...seen, details };
};

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
