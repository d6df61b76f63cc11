import { moments } from '@lockstep/kernel';
import { BADGES, type Loss } from '@lockstep/testimony';
import { BADGE_RULE, breakdown, LOSS_WORDS, lossReason, type Tally } from '@lockstep/words-testimony';
import { padLeft, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { viewOf } from '../lock/try.ts';
import type { KoaTry } from './try.ts';
import { RESULTS } from './words.ts';

const lossWords = (attempt: KoaTry): string => {
  const { outcome, resistance, concerns, scrutiny, scrutinyCap } = viewOf(attempt);
  const reason = outcome?.reason as Loss;
  if (reason !== 'story-fell-apart') return `${LOSS_WORDS[reason]} ${lossReason(attempt.run)}`;
  const open = concerns.filter(({ addressed }) => !addressed).map(({ proof }) => proof);
  return [
    LOSS_WORDS[reason],
    RESULTS.scrutinyWas(scrutiny, scrutinyCap),
    ...(resistance > 0 ? [RESULTS.still(resistance)] : []),
    ...(open.length > 0 ? [RESULTS.open(open)] : []),
  ].join(' ');
};

export const ending = (attempt: KoaTry): { head: string; earned: readonly string[]; why: string } => {
  const { outcome, target, turns, turnsLeft, scrutiny, badges } = viewOf(attempt);
  if (outcome?.result !== 'won') return { head: RESULTS.lost(target), earned: [], why: lossWords(attempt) };
  return {
    head: RESULTS.won(target),
    earned: [badges.length > 0 ? badges.map(RESULTS.badge).join('  ') : RESULTS.noBadge],
    why: RESULTS.whyWon(turns - turnsLeft, turns, scrutiny),
  };
};

/** One turn: what was submitted, what that did, and every point of Scrutiny with its source. */
const tallyLines = (tally: Tally, cap: number, width: number, paint: Paint): string[] => {
  const answered = tally.counter === null ? '' : ` ${RESULTS.answered(tally.counter)}`;
  const from = tally.scrutinyFrom.length > 0 ? tally.scrutinyFrom.join('; ') : RESULTS.clean;
  const sum = (label: string, value: string, text: string): string[] =>
    wrap(`${label} ${padLeft(value, 3)}  ${text}`, width - 3, label.length + 6).map((line) => `   ${line}`);
  return [
    ...wrap(`${tally.turn}  ${tally.action}`, width, 3).map((line, i) => (i === 0 ? paint.strong(line) : line)),
    ...sum('Damage  ', String(tally.damage), `${tally.damageFrom}.${answered} Resistance ${tally.resistance}.`),
    ...sum('Scrutiny', `+${tally.scrutinyRise}`, `${from}. Scrutiny ${tally.scrutiny}/${cap}.`).map((line) =>
      tally.scrutinyRise > 0 ? paint.warn(line) : line,
    ),
  ];
};

/** T15's badges with their rules, earned or not. */
const badgeLines = (attempt: KoaTry, width: number, paint: Paint): string[] => {
  const { badges } = viewOf(attempt);
  return BADGES.flatMap((badge) => {
    const earned = badges.includes(badge);
    return wrap(`${earned ? '★' : '·'} ${badge.padEnd(8)}  ${BADGE_RULE[badge]}`, width, 12).map((line) =>
      earned ? paint.good(line) : line,
    );
  });
};

export const account = (attempt: KoaTry, width: number, paint: Paint): string[] => {
  const { run } = attempt;
  const { scrutiny, tuning } = run.setup.script;
  const rows = breakdown(
    run.setup,
    moments(run).map(({ events }) => events),
  );
  const done = rows.reduce((sum, { damage }) => sum + damage, 0);
  const risen = rows.reduce((sum, { scrutinyRise }) => sum + scrutinyRise, 0);
  return [
    paint.faint(RESULTS.breakdown),
    ...(scrutiny > 0 ? [`  ${RESULTS.began(scrutiny)}`] : []),
    ...rows.flatMap((row) => tallyLines(row, tuning.scrutiny_cap, width - 2, paint).map((line) => `  ${line}`)),
    '',
    `  ${RESULTS.total(done, risen)}`,
    '',
    paint.faint(RESULTS.badges),
    ...badgeLines(attempt, width - 2, paint).map((line) => `  ${line}`),
  ];
};
