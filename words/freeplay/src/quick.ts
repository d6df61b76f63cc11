import { counted } from '@lockstep/words';
import { tokenWords } from './move.ts';
import { koaOf, type Rules, runOf, tuningOf } from './section.ts';

/** The rules on one screen. */
export const quickReference = (rules: Rules): readonly (readonly [label: string, text: string])[] => {
  const t = tuningOf(rules);
  const run = runOf(rules);
  const koa = koaOf(rules);
  return [
    ['Run', 'three acts; fail one and it is over; between acts a cache: take one offer or leave'],
    ['Turn', 'one move; gates at 0 are cleared; an act fails when its turns are used up'],
    [
      'INJECT',
      `1 to ${t.inject_most} artifacts at a gate: the ${t.best_path ? 'best' : 'first'} path met gives the Damage`,
    ],
    ['FLAG', `${tokenWords(t.flag_cost)}: a path is declared for ${counted(t.flag_turns, 'turn')}, and does more`],
    ['REWIRE', `${tokenWords(t.rewire_cost)}: one artifact counts as another tag too, by the allowlist`],
    ['CORROBORATE', 'a charge: two that share a tag, not a source, are marked; ends an Audit'],
    ['CYCLE', `swap artifacts, next hand ${t.hand_after_cycle}; never twice in a row`],
    [
      'EXPLOIT',
      `${tokenWords(t.exploit_cost)}, once a run: ${t.exploit_bare} to ${t.exploit_named} Damage, or the gate is off for a turn`,
    ],
    ['Damage', `path × power × trust × unconfirmed × marks; ${t.damage_least} to ${t.damage_most}, rounded once`],
    [
      'Scrutiny',
      `VERIFIED +${t.verified_scrutiny}, PLAUSIBLE +${t.plausible_scrutiny}, SKETCHY +${t.sketchy_scrutiny}, no path +${t.failed_scrutiny}; cleared gate −${t.cleared_relief}`,
    ],
    [
      'Audit',
      `on rising into MED (${t.med_from}) or HIGH (${t.high_from}): up to +${t.audit_return} back to open gates, a rule for ${counted(t.audit_turns, 'turn')}`,
    ],
    [
      'Ops Tokens',
      `0 to ${t.tokens_most}: +${t.tokens_at_start} an act, +${t.tokens_per_gate} a cleared gate or refuted counter`,
    ],
    ['Credits', `${run.credits_per_gate} a gate or counter, ${run.credits_per_turn} a turn not used`],
    ['With KOA', `the Daily's rules with hidden counters; Scrutiny ${koa.scrutiny_cap} loses; every move is a turn`],
    [
      'KOA moves',
      `FLAG shows a counter; REWIRE a claim; CORROBORATE, CYCLE ${koa.cycles} a night; EXPLOIT ${koa.exploit_damage}`,
    ],
  ];
};
