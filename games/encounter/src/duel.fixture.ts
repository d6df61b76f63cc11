import { type Fields, scripted, tableOf } from '@lockstep/conformance';
import type { Issue } from '@lockstep/kernel';
import type { Event } from './action.ts';
import type { Actor } from './actor.ts';
import { strike } from './clash.ts';
import type { Dice } from './dice.ts';
import { encounter } from './encounter.ts';
import type { Kit } from './kit.ts';
import type { Move } from './move.ts';
import { numberOf, RUNG, setActor } from './numbers.ts';
import type { Setup } from './setup.ts';
import { diceOf, open, type Work } from './work.ts';

export type { Fields } from '@lockstep/conformance';

const table = tableOf(encounter);
export const { read } = table;

/** Roots that make this CL and SL: the ranks of Violence, and of the other two. */
export const roots = (core: number, spirit: number): Fields => ({
  body: core,
  mind: core,
  soul: core,
  control: spirit,
  fate: spirit,
  spirit,
});

export const traits = (attack: number, effect: number, defense: number, resilience: number, ward = 0): Fields => ({
  attack,
  effect,
  defense,
  resilience,
  ward,
});

const person = (id: string, role: string, more: Fields): Fields => ({
  id,
  name: id,
  role,
  roots: roots(1, 1),
  violence: traits(4, 3, 3, 2),
  influence: traits(2, 2, 2, 2),
  revelation: traits(1, 1, 1, 1),
  techniques: [],
  ...more,
});

/** SCL 2 and balanced: caps of 8, one rank die of six sides, tracks of 5 that are strained from 3 on. */
export const hero = (id: string, more: Fields = {}): Fields => person(id, 'HERO', more);
export const foe = (id: string, more: Fields = {}): Fields => person(id, 'RIVAL', more);

export const technique = (id: string, more: Fields = {}): Fields => ({ id, name: id, action: 'MAJOR', ...more });

/** One attack an action, known to all. */
const TECHNIQUES: readonly Fields[] = [
  technique('strike', { basic: true }),
  technique('press', { basic: true, pillar: 'INFLUENCE' }),
  technique('shove', { basic: true, action: 'MINOR' }),
  technique('jab', { basic: true, action: 'BONUS' }),
  technique('feint', { basic: true, action: 'BONUS', does: 'FEINT' }),
];

interface Changes {
  readonly heroes?: readonly Fields[];
  readonly foes?: readonly Fields[];
  readonly technique?: readonly Fields[];
  readonly tag?: readonly Fields[];
  readonly domain?: readonly Fields[];
  readonly tuning?: Fields;
  readonly difficulty?: Fields;
}

/** A scene that is one fight from its first moment, with all actors in one zone. */
export const duel = (changes: Changes = {}): Fields => {
  const { heroes = [hero('ann')], foes = [foe('fox')], technique: more = [], tag = [], ...rest } = changes;
  return {
    ...rest,
    character: [...heroes, ...foes],
    technique: [...TECHNIQUES, ...more],
    scene: {
      id: 'yard',
      title: 'A yard',
      kind: 'DUEL',
      line: 'Nobody else is there.',
      minutes: 1,
      party: heroes.map(({ id }) => id),
      tag,
      clock: [{ id: 'story', name: 'Story', size: 8, kind: 'STORY' }],
      beat: [
        { id: 'fight', fight: { foe: foes.map(({ id }) => ({ who: id })), won: 'won', lost: 'lost' } },
        { id: 'won', end: { result: 'WON', title: 'Won' } },
        { id: 'lost', end: { result: 'LOST', title: 'Lost' } },
      ],
    },
  };
};

/** What is wrong with a setup. */
export const issuesOf = (written: Fields): readonly Issue[] => {
  const setup = encounter.parseSetup(written);
  return setup.ok ? [] : setup.fault;
};

/** What the dice show, from 1 on: "15+3" is a d20 of 15 and a rank die of 3. */
interface Shown {
  readonly initiative?: string;
  readonly heroes?: string;
  readonly foes?: string;
}

const rolls = (text: string): readonly number[] =>
  text
    .split(/[\s+]+/)
    .filter((word) => word !== '')
    .map((word) => Number(word) - 1);

export interface Duel {
  readonly setup: Setup;
  readonly work: Work;
  readonly dice: Dice;
  /** Throws when a die is left over. */
  readonly done: () => void;
}

/** Round 1, nothing declared; initiative is 1 for all unless it is said. */
export const begin = (written: Fields, { initiative, heroes = '', foes = '' }: Shown = {}): Duel => {
  const setup = read(written);
  const script = scripted({
    initiative: rolls(initiative ?? setup.actors.map(() => '1').join(' ')),
    'dice 0': rolls(heroes),
    'dice 1': rolls(foes),
  });
  const work = open(encounter.start(setup, script.seed));
  return { setup, work, dice: diceOf(setup, work)!, done: script.done };
};

export const actorOf = ({ setup }: Pick<Duel, 'setup'>, id: string): Actor => {
  const actor = setup.actors.find((one) => one.id === id);
  if (!actor) throw new Error(`nobody is called ${id}`);
  return actor;
};

export const kitOf = ({ setup }: Pick<Duel, 'setup'>, id: string): Kit => {
  const kit = setup.kits.find((one) => one.id === id);
  if (!kit) throw new Error(`no technique is called ${id}`);
  return kit;
};

/** Sets one of an actor's numbers; those in threes have one a pillar. */
export const put = ({ setup, work }: Duel, id: string, field: number, value: number, pillar = 0): void => {
  setActor(work.actors, actorOf({ setup }, id).index, field + pillar, value);
};

export const get = ({ setup, work }: Duel, id: string, field: number, pillar = 0): number =>
  numberOf(work.actors, actorOf({ setup }, id).index, field + pillar);

export const rungs = (at: Duel, id: string): readonly number[] => [0, 1, 2].map((pillar) => get(at, id, RUNG, pillar));

export const moveOf = ({ setup }: Pick<Duel, 'setup'>, text: string): Move => {
  const index = setup.moveAt.get(`declare ${text}`);
  if (index === undefined) throw new Error(`nobody can declare ${text}`);
  return setup.moves[index]!;
};

type Clashed = Extract<Event, { kind: 'clashed' }>;

/** The attack of a move ("ann strike fox +6"), rolled as in a Clash, and all it told. */
export const attack = (at: Duel, text: string, assists = 0): { readonly clashed: Clashed; readonly log: Event[] } => {
  const { setup, work, dice } = at;
  const { actor, kit, slot, target, invoke } = moveOf(at, text);
  const log: Event[] = [];
  strike(
    setup,
    work,
    dice,
    { actor: setup.actors[actor]!, kit: setup.kits[kit]!, slot, target: setup.actors[target]!, assists, invoke },
    0,
    log,
  );
  const [clashed] = log;
  if (clashed?.kind !== 'clashed') throw new Error('nothing clashed');
  return { clashed, log };
};
