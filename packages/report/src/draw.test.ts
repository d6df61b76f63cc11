import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { smallChart } from './chart.fixture.ts';
import { CHART_KINDS } from './chart.ts';
import { type Chart, drawChart } from './index.ts';

const parts = (svg: string, name: string): string[] =>
  [...svg.matchAll(new RegExp(`class="${name}"`, 'g'))].map(String);
const texts = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text!).filter((text) => text !== '');

test.each(CHART_KINDS)('%s: the same chart has the same bytes, whatever was drawn before', async (kind) => {
  const first = await drawChart(smallChart(kind));
  await drawChart(smallChart('line'), 356);
  expect(await drawChart(smallChart(kind))).toBe(first);
  expect(first).not.toMatch(/\sid="|url\(|NaN|Infinity|undefined/);
});

test('a line: an interval, a dash and a symbol for each series, the aim behind, its name at its end', async () => {
  const svg = await drawChart(smallChart('line'));
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" role="img" aria-label="Won\. Line chart of share won by round: greedy, random; aim 45% – 55%\."/,
  );
  expect(svg).toContain('viewBox="0 0 720 320"');
  expect(svg).toMatch(/<g class="line"[^>]*stroke="var\(--series-1, #1f66b5\)"[^>]*>/);
  expect(svg).toMatch(/<g class="line"[^>]*stroke-dasharray="8 3"/);
  expect(['aim', 'line', 'symbol', 'label'].map((name) => parts(svg, name).length)).toEqual([2, 2, 2, 4]);
  expect(svg.indexOf('class="aim"')).toBeLessThan(svg.indexOf('class="interval"'));
  const said = ['0%', '20%', '40%', '60%', '1', '2', '3', 'greedy', 'random', 'share won', 'round', 'aim 45% – 55%'];
  expect(new Set(texts(svg))).toEqual(new Set(said));
});

test('a narrow line names its series above itself', async () => {
  const svg = await drawChart(smallChart('line'), 356);
  expect(parts(svg, 'label')).toEqual([]);
  expect(parts(svg, 'key')).toHaveLength(4);
});

test('areas lie on one another: the second begins where the first ends', async () => {
  const svg = await drawChart(smallChart('area'));
  expect(parts(svg, 'area')).toHaveLength(2);
  const outlines = [...svg.matchAll(/<g class="area"[^>]*><path d="M[\d.]+,([\d.]+)[^"]*L[\d.]+,([\d.]+)Z/g)];
  expect(outlines).toHaveLength(2);
  expect(outlines[1]![2]).toBe(outlines[0]![1]);
});

test('bars stand where x is numbers and lie where it is words', async () => {
  const standing = await drawChart(smallChart('bars'));
  expect(parts(standing, 'bar')).toHaveLength(2);
  expect(texts(standing)).toEqual(expect.arrayContaining(['greedy', 'random', '40.0%', '27.5%']));
  const lying = await drawChart({
    ...smallChart('bars'),
    series: [
      {
        name: 'greedy',
        points: [
          { x: 'Bridge at dusk', y: 0.5, low: 0.4, high: 0.6 },
          { x: 'Vault', y: 0.25 },
        ],
      },
    ],
  });
  const widths = [...lying.matchAll(/<rect [^>]*width="([\d.]+)" height="([\d.]+)"/g)]
    .map(([, width]) => Number(width))
    .slice(1);
  expect(widths[0]! / widths[1]!).toBeCloseTo(2, 1);
  expect(texts(lying)).toEqual(expect.arrayContaining(['Bridge at dusk', 'Vault', '50%', '25%']));
});

const bare = { title: 'Bare', x: 'week', y: 'players' };
const odd: readonly [name: string, chart: Omit<Chart, 'kind'>, said: string][] = [
  ['no series', { ...bare, series: [] }, 'no data'],
  ['an empty series', { ...bare, series: [{ name: 'none', points: [] }] }, 'no data'],
  ['one point', { ...bare, series: [{ name: 'one', points: [{ x: 3, y: 12, low: 9, high: 16 }] }] }, '3'],
  ['one word', { ...bare, series: [{ name: 'one', points: [{ x: 'May', y: 12 }] }] }, 'May'],
  [
    'only zeros',
    {
      ...bare,
      series: [
        {
          name: 'one',
          points: [
            { x: 1, y: 0 },
            { x: 2, y: 0 },
          ],
        },
      ],
    },
    '2',
  ],
  [
    'below zero',
    {
      ...bare,
      series: [
        {
          name: 'one',
          points: [
            { x: 1, y: -4 },
            { x: 2, y: 3 },
          ],
        },
      ],
    },
    '−4',
  ],
  [
    'one empty among others',
    {
      ...bare,
      series: [
        { name: 'none', points: [] },
        { name: 'one', points: [{ x: 1, y: 2 }] },
      ],
    },
    '1',
  ],
];
test.each(odd)('%s can be drawn in every kind', async (_, chart, said) => {
  for (const kind of CHART_KINDS) {
    for (const width of [720, 356]) {
      const svg = await drawChart({ ...chart, kind }, width);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      expect(texts(svg)).toContain(said);
    }
  }
});

test('a number that is none is a mistake of the caller', async () => {
  const chart = { ...smallChart('line'), series: [{ name: 'greedy', points: [{ x: 1, y: Number.NaN }] }] };
  await expect(drawChart(chart)).rejects.toThrow('Won: greedy has no finite number at 1');
});

test('importing the room loads nothing that draws', () => {
  const folder = new URL('./', import.meta.url);
  const sources = readdirSync(folder).filter((name) => !/\.(test|fixture)\.ts$/.test(name));
  const eager = sources.filter((name) =>
    /^(import|export) (?!type )[^;]*from '(@observablehq\/plot|domino)'/m.test(
      readFileSync(new URL(name, folder), 'utf8'),
    ),
  );
  expect(sources).toContain('draw.ts');
  expect(eager).toEqual([]);
});
