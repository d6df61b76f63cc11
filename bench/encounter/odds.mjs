import { moveOdds } from '../../games/encounter/dist/odds.js';
import { game, SCRIPT, setup } from './fight.mjs';
import { seedOf } from './lockstep.mjs';

const { tuning } = SCRIPT;
const state = game.start(setup, seedOf(0));
/** A plain Major of the first hero on the boss. */
const MOVE = setup.moves.find(
  ({ kind, kit, slot, invoke }) => kind === 'USE' && setup.kits[kit].aims && slot === 0 && invoke === 0,
);

/** The same fight with nothing remembered: what is kept hangs on its tuning. */
const forgetful = () => ({ ...setup, script: { ...setup.script, tuning: { ...setup.script.tuning } } });

export const warm = () => moveOdds(setup, state, MOVE);
export const cold = () => moveOdds(forgetful(), state, MOVE);

const OUTCOMES = (rank) => {
  const sides = Math.min(tuning.die_most, tuning.die_base + 2 * rank);
  let rolls = Array.from({ length: 20 }, (_, i) => ({ d20: i + 1, highest: 0 }));
  for (let die = 0; die < 1 + Math.floor(rank / 2); die += 1)
    rolls = rolls.flatMap(({ d20, highest }) =>
      Array.from({ length: sides }, (_, i) => ({ d20, highest: Math.max(highest, i + 1) })),
    );
  return rolls.map(({ d20, highest }) => ({ total: d20 + highest, natural: d20 === 20 ? 1 : d20 === 1 ? -1 : 0 }));
};

const degreeOf = (margin, naturals) => {
  const size = tuning.margins.filter((least) => Math.abs(margin) >= least).length;
  return Math.max(-4, Math.min(4, Math.sign(margin) * size + naturals));
};

/** Every way the three rolls can fall, one object each, counted: attack against defense, then resistance. */
export const counted = () => {
  const [actor, target] = [setup.actors[MOVE.actor], setup.actors[MOVE.target]];
  const kit = setup.kits[MOVE.kit];
  const [mine, other] = [OUTCOMES(actor.rank[kit.at]), OUTCOMES(target.rank[kit.at])];
  const over = actor.attack[kit.at] + (kit.accurate ? tuning.accurate : 0) - target.defense[kit.at];
  const contacts = mine.flatMap((a) =>
    other.map((d) => ({ contact: degreeOf(a.total - d.total + over, a.natural - d.natural) })),
  );
  const against = tuning.resist_base + Math.max(0, actor.effect[kit.at] + kit.virtual);
  const resisted = other.map((r) => ({
    resisted: degreeOf(r.total + target.resilience[kit.at] - against, r.natural),
  }));
  const degrees = [0, 0, 0, 0, 0];
  for (const { contact } of contacts)
    for (const one of resisted) {
      const perfect = tuning.perfect_from > 0 && one.resisted >= tuning.perfect_from ? tuning.perfect_less : 0;
      const degree = contact < 1 ? 0 : Math.max(0, Math.min(4, Math.max(0, -one.resisted) + contact - 1) - perfect);
      degrees[degree] += 1 / (contacts.length * resisted.length);
    }
  return { degree: degrees };
};

export const differentOdds = () => {
  const [left, right] = [warm().degree, counted().degree];
  return left.some((chance, i) => Math.abs(chance - right[i]) > 1e-9)
    ? `lockstep ${left}, counted ${right}`
    : undefined;
};
