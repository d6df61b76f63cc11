import { strike } from '../../games/encounter/dist/clash.js';
import { INVOKES } from '../../games/encounter/dist/move.js';
import { degreeAt, HIT, hitContact } from '../../games/encounter/dist/numbers.js';
import { diceOf, open } from '../../games/encounter/dist/work.js';
import { openStream } from '../../packages/kernel/dist/index.js';
import { game, SCRIPT, setup } from './fight.mjs';
import { seedOf } from './lockstep.mjs';
import { effect, fighters } from './objects.mjs';

const SLOTS = ['MAJOR', 'MINOR', 'BONUS'];
/** Every attack of the fight, with every target and invoke. */
const ATTACKS = setup.moves.filter(({ kind, kit }) => kind === 'USE' && setup.kits[kit].aims);
const HITS = 100;

/** The rules' own two-step effect on a state being worked on, attack after attack. */
export const ours = (seed) => {
  const work = open(game.start(setup, seed));
  const dice = diceOf(setup, work);
  let next = 0;
  return () => {
    if (work.hits.length >= HITS * HIT) work.hits = [];
    const { actor, kit, slot, target, invoke } = ATTACKS[next];
    next = next + 1 < ATTACKS.length ? next + 1 : 0;
    const attack = {
      actor: setup.actors[actor],
      kit: setup.kits[kit],
      slot,
      target: setup.actors[target],
      assists: 0,
      invoke,
    };
    strike(setup, work, dice, attack, 0);
    const at = work.hits.length - HIT;
    return hitContact(work.hits, at) * 8 + degreeAt(work.hits, at);
  };
};

export const theirs = (seed) => {
  const streams = { HEROES: openStream(seed, 'dice 0'), FOES: openStream(seed, 'dice 1') };
  const actors = fighters();
  let next = 0;
  return () => {
    const { actor, kit, slot, target, invoke } = ATTACKS[next];
    next = next + 1 < ATTACKS.length ? next + 1 : 0;
    const [who, whom] = [actors[setup.actors[actor].id], actors[setup.actors[target].id]];
    const { contact, degree } = effect(streams, who, SCRIPT.technique[kit], SLOTS[slot], whom, 0, INVOKES[invoke]);
    return contact * 8 + degree;
  };
};

/** Both roll the same dice, so every effect has to come out alike. */
export const differentEffect = () => {
  const [mine, other] = [ours(seedOf(1)), theirs(seedOf(1))];
  for (let i = 0; i < 20_000; i += 1) {
    const [left, right] = [mine(), other()];
    if (left !== right) return `effect ${i}: lockstep ${left}, objects ${right}`;
  }
};
