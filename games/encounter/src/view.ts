import type { Outcome, Seat } from '@lockstep/kernel';
import type { Intent } from './action.ts';
import type { Actor } from './actor.ts';
import { barToPick, beatOf } from './beat.ts';
import { budgetFor, groundOf, invokesOf, overOf, planOf, tallyOf } from './budget.ts';
import { intentOf } from './clash.ts';
import { orderOf, turnOf } from './fight.ts';
import { seenMoves } from './look.ts';
import {
  ABSENT,
  ANSWERED,
  degreeAt,
  domainOf,
  guardOf,
  HIT,
  hasBit,
  hitActor,
  hitContact,
  hitFlags,
  hitKit,
  hitSlot,
  hitTarget,
  hitTotal,
  initiativeOf,
  lingerOf,
  marksOf,
  nuancesUsed,
  preparedOf,
  reactionsUsed,
  rungOf,
  stageOf,
  staminaOf,
  statusOf,
  strainedOf,
  wardOf,
  watchingOf,
  zoneOf,
} from './numbers.ts';
import { outcome } from './outcome.ts';
import type { Check, Speech } from './scene.ts';
import type { Setup } from './setup.ts';
import { defenceOf, offenceOf, virtualsOf } from './sheet.ts';
import type { State } from './state.ts';
import { mayGoOn, toMove } from './step.ts';
import { type Tell, tellOf } from './tell.ts';
import { seqLevel } from './tempo.ts';
import { type Rating, rate } from './threat.ts';
import {
  type ClockKind,
  DOMAIN_STATES,
  type DomainState,
  LADDERS,
  PILLAR_KEYS,
  PILLARS,
  type Pillar,
  type Role,
  SIDES,
  type Side,
  SLOTS,
  type Slot,
  type Speed,
  type Stage,
  TRACKS,
  type Track,
} from './vocabulary.ts';

/** Spent of how many. */
export interface Spent {
  readonly used: number;
  readonly total: number;
}

export interface PillarView {
  readonly pillar: Pillar;
  readonly attack: number;
  readonly effect: number;
  readonly defense: number;
  readonly resilience: number;
  readonly ward: number;
  readonly ocr: number;
  readonly dcr: number;
  readonly rung: number;
  /** What the rung is called; null at rung 0. */
  readonly condition: string | null;
  readonly trackName: Track;
  readonly marks: number;
  readonly track: number;
  readonly strained: boolean;
  readonly warded: boolean;
  /** Upkeeps that still leave a mark. */
  readonly lingering: number;
}

export interface ActorView {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly character: string;
  readonly seat: Seat;
  readonly role: Role;
  readonly status: 'ABSENT' | 'STANDING' | 'OUT' | 'TAKEN_OUT';
  readonly zone: number;
  readonly initiative: number;
  readonly scl: number;
  readonly speed: Speed;
  readonly over: number;
  readonly seqLevel: number;
  readonly ocr: number;
  readonly dcr: number;
  readonly pillars: readonly PillarView[];
  readonly major: Spent;
  readonly minor: Spent;
  readonly bonus: Spent;
  readonly reaction: Spent;
  readonly nuance: Spent;
  readonly prepared: boolean;
  readonly guarded: boolean;
  /** E48: how it begins the round, once its side is ready; null where that is not shown. */
  readonly tell: Tell | null;
  /** The counter that Prepared waits with. */
  readonly watching: string | null;
  readonly domain: {
    readonly id: string;
    readonly name: string;
    readonly state: DomainState;
    readonly strain: number;
    readonly size: number;
  } | null;
  readonly stamina: {
    readonly filled: number;
    readonly size: number;
    readonly phase: number;
    readonly phases: number;
  } | null;
  readonly techniques: readonly { readonly id: string; readonly left: number | null }[];
}

export interface ChoiceView {
  readonly id: string;
  readonly label: string;
  readonly check: Check | null;
  /** Why it cannot be chosen now; null where it can. */
  readonly bar: string | null;
}

export interface HitView {
  readonly hit: number;
  readonly actor: string;
  readonly technique: string;
  readonly target: string;
  readonly slot: Slot;
  readonly total: number;
  readonly contact: number;
  readonly degree: number;
  readonly answered: boolean;
}

