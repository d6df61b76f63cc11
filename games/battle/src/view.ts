import type { Outcome, Seat } from '@lockstep/kernel';
import { CHOICE_SOURCE } from './choice.ts';
import type { Battle } from './context.ts';
import { costOf } from './cost.ts';
import { mover, readOnly } from './legal.ts';
import { outcome } from './outcome.ts';
import { nextJudge } from './phase.ts';
import { isOpenCard, seesHand } from './secret.ts';
import type { Setup } from './setup.ts';
import { judgedGain, judgedSpark, sparkAt } from './spark.ts';
import {
  ASK,
  AW,
  AW_SIZE,
  CH,
  CH_SIZE,
  COPIED,
  FR,
  otherSeat,
  type Phase,
  PL,
  PL_SIZE,
  QU,
  QU_SIZE,
  RECLAIMED,
  SEAT,
  SEAT_SIZE,
  type State,
  UNTIL,
} from './state.ts';

export interface CharacterView {
  /** Its own number, the same for as long as it is in play. */
  readonly number: number;
  /** The card's id, or `figment`. */
  readonly card: string;
  readonly subtype: number;
  readonly spark: number;
  readonly printed: number;
  readonly copy: boolean;
  readonly reclaimed: boolean;
  /** It has used one of its once-per-turn abilities. */
  readonly used: boolean;
}

export interface SeatView {
  readonly name: string;
  readonly points: number;
  readonly pointsToWin: number;
  readonly energy: number;
  readonly production: number;
  /** What would count at a Judgment now. */
  readonly total: number;
  /** The points a Judgment of this seat would bring now. */
  readonly gains: number;
  readonly row: readonly CharacterView[];
  readonly handSize: number;
  readonly deckSize: number;
  /** Ids, and what each costs now; for the enemy only what is known of it. */
  readonly hand: readonly { readonly card: string; readonly cost: number }[];
  readonly void: readonly string[];
  readonly banished: readonly string[];
  readonly away: readonly {
    readonly card: string;
    readonly until: 'start' | 'end' | 'while';
    readonly value: number;
  }[];
  readonly dreamcaller: string | null;
  readonly dreamsigns: readonly string[];
}

export interface View {
  readonly you: Seat | null;
  readonly turn: number;
  readonly turnsMost: number;
  readonly active: Seat;
  readonly phase: Phase;
  readonly toMove: Seat | null;
  /** Whose Judgment is next. */
  readonly judges: Seat;
  readonly seats: readonly SeatView[];
  /** Cards being played, the answer last. */
  readonly played: readonly { readonly card: string; readonly seat: Seat }[];
  /** Abilities that wait, by whose they are and what they are of. */
  readonly queue: readonly { readonly seat: Seat; readonly source: string }[];
  /** Who is asked to choose, for which card's sake; the cards looked at where they are one's own to see. */
  readonly choice: { readonly seat: Seat; readonly source: string; readonly cards: readonly string[] } | null;
  readonly outcome: Outcome | null;
}

const UNTILS = (['start', 'end', 'while'] as const).map((word) => ({ word, number: UNTIL[word] }));

const characterView = (b: Battle, seat: Seat, o: number): CharacterView => {
  const row = b.s.rows[seat]!;
  const def = row[o + CH.def]!;
  return {
    number: row[o + CH.uid]!,
    card: def < 0 ? 'figment' : b.setup.defs[def]!.id,
    subtype: row[o + CH.subtype]!,
    spark: sparkAt(b, seat, o),
    printed: row[o + CH.printed]!,
    copy: (row[o + CH.flags]! & COPIED) !== 0,
    reclaimed: (row[o + CH.flags]! & RECLAIMED) !== 0,
    used: row[o + CH.used] !== 0,
  };
};

