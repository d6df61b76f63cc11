import { moments } from '@lockstep/kernel';
import type { DailyText } from '@lockstep/words';
import { readLink } from '../plumbing/replay-link.ts';
import type { AnyBoardModule } from './board.ts';
import type { Rival } from './rival.ts';
import { watchReplay } from './watch.ts';

/** The try of a challenge link, where it is a genuine one of this Daily that came to its end; null otherwise. */
export const readRival = async (board: AnyBoardModule, date: string, data: string): Promise<Rival | null> => {
  const { player, text } = board;
  // biome-ignore lint/suspicious/noExplicitAny: a challenge serves every game with a Daily
  const daily: DailyText<any, any, any> | undefined = text.daily;
  const link = await readLink(data);
  if (!link.ok || !daily) return null;
  const watched = await watchReplay(link.value);
  if (!watched.ok || watched.value.date !== date) return null;
  const { run, verdict } = watched.value;
  if (run.game.id !== player.game.id || !verdict?.over || verdict.kind !== 'daily') return null;
  const entry = player.recorder.entry(run);
  const steps = moments(run).map(({ events }) => events);
  return {
    won: entry.won,
    result: daily.entryWords({
      kind: 'finished',
      game: player.game.id,
      daily: date,
      on: date,
      practice: false,
      ...entry,
    }),
    rows: daily.shareRows(run.setup, steps),
    rowWords: daily.rowWords(run.setup, steps),
  };
};
