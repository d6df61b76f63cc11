import { openStream, Refusal, type Seat, type Stream } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { evaluateFight } from './evaluate-fight.ts';
import { turnOf } from './fight.ts';
import { type EncounterBot, greedy, greedyPage, PASS, READY, rankMoves, reactionValue } from './greedy.ts';
import { legal } from './legal.ts';
import { hasBit, isStanding, onlyBit } from './numbers.ts';
import { reactionsOf } from './reaction.ts';
import { resample } from './secret.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { step } from './step.ts';

/** How far and how often is played on, and how many moves are looked at. */
const AHEAD = { rounds: 3, samples: 8, moves: 6, steps: 400 } as const;

/** The same position with other secrets, played on by greedy players for some rounds, then evaluated. */
const playedOn = (setup: Setup, from: State, seat: Seat, seed: { hi: number; lo: number }): number => {
  const stream = openStream(seed, 'ahead');
  const until = from.rounds + AHEAD.rounds;
  let state = from;
  for (
    let steps = 0;
    steps < AHEAD.steps && state.result === 0 && state.phase !== 'BEAT' && state.rounds < until;
    steps += 1
  ) {
    const mover = state.phase === 'INTENT' ? (hasBit(state.ready, 0) ? 1 : 0) : setup.actors[turnOf(state)]!.seat;
    const next = step(setup, state, mover, greedy.choose(setup, state, mover, stream));
    if (next instanceof Refusal) throw new Error(`the greedy player's action was refused: ${next.code}`);
    state = next;
  }
  return evaluateFight(setup, state, seat);
};

/** What the other side is known to have declared: nothing, or what was seen of it. */
type Known = (setup: Setup, state: State, seat: Seat) => readonly number[];
const nothing: Known = () => [];

/** Of some candidates the one after which greedy play on both sides leaves most, over draws of what is hidden; the worse half drops out each time. */
const bestOf = (
  setup: Setup,
  state: State,
  seat: Seat,
  actions: readonly Action[],
  stream: Stream,
  known: Known,
): Action => {
  let left = actions.map((action) => ({ action, sum: 0 }));
  while (left.length > 1) {
    for (let sample = 0; sample < AHEAD.samples; sample += 1) {
      const seed = { hi: stream.below(0x7fffffff), lo: stream.below(0x7fffffff) };
      const twin = resample(setup, state, seat, seed).state;
      // What the other side may have declared is drawn as a greedy player would: what is known of it, filled in as the game goes on.
      const plain =
        twin.phase === 'INTENT'
          ? {
              ...twin,
              ready: onlyBit(twin.ready, seat),
              [seat === 0 ? 'plan1' : 'plan0']: known(setup, state, seat),
            }
          : twin;
      for (const one of left) {
        const next = step(setup, plain, seat, one.action);
        if (next instanceof Refusal) throw new Error(`a candidate was refused: ${next.code}`);
        one.sum += playedOn(setup, next, seat, seed);
      }
    }
    left = left.sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!.action;
};

/** A move of an actor and what a greedy player thinks of it. */
type Ranked = ReturnType<typeof rankMoves>;

/** What such a player does besides comparing the best moves of each deed. */
interface Ways {
  readonly known: Known;
  /** Done before anything is declared. */
  readonly before?: (setup: Setup, state: State, seat: Seat) => Action | undefined;
  /** Moves that are compared as well. */
  readonly others?: (
    setup: Setup,
    state: State,
    actor: number,
    ranked: Ranked,
    found: readonly Action[],
  ) => readonly Action[];
}

/** A player who compares moves and answers by playing some rounds on. */
export const lookingAhead = ({ known, before, others }: Ways): EncounterBot => ({
  choose: (setup, state, seat, stream) => {
    if (state.phase === 'BEAT') return greedyPage(setup, state, seat, stream);
    if (state.phase !== 'INTENT') return bestOf(setup, state, seat, answersOf(setup, state, seat), stream, known);
    const first = before?.(setup, state, seat);
    if (first) return first;
    for (const actor of setup.actors) {
      if (actor.seat !== seat || !isStanding(state.actors, actor.index)) continue;
      const ranked = rankMoves(setup, state, actor.index, stream, {});
      const varied = variedOf(setup, ranked);
      const candidates = [...varied, ...(others?.(setup, state, actor.index, ranked, varied) ?? [])];
      if (candidates.length > 0) return bestOf(setup, state, seat, candidates, stream, known);
    }
    return READY;
  },
});

/** Who plays the foes at HARD. Replays of such scenes name it, and are verified by asking it again: its choices never change. */
export const lookAhead: EncounterBot = lookingAhead({ known: nothing });

/** In a window the reactions that take most off, and none; of Nuance all that can be done. */
const answersOf = (setup: Setup, state: State, seat: Seat): readonly Action[] =>
  state.phase === 'REACTION'
    ? [
        ...reactionsOf(setup, state, turnOf(state))
          .flatMap((action) =>
            action.kind === 'react' ? [{ action, value: reactionValue(setup, state, action) }] : [],
          )
          .sort((a, b) => b.value - a.value)
          .slice(0, AHEAD.moves)
          .map(({ action }) => action),
        PASS,
      ]
    : legal(setup, state, seat).slice(-AHEAD.moves - 1);

/** The best move of each deed and slot, so that what is looked at differs. */
const variedOf = (setup: Setup, moves: readonly { readonly move: number }[]): readonly Action[] => {
  const seen = new Set<string>();
  const found: Action[] = [];
  for (const { move } of moves) {
    const { kit, slot, target, kind } = setup.moves[move]!;
    const key = `${kind} ${kit < 0 ? '' : setup.kits[kit]!.does} ${slot} ${target}`;
    if (seen.has(key)) continue;
    seen.add(key);
    found.push({ kind: 'declare', move });
    if (found.length === AHEAD.moves) break;
  }
  return found;
};
