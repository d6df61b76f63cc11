const COLUMNS = ['game', 'what', 'ours', 'rival', 'ratio', 'least', 'aim', 'verdict', 'loop'];

/** "1 234 567"; small numbers keep one decimal, tiny ones two. */
const number = (n) => {
  if (n === undefined) return '';
  if (Math.abs(n) < 100 && !Number.isInteger(n)) return n.toFixed(Math.abs(n) < 1 ? 2 : 1);
  return Math.round(n).toLocaleString('en').replaceAll(',', ' ');
};

/** How a row's figures are written. */
const WRITE = {
  number,
  share: (share) => `${Math.round(share * 100)} %`,
  times: (times) => `${times < 10 ? times.toFixed(1) : Math.round(times)} ×`,
  words: String,
};

const verdictOf = (value, { least, aim, lower = false }) => {
  if (least === undefined) return '';
  const reaches = (mark) => (lower ? value <= mark : value >= mark);
  if (reaches(aim)) return 'aim';
  return reaches(least) ? 'least' : 'MISSED';
};

/**
 * A row of results is { game?, what, ours, rival?, ratio?, least?, aim?, lower?, as?, loop? }: the ratio, or ours where there is none, is held
 * against least and aim; `lower` where less is better; `as` names how the three of them are written; `loop` is how many million
 * turns of the one fixed loop this machine did a second in the same run, by which rows of two dates can be compared.
 */
const cellsOf = (row) => {
  const { game = '', what, ours, rival, ratio, least, aim, lower, loop, as = 'number' } = row;
  const write = WRITE[as];
  const mark = (value) => (value === undefined ? '' : `${lower ? '≤' : '≥'} ${write(value)}`);
  return {
    game,
    what,
    ours: ratio === undefined ? write(ours) : number(ours),
    rival: number(rival),
    ratio: ratio === undefined ? '' : write(ratio),
    least: mark(least),
    aim: mark(aim),
    verdict: verdictOf(ratio ?? ours, row),
    loop: number(loop),
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
