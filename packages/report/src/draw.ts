import { areaMarks } from './area.ts';
import { barMarks } from './bars.ts';
import { type Chart, type ChartKind, checkNumbers } from './chart.ts';
import { TARGET } from './ink.ts';
import { lineMarks } from './line.ts';
import { keyMarks, type Mark, makeSheet, type PlotModule, pixel, type Sheet, SIZE } from './sheet.ts';
import { type SvgNode, svgText } from './svg.ts';
import { sayerOf, shorten, widthOf } from './words.ts';

export const WIDE = 720;
export const NARROW = 356;

const marksOf: Readonly<Record<ChartKind, (plot: PlotModule, sheet: Sheet) => Mark[]>> = {
  line: lineMarks,
  area: areaMarks,
  bars: barMarks,
};

const kindWords: Readonly<Record<ChartKind, string>> = { line: 'Line chart', area: 'Stacked areas', bars: 'Bar chart' };

const bandWords = ({ band, percent = false }: Chart): string =>
  band === undefined ? '' : `aim ${band.map(sayerOf(band, percent)).join(' – ')}`;

const labelOf = (chart: Chart): string => {
  const names = chart.series.map(({ name }) => name).join(', ');
  const band = chart.band === undefined ? '' : `; ${bandWords(chart)}`;
  return `${chart.title}. ${kindWords[chart.kind]} of ${chart.y} by ${chart.x}${names === '' ? '' : `: ${names}`}${band}.`;
};

const bandMarks = (plot: PlotModule, sheet: Sheet): Mark[] => {
  const { band } = sheet.chart;
  if (band === undefined) return [];
  const area = { fill: TARGET, fillOpacity: 0.13, className: 'aim' };
  const edge = { stroke: TARGET, strokeOpacity: 0.7, strokeDasharray: '3 3', className: 'aim' };
  const [low, high] = [[band[0]], [band[1]]];
  return sheet.sideways
    ? [plot.rect([0], { ...area, x1: low, x2: high }), plot.ruleX(band, edge)]
    : [plot.rect([0], { ...area, y1: low, y2: high }), plot.ruleY(band, edge)];
};

/** The axes' names, and what the band is, where no mark can touch them. */
const captionMarks = (plot: PlotModule, sheet: Sheet): Mark[] => {
  const { chart, width, height, margin, sideways } = sheet;
  const soft = { fillOpacity: 0.78, className: 'caption' };
  const [above, below] = sideways ? [chart.x, chart.y] : [chart.y, chart.x];
  const aim = bandWords(chart);
  const right = sideways ? width : width - margin.right;
  const aimRoom = aim === '' ? 0 : widthOf(aim, SIZE) * 1.1 + 34;
  const y = margin.top - 20;
  return [
    plot.text([shorten(above, SIZE, right - aimRoom)], { ...pixel(sheet, 0, y), ...soft, textAnchor: 'start' }),
    plot.text([below], { ...pixel(sheet, width - margin.right, height - 10), ...soft, textAnchor: 'end' }),
    ...(aim === ''
      ? []
      : [
          plot.dot([0], {
            ...pixel(sheet, right - aimRoom + 20, y),
            symbol: 'square',
            r: 6,
            fill: TARGET,
            fillOpacity: 0.25,
            stroke: TARGET,
          }),
          plot.text([aim], { ...pixel(sheet, right, y), textAnchor: 'end', className: 'caption' }),
        ]),
  ];
};

const axisMarks = (plot: PlotModule, sheet: Sheet): { readonly behind: Mark[]; readonly before: Mark[] } => {
  const { across, values, sideways, chart } = sheet;
  const tickPadding = chart.kind === 'bars' && chart.series.length > 1 ? 18 : 6;
  const common = { label: null, tickSize: 0, fontVariant: 'tabular-nums' };
  const valueTicks = { ...common, ticks: values.ticks, tickFormat: values.say };
  const acrossTicks = { ...common, ticks: across.ticks, tickFormat: across.say, tickPadding };
  const grid = { ticks: values.ticks, strokeOpacity: 0.14 };
  const ground = { strokeOpacity: 0.55 };
  const zero = values.domain[0] <= 0 && values.domain[1] >= 0 ? [0] : [];
  return sideways
    ? {
        behind: [plot.gridX(grid), plot.axisX(valueTicks), plot.axisY({ ...acrossTicks, textAnchor: 'end' })],
        before: [plot.ruleX(zero, ground)],
      }
    : {
        behind: [plot.gridY(grid), plot.axisY(valueTicks), plot.axisX(acrossTicks)],
        before: [plot.ruleY(zero, ground)],
      };
};

const allMarks = (plot: PlotModule, sheet: Sheet): Mark[] => {
  const axes = axisMarks(plot, sheet);
  const { chart } = sheet;
  if (sheet.places.list.length === 0) {
    return [
      ...axes.before,
      ...captionMarks(plot, sheet),
      plot.text(['no data'], { frameAnchor: 'middle', className: 'none' }),
    ];
  }
  return [
    ...bandMarks(plot, sheet),
    ...axes.behind,
    ...marksOf[chart.kind](plot, sheet),
    ...axes.before,
    ...captionMarks(plot, sheet),
    ...(sheet.keyed ? keyMarks(plot, sheet) : []),
  ];
};

/** SVG text, the same bytes for the same chart. Colours are custom properties of the page, by day where it has none. */
export const drawChart = async (chart: Chart, width: number = WIDE): Promise<string> => {
  checkNumbers(chart);
  const [plot, { createDocument }] = await Promise.all([import('@observablehq/plot'), import('domino')]);
  const sheet = makeSheet(chart, width);
  const { across, values, margin, sideways } = sheet;
  const scale = (domain: readonly number[]) => ({ type: 'linear', domain: [...domain], axis: null }) as const;
  const down = [across.domain[1], across.domain[0]];
  const svg: SvgNode = plot.plot({
    document: createDocument(),
    className: 'chart',
    width,
    height: sheet.height,
    marginTop: margin.top,
    marginRight: margin.right,
    marginBottom: margin.bottom,
    marginLeft: margin.left,
    style: { fontSize: `${SIZE}px` },
    x: scale(sideways ? values.domain : across.domain),
    y: scale(sideways ? down : values.domain),
    marks: allMarks(plot, sheet),
  });
  return svgText(svg, labelOf(chart));
};