/** A roll against a number in the Clash, which a Nuance can still raise. */
export interface TestView {
  /** Its number among the rolls of the Clash. */
  readonly hit: number;
  readonly actor: string;
  readonly technique: string;
  readonly total: number;
  readonly degree: number;
}

export interface FightView {
  readonly stage: Stage;
  readonly round: number;
  readonly zones: number;
  readonly pressure: { readonly filled: number; readonly size: number };
  readonly order: readonly string[];
  readonly ready: readonly boolean[];
  readonly goal: string | null;
  readonly danger: string | null;
  readonly mayWithdraw: boolean;
  /** How likely the heroes were to win it when it began, in a hundred; and whether that is over the threat limit. */
  readonly rating: Rating;
  /** What may be attacked here. */
  readonly pillars: readonly Pillar[];
  /** The seat's own intents while they are sealed, and those it paid to see; all intents once they are revealed. */
  readonly intents: readonly Intent[];
  readonly revealed: boolean;
  readonly hits: readonly HitView[];
  readonly tests: readonly TestView[];
  /** Whose window or Nuance it is. */
  readonly turn: string | null;
}

/** Something that an earlier scene left: who joined, a tag that is there, a condition. */
export type CarriedView =
  | { readonly kind: 'ALLY'; readonly who: string; readonly line: string | null }
  | { readonly kind: 'TAG'; readonly tag: string; readonly name: string; readonly side: Side }
  | { readonly kind: 'WOUND'; readonly who: string; readonly pillar: Pillar; readonly rung: number };

/** All a seat may know. */
export interface View {
  readonly phase: State['phase'];
  readonly scene: { readonly id: string; readonly title: string; readonly kind: string };
  readonly difficulty: string;
  /** What earlier scenes left in this one. */
  readonly carried: readonly CarriedView[];
  readonly beat: {
    readonly id: string;
    readonly place: string | null;
    readonly say: readonly Speech[];
    readonly objective: boolean;
  };
  readonly choices: readonly ChoiceView[];
  readonly checks: Spent;
  readonly mayGoOn: boolean;
  readonly clocks: readonly {
    readonly id: string;
    readonly name: string;
    readonly kind: ClockKind;
    readonly size: number;
    readonly filled: number;
    readonly risen: number;
  }[];
  readonly tags: readonly {
    readonly id: string;
    readonly name: string;
    readonly side: Side;
    readonly invokes: number;
    readonly lasting: number;
  }[];
  /** What each side can spend now, openings included; and what comes next round. */
  readonly invokes: readonly number[];
  readonly fresh: readonly number[];
  readonly actors: readonly ActorView[];
  readonly fight: FightView | null;
  readonly toMove: readonly Seat[];
  readonly outcome: Outcome | null;
}

const STATUSES = ['ABSENT', 'STANDING', 'OUT', 'TAKEN_OUT'] as const;

const pillarViews = (setup: Setup, state: State, actor: Actor): readonly PillarView[] => {
  const virtuals = virtualsOf(actor.character, setup.kits, setup.tuning);
  return PILLARS.map((pillar, i) => {
    const rung = rungOf(state.actors, actor.index, i);
    const marks = marksOf(state.actors, actor.index, i);
    const traits = { ...actor.character[PILLAR_KEYS[i]!], attack: actor.attack[i]!, defense: actor.defense[i]! };
    return {
      pillar,
      ...traits,
      ocr: offenceOf(traits, virtuals[i]!),
      dcr: defenceOf(traits),
      rung,
      condition: rung === 0 ? null : LADDERS[pillar][rung - 1]!,
      trackName: TRACKS[i]!,
      marks,
      track: actor.track,
      strained: marks >= actor.strain,
      warded: wardOf(state.actors, actor.index, i) > 0,
      lingering: lingerOf(state.actors, actor.index, i),
    };
  });
};

const domainView = (setup: Setup, state: State, { index, domain }: Actor): ActorView['domain'] => {
  if (domain < 0) return null;
  const { id, name } = setup.script.domain[domain]!;
  return {
    id,
    name,
    state: DOMAIN_STATES[domainOf(state.actors, index)]!,
    strain: strainedOf(state.actors, index),
    size: setup.tuning.strain,
  };
};

