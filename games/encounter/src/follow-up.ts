import { barTo, meansOf, planOf } from './budget.ts';
import { MAJOR, type Move } from './move.ts';
import { GUARDED, isStanding, raiseActor, WARDED } from './numbers.ts';
import { hitChances } from './odds.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { open } from './work.ts';

/** What a set-up move changes of the next hit: an attack as it would be without it, and with it. Chances from 0 to 1. */
export interface FollowUp {
  /** The attack, by its place among the moves. */
  readonly move: number;
  /** Contact for a Guard, harm for all others. */
  readonly of: 'TOUCH' | 'HURT';
  readonly before: number;
  readonly after: number;
}

const MAX_DEGREE = 4;
const EVEN = MAX_DEGREE;
/** "+6" and "+3 and a reroll", of which a Major may have one. */
const BOUGHT = [3, 4] as const;

const sum = (chances: readonly number[], from: number): number =>
  chances.slice(from).reduce((all, chance) => all + chance, 0);

const chanceOf = (
  setup: Setup,
  state: Pick<State, 'actors'>,
  { actor, kit, slot, target }: Move,
  of: FollowUp['of'],
  { invoke = 0, assists = 0 } = {},
): number => {
  const { contact, degree } = hitChances(setup, state, {
    actor: setup.actors[actor]!,
    kit: setup.kits[kit]!,
    slot,
    target: setup.actors[target]!,
    assists,
    invoke,
  });
  return of === 'TOUCH' ? sum(contact, EVEN + 1) : sum(degree, 1);
};

/** Major attacks of an actor that could be declared in a round that begins as things stand, nothing spent on them. */
const attacksOf = (setup: Setup, state: State, actor: number): readonly Move[] => {
  if (!isStanding(state.actors, actor)) return [];
  const means = meansOf(setup, state, [], actor);
  return setup.moves.filter(
    (move) =>
      move.actor === actor &&
      move.kind === 'USE' &&
      move.slot === MAJOR &&
      move.invoke === 0 &&
      setup.kits[move.kit]!.does === 'ATTACK' &&
      barTo(setup, state, means, move) === '',
  );
};

/** Of several the one that is likeliest to come to it, as things stand. */
const likeliest = (setup: Setup, state: State, moves: readonly Move[], of: FollowUp['of']): Move | undefined =>
  moves
    .map((move) => ({ move, chance: chanceOf(setup, state, move, of) }))
    .reduce<{ move?: Move; chance: number }>((best, one) => (one.chance > best.chance ? one : best), { chance: -1 })
    .move;

const better = (setup: Setup, state: State, attacker: number, changed: (move: Move) => number): FollowUp | null => {
  const move = likeliest(setup, state, attacksOf(setup, state, attacker), 'HURT');
  return move
    ? { move: move.index, of: 'HURT', before: chanceOf(setup, state, move, 'HURT'), after: changed(move) }
    : null;
};

/** The blow a cover is for: of those who stand against the actor, the one that is likeliest to come through. */
const covered = (setup: Setup, state: State, move: Move, of: FollowUp['of'], field: number): FollowUp | null => {
  const { actor, kit } = move;
  const { does, at } = setup.kits[kit]!;
  const foes = setup.actors.filter(({ seat }) => seat !== setup.actors[actor]!.seat);
  const blows = foes
    .flatMap(({ index }) => attacksOf(setup, state, index))
    .filter((blow) => blow.target === actor && (does !== 'WARD' || setup.kits[blow.kit]!.at === at));
  const blow = likeliest(setup, state, blows, of);
  if (!blow) return null;
  const work = open(state);
  raiseActor(work.actors, actor, field, 1);
  return {
    move: blow.index,
    of,
    before: chanceOf(setup, state, blow, of),
    after: chanceOf(setup, work, blow, of),
  };
};

/** E33: what the next hit becomes by a move that is no strike itself; null where it changes none. */
export const followUpOf = (setup: Setup, state: State, move: Move): FollowUp | null => {
  if (move.kind !== 'USE') return null;
  const { does, at } = setup.kits[move.kit]!;
  switch (does) {
    case 'SETUP':
    case 'FEINT':
      return better(setup, state, move.actor, (attack) =>
        Math.max(...BOUGHT.map((invoke) => chanceOf(setup, state, attack, 'HURT', { invoke }))),
      );
    case 'ASSIST': {
      const helped = planOf(state, setup.actors[move.actor]!.seat).filter((place) => {
        const other = setup.moves[place]!;
        return other.kind === 'USE' && other.target === move.target && setup.kits[other.kit]!.does === 'ASSIST';
      }).length;
      return better(setup, state, move.target, (attack) =>
        chanceOf(setup, state, attack, 'HURT', { assists: helped + 1 }),
      );
    }
    case 'GUARD':
      return covered(setup, state, move, 'TOUCH', GUARDED);
    case 'WARD':
      return covered(setup, state, move, 'HURT', WARDED + at);
    case 'ATTACK':
    case 'ADVANCE':
    case 'MANIFEST':
    case 'MOVE':
    case 'ATTUNE':
    case 'PREPARE':
    case 'PARRY':
    case 'BRACE':
    case 'RIPOSTE':
    case 'INTERPOSE':
      return null;
  }
};
