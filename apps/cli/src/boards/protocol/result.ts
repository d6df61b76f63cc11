import { moments } from '@lockstep/kernel';
import { breakdown, lossWords, medalLine, type Tally } from '@lockstep/words-protocol';
import { padLeft, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { viewOf } from '../lock/try.ts';
import type { ProtocolTry } from './try.ts';
import { RESULTS } from './words.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** One turn: what was done, then each sum with its sources. */
const tallyLines = (tally: Tally, cap: number, width: number, paint: Paint): string[] => {
  const audit = tally.audited ? ` ${RESULTS.audits(tally.healed)}.` : '';
  return [
    ...wrap(`${tally.turn}  ${tally.action}`, width, 3).map((line, i) => (i === 0 ? paint.strong(line) : line)),
    ...wrap(
      `Compliance ${padLeft(String(tally.compliance), 2)}  ${tally.complianceFrom}. Resistance ${tally.resistance}.`,
      width - 3,
      15,
    ).map((line) => `   ${line}`),
    ...wrap(
      `Scrutiny   ${padLeft(signed(tally.scrutinyRise), 2)}  ${tally.scrutinyFrom}.${audit} Scrutiny ${tally.scrutiny}/${cap}.`,
      width - 3,
      15,
    ).map((line) => `   ${tally.audited ? paint.bad(line) : line}`),
  ];
};

export const ending = (attempt: ProtocolTry): { head: string; earned: readonly string[]; why: string } => {
  const { outcome, target, turns, turnsLeft, medal } = viewOf(attempt);
  const { run } = attempt;
  if (outcome?.result !== 'won')
    return {
      head: RESULTS.lost(target),
      earned: [],
      why: lossWords(
        run.setup,
        moments(run).map(({ events }) => events),
      ),
    };
  return {
    head: RESULTS.won(target),
    earned: [medal ? medalLine({ medal, turnsLeft }) : RESULTS.noMedal],
    why: RESULTS.whyWon(turns - turnsLeft, turns),
  };
};

export const account = ({ run }: ProtocolTry, width: number, paint: Paint): string[] => {
  const rows = breakdown(
    run.setup,
    moments(run).map(({ events }) => events),
  );
  const cap = run.setup.script.tuning.scrutiny_cap;
  const gained = rows.reduce((sum, { compliance }) => sum + compliance, 0);
  const risen = rows.reduce((sum, { scrutinyRise }) => sum + scrutinyRise, 0);
  return [
    paint.faint(RESULTS.breakdown),
    ...rows.flatMap((row) => tallyLines(row, cap, width - 2, paint).map((line) => `  ${line}`)),
    '',
    ...wrap(`${RESULTS.total}: Compliance ${gained}, Scrutiny ${signed(risen)}.`, width - 2).map((line) => `  ${line}`),
  ];
};
