import type { Chart, ChartKind, Point } from './index.ts';

const shares: readonly Point[] = [
  { x: 1, y: 0.4, low: 0.35, high: 0.45 },
  { x: 2, y: 0.5, low: 0.44, high: 0.56 },
  { x: 3, y: 0.55, low: 0.5, high: 0.6 },
];

/** Two players over three rounds. */
export const smallChart = (kind: ChartKind): Chart => ({
  title: 'Won',
  kind,
  x: 'round',
  y: 'share won',
  percent: true,
  band: [0.45, 0.55],
  series: [
    { name: 'greedy', points: shares },
    { name: 'random', points: shares.map(({ x, y }) => ({ x, y: y / 2 })) },
  ],
});
