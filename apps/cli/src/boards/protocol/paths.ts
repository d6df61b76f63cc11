import type { Clause, ProtocolView } from '@lockstep/protocol';
import { printedName } from '@lockstep/words';
import { cardNames, clauseWords, pathWords } from '@lockstep/words-protocol';
import { flow, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import type { Density } from '../lock/lock-view.ts';
import { viewOf } from '../lock/try.ts';
import { LABELS as TABLE_LABELS } from '../lock/words.ts';
import { explanationOf, type ProtocolTry, phaseOf } from './try.ts';
import { LABELS } from './words.ts';

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

const protocolHead = (entry: ProtocolView): string => `${printedName(entry.id)} — ${entry.line}`;

/** The rule in force, its paths judged on what is chosen. */
export const activeLines = (attempt: ProtocolTry, width: number, paint: Paint): string[] => {
  const active = viewOf(attempt).schedule.find((entry) => entry.active)!;
  const explained = explanationOf(attempt);
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
    ...previousLines(attempt, active, width, paint),
  ];
};

/** Where repeats are forbidden, what would be one. */
const previousLines = (attempt: ProtocolTry, active: ProtocolView, width: number, paint: Paint): string[] => {
  const { previous } = viewOf(attempt);
  const asked = active.paths.some((path) => path.some(({ kind }) => kind === 'no-repeat'));
  if (!asked || previous.length === 0) return [];
  const text = LABELS.previous(cardNames(attempt.run.setup, previous));
  return wrap(text, width - 2, 2).map((line) => paint.faint(`  ${line}`));
};

/** The rest of the schedule, visible before turn 3. */
const comingLines = (attempt: ProtocolTry, width: number, paint: Paint): string[] => {
  const view = viewOf(attempt);
  const coming = view.schedule.filter((entry) => entry.from > view.turn);
  return coming.flatMap((entry) =>
    wrap(`${LABELS.fromTurn(entry.from)}: ${protocolHead(entry)}`, width - 2, 2).map((line) =>
      paint.faint(`  ${line}`),
    ),
  );
};

/** The whole schedule, a line each. */
const scheduleLines = (attempt: ProtocolTry, width: number, paint: Paint): string[] =>
  viewOf(attempt).schedule.flatMap((entry) =>
    wrap(`${LABELS.fromTurn(entry.from)}  ${protocolHead(entry)}`, width, 13).map((line, i) =>
      i === 0 ? line.replace(printedName(entry.id), paint.strong(printedName(entry.id))) : line,
    ),
  );

const names = (entries: readonly ProtocolView[], width: number, paint: Paint): string[] =>
  flow(
    entries.map(({ id, from }) => (from > 1 ? `→ ${TABLE_LABELS.turn(from)} ` : '') + paint.strong(printedName(id))),
    width,
    ' ',
  );

/** The same in names alone, for a small screen. */
const scheduleNames = (attempt: ProtocolTry, width: number, paint: Paint): string[] =>
  names(viewOf(attempt).schedule, width, paint);

const comingNames = (attempt: ProtocolTry, width: number, paint: Paint): string[] => {
  const { schedule, turn } = viewOf(attempt);
  const coming = schedule.filter((entry) => entry.from > turn);
  return names(coming, width - 2, paint).map((line) => `  ${line}`);
};

/** Every protocol with every path (D29 §6: it can be opened at any time). */
export const allPathLines = (attempt: ProtocolTry, width: number, paint: Paint): string[] =>
  viewOf(attempt).schedule.flatMap((entry, i) => {
    const when = entry.active ? `${LABELS.fromTurn(entry.from)}, ${LABELS.nowActive}` : LABELS.fromTurn(entry.from);
    const heads = wrap(`${printedName(entry.id)} (${when})`, width, 2).map((line) => paint.strong(line));
    const lines = entry.paths.flatMap((path, at) => pathLine(path, at + 1, width - 2).map((line) => `  ${line}`));
    return [
      ...(i > 0 ? [''] : []),
      ...heads,
      ...wrap(entry.line, width - 2).map((line) => paint.faint(`  ${line}`)),
      ...lines,
    ];
  });

/** While drafting the schedule, for a side pane has its paths; then the rule in force and what is still to come. */
export const schedulePane = (
  attempt: ProtocolTry,
  width: number,
  paint: Paint,
  density: Density,
  aside: boolean,
): string[] => {
  if (phaseOf(attempt) !== 'draft') {
    const coming = density.tight ? comingNames : comingLines;
    return [...activeLines(attempt, width, paint), ...coming(attempt, width, paint)];
  }
  if (aside) return [];
  if (density.whole) return allPathLines(attempt, width, paint);
  return (density.tight ? scheduleNames : scheduleLines)(attempt, width, paint);
};
