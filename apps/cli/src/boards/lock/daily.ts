import { makeSeed } from '@lockstep/kernel';
import { refTo } from '@lockstep/play';
import type { DailyPrinted, Host } from '../../shell/board.ts';
import type { Face } from './face.ts';

/** A date's Lock, how hard it is, and what is recorded of it: for a script, and for a person. */
export const dailyOf = (face: Face, host: Host): DailyPrinted => {
  const { text, player } = host.game;
  const { id } = player.game;
  const daily = text.daily!;
  const { setup, seed, date = null, grade = null, ref } = host.made(refTo(id, { kind: 'daily', date: host.date }), {});
  const { firstClear, best } = host.records(ref!, setup);
  const [first, top] = [firstClear, best].map((entry) => entry && daily.clearFrom(setup, entry, date));
  const [firstLine, topLine] = [first, top].map((clear) => clear && face.clearLine(clear));
  const streak = host.streak(player.recorder.ledger(ref!, setup)?.game);
  const seedLabel = text.seedLabel(seed!);
  return {
    facts: {
      game: id,
      date,
      seed: makeSeed(seed!),
      label: seedLabel,
      ...face.lockFacts(setup),
      grade,
      streak,
      firstClear: first ?? null,
      best: top ?? null,
    },
    lines: [
      ...daily.lockLines(setup, { date, seedLabel }).slice(0, -2),
      '',
      ...(grade === null ? [] : [daily.gradeWords(grade, host.pack)]),
      firstLine ? `First clear: ${firstLine}` : `Not cleared yet. Play it: lockstep play ${id}`,
      ...(topLine && topLine !== firstLine ? [`Best: ${topLine}`] : []),
      `Streak: ${streak}`,
    ],
  };
};
