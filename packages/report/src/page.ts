import { type Chart, type Point, placesOf } from './chart.ts';
import { drawChart, NARROW, WIDE } from './draw.ts';
import { pageStyle } from './style.ts';
import { countVerdicts, makeGrid, makeVerdict, type Table, VERDICTS } from './table.ts';
import { escapeText, sayerOf } from './words.ts';

export interface Section {
  readonly title: string;
  /** An empty line begins a paragraph. */
  readonly text?: string;
  readonly tables?: readonly Table[];
  readonly charts?: readonly Chart[];
}

export interface Page {
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly sections: readonly Section[];
}

const makeParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeText(paragraph.trim())}</p>`)
    .join('\n');

const makeNote = (note: string | undefined): string =>
  note === undefined ? '' : `<p class="note">${escapeText(note)}</p>`;

const makeTable = (table: Table): string =>
  `<div class="block"><h3>${escapeText(table.title)}</h3>${makeNote(table.note)}\n${makeGrid(table)}</div>`;

/** A chart's numbers as a table: what a reader who cannot see the drawing, or wants to reckon with it, needs. */
const numbersOf = (chart: Chart): Table => {
  const points = chart.series.flatMap((series) => series.points);
  const say = sayerOf(
    points.flatMap(({ y, low = y, high = y }) => [y, low, high]),
    chart.percent === true,
  );
  const sayPoint = ({ y, low, high }: Point): string =>
    low === undefined && high === undefined ? say(y) : `${say(y)} (${say(low ?? y)} – ${say(high ?? y)})`;
  const columns = chart.series.map(
    (series) => new Map(series.points.map((point) => [String(point.x), sayPoint(point)])),
  );
  return {
    title: `${chart.title}: the numbers`,
    head: [chart.x, ...chart.series.map(({ name }) => name)],
    rows: placesOf(chart).list.map((x) => [String(x), ...columns.map((column) => column.get(String(x)) ?? '–')]),
  };
};

/** Drawn twice, for a screen and for a hand: what is too small to read is no chart. The one not shown is not read out either. */
const makeFigure = async (chart: Chart): Promise<string> => {
  const [wide, narrow] = await Promise.all([drawChart(chart, WIDE), drawChart(chart, NARROW)]);
  const without = chart.series.filter(({ points }) => points.length === 0).map(({ name }) => name);
  const missing = without.length === 0 ? undefined : `No data: ${without.join(', ')}.`;
  return [
    `<figure class="block"><figcaption><h3>${escapeText(chart.title)}</h3>${makeNote(chart.note)}${makeNote(missing)}</figcaption>`,
    `<div class="wide">${wide}</div>`,
    `<div class="narrow">${narrow}</div>`,
    `<details><summary>Numbers</summary>\n${makeGrid(numbersOf(chart))}</details></figure>`,
  ].join('\n');
};

const makeTally = (tables: readonly Table[]): string => {
  const count = countVerdicts(tables);
  const said = VERDICTS.filter((verdict) => count[verdict] > 0).map((verdict) => makeVerdict(verdict, count[verdict]));
  return said.length === 0 ? '' : `<p class="tally">${said.join(' ')}</p>`;
};

const makeSection = async (section: Section, index: number): Promise<string> => {
  const figures = await Promise.all((section.charts ?? []).map(makeFigure));
  return [
    `<section id="part-${index + 1}"><h2>${escapeText(section.title)}</h2>`,
    makeParagraphs(section.text ?? ''),
    ...(section.tables ?? []).map(makeTable),
    ...figures,
    '</section>',
  ].join('\n');
};

const makeContents = (sections: readonly Section[]): string => {
  const lines = sections.map(({ title, tables = [] }, i) => {
    const { missed } = countVerdicts(tables);
    return `<li><a href="#part-${i + 1}">${escapeText(title)}</a>${missed > 0 ? ` ${makeVerdict('missed', missed)}` : ''}</li>`;
  });
  return sections.length < 2 ? '' : `<nav aria-label="Contents"><ol>${lines.join('')}</ol></nav>`;
};

const makeFacts = (facts: Page['facts']): string => {
  const pairs = facts.map(([label, value]) => `<div><dt>${escapeText(label)}</dt><dd>${escapeText(value)}</dd></div>`);
  return pairs.length === 0 ? '' : `<dl>${pairs.join('')}</dl>`;
};

/** The page may run nothing and fetch nothing, and says so to the browser. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** One HTML file that needs nothing else. */
export const makePage = async (page: Page): Promise<string> => {
  const sections = await Promise.all(page.sections.map(makeSection));
  const contents = makeContents(page.sections);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeText(page.title)}</title>
<link rel="icon" href="data:,">
<style>${pageStyle}</style>
</head>
<body>
<header>
<h1>${escapeText(page.title)}</h1>
<div class="lead">${makeParagraphs(page.lead)}</div>
${makeTally(page.sections.flatMap(({ tables = [] }) => tables))}
${makeFacts(page.facts)}
</header>
${contents}
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
};
