import { type Json, makeSeed, type Outcome, type Replay } from '@lockstep/kernel';
import type { ResolvedHeader } from './resolve-header.ts';

/** Who sat at a seat: a bot by its name, a person, or unknown. */
export type Seating = { readonly bot: string } | 'person' | 'unknown';

/** All that a genuine replay proves. */
export interface Verdict {
  readonly game: string;
  readonly kind: ResolvedHeader['subject']['kind'];
  readonly date: string | null;
  readonly edition: number | null;
  readonly options: Json;
  /** The setup as it is written; null for a Daily. */
  readonly setup: Json;
  readonly changed: readonly string[];
  readonly seats: readonly Seating[];
  readonly seed: string;
  readonly steps: number;
  readonly over: boolean;
  /** Only a game that was played to its end has a result. */
  readonly outcome: Outcome | null;
  readonly chain: string;
  readonly seal: string;
}

/** A seat other than the first is a person's only where the replay names no seat: older replays name none. */
const seatsOf = ({ game, bots }: ResolvedHeader): readonly Seating[] =>
  Array.from({ length: game.seats }, (_, seat) => {
    const bot = bots?.get(seat);
    if (bot) return { bot: bot.name };
    return seat === 0 || bots ? 'person' : 'unknown';
  });

/** What playing it again came to. */
interface Verified {
  readonly states: readonly unknown[];
  readonly chain: string;
  readonly seal: string;
}

export const verdictOf = ({ header, steps }: Replay, named: ResolvedHeader, verified: Verified): Verdict => {
  const { game, setup, seed, subject } = named;
  const outcome = game.outcome(setup, verified.states.at(-1)) ?? null;
  return {
    game: game.id,
    kind: subject.kind,
    date: header.daily ?? null,
    edition: subject.edition,
    options: header.options ?? null,
    setup: subject.kind === 'daily' || subject.kind === 'own' ? null : (header.setup ?? null),
    changed: subject.changed,
    seats: seatsOf(named),
    seed: makeSeed(seed),
    steps: steps.length,
    over: outcome !== null,
    outcome,
    chain: verified.chain,
    seal: verified.seal,
  };
};
