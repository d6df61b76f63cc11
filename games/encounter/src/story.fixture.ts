import { type Fields, scripted, tableOf } from '@lockstep/conformance';
import { openStream, parseSeed, pick, Refusal, type Seat, type Stream } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import { encounter } from './encounter.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export type { Fields } from '@lockstep/conformance';

export const { actionOf, find, kinds, read, refusedAction } = tableOf(encounter);

const TRAITS = { attack: 2, effect: 2, defense: 2, resilience: 2 };

/** SCL 2, every trait 2, no skill: on the table a roll is d20 and one d6. */
export const person = (id: string, more: Fields = {}): Fields => ({
  id,
  name: `The ${id}`,
  roots: { body: 1, mind: 1, soul: 1, control: 1, fate: 1, spirit: 1 },
  violence: TRAITS,
  influence: TRAITS,
  revelation: TRAITS,
  techniques: [],
  ...more,
});

export const technique = (id: string, action: string, does: string, more: Fields = {}): Fields => ({
  id,
  name: `The ${id}`,
  action,
  does,
  ...more,
});
const basic = (id: string, action: string, does: string): Fields => technique(id, action, does, { basic: true });

/** No reactions, so no window opens between two rounds. */
export const BASICS: readonly Fields[] = [
  basic('strike', 'MAJOR', 'ATTACK'),
  basic('advance', 'MAJOR', 'ADVANCE'),
  basic('manifest', 'MAJOR', 'MANIFEST'),
  basic('guard', 'MINOR', 'GUARD'),
  basic('move', 'MINOR', 'MOVE'),
  basic('set-up', 'MINOR', 'SETUP'),
  basic('attune', 'MINOR', 'ATTUNE'),
];

/** Every check here is of lore, which no character has learned, against 10. */
export const check = (more: Fields = {}): Fields => ({
  contest: 'OBSTACLE',
  ...(more.pillar === undefined ? { skill: 'lore' } : {}),
  ...(more.foe === undefined ? { against: 10 } : {}),
  ...more,
});
export const choice = (id: string, more: Fields = {}): Fields => ({ id, label: `To ${id}`, ...more });
export const trial = (id: string, tested: Fields = {}, more: Fields = {}): Fields =>
  choice(id, { check: check(tested), ...more });
export const beat = (id: string, more: Fields = {}): Fields => ({ id, ...more });
export const end = (id: string, result = 'WON'): Fields => beat(id, { end: { result, title: `The end ${id}` } });
export const clock = (id: string, kind = 'STORY', more: Fields = {}): Fields => ({
  id,
  name: `The ${id}`,
  size: 8,
  kind,
  ...more,
});
export const tag = (id: string, more: Fields = {}): Fields => ({ id, name: `The ${id}`, ...more });
export const says = (line: string, more: Fields = {}): Fields => ({ line, ...more });
export const fight = (more: Fields = {}): Fields => ({ foe: [{ who: 'gus' }], won: 'done', lost: 'done', ...more });

export const CLOCKS: readonly Fields[] = [clock('goal', 'GOAL'), clock('danger', 'DANGER'), clock('time')];

/** Ann alone; three clocks of 8, time the main one; the beats, then an end for each result. */
export const scene = (beats: readonly Fields[], more: Fields = {}): Fields => ({
  id: 'page',
  title: 'A page',
  kind: 'LESSON',
  line: 'A page of its own.',
  minutes: 1,
  party: ['ann'],
  main: 'time',
  clock: CLOCKS,
  beat: [...beats, end('done')],
  ...more,
});

const PEOPLE: readonly Fields[] = [person('ann'), person('bob'), person('gus', { role: 'RIVAL' })];

export const script = (beats: readonly Fields[], inScene: Fields = {}, more: Fields = {}): Fields => ({
  scene: scene(beats, inScene),
  character: PEOPLE,
  technique: BASICS,
  ...more,
});

/** A d20 and a d6, as they lie on the table. */
export type Pair = readonly [d20: number, d6: number];

const LEAST = [0, 1, 5, 9, 13];

/** Dice, no natural 1 or 20 among them, that come to this degree with a bonus of 0. */
export const dos = (degree: number, against = 10): Pair => {
  for (let d20 = 2; d20 < 20; d20 += 1)
    for (let d6 = 1; d6 <= 6; d6 += 1) {
      const margin = d20 + d6 - against;
      const size = LEAST.filter((least) => Math.abs(margin) >= least).length - 1;
      if ((margin < 0 ? -size : size) === degree) return [d20, d6];
    }
  throw new Error(`no dice come to ${degree} against ${against}`);
};

export interface Rolls {
  /** As many as there are heroes and foes; tens where nothing is said. */
  readonly initiative?: readonly number[];
  readonly heroes?: readonly Pair[];
  readonly foes?: readonly Pair[];
}

const fromZero = (pairs: readonly Pair[] = []): readonly number[] => pairs.flat().map((die) => die - 1);

const diceOf = (setup: Setup, { initiative, heroes, foes }: Rolls) =>
  scripted({
    initiative: (initiative ?? setup.actors.map(() => 10)).map((die) => die - 1),
    'dice 0': fromZero(heroes),
    'dice 1': fromZero(foes),
  });

