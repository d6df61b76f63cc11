import type { FinishedTry } from '@lockstep/play';
import { type Event, type Medal, medalOfStars, type Setup, starsOf } from '@lockstep/protocol';
import { counted, spelled, type Title, targetPrinted } from '@lockstep/words';
import { MEDAL_NAME } from './card.ts';

/** What is kept of a won try. */
export interface Clear {
  readonly date: string | null;
  readonly target: string;
  readonly turnsLeft: number;
  readonly medal: Medal | null;
  readonly peak: number;
  readonly audits: number;
}

/** P11: the first clear is what is shared; the best one is a line of its own when it differs. */
export interface SharedClears {
  readonly first: Clear;
  readonly best?: Clear | undefined;
  readonly scrutinyCap: number;
  /** Names the puzzle where there is no date. */
  readonly seedLabel: string;
}

/** `Gold (4 turns left)`: for a screen that draws its own medal and stars. */
export const medalPlain = ({ medal, turnsLeft }: Pick<Clear, 'medal' | 'turnsLeft'>): string =>
  `${medal ? MEDAL_NAME[medal] : 'Cleared'} (${counted(turnsLeft, 'turn')} left)`;

/** An entry alone, where the puzzle is not at hand. */
export const entryWords = ({ won, facts: { turnsLeft = 0, stars = 0 } }: FinishedTry): string =>
  won ? medalPlain({ turnsLeft, medal: medalOfStars(stars) }) : 'Stayed locked';

/** `⭐⭐⭐ Gold (4 turns left)` */
export const medalLine = ({ medal, turnsLeft }: Pick<Clear, 'medal' | 'turnsLeft'>): string => {
  const stars = medal ? `${'⭐'.repeat(starsOf(medal))} ` : '';
  return stars + medalPlain({ medal, turnsLeft });
};

const medalWords = ({ medal, turnsLeft }: Pick<Clear, 'medal' | 'turnsLeft'>): string => {
  const name = medal
    ? `${MEDAL_NAME[medal]}, ${spelled(starsOf(medal))} ${starsOf(medal) === 1 ? 'star' : 'stars'}`
    : 'Cleared';
  return `${name}, ${counted(turnsLeft, 'turn')} left`;
};

const auditLine = (audits: number): string =>
  audits === 0 ? 'No audits triggered' : `${counted(audits, 'audit')} triggered`;

/** D29 §18 to the letter. */
export const shareText = ({ first, best, scrutinyCap, seedLabel }: SharedClears): string =>
  [
    first.date === null ? `AURA Puzzle • ${seedLabel}` : `AURA Daily • ${first.date}`,
    `${targetPrinted(first.target)} unlocked`,
    medalLine(first),
    `Scrutiny peak: ${first.peak}/${scrutinyCap}`,
    auditLine(first.audits),
    ...(best && medalLine(best) !== medalLine(first) ? [`Best: ${medalLine(best)}`] : []),
  ].join('\n');

/** The same facts for a reader who hears them: no emoji, no signs. */
export const shareWords = ({ first, best, scrutinyCap, seedLabel }: SharedClears): string =>
  [
    first.date === null ? `AURA Puzzle, ${seedLabel}` : `AURA Daily, ${first.date}`,
    `${targetPrinted(first.target)} unlocked`,
    medalWords(first),
    `Scrutiny peak: ${first.peak} of ${scrutinyCap}`,
    auditLine(first.audits),
    ...(best && medalWords(best) !== medalWords(first) ? [`Best: ${medalWords(best)}`] : []),
  ].join('\n');

/** What is told of a lost try, in signs or in words. */
const lockedOutIn = (
  { script }: Setup,
  events: readonly Event[],
  { date, seedLabel }: Title,
  [between, of]: readonly [string, string],
): string | null => {
  const end = events.find((event) => event.kind === 'locked-out');
  if (!end) return null;
  return [
    date === null ? `AURA Puzzle${between}${seedLabel}` : `AURA Daily${between}${date}`,
    `${targetPrinted(script.target)} stays locked`,
    `Resistance left: ${end.resistance}`,
    `Scrutiny peak: ${peakOf(script.scrutiny, events)}${of}${script.tuning.scrutiny_cap}`,
    auditLine(events.filter(({ kind }) => kind === 'audited').length),
  ].join('\n');
};

/** A loss in the manner of D29 §18; null where the try was not lost. */
export const lossText = (setup: Setup, events: readonly Event[], title: Title): string | null =>
  lockedOutIn(setup, events, title, [' • ', '/']);

export const lossWords = (setup: Setup, events: readonly Event[], title: Title): string | null =>
  lockedOutIn(setup, events, title, [', ', ' of ']);

/** The highest of a try, the start and the 5 of an Audit included. */
const peakOf = (start: number, events: readonly Event[]): number =>
  Math.max(start, ...events.flatMap((event) => (event.kind === 'scrutiny-rose' ? [event.scrutiny] : [])));
