import { type Fields, scripted, tableOf } from '@lockstep/conformance';
import {
  type Json,
  type Position,
  type Preview,
  preview,
  Refusal,
  type Seat,
  type Seed,
  type Stream,
} from '@lockstep/kernel';
import type { Event } from './action.ts';
import { encounter } from './encounter.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { ActorView, View } from './view.ts';

export type { Fields } from '@lockstep/conformance';

const table = tableOf(encounter);
export const { find, kinds, read } = table;

/** Attack and Defense alike, so that a margin is what the dice differ by; against a Major resistance needs 10 on the dice. */
const TRAITS = { attack: 3, effect: 4, defense: 3, resilience: 4 };
const ROOTS = { body: 1, mind: 1, soul: 1, control: 1, fate: 1, spirit: 1 };
const PILLAR_NAMES = ['violence', 'influence', 'revelation'] as const;

/** SCL 2: one rank die of six sides, a track of 5 strained from 3 on, 1/1/1 a round. */
const person = (id: string, role: string, more: Fields): Fields => ({
  id,
  name: id.toUpperCase(),
  role,
  roots: ROOTS,
  techniques: [],
  ...more,
  ...Object.fromEntries(PILLAR_NAMES.map((key) => [key, { ...TRAITS, ...(more[key] as Fields | undefined) }])),
});

export const hero = (id: string, more: Fields = {}): Fields => person(id, 'HERO', more);
export const foe = (id: string, more: Fields = {}): Fields => person(id, 'RIVAL', more);

/** Roots that make this SCL, half of it CL. */
export const rootsOf = (scl: number): Fields => {
  const [core, spirit] = [Math.ceil(scl / 2), Math.floor(scl / 2)];
  return { body: core, mind: core, soul: core, control: spirit, fate: spirit, spirit };
};

export const technique = (id: string, more: Fields = {}): Fields => ({ id, name: id, action: 'MAJOR', ...more });

const basic = (id: string, action: string, does: string, more: Fields = {}): Fields =>
  technique(id, { action, does, basic: true, ...more });

/** Techniques of every character; reactions have to be learned here, so that no window opens where a test asks for none. */
const TECHNIQUES: readonly Fields[] = [
  basic('strike', 'MAJOR', 'ATTACK'),
  basic('press', 'MAJOR', 'ATTACK', { pillar: 'INFLUENCE' }),
  basic('unveil', 'MAJOR', 'ATTACK', { pillar: 'REVELATION' }),
  basic('advance', 'MAJOR', 'ADVANCE'),
  basic('manifest', 'MAJOR', 'MANIFEST'),
  basic('guard', 'MINOR', 'GUARD'),
  basic('move', 'MINOR', 'MOVE'),
  basic('set-up', 'MINOR', 'SETUP'),
  basic('assist', 'MINOR', 'ASSIST'),
  basic('ward-body', 'MINOR', 'WARD'),
  basic('prepare', 'MINOR', 'PREPARE'),
  basic('attune', 'MINOR', 'ATTUNE'),
  basic('feint', 'BONUS', 'FEINT'),
  basic('jab', 'BONUS', 'ATTACK'),
  technique('parry', { action: 'REACTION', does: 'PARRY' }),
  technique('brace', { action: 'REACTION', does: 'BRACE' }),
  technique('riposte', { action: 'REACTION', does: 'RIPOSTE', tags: ['improved-reaction'] }),
  technique('step-in', {
    action: 'REACTION',
    does: 'INTERPOSE',
    tags: ['improved-reaction'],
    triggers: ['ALLY_TARGETED'],
  }),
  technique('iron-skin', { action: 'REACTION', does: 'WARD', tags: ['reactive'] }),
  technique('breath', { action: 'BONUS', does: 'PREPARE' }),
];

interface Changes {
  readonly fight?: Fields;
  readonly scene?: Fields;
  readonly technique?: readonly Fields[];
  readonly domain?: readonly Fields[];
  readonly tuning?: Fields;
  readonly difficulty?: Fields;
}

const end = (id: string, result: string): Fields => ({ id, end: { result, title: id } });

/** Every build may be, and no actor recovers between rounds unless a test says so. */
const TUNING = { points_per_scl: 99, cap_per_scl: 12, trait_per_scl: 6, micro_uses: 0, recovered_marks: 0 };

/** A page, then one fight of these heroes against these foes in zone 1, then the end. */
export const round = (heroes: readonly Fields[], foes: readonly Fields[], changes: Changes = {}): Fields => ({
  ...(changes.difficulty ? { difficulty: changes.difficulty } : {}),
  tuning: { ...TUNING, ...changes.tuning },
  technique: [...TECHNIQUES, ...(changes.technique ?? [])],
  domain: changes.domain ?? [],
  character: [...heroes, ...foes],
  scene: {
    id: 'scene',
    title: 'A scene',
    kind: 'DUEL',
    line: 'Two sides and a yard.',
    minutes: 1,
    party: heroes.map(({ id }) => id),
    clock: [{ id: 'story', name: 'Story', size: 8, kind: 'STORY' }],
    beat: [
      { id: 'page', next: [{ to: 'fight' }] },
      {
        id: 'fight',
        fight: {
          foe: foes.map(({ id }) => ({ who: id })),
          won: 'won',
          lost: 'lost',
          drawn: 'drawn',
          withdraw: 'away',
          ...changes.fight,
        },
      },
      end('won', 'WON'),
      end('lost', 'LOST'),
      end('drawn', 'DRAWN'),
      end('away', 'LOST'),
    ],
    ...changes.scene,
  },
});

