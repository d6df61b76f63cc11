import { moments } from '@lockstep/kernel';
import { breakdown, medalLine, type Tally } from '@lockstep/words-protocol';
import { RESULTS } from '../words.ts';
import { padLeft, wrap } from './layout.ts';
import { type Model, viewOf } from './model.ts';
import { shareLines } from './pages.ts';
import type { Paint } from './paint.ts';

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

/** How it ended, and why. */
export const headlineLines = (model: Model, width: number, paint: Paint): string[] => {
  const view = viewOf(model);
  const won = view.outcome?.result === 'won';
  const head = won ? RESULTS.won(view.target) : RESULTS.lost(view.target);
  const why = won
    ? RESULTS.whyWon(view.turns - view.turnsLeft, view.turns)
    : RESULTS.whyLost(view.turns, view.resistance);
  const medal = won ? [view.medal ? medalLine({ medal: view.medal, turnsLeft: view.turnsLeft }) : RESULTS.noMedal] : [];
  return [
    paint.strong(won ? paint.good(head) : paint.bad(head)),
    ...medal.flatMap((line) => wrap(line, width)).map((line) => paint.strong(line)),
    ...wrap(why, width),
    ...(model.flags.practice ? wrap(RESULTS.practice, width).map((line) => paint.warn(line)) : []),
    ...(model.records.streak ? [RESULTS.streak(model.records.streak)] : []),
  ];
};

/** Below it: the share text, and where every point came from. */
export const resultLines = (model: Model, width: number, paint: Paint): string[] => {
  const { setup } = model.run;
  const rows = breakdown(
    setup,
    moments(model.run).map(({ events }) => events),
  );
  const cap = setup.puzzle.tuning.scrutiny_cap;
  const gained = rows.reduce((sum, { compliance }) => sum + compliance, 0);
  const risen = rows.reduce((sum, { scrutinyRise }) => sum + scrutinyRise, 0);
  return [
    paint.faint(RESULTS.shareHead),
    ...shareLines({ ...model, part: null }).flatMap((line) => wrap(line, width - 2).map((one) => `  ${one}`)),
    '',
    paint.faint(RESULTS.breakdown),
    ...rows.flatMap((row) => tallyLines(row, cap, width - 2, paint).map((line) => `  ${line}`)),
    '',
    ...wrap(`${RESULTS.total}: Compliance ${gained}, Scrutiny ${signed(risen)}.`, width - 2).map((line) => `  ${line}`),
  ];
};
