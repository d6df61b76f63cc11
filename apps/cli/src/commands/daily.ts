import { makeSeed } from '@lockstep/kernel';
import { gradeWords, lockLines, medalLine, seedLabel } from '@lockstep/words-protocol';
import { Fault } from '../fault.ts';
import { answer } from '../output.ts';
import { recordsFor, sourceOf } from '../sit.ts';
import { dataDir, openStore } from '../store.ts';

export const daily = (game: string, options: { readonly date?: string; readonly json?: boolean }): void => {
  if (game !== 'protocol')
    throw new Fault('unknown-game', `there is no Daily of "${game}"; try: lockstep daily protocol`);
  const source = sourceOf(options.date === undefined ? {} : { date: options.date });
  const store = openStore(dataDir(), (message) => process.stderr.write(`${message}\n`));
  const records = recordsFor(store, source);
  const { puzzle } = source.setup;
  const facts = {
    date: source.date,
    seed: makeSeed(source.seed),
    label: seedLabel(source.seed),
    target: puzzle.target,
    resistance: puzzle.resistance,
    turns: puzzle.turns,
    scrutiny: puzzle.scrutiny,
    schedule: puzzle.schedule,
    grade: source.grade,
    streak: records.streak ?? 0,
    firstClear: records.firstClear ?? null,
    best: records.best ?? null,
  };
  answer(options, { ok: true, ...facts }, () =>
    [
      ...lockLines(source.setup, { date: source.date, seedLabel: seedLabel(source.seed) }).slice(0, -2),
      '',
      ...(source.grade ? [gradeWords(source.grade)] : []),
      ...(records.firstClear
        ? [`First clear: ${medalLine(records.firstClear)}`]
        : ['Not cleared yet. Play it: lockstep play']),
      ...(records.best && records.best !== records.firstClear ? [`Best: ${medalLine(records.best)}`] : []),
      `Streak: ${records.streak ?? 0}`,
    ].join('\n'),
  );
};
