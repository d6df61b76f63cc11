export type { Chart, ChartKind, Point, Series } from './chart.ts';
export { drawChart } from './draw.ts';
export { makePage, type Page, type Section } from './page.ts';
export type { Table } from './table.ts';
