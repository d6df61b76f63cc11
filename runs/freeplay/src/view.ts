import { type Artifact, type View as GatesView, gates, TOOLS, type Tool } from '@lockstep/gates';
import type { Outcome } from '@lockstep/kernel';
import { type View as StoryView, view as storyView } from '@lockstep/testimony';
import { gatesOf, nightOf } from './act.ts';
import { choicesOf } from './cache.ts';
import { puzzleOf } from './case.ts';
import type { Changes } from './changes.ts';
import { actBehind } from './crossing.ts';
import { unpaid } from './effect.ts';
import { KOA_MOVES, type KoaMove } from './koa/action.ts';
import { type KoaState, type Night, parseEdit, testimonyOf, withFlagged } from './koa/incident.ts';
import { koaOutcome } from './koa/outcome.ts';
import { KOA_COST } from './koa/turn.ts';
import type { OfferKind } from './offer.ts';
import { outcome } from './outcome.ts';
import type { Setup } from './setup.ts';
import type { Edition } from './shelf.ts';
import type { Crossing, Door, Ending, State } from './state.ts';

/** A night as Testimony shows it, and what Freeplay adds. */
export interface KoaView extends StoryView {
  readonly tokens: number;
  readonly tokensMost: number;
  readonly costs: { readonly [move in KoaMove]: number };
  readonly corroborations: number;
  readonly cycles: number;
  readonly cycleMost: number;
  readonly faceDown: number;
  /** Cards in hand that REWIRE has changed, or CORROBORATE has anchored. */
  readonly rewired: readonly string[];
  readonly anchored: readonly string[];
  /** [F25] What holds tonight alone. */
  readonly rule: { readonly name: string; readonly line: string } | null;
  readonly exploitDamage: number;
  readonly rewireMinutes: readonly number[];
}

export interface OfferView {
  readonly id: OfferKind;
  readonly name: string;
  readonly line: string;
  readonly cost: number;
  readonly affordable: boolean;
  /** Of an offer about artifacts, which; of a tool, which. */
  readonly artifacts: readonly Artifact[];
  readonly tool: { readonly id: Tool; readonly name: string; readonly line: string } | null;
}

/** What lies behind a door, as far as it can be seen. */
export interface BehindView {
  readonly title: string;
  readonly target: string;
  readonly line: string;
  readonly turns: number;
  /** With AURA, her gates; with KOA, how much Resistance. */
  readonly gates: readonly { readonly name: string; readonly strength: number }[];
  readonly resistance: number | null;
  /** What holds there. */
  readonly rules: readonly { readonly name: string; readonly line: string }[];
}

export interface ChoiceView {
  readonly name: string;
  readonly line: string;
  readonly changes: Changes;
  readonly affordable: boolean;
  readonly behind: BehindView | null;
}

/** [F26], [F27]: an event, or the doors to the next act. */
export interface CrossingView {
  readonly kind: 'event' | 'doors';
  readonly title: string | null;
  readonly line: string | null;
  readonly choices: readonly ChoiceView[];
}

export interface View {
  readonly edition: Edition;
  readonly run: { readonly id: string; readonly title: string };
  readonly kit: { readonly id: string; readonly name: string } | null;
  readonly level: { readonly id: string; readonly name: string; readonly line: string; readonly number: number };
  readonly phase: 'incident' | 'cache' | 'crossing' | 'over';
  /** From 1. */
  readonly act: number;
  readonly acts: readonly { readonly title: string | null; readonly turns: number | null }[];
  readonly incident: { readonly id: string; readonly title: string; readonly target: string; readonly line: string };
  readonly tokens: number;
  readonly scrutiny: number;
  readonly credits: number;
  readonly exploit: boolean;
  readonly deck: readonly string[];
  readonly tools: readonly Tool[];
  readonly gates: GatesView | null;
  readonly koa: KoaView | null;
  readonly offers: readonly OfferView[];
  readonly crossing: CrossingView | null;
  /** What the run teaches here, where it teaches. */
  readonly note: string | null;
  readonly ended: Ending | null;
  readonly outcome: Outcome | null;
}

const koaView = (night: Night, state: KoaState): KoaView => {
  const setup = testimonyOf(night, state.edits);
  const shown = storyView(setup, withFlagged(state));
  const { rules } = night;
  const held = state.story.hand | state.story.story;
  const edited = (trust: boolean): readonly string[] =>
    state.edits
      .map(parseEdit)
      .flatMap(({ card, kind }) => ((kind === 'trust') === trust ? [night.puzzle.card[card]!.id] : []));
  const ended = koaOutcome(night, state);
  return {
    ...shown,
    phase: ended ? 'result' : 'solve',
    outcome: null,
    badges: [],
    cards: shown.cards.filter((_, i) => (held >> i) & 1),
    counters: shown.counters.map((counter) => {
      const place = setup.script.counter.findIndex(({ id }) => id === counter.id);
      const mine = setup.script.card.filter((card, i) => (held >> i) & 1 && card.refutes.includes(counter.id));
      return {
        ...counter,
        played: ((state.story.shown >> place) & 1) === 1,
        refutedBy: mine.map(({ id }) => id),
      };
    }),
    tokens: state.tokens,
    tokensMost: rules.tokens_most,
    costs: Object.fromEntries(KOA_MOVES.map((move) => [move, KOA_COST(night, move)])) as KoaView['costs'],
    corroborations: state.corroborations,
    cycles: state.cycles,
    cycleMost: rules.cycle_most,
    faceDown: night.puzzle.card.filter((_, i) => (state.down >> i) & 1).length,
    rewired: edited(false),
    anchored: edited(true),
    rule: night.rule,
    exploitDamage: rules.exploit_damage,
    rewireMinutes: rules.rewire_minutes,
  };
};

