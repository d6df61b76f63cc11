import { moments } from '@lockstep/kernel';
import { type AnyTypes, fromReplay, type RunOf } from '@lockstep/play';
import { type DailyText, postText } from '@lockstep/words';
import { hrefOf } from '../plumbing/route.ts';
import type { GameSession } from './session.svelte.ts';

/** What of a try is sent to others. */
export interface Post {
  /** The printed lines, the rows and the link. */
  readonly text: string;
  /** The same without signs. */
  readonly words: string;
  readonly lines: readonly string[];
  readonly rows: readonly string[];
  readonly rowWords: readonly string[];
  readonly link: string | null;
  /** The try that it tells of, where it is kept whole. */
  readonly replay: string | null;
  /** It tells of an earlier try than the one at hand. */
  readonly earlier: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a result serves every game with a Daily
type AnyDaily = DailyText<any, any, any>;

const stepsOf = (run: RunOf<AnyTypes>): readonly (readonly AnyTypes['event'][])[] =>
  moments(run).map(({ events }) => events);

/** The whole address of a path of the app. */
export const addressOf = (path: string): string => new URL(hrefOf(path), location.href).href;

/** P11, T15: the first clear of a date, or a loss where there is none. Null where there is nothing to share. */
export const postOf = (session: GameSession<AnyTypes>, daily: AnyDaily, seedLabel: string): Post | null => {
  const { setup, run, facts, records, flags, result } = session;
  const { date } = facts;
  const { firstClear } = records;
  const own = session.replayText();
  const kept = firstClear?.replay;
  const shared = firstClear
    ? kept === undefined
      ? null
      : (fromReplay<RunOf<AnyTypes>>(run.game, setup, run.seed, kept) ?? null)
    : run;
  const steps = shared ? stepsOf(shared) : [];
  const link = date === null ? null : addressOf(`/${run.game.id}/${date}`);
  const rows = daily.shareRows(setup, steps);
  const rowWords = daily.rowWords(setup, steps);
  const made = (lines: string | null, words: string | null): Post | null =>
    lines === null || words === null
      ? null
      : {
          text: postText(lines, rows, link),
          words: postText(words, rowWords, link),
          lines: lines.split('\n'),
          rows,
          rowWords,
          link,
          replay: shared ? (kept ?? own) : null,
          earlier: kept !== undefined && kept !== own,
        };
  const first = daily.clearFrom(setup, firstClear ?? result, date);
  if (first && (firstClear || !flags.practice)) {
    const best = records.best && daily.clearFrom(setup, records.best, date);
    const clears = { first, best: best ?? undefined, seedLabel };
    return made(daily.shareText(setup, clears), daily.shareWords(setup, clears));
  }
  if (flags.practice) return null;
  const events = session.steps.flat();
  const title = { date, seedLabel };
  return made(daily.lossText(setup, events, title), daily.lossWords(setup, events, title));
};
