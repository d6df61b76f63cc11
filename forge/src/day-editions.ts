import { makeDay, parseDay } from '@lockstep/calendar';
import { fail, ok, type Result } from '@lockstep/kernel';

/** From which date on an edition is played on every date. */
export interface DayEdition {
  readonly from: string;
  readonly edition: number;
}

const HEAD = '# from edition';
const LINE = /^(\S+) ([1-9]\d{0,8})$/;

/** One line an edition, the oldest first; the first line names the columns. */
export const parseDayEditions = (text: string): Result<readonly DayEdition[], string> => {
  const [first = '', ...lines] = text.split('\n');
  if (first !== HEAD)
    return fail(`line 1 does not name the columns: expected "${HEAD}"; found "${first.slice(0, 60)}"`);
  const found: DayEdition[] = [];
  for (const [i, line] of lines.entries()) {
    if (line === '') continue;
    const [, date = '', edition = ''] = LINE.exec(line) ?? [];
    const day = parseDay(date);
    if (!day.ok) return fail(`line ${i + 2} is no date and edition: ${line.slice(0, 60)}`);
    const from = makeDay(day.value);
    const last = found.at(-1);
    if (last && (last.from >= from || last.edition >= Number(edition)))
      return fail(`line ${i + 2} comes before the one above it: ${line}`);
    found.push({ from, edition: Number(edition) });
  }
  return found.length === 0 ? fail('no edition is named') : ok(found);
};

/** [K9] The edition that is played on a date: once a date has come, a newer one no longer changes it. */
export const editionOn = (days: readonly DayEdition[], date: string): number =>
  (days.filter(({ from }) => from <= date).at(-1) ?? days[0]!).edition;

/** A new edition, from a date on that has not come: what was meant for later dates gives way to it. */
export const withEdition = (days: readonly DayEdition[], edition: DayEdition): readonly DayEdition[] => [
  ...days.filter(({ from }) => from < edition.from),
  edition,
];

export const makeDayEditions = (days: readonly DayEdition[]): string =>
  `${[HEAD, ...days.map(({ from, edition }) => `${from} ${edition}`)].join('\n')}\n`;
