import type { Clause, ProtocolView } from '@lockstep/protocol';
import { cardNames, clauseWords, pathWords } from '@lockstep/words-protocol';
import { LABELS } from '../words.ts';
import { flow, wrap } from './layout.ts';
import { explainedOf, type Model, viewOf } from './model.ts';
import type { Paint } from './paint.ts';

interface Tick {
  readonly clause: Clause;
  readonly holds: boolean;
}

const pathLine = (path: readonly Clause[], n: number, width: number): string[] =>
  wrap(`${n}  ${pathWords(path)}`, width, 3);

/** ✓ or ✗ for the path, and for each clause of one that does not hold, so that it is plain what is missing. */
const tickedLine = (ticks: readonly Tick[], satisfied: boolean, n: number, width: number, paint: Paint): string[] => {
  if (satisfied)
    return pathLine(
      ticks.map(({ clause }) => clause),
      n,
      width - 2,
    ).map((line, i) => paint.good(`${i === 0 ? '✓' : ' '} ${line}`));
  const clauses = ticks.flatMap(({ clause, holds }) => {
    const [first = '', ...rest] = wrap(`${holds ? '✓' : '✗'} ${clauseWords(clause)}`, width - 5, 2);
    return [holds ? first : paint.strong(first), ...rest];
  });
  return flow(clauses, width - 5).map((line, i) => (i === 0 ? `${paint.bad('✗')} ${n}  ${line}` : `     ${line}`));
};

const protocolHead = (entry: ProtocolView): string => `${entry.id} — ${entry.line}`;

/** The rule in force, its paths judged on what is chosen. */
export const activeLines = (model: Model, width: number, paint: Paint): string[] => {
  const active = viewOf(model).schedule.find((entry) => entry.active)!;
  const explained = explainedOf(model);
  const paths = active.paths.flatMap((path, i) => {
    const judged = explained?.paths[i];
    return judged
      ? tickedLine(judged.clauses, judged.satisfied, i + 1, width - 2, paint)
      : pathLine(path, i + 1, width - 4).map((line) => `  ${line}`);
  });
  const [head = '', ...more] = wrap(`${LABELS.protocol}  ${protocolHead(active)}`, width, 10);
  return [
    paint.strong(head),
    ...more,
    ...paths.map((line) => `  ${line}`),
    ...previousLines(model, active, width, paint),
  ];
};

/** Where repeats are forbidden, what would be one. */
const previousLines = (model: Model, active: ProtocolView, width: number, paint: Paint): string[] => {
  const { previous } = viewOf(model);
  const asked = active.paths.some((path) => path.some(({ kind }) => kind === 'no-repeat'));
  if (!asked || previous.length === 0) return [];
  const text = LABELS.previous(cardNames(model.run.setup, previous));
  return wrap(text, width - 2, 2).map((line) => paint.faint(`  ${line}`));
};

/** What is still to come, so that nobody is surprised on turn 3. */
export const comingLines = (model: Model, width: number, paint: Paint): string[] => {
  const view = viewOf(model);
  const coming = view.schedule.filter((entry) => entry.from > view.turn);
  return coming.flatMap((entry) =>
    wrap(`${LABELS.fromTurn(entry.from)}: ${protocolHead(entry)}`, width - 2, 2).map((line) =>
      paint.faint(`  ${line}`),
    ),
  );
};

/** The whole schedule, a line each. */
export const scheduleLines = (model: Model, width: number, paint: Paint): string[] =>
  viewOf(model).schedule.flatMap((entry) =>
    wrap(`${LABELS.fromTurn(entry.from)}  ${protocolHead(entry)}`, width, 13).map((line, i) =>
      i === 0 ? line.replace(entry.id, paint.strong(entry.id)) : line,
    ),
  );

const names = (entries: readonly ProtocolView[], width: number, paint: Paint): string[] =>
  flow(
    entries.map(({ id, from }) => (from > 1 ? `→ ${LABELS.turn(from)} ` : '') + paint.strong(id)),
    width,
    ' ',
  );

/** The same in names alone, for a small screen. */
export const scheduleNames = (model: Model, width: number, paint: Paint): string[] =>
  names(viewOf(model).schedule, width, paint);

export const comingNames = (model: Model, width: number, paint: Paint): string[] => {
  const { schedule, turn } = viewOf(model);
  const coming = schedule.filter((entry) => entry.from > turn);
  return names(coming, width - 2, paint).map((line) => `  ${line}`);
};

/** Every protocol with every path (D29 §6: it can be opened at any time). */
export const allPathLines = (model: Model, width: number, paint: Paint): string[] =>
  viewOf(model).schedule.flatMap((entry, i) => {
    const when = entry.active ? `${LABELS.fromTurn(entry.from)}, ${LABELS.nowActive}` : LABELS.fromTurn(entry.from);
    const heads = wrap(`${entry.id} (${when})`, width, 2).map((line) => paint.strong(line));
    const lines = entry.paths.flatMap((path, at) => pathLine(path, at + 1, width - 2).map((line) => `  ${line}`));
    return [
      ...(i > 0 ? [''] : []),
      ...heads,
      ...wrap(entry.line, width - 2).map((line) => paint.faint(`  ${line}`)),
      ...lines,
    ];
  });
