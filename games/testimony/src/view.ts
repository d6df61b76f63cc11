import type { Outcome } from '@lockstep/kernel';
import type { Clash } from './action.ts';
import { badgesOf } from './badge.ts';
import { isRefutation } from './card.ts';
import { contradictions } from './contradiction.ts';
import { contestedBy } from './counter.ts';
import { outcome } from './outcome.ts';
import { hidden, isCovered, refutesSeen, titleOf } from './secret.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Activity, Badge, Condition, Difficulty, Location, Proof, Trust, Visibility } from './vocabulary.ts';

export interface CardView {
  readonly id: string;
  readonly name: string;
  readonly line: string | null;
  readonly kind: 'evidence' | 'refutation';
  readonly power: number;
  readonly trust: Trust;
  readonly proves: readonly Proof[];
  /** Counter ids; null for an unseen one. */
  readonly refutes: readonly (string | null)[];
  readonly timeRange: readonly [string, string] | null;
  readonly location: Location | null;
  readonly state: Condition | null;
  readonly activity: Activity | null;
  readonly place: 'hand' | 'story';
  /** Of a card in the story: the counter that still contests it. */
  readonly contestedBy: string | null;
  /** Of a card in hand: why it cannot be submitted any more, whatever goes with it. */
  readonly blocked: Clash | null;
}

export interface CounterView {
  readonly id: string;
  readonly name: string;
  readonly line: string | null;
  readonly targets: readonly Proof[];
  readonly played: boolean;
  readonly refuted: boolean;
  /** Cards of the deal that refute it. */
  readonly refutedBy: readonly string[];
}

/** All a player may know. Hidden counters are a number and nothing else. */
export interface View {
  readonly phase: 'solve' | 'result';
  readonly target: string;
  readonly incident: string | null;
  readonly difficulty: Difficulty | null;
  readonly visibility: Visibility;
  readonly resistance: number;
  readonly resistanceMax: number;
  readonly turn: number;
  readonly turns: number;
  readonly turnsLeft: number;
  readonly scrutiny: number;
  readonly scrutinyCap: number;
  readonly mostCards: number;
  readonly concerns: readonly { readonly proof: Proof; readonly addressed: boolean }[];
  readonly counters: readonly CounterView[];
  readonly hiddenCounters: number;
  readonly cards: readonly CardView[];
  readonly outcome: Outcome | null;
  readonly badges: readonly Badge[];
}

const counterViews = ({ script }: Setup, state: State, secret: number): readonly CounterView[] =>
  script.counter.flatMap(({ id, name, line, targets }, i) =>
    (secret >> i) & 1
      ? []
      : [
          {
            id,
            name,
            line: line ?? null,
            targets,
            played: ((state.shown >> i) & 1) === 1,
            refuted: ((state.refuted >> i) & 1) === 1,
            refutedBy: script.card.filter(({ refutes }) => refutes.includes(id)).map((card) => card.id),
          },
        ],
  );

const cardViews = (setup: Setup, state: State, secret: number): readonly CardView[] =>
  setup.script.card.map((card, i) => {
    const bit = 1 << i;
    const inHand = (state.hand & bit) !== 0;
    const by = contestedBy(state, i);
    const shut = inHand
      ? contradictions(setup, state.story, bit).find(({ severity }) => severity === 'MAJOR')
      : undefined;
    const contests = by >= 0 && ((state.refuted >> by) & 1) === 0;
    return {
      id: card.id,
      name: titleOf(setup, card),
      line: isCovered(setup, card) ? null : (card.line ?? null),
      kind: isRefutation(card) ? 'refutation' : 'evidence',
      power: card.power,
      trust: card.trust,
      proves: card.proves,
      refutes: refutesSeen(setup, secret, card),
      timeRange: card.claims.timeRange ?? null,
      location: card.claims.location ?? null,
      state: card.claims.state ?? null,
      activity: card.claims.activity ?? null,
      place: inHand ? 'hand' : 'story',
      contestedBy: contests ? (setup.script.counter[by]?.id ?? null) : null,
      blocked: shut?.clash ?? null,
    };
  });

export const view = (setup: Setup, state: State): View => {
  const { script } = setup;
  const secret = hidden(setup, state);
  const ended = outcome(setup, state);
  return {
    phase: ended ? 'result' : 'solve',
    target: script.target,
    incident: script.incident ?? null,
    difficulty: script.difficulty ?? null,
    visibility: script.visibility,
    resistance: Math.max(0, state.resistance),
    resistanceMax: script.resistance,
    turn: Math.min(state.turn, script.turns),
    turns: script.turns,
    turnsLeft: script.turns - state.turn + 1,
    scrutiny: state.scrutiny,
    scrutinyCap: script.tuning.scrutiny_cap,
    mostCards: script.tuning.most_cards,
    concerns: script.concern.map((proof) => ({
      proof,
      addressed: script.card.some((card, i) => (state.story >> i) & 1 && card.proves.includes(proof)),
    })),
    counters: counterViews(setup, state, secret),
    hiddenCounters: script.counter.filter((_, i) => (secret >> i) & 1).length,
    cards: cardViews(setup, state, secret),
    outcome: ended ?? null,
    badges: badgesOf(setup, state),
  };
};
