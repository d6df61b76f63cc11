import { makeSeed, seedOfDate } from '@lockstep/kernel';
import { quest as game, type QuestGame } from '@lockstep/quest';
import { GAME_TITLE, seedLabel } from '@lockstep/words-quest';
import type { DailyPrinted } from '../../shell/board.ts';
import { dailyLines } from '../../shell/daily.ts';
import type { Host } from '../../shell/host.ts';
import { questsOf, TODAY } from './shelf.ts';
import { LABELS } from './words.ts';

/** The quest of a date, and what is recorded of it: for a script, and for a person. */
export const daily = (host: Host<QuestGame>): DailyPrinted => {
  const { scene, level } = host.game.module!.today!(host.pack) as { readonly scene: string; readonly level: string };
  const quest = questsOf(host, level).find(({ id }) => id === TODAY)!;
  const { title } = host.pack.road.find(({ id }) => id === scene)!;
  const date = quest.date!;
  const seed = seedOfDate(game.id, date);
  const first = host.entries().find((entry) => entry.daily === date && !entry.practice)?.facts;
  const { days: streak } = host.streak();
  return {
    facts: {
      game: game.id,
      date,
      seed: makeSeed(seed),
      label: seedLabel(seed),
      scene,
      level,
      streak,
      battles: first?.battles ?? null,
      points: first?.points ?? null,
    },
    lines: dailyLines({
      game: GAME_TITLE,
      date,
      seedLabel: seedLabel(seed),
      title,
      minutes: quest.minutes,
      line: quest.line,
      result: first ? LABELS.first(first.battles ?? 0, first.points ?? 0) : LABELS.notYet(date),
      streak,
    }),
  };
};
