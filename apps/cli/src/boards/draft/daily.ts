import { type Draft, draft as game } from '@lockstep/draft';
import { makeSeed, seedOfDate } from '@lockstep/kernel';
import { GAME_TITLE, seedLabel } from '@lockstep/words-draft';
import type { DailyPrinted } from '../../shell/board.ts';
import { dailyLines } from '../../shell/daily.ts';
import type { Host } from '../../shell/host.ts';
import { questsOf, TODAY } from './shelf.ts';
import { LABELS } from './words.ts';

/** The quest of a date, and what is recorded of it: for a script, and for a person. */
export const daily = (host: Host<Draft>): DailyPrinted => {
  const { scene, preset } = host.game.module!.today!(host.pack) as { readonly scene: string; readonly preset: string };
  const quest = questsOf(host, preset).find(({ id }) => id === TODAY)!;
  const { title } = host.pack.route.find(({ id }) => id === scene)!;
  const date = quest.date!;
  const seed = seedOfDate(game.id, date);
  const first = quest.records.firstClear?.facts.score ?? null;
  const best = quest.records.best?.facts.score ?? null;
  const { days: streak } = host.streak();
  return {
    facts: { game: game.id, date, seed: makeSeed(seed), label: seedLabel(seed), scene, preset, streak, first, best },
    lines: dailyLines({
      game: GAME_TITLE,
      date,
      seedLabel: seedLabel(seed),
      title,
      minutes: quest.minutes,
      line: quest.line,
      result: first === null ? LABELS.notYet(date) : LABELS.first(first, best ?? first),
      streak,
    }),
  };
};
