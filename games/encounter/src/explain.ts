import type { Json, Seat } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { beatOf, checkBonus, foeDefense } from './beat.ts';
import { MAX_DEGREE, withNaturals } from './degree.ts';
import { defenseBonus, hitDegree, resistBonus, UNWARDED } from './effect.ts';
import { followUpOf } from './follow-up.ts';
import { INVOKE_REROLL, type Move } from './move.ts';
import { degreeAt, HIT, hitContact, hitKit, hitMargin, hitNatural, hitSlot, hitTotal } from './numbers.ts';
import { againstNumber, moveOdds, opposedOdds, testOdds } from './odds.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const MILLION = 1_000_000;

/** Chances in millionths, as whole numbers: plain data has no fractions. */
const millionths = (chances: readonly number[]): readonly number[] =>
  chances.map((chance) => Math.round(chance * MILLION));

/** What the next hit becomes, where a move changes it. */
const nextHit = (setup: Setup, state: State, move: Move): { readonly next?: Json } => {
  const found = followUpOf(setup, state, move);
  if (!found) return {};
  const { actor, kit, target } = setup.moves[found.move]!;
  const [before, after] = millionths([found.before, found.after]);
  return {
    next: {
      actor: setup.actors[actor]!.id,
      technique: setup.kits[kit]!.id,
      target: setup.actors[target]!.id,
      of: found.of,
      before: before!,
      after: after!,
    },
  };
};

/** Exact odds, in addition to the dice: of an attack, of a check, of a parry. Null where nothing is rolled. */
export const explain = (setup: Setup, state: State, _seat: Seat, action: Action): Json => {
  switch (action.kind) {
    case 'declare': {
      const move = setup.moves[action.move]!;
      const kit = move.kit < 0 ? undefined : setup.kits[move.kit];
      if (move.kind !== 'USE' || !kit) return null;
      const next = nextHit(setup, state, move);
      if (!kit.aims) {
        const odds = testOdds(setup, state, move);
        return odds ? { check: millionths(odds), ...next } : next.next ? next : null;
      }
      const { contact, degree, rungs } = moveOdds(setup, state, move);
      return { contact: millionths(contact), degree: millionths(degree), rungs: millionths(rungs), ...next };
    }
    case 'choose': {
      const pick = setup.picks[action.pick]!;
      const { check } = beatOf(setup, state).choice[pick.choice]!;
      return check ? { check: millionths(checkOdds(setup, state, action.pick)) } : null;
    }
    case 'react':
      return reactionOdds(setup, state, action);
    case 'go-on':
    case 'take-back':
    case 'ready':
    case 'withdraw':
    case 'nuance':
    case 'pass':
    case 'look':
      return null;
  }
};

/** Chances of the degrees from −4 to 4 of a check. */
export const checkOdds = (setup: Setup, state: State, index: number): readonly number[] => {
  const { tuning } = setup;
  const { difficulty } = setup.script;
  const pick = setup.picks[index]!;
  const check = setup.script.scene.beat[pick.beat]!.choice[pick.choice]!.check!;
  const { bonus, rank } = checkBonus(setup, state, check, pick);
  const reroll = INVOKE_REROLL[pick.invoke]!;
  if (check.foe === undefined) return againstNumber(tuning, rank, bonus - check.against! - difficulty.target, reroll);
  const { defense, foeRank } = foeDefense(setup, state, check, false);
  return opposedOdds(tuning, rank, foeRank, bonus - defense, reroll);
};

type React = Extract<Action, { kind: 'react' }>;

/** The chances of a reaction's own degrees from −4 to 4. */
const reactionRoll = (setup: Setup, state: State, { actor: index, kit: place, hit }: React): readonly number[] => {
  const actor = setup.actors[index]!;
  const kit = setup.kits[place]!;
  const pillar = setup.kits[hitKit(state.hits, hit * HIT)]!.at;
  const own =
    kit.does === 'PARRY'
      ? defenseBonus(setup, state.actors, actor, pillar)
      : resistBonus(state.actors, actor, pillar, UNWARDED);
  return againstNumber(setup.tuning, actor.rank[pillar]!, own + kit.virtual - hitTotal(state.hits, hit * HIT));
};

/** What a PARRY or a BRACE leaves of the hit's degree: chances from 0 to 4. */
export const reactionDegrees = (setup: Setup, state: State, action: React): readonly number[] => {
  const at = action.hit * HIT;
  const { hits } = state;
  const struck = setup.kits[hitKit(hits, at)]!;
  const parries = setup.kits[action.kit]!.does === 'PARRY';
  const resisted = withNaturals(setup.tuning.margins, hitMargin(hits, at), hitNatural(hits, at));
  const degrees = new Array<number>(MAX_DEGREE + 1).fill(0);
  reactionRoll(setup, state, action).forEach((chance, i) => {
    const by = i - MAX_DEGREE;
    const left = parries
      ? hitDegree(setup.tuning, hitContact(hits, at) - Math.max(0, by), resisted, struck, hitSlot(hits, at))
      : Math.max(0, degreeAt(hits, at) - Math.max(setup.tuning.brace_least, by));
    degrees[left]! += chance;
  });
  return degrees;
};

/** E13: how likely a parried feint still touches, and so gives its invoke. */
const touching = (success: readonly number[], contact: number): number =>
  success.reduce((sum, chance, i) => (contact - Math.max(0, i - MAX_DEGREE) >= 1 ? sum + chance : sum), 0);

const reactionOdds = (setup: Setup, state: State, action: React): Json => {
  const { does } = setup.kits[action.kit]!;
  if (action.hit < 0 || (does !== 'PARRY' && does !== 'BRACE')) return null;
  const success = reactionRoll(setup, state, action);
  const at = action.hit * HIT;
  const feint = setup.kits[hitKit(state.hits, at)]!.does === 'FEINT';
  return {
    success: millionths(success),
    degree: millionths(reactionDegrees(setup, state, action)),
    ...(feint ? { touch: millionths([touching(success, hitContact(state.hits, at))])[0]! } : {}),
  };
};