const offerViews = (setup: Setup, state: State): readonly OfferView[] =>
  (state.offers ?? []).map((offered) => {
    const { script } = setup;
    const { id, name, line } = script.offer[offered.offer]!;
    const tool = id === 'TOOL' ? script.tool.find((one) => one.id === TOOLS[offered.about[0]!]) : undefined;
    return {
      id,
      name,
      line,
      cost: offered.cost,
      affordable: offered.cost <= state.credits,
      artifacts: choicesOf(setup, state, offered).map((at) => script.artifact[at]!),
      tool: tool ? { id: tool.id, name: tool.name, line: tool.line } : null,
    };
  });

const behindView = (setup: Setup, state: State, door: Door): BehindView => {
  const act = actBehind(state, door);
  if (setup.edition === 'gates') {
    const { script } = gatesOf(setup, act);
    const { title, target, line } = setup.script.incident[door.incident]!;
    return {
      title,
      target,
      line,
      turns: script.turns,
      gates: script.gate.map(({ name, strength }) => ({ name, strength })),
      resistance: null,
      rules: script.modifier.map((one) => ({ name: one.name, line: one.line })),
    };
  }
  const night = setup.nights[door.incident]!;
  const { koa } = setup.script;
  const row = puzzleOf({ ...night, concern: [], counter: [], card: [], down: [] }, koa, {
    resistance: setup.difficulty.resistance - state.soften,
    turns: setup.difficulty.turns,
  });
  return {
    title: night.title,
    target: night.target,
    line: night.line,
    turns: row.turns,
    gates: [],
    resistance: row.resistance,
    rules: 'rule' in night && night.rule ? [{ name: night.rule.name, line: night.rule.line }] : [],
  };
};

const crossingView = (setup: Setup, state: State, crossing: Crossing): CrossingView => {
  const { event: events, door: doors } = setup.script;
  const met = crossing.kind === 'event' ? events?.[crossing.event] : undefined;
  const entries = met ? met.choice : crossing.doors.map(({ terms }) => doors![terms]!);
  return {
    kind: crossing.kind,
    title: met?.title ?? null,
    line: met?.line ?? null,
    choices: entries.map(({ name, line, changes }, i) => ({
      name,
      line,
      changes,
      affordable: unpaid(state, changes) === undefined,
      behind: crossing.kind === 'doors' ? behindView(setup, state, crossing.doors[i]!) : null,
    })),
  };
};

/** What a teaching run says on this turn, or at this cache. */
const noteOf = ({ script }: Setup, state: State): string | null => {
  if (state.ended !== null) return null;
  const turn = state.gates?.turn ?? state.koa?.story.turn ?? 0;
  const act = state.act.number + 1;
  const here = script.scene.guide.find(
    (note) => note.act === act && (state.cache ? note.cache : !note.cache && note.turn === turn),
  );
  return here?.line ?? null;
};

export const view = (setup: Setup, state: State): View => {
  const { script, edition } = setup;
  const { act } = state;
  const all = edition === 'gates' ? script.incident : setup.nights;
  const one = all[act.incident];
  const level = script.level.find(({ id }) => id === script.firmware)!;
  return {
    edition,
    run: { id: script.scene.id, title: script.scene.title },
    kit: edition === 'gates' ? { id: script.kit.id, name: script.kit.name } : null,
    level: { id: level.id, name: level.name, line: level.line, number: level.number },
    phase: state.ended ? 'over' : state.cache ? 'cache' : state.crossing ? 'crossing' : 'incident',
    act: act.number + 1,
    acts: setup.acts.map((_, i) => ({
      title: i === act.number ? (one?.title ?? null) : null,
      turns: state.turns[i] ?? null,
    })),
    incident: { id: one?.id ?? '', title: one?.title ?? '', target: one?.target ?? '', line: one?.line ?? '' },
    tokens: state.gates?.tokens ?? state.koa?.tokens ?? state.tokens,
    scrutiny: edition === 'gates' ? state.scrutiny : (state.koa?.story.scrutiny ?? 0),
    credits: state.credits,
    exploit: state.exploit,
    deck: state.deck.map((at) => script.artifact[at]!.id),
    tools: TOOLS.filter((_, i) => (state.tools >> i) & 1),
    gates: state.gates ? gates.view(gatesOf(setup, act), state.gates, 0) : null,
    koa: state.koa ? koaView(nightOf(setup, act), state.koa) : null,
    offers: offerViews(setup, state),
    crossing: state.ended === null && state.crossing ? crossingView(setup, state, state.crossing) : null,
    note: noteOf(setup, state),
    ended: state.ended,
    outcome: outcome(setup, state) ?? null,
  };
};
