import { endingOf, type Freeplay, freeplay as game, parOf } from '@lockstep/freeplay';
import { makeSeed, seedOfDate } from '@lockstep/kernel';
import { endingWords, GAME_TITLE, seedLabel } from '@lockstep/words-freeplay';
import type { DailyPrinted } from '../../shell/board.ts';
import { dailyLines } from '../../shell/daily.ts';
import type { Host } from '../../shell/host.ts';
import { todaysRun } from './meta.ts';
import { LABELS } from './words.ts';

/** The run of a date, what is recorded of it and its par: for a script, and for a person. */
export const daily = (host: Host<Freeplay>): DailyPrinted => {
  const { run, kit, level } = todaysRun(host);
  const { date } = host;
  const seed = seedOfDate(game.id, date);
  const first = host.entries().find((entry) => entry.daily === date && !entry.practice);
  const { setup } = host.opening(host.ref({ kind: 'daily', date }), {});
  const par = parOf(setup, seed);
  const { days: streak } = host.streak();
  const said = first
    ? LABELS.first(endingWords(endingOf(first)), first.facts.acts ?? 0, first.facts.turns ?? 0)
    : LABELS.notYet(date);
  return {
    facts: {
      game: game.id,
      date,
      seed: makeSeed(seed),
      label: seedLabel(seed),
      scene: run.id,
      kit: kit.id,
      level: level.id,
      streak,
      acts: first?.facts.acts ?? null,
      turns: first?.facts.turns ?? null,
      par: { ending: par.ending, acts: par.facts.acts, turns: par.facts.turns },
    },
    lines: dailyLines({
      game: GAME_TITLE,
      date,
      seedLabel: seedLabel(seed),
      title: run.title,
      minutes: run.minutes,
      line: LABELS.todayLine(kit.name, level.name),
      result: `${said}\n${LABELS.par(endingWords(par.ending), par.facts.acts, par.facts.turns)}`,
      streak,
    }),
  };
};