/** What the dice show: "15+3" is a d20 of 15 and a rank die of 3. Each side has its own, initiative one d20 an actor. */
export interface Dice {
  readonly initiative?: string;
  readonly heroes?: string;
  readonly foes?: string;
}

const shown = (text: string): readonly number[] =>
  text
    .split(/[\s+]+/)
    .filter((word) => word !== '')
    .map((word) => Number(word) - 1);

const inRosterOrder = (count: number): string => Array.from({ length: count }, (_, i) => 20 - i).join(' ');

const seedOf = (setup: Setup, { initiative, heroes = '', foes = '' }: Dice) =>
  scripted({
    initiative: shown(initiative ?? inRosterOrder(setup.actors.length)),
    'dice 0': shown(heroes),
    'dice 1': shown(foes),
  });

export interface Played extends Position<Setup, State> {
  /** What seat 0 sees. */
  readonly view: View;
  /** What the last line told, and what all of them did. */
  readonly events: readonly Event[];
  readonly told: readonly Event[];
}

const seatOf = (line: string): readonly [seat: Seat, actions: readonly string[]] => {
  const [, seat, actions] = /^([01]): (.+)$/.exec(line) ?? [];
  if (seat === undefined) throw new Error(`whose line is "${line}"?`);
  return [Number(seat) as Seat, actions!.split('; ')];
};

/** The page is turned, then every line is played: "0: declare a strike b; ready". A refusal is a fault of the test. */
export const playOn = (setup: Setup, seed: Seed, lines: readonly string[]): Played => {
  let state = encounter.start(setup, seed);
  let events: Event[] = [];
  const told: Event[] = [];
  for (const line of ['0: go-on', ...lines]) {
    const [seat, actions] = seatOf(line);
    events = [];
    for (const text of actions) {
      const next = encounter.step(setup, state, seat, table.actionOf(setup, text), events);
      if (next instanceof Refusal) throw new Error(`${line}: ${next.code} ${JSON.stringify(next.data)}`);
      state = next;
    }
    told.push(...events);
  }
  return { setup, state, view: encounter.view(setup, state, 0), events, told };
};

/** None of the dice may be left over. */
export const play = (written: Fields, dice: Dice, ...lines: readonly string[]): Played => {
  const setup = read(written);
  const script = seedOf(setup, dice);
  const played = playOn(setup, script.seed, lines);
  script.done();
  return played;
};

/** Why the last action is refused after everything before it, or undefined where it is not. */
export const refused = (written: Fields, dice: Dice, ...lines: readonly string[]): Refusal | undefined => {
  const [seat, actions] = seatOf(lines.at(-1)!);
  const before = actions.slice(0, -1).join('; ');
  const at = play(written, dice, ...lines.slice(0, -1), ...(before === '' ? [] : [`${seat}: ${before}`]));
  const action = encounter.parse(at.setup, actions.at(-1)!);
  return action.ok ? table.refusedAction(at, seat, action.value) : action.fault;
};

/** Code and data of a refusal in one. */
export const why = (refusal: Refusal | undefined): Json => (refusal ? { code: refusal.code, ...refusal.data } : null);

export const legal = ({ setup, state }: Position<Setup, State>, seat: Seat): readonly string[] =>
  encounter.legal(setup, state, seat).map((action) => encounter.format(setup, action));

export const previewed = ({ setup, state }: Position<Setup, State>, seat: Seat, line: string): Preview<Event> => {
  const seen = preview(encounter, setup, state, seat, table.actionOf(setup, line));
  if (seen instanceof Refusal) throw new Error(`${line}: ${seen.code}`);
  return seen;
};

export const actorIn = ({ actors }: View, id: string): ActorView => {
  const found = actors.find((one) => one.id === id);
  if (!found) throw new Error(`nobody is called ${id}`);
  return found;
};

/** "1/2" of every action: Major, Minor, Bonus, Reaction. */
export const budget = (view: View, id: string): string => {
  const { major, minor, bonus, reaction } = actorIn(view, id);
  return [major, minor, bonus, reaction].map(({ used, total }) => `${used}/${total}`).join(' ');
};

/** Every event of a kind. */
export const all = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): readonly Extract<Event, { kind: Kind }>[] =>
  events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

/** A number of intents of one seat, drawn from what it may declare. */
export const declareAny = (
  setup: Setup,
  from: State,
  seat: Seat,
  stream: Stream,
  count: number,
  log?: Event[],
): State => {
  let state = from;
  for (let left = count; left > 0; left -= 1) {
    const moves = encounter.legal(setup, state, seat).filter(({ kind }) => kind === 'declare');
    if (moves.length === 0) break;
    state = encounter.step(setup, state, seat, moves[stream.below(moves.length)]!, log) as State;
  }
  return state;
};

export const readyUp = (setup: Setup, state: State, seat: Seat, log?: Event[]): State =>
  encounter.step(setup, state, seat, { kind: 'ready' }, log) as State;
