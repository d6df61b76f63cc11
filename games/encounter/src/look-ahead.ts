import { openStream, Refusal, type Seat, type Stream } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { invokesOf, planOf } from './budget.ts';
import { evaluateFight } from './evaluate-fight.ts';
import { turnOf } from './fight.ts';
import { blowsAt, type EncounterBot, greedy, greedyPage, PASS, READY, rankMoves, reactionValue } from './greedy.ts';
import { declarable, legal } from './legal.ts';
import { looksOf, seenMoves } from './look.ts';
import { hasBit, isStanding, onlyBit } from './numbers.ts';
import { reactionsOf } from './reaction.ts';
import { resample } from './secret.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { step } from './step.ts';

/** How far and how often the look-ahead bot plays on, and how many moves it looks at; as the heroes, so many techniques more. */
const AHEAD = { rounds: 3, samples: 8, moves: 6, steps: 400, techniques: 4 } as const;
const HEROES = 0;
/** Invokes that the heroes keep for the best Major when they buy a look. */
const KEPT = 2;

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

/** Of some candidates the one after which greedy play on both sides leaves most, over draws of what is hidden; the worse half drops out each time. */
const bestOf = (setup: Setup, state: State, seat: Seat, actions: readonly Action[], stream: Stream): Action => {
  let left = actions.map((action) => ({ action, sum: 0 }));
  while (left.length > 1) {
    for (let sample = 0; sample < AHEAD.samples; sample += 1) {
      const seed = { hi: stream.below(0x7fffffff), lo: stream.below(0x7fffffff) };
      const twin = resample(setup, state, seat, seed).state;
      // What the other side may have declared is drawn as a greedy player would: what was seen of it, filled in as the game goes on.
      const plain =
        twin.phase === 'INTENT'
          ? {
              ...twin,
              ready: onlyBit(twin.ready, seat),
              ...(seat === HEROES ? { plan1: seenMoves(setup, state, seat) } : { plan0: [] }),
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

/**
 * Who plays the foes at HARD. Replays of such scenes name it, and are verified by asking it again: its choices as the foes never change.
 * As the heroes it buys looks with invokes to spare, and compares more techniques and a step.
 */
export const lookAhead: EncounterBot = {
  choose: (setup, state, seat, stream) => {
    if (state.phase === 'BEAT') return greedyPage(setup, state, seat, stream);
    if (state.phase !== 'INTENT') return bestOf(setup, state, seat, answersOf(setup, state, seat), stream);
    const look = seat === HEROES ? lookFor(setup, state) : undefined;
    if (look) return look;
    for (const actor of setup.actors) {
      if (actor.seat !== seat || !isStanding(state.actors, actor.index)) continue;
      const ranked = rankMoves(setup, state, actor.index, stream, {});
      const varied = variedOf(setup, ranked);
      const candidates = seat === HEROES ? [...varied, ...othersOf(setup, state, actor.index, ranked, varied)] : varied;
      if (candidates.length > 0) return bestOf(setup, state, seat, candidates, stream);
    }
    return READY;
  },
};

/** Before anything is declared: a look at the foe whose blows weigh most, where invokes are left for the best Major. */
const lookFor = (setup: Setup, state: State): Action | undefined => {
  if (planOf(state, HEROES).length > 0) return undefined;
  if (invokesOf(setup, state, HEROES) < KEPT + setup.tuning.look) return undefined;
  const heroes = setup.actors.filter(({ seat, index }) => seat === HEROES && isStanding(state.actors, index));
  let [found, most]: [Action | undefined, number] = [undefined, -1];
  for (const action of looksOf(setup, state, HEROES)) {
    if (action.kind !== 'look') continue;
    const foe = setup.actors[action.actor]!;
    const blows = heroes.reduce((sum, hero) => sum + blowsAt(setup, state, foe, hero, heroes.length), 0);
    if (blows > most) [found, most] = [action, blows];
  }
  return found;
};

/** The best move of each technique that is not among those found, learned ones first, and a step to another zone. */
const othersOf = (
  setup: Setup,
  state: State,
  actor: number,
  ranked: readonly { readonly move: number }[],
  found: readonly Action[],
): readonly Action[] => {
  if (found.length === 0) return [];
  const kitOf = (move: number): number => setup.moves[move]!.kit;
  const seen = new Set(found.flatMap((action) => (action.kind === 'declare' ? [kitOf(action.move)] : [])));
  const steps = declarable(setup, state, actor).filter((move) => setup.kits[kitOf(move)]?.does === 'MOVE');
  const others: number[] = [];
  for (const move of [...ranked.map((one) => one.move), ...steps]) {
    if (seen.has(kitOf(move))) continue;
    seen.add(kitOf(move));
    others.push(move);
  }
  const isLearned = (move: number): boolean => setup.script.technique[kitOf(move)]?.basic === false;
  return [...others.filter(isLearned), ...others.filter((move) => !isLearned(move))]
    .slice(0, AHEAD.techniques)
    .map((move) => ({ kind: 'declare', move }));
};

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