const actorView = (setup: Setup, state: State, actor: Actor, seat: Seat | 'watcher'): ActorView => {
  const { character, index } = actor;
  const over = overOf(setup, state, actor);
  const budget = budgetFor(setup, state, actor);
  // What the other side has spent is as sealed as its intents are.
  const sealed = state.phase === 'INTENT' && actor.seat !== seat;
  const tally = tallyOf(setup, state, sealed ? [] : planOf(state, actor.seat), index);
  const pillars = pillarViews(setup, state, actor);
  const phase = Math.min(stageOf(state.actors, actor.index), Math.max(0, actor.clocks.length - 1));
  return {
    id: actor.id,
    name: actor.name,
    title: character.title ?? null,
    character: character.id,
    seat: actor.seat,
    role: character.role,
    status: STATUSES[statusOf(state.actors, actor.index)]!,
    zone: zoneOf(state.actors, actor.index) + 1,
    initiative: initiativeOf(state.actors, actor.index),
    scl: actor.scl,
    speed: character.speed,
    over,
    seqLevel: seqLevel(actor.scl, character.speed, over),
    ocr: Math.max(...pillars.map(({ ocr }) => ocr)),
    dcr: Math.max(...pillars.map(({ dcr }) => dcr)),
    pillars,
    major: { used: tally.major, total: budget.major },
    minor: { used: tally.minor, total: budget.minor + tally.extra },
    bonus: { used: tally.bonus, total: budget.bonus },
    reaction: { used: reactionsUsed(state.actors, actor.index), total: actor.reactions },
    nuance: {
      used: sealed
        ? nuancesUsed(state.actors, actor.index)
        : Math.max(tally.nuance, nuancesUsed(state.actors, actor.index)),
      total: actor.veryFast ? 1 : 0,
    },
    prepared: state.phase === 'INTENT' ? tally.prepared : preparedOf(state.actors, actor.index) > 0,
    guarded: guardOf(state.actors, actor.index) > 0,
    tell: tellOf(setup, state, seat, index),
    watching:
      watchingOf(state.actors, actor.index) === 0 ? null : setup.kits[watchingOf(state.actors, actor.index) - 1]!.id,
    domain: domainView(setup, state, actor),
    stamina:
      actor.clocks.length === 0
        ? null
        : {
            filled: staminaOf(state.actors, actor.index),
            size: actor.clocks[phase]!,
            phase: phase + 1,
            phases: actor.clocks.length,
          },
    techniques: actor.kit.map((place) => {
      const { id, uses } = setup.kits[place]!;
      const used = setup.usesAt[index]![place]!;
      return { id, left: used < 0 ? null : uses - state.uses[used]! };
    }),
  };
};

const hitViews = (setup: Setup, { hits }: State): readonly HitView[] =>
  Array.from({ length: hits.length / HIT }, (_, i) => i).flatMap((i) => {
    const at = i * HIT;
    if (hitTarget(hits, at) < 0) return [];
    return {
      hit: i + 1,
      actor: setup.actors[hitActor(hits, at)]!.id,
      technique: setup.kits[hitKit(hits, at)]!.id,
      target: setup.actors[hitTarget(hits, at)]!.id,
      slot: SLOTS[hitSlot(hits, at)]!,
      total: hitTotal(hits, at),
      contact: hitContact(hits, at),
      degree: degreeAt(hits, at),
      answered: (hitFlags(hits, at) & ANSWERED) !== 0,
    };
  });

/** Set-ups, advances and pushes that are not settled yet. */
const testViews = (setup: Setup, { hits, phase }: State): readonly TestView[] =>
  phase !== 'CLASH'
    ? []
    : Array.from({ length: hits.length / HIT }, (_, i) => i).flatMap((i) => {
        const at = i * HIT;
        if (hitTarget(hits, at) >= 0) return [];
        return {
          hit: i + 1,
          actor: setup.actors[hitActor(hits, at)]!.id,
          technique: setup.kits[hitKit(hits, at)]!.id,
          total: hitTotal(hits, at),
          degree: hitContact(hits, at),
        };
      });

