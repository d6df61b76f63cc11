import { moments } from '@lockstep/kernel';
import type { DailyText } from '@lockstep/words';
import { watchReplay } from '../play/watch.ts';

/** A line of a challenge, as the end of a Daily tells one. */
export interface Line {
  readonly result: string;
  readonly rows: readonly string[];
  readonly rowWords: readonly string[];
}

/** Null for a replay that this version of the app cannot play. */
export const lineOf = async (replay: string): Promise<Line | null> => {
  const watched = await watchReplay(replay);
  if (!watched.ok) return null;
  const { board, run, date } = watched.value;
  // biome-ignore lint/suspicious/noExplicitAny: a challenge serves every game with a Daily
  const daily: DailyText<any, any, any> | undefined = board.text.daily;
  if (!daily || date === null) return null;
  const entry = board.player.recorder.entry(run);
  const steps = moments(run).map(({ events }) => events);
  return {
    result: daily.entryWords({
      kind: 'finished',
      game: run.game.id,
      daily: date,
      on: date,
      practice: false,
      ...entry,
    }),
    rows: daily.shareRows(run.setup, steps),
    rowWords: daily.rowWords(run.setup, steps),
  };
};
