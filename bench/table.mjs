const COLUMNS = ['what', 'ours', 'rival', 'ratio', 'least', 'aim', 'verdict'];

/** "1 234 567"; small numbers keep one decimal. */
const number = (n) => {
  if (n === undefined) return '';
  return Math.abs(n) < 100 && !Number.isInteger(n)
    ? n.toFixed(1)
    : Math.round(n).toLocaleString('en').replaceAll(',', ' ');
};

const verdictOf = (value, { least, aim, lower = false }) => {
  if (least === undefined) return '';
  const reaches = (mark) => (lower ? value <= mark : value >= mark);
  if (reaches(aim)) return 'aim';
  return reaches(least) ? 'least' : 'MISSED';
};

/**
 * A row of results is { what, ours, rival?, ratio?, least?, aim?, lower?, write? }: the ratio, or ours where there is none, is held
 * against least and aim; `lower` where less is better; `write` prints the three of them.
 */
const cellsOf = (row) => {
  const { what, ours, rival, ratio, least, aim, lower, write = number } = row;
  const mark = (value) => (value === undefined ? '' : `${lower ? '≤' : '≥'} ${write(value)}`);
  return {
    what,
    ours: ratio === undefined ? write(ours) : number(ours),
    rival: number(rival),
    ratio: ratio === undefined ? '' : write(ratio),
    least: mark(least),
    aim: mark(aim),
    verdict: verdictOf(ratio ?? ours, row),
  };
};

/** Markdown, so that one text serves the terminal and results.md. */
export const makeTable = (rows) => {
  const lines = [Object.fromEntries(COLUMNS.map((column) => [column, column])), ...rows.map(cellsOf)];
  const widths = COLUMNS.map((column) => Math.max(...lines.map((line) => line[column].length)));
  const write = (line) => `| ${COLUMNS.map((column, i) => line[column].padEnd(widths[i])).join(' | ')} |`;
  const [head, ...body] = lines.map(write);
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body].join('\n');
};