export interface Played {
  readonly setup: Setup;
  readonly state: State;
  readonly view: View;
  /** What the last line told. */
  readonly events: readonly Event[];
  readonly told: readonly Event[];
}

/** "1: ready" is a line of the foes. */
const typed = (line: string): readonly [seat: Seat, text: string] =>
  line.startsWith('1: ') ? [1, line.slice(3)] : [0, line];

const run = (setup: Setup, first: State, lines: readonly string[]): Played => {
  let state = first;
  let events: Event[] = [];
  const told: Event[] = [];
  for (const line of lines) {
    const [seat, text] = typed(line);
    events = [];
    const next = encounter.step(setup, state, seat, actionOf(setup, text), events);
    if (next instanceof Refusal) throw new Error(`${line}: ${next.code} ${JSON.stringify(next.data)}`);
    state = next;
    told.push(...events);
  }
  return { setup, state, view: encounter.view(setup, state, 0), events, told };
};

/** Plays every line with these dice; a refusal or a die left over is a fault of the test. */
export const play = (written: Fields, rolls: Rolls, ...lines: readonly string[]): Played => {
  const setup = read(written);
  const dice = diceOf(setup, rolls);
  const played = run(setup, encounter.start(setup, dice.seed), lines);
  dice.done();
  return played;
};

/** The same from a state made by hand. */
export const playFrom = (
  written: Fields,
  change: (state: State, setup: Setup) => State,
  rolls: Rolls,
  ...lines: readonly string[]
): Played => {
  const setup = read(written);
  const dice = diceOf(setup, rolls);
  const played = run(setup, change(encounter.start(setup, dice.seed), setup), lines);
  dice.done();
  return played;
};

/** Why the last line is refused after the others were played; undefined where it is not. */
export const refused = (written: Fields, rolls: Rolls, ...lines: readonly string[]): Refusal | undefined => {
  const setup = read(written);
  const { state } = run(setup, encounter.start(setup, diceOf(setup, rolls).seed), lines.slice(0, -1));
  const [seat, text] = typed(lines.at(-1)!);
  const action = encounter.parse(setup, text);
  return action.ok ? refusedAction({ setup, state }, seat, action.value) : action.fault;
};

export const all = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): readonly Extract<Event, { kind: Kind }>[] =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

/** How far a clock is filled. */
export const filled = ({ view }: Played, id: string): number => view.clocks.find((one) => one.id === id)!.filled;

/** Both sides ready, nothing declared: one round goes by. */
export const ROUND: readonly string[] = ['ready', '1: ready'];

/** Whether something moved that paces a scene (ADR8 §6.1): an attempt that moved nothing is none. */
export const paces = (event: Event): boolean =>
  event.kind === 'clock-moved'
    ? event.by > 0
    : ['tag-made', 'tag-lost', 'invokes-made', 'pressure-rose'].includes(event.kind);

interface Wandered {
  readonly state: State;
  readonly steps: readonly (readonly Event[])[];
}

/** One of what is legal: each choice of the Beat is equally likely, however many can make it; declarations are not taken back. */
const oneOf = (setup: Setup, state: State, legal: readonly Action[], stream: Stream, idle: boolean): Action => {
  const kept = legal.filter(({ kind }) => kind !== 'take-back');
  const ready = kept.find(({ kind }) => kind === 'ready');
  if (ready && (idle || stream.below(4 * setup.heroes) === 0)) return ready;
  const groups = new Map<string, Action[]>();
  for (const action of kept) {
    const group = action.kind === 'choose' ? `${setup.picks[action.pick]!.choice}` : action.kind;
    groups.set(group, [...(groups.get(group) ?? []), action]);
  }
  const open = [...groups.values()].filter(([first]) => first!.kind !== 'withdraw' || stream.below(20) === 0);
  const among = state.phase === 'BEAT' ? pick(stream, open) : open.flat();
  return pick(stream, among);
};

/** Random play to the end of a scene; plans are short, and an idle seat makes none. */
export const wander = (
  setup: Setup,
  seed: string,
  visit: (state: State, seat: Seat, legal: readonly Action[]) => void = () => {},
  idle?: Seat,
): Wandered => {
  const stream = openStream(parseSeed(seed), 'choices');
  const steps: (readonly Event[])[] = [];
  let state = encounter.start(setup, parseSeed(seed));
  while (encounter.outcome(setup, state) === undefined) {
    if (steps.length > 4000) throw new Error(`${setup.script.scene.id} with seed ${seed} does not end`);
    const seat = pick(stream, encounter.toMove(setup, state));
    const legal = encounter.legal(setup, state, seat);
    visit(state, seat, legal);
    const log: Event[] = [];
    const next = encounter.step(setup, state, seat, oneOf(setup, state, legal, stream, seat === idle), log);
    if (next instanceof Refusal) throw new Error(`a legal action was refused: ${next.code}`);
    state = next;
    steps.push(log);
  }
  return { state, steps };
};