const seatView = (b: Battle, seat: Seat, viewer: Seat | 'watcher'): SeatView => {
  const { setup, s } = b;
  const id = (inst: number): string => setup.defs[setup.cards[inst]!]!.id;
  const field = (at: number): number => s.seats[seat * SEAT_SIZE + at]!;
  const row = s.rows[seat]!;
  const hand = s.hands[seat]!;
  const seen = viewer === seat || (viewer === otherSeat(seat) && seesHand(s, viewer));
  // The order of a hand tells when each card was drawn, which is a secret too.
  const known = seen ? hand : hand.filter((inst) => isOpenCard(setup, inst)).sort((a, b) => a - b);
  const { caller, signs, pointsToWin } = setup.seats[seat]!;
  const away: SeatView['away'][number][] = [];
  for (let i = 0; i < s.away.length; i += AW_SIZE) {
    const inst = s.away[i + AW.inst]!;
    if ((inst < setup.border ? 0 : 1) !== seat) continue;
    const until = UNTILS.find(({ number }) => number === s.away[i + AW.until])!.word;
    away.push({ card: id(inst), until, value: s.away[i + AW.value]! });
  }
  return {
    name: setup.script.seat[seat]?.name ?? (seat === 0 ? 'You' : 'The enemy'),
    points: field(SEAT.points),
    pointsToWin,
    energy: field(SEAT.energy),
    production: field(SEAT.production),
    total: judgedSpark(b, seat),
    gains: judgedGain([judgedSpark(b, 0), judgedSpark(b, 1)], seat),
    row: Array.from({ length: row.length / CH_SIZE }, (_, i) => characterView(b, seat, i * CH_SIZE)),
    handSize: hand.length,
    deckSize: s.decks[seat]!.length,
    hand: known
      .filter((inst) => inst >= 0)
      .map((inst) => ({ card: id(inst), cost: costOf(b, seat, inst, setup.defs[setup.cards[inst]!]!.cost) })),
    void: s.voids[seat]!.map(id),
    banished: s.banished[seat]!.map(id),
    away,
    dreamcaller: caller < 0 ? null : setup.defs[caller]!.id,
    dreamsigns: signs.map((def) => setup.defs[def]!.id),
  };
};

const choiceView = (b: Battle, viewer: Seat | 'watcher'): View['choice'] => {
  const { s, setup } = b;
  if (s.ask.length === 0) return null;
  const seat = s.ask[ASK.seat]!;
  const source = setup.defs[s.frames.at(-1)![FR.def]!]!.id;
  const id = (inst: number): string => setup.defs[setup.cards[inst]!]!.id;
  if (viewer !== seat) return { seat, source, cards: [] };
  const deck = s.decks[seat]!;
  const cards =
    s.ask[ASK.kind] === CHOICE_SOURCE.foresee
      ? deck.slice(deck.length - s.ask[ASK.value]!).reverse()
      : s.ask[ASK.kind] === CHOICE_SOURCE.discover
        ? s.ask.slice(ASK.value + 1)
        : [];
  return { seat, source, cards: cards.map(id) };
};

/** B38: all that a seat may know. */
export const view = (setup: Setup, state: State, viewer: Seat | 'watcher'): View => {
  const b = readOnly(setup, state);
  const id = (inst: number): string => setup.defs[setup.cards[inst]!]!.id;
  const played: View['played'][number][] = [];
  for (let i = 0; i < state.played.length; i += PL_SIZE)
    played.push({ card: id(state.played[i + PL.inst]!), seat: state.played[i + PL.seat]! });
  const queue: View['queue'][number][] = [];
  for (let i = 0; i < state.queue.length; i += QU_SIZE) {
    const ability = setup.abilities[state.queue[i + QU.ability]!]!;
    queue.push({ seat: state.queue[i + QU.seat]!, source: setup.defs[ability.def]!.id });
  }
  const moves = mover(state);
  return {
    you: viewer === 'watcher' ? null : viewer,
    turn: state.turn,
    turnsMost: setup.tuning.turns_most,
    active: state.active,
    phase: state.phase,
    toMove: moves < 0 ? null : moves,
    judges: nextJudge(state),
    seats: [0, 1].map((seat) => seatView(b, seat, viewer)),
    played,
    queue,
    choice: choiceView(b, viewer),
    outcome: outcome(setup, state) ?? null,
  };
};