const fightView = (setup: Setup, state: State, seat: Seat | 'watcher'): FightView | null => {
  if (state.phase === 'BEAT' || state.phase === 'OVER') return null;
  const { pressure, fight } = groundOf(setup, state);
  const { zones, goal, danger, withdraw, pillars } = fight;
  const order = orderOf(state);
  const sealed = state.phase === 'INTENT';
  const seats = sealed ? (seat === 'watcher' ? [] : [seat]) : [0, 1];
  return {
    stage: state.phase,
    round: state.round,
    zones,
    pressure: { filled: state.pressure, size: pressure },
    order: order.map((index) => setup.actors[index]!.id),
    ready: [0, 1].map((one) => hasBit(state.ready, one)),
    goal: goal ?? null,
    danger: danger ?? null,
    mayWithdraw: withdraw !== undefined,
    rating: rate(setup, state.beat),
    pillars,
    intents: [
      ...seats.flatMap((one) => planOf(state, one)),
      ...(sealed && seat !== 'watcher' ? seenMoves(setup, state, seat) : []),
    ].map((move) => intentOf(setup, setup.moves[move]!)),
    revealed: !sealed,
    hits: hitViews(setup, state),
    tests: testViews(setup, state),
    turn: sealed ? null : setup.actors[turnOf(state)]!.id,
  };
};

const choiceViews = (setup: Setup, state: State): readonly ChoiceView[] => {
  if (state.phase !== 'BEAT') return [];
  return beatOf(setup, state).choice.map(({ id, label, check }, choice) => {
    const bars = setup.picks
      .filter((pick) => pick.beat === state.beat && pick.choice === choice)
      .map((pick) => barToPick(setup, state, pick));
    return { id, label, check: check ?? null, bar: bars.includes('') ? null : (bars[0] ?? null) };
  });
};

const carriedViews = ({ script: { scene }, carried, tuning }: Setup): readonly CarriedView[] => {
  const held = (from: readonly string[] = []): boolean => from.some((memory) => carried.memories.includes(memory));
  return [
    ...(scene.ally ?? []).flatMap(({ who, from, line }): readonly CarriedView[] =>
      held(from) ? [{ kind: 'ALLY', who, line: line ?? null }] : [],
    ),
    ...scene.tag.flatMap(({ id, name, side, from }): readonly CarriedView[] =>
      held(from) ? [{ kind: 'TAG', tag: id, name, side }] : [],
    ),
    ...carried.wounds.map(
      ({ hero, pillar, rung }): CarriedView => ({
        kind: 'WOUND',
        who: hero,
        pillar: PILLARS[pillar]!,
        rung: Math.min(rung, tuning.carried_rung),
      }),
    ),
  ];
};

export const view = (setup: Setup, state: State, seat: Seat | 'watcher'): View => {
  const { scene, difficulty } = setup.script;
  const beat = beatOf(setup, state);
  return {
    phase: state.phase,
    scene: { id: scene.id, title: scene.title, kind: scene.kind },
    difficulty: difficulty.id,
    carried: carriedViews(setup),
    beat: { id: beat.id, place: beat.place ?? null, say: beat.say, objective: beat.objective },
    choices: choiceViews(setup, state),
    checks: { used: state.checks, total: setup.tuning.beat_checks },
    mayGoOn: state.phase === 'BEAT' && mayGoOn(setup, state),
    clocks: scene.clock.map(({ id, name, kind, size }, i) => ({
      id,
      name,
      kind,
      size,
      filled: state.clocks[i]!,
      risen: state.risen[i]!,
    })),
    tags: scene.tag.flatMap(({ id, name, side }, i) =>
      hasBit(state.held, i) ? [{ id, name, side, invokes: state.invokes[i + 2]!, lasting: state.lasting[i]! }] : [],
    ),
    invokes: SIDES.map((_, side) => invokesOf(setup, state, side)),
    fresh: [state.fresh0, state.fresh1],
    actors: setup.actors
      .filter(({ index }) => statusOf(state.actors, index) !== ABSENT)
      .map((actor) => actorView(setup, state, actor, seat)),
    fight: fightView(setup, state, seat),
    toMove: toMove(setup, state),
    outcome: outcome(setup, state) ?? null,
  };
};
