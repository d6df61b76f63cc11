import { expect, test } from 'vitest';
import { smallChart } from './chart.fixture.ts';
import { CHART_KINDS } from './chart.ts';
import { makePage, type Page } from './index.ts';
import { escapeText } from './words.ts';

const page: Page = {
  title: 'Pack 2',
  lead: 'All is well.\n\nNearly.',
  facts: [['matches', '4 000']],
  sections: [
    {
      title: 'Aims',
      tables: [
        {
          title: 'Every aim',
          head: ['aim', 'found', 'Verdict'],
          rows: [
            ['even', '50.8%', 'met'],
            ['long', '3.2', 'missed'],
            ['talk', '—', '—'],
          ],
        },
        { title: 'Words', head: ['word', 'said'], rows: [['met', 'missed']] },
      ],
    },
    { title: 'Charts', text: 'One.', charts: CHART_KINDS.map(smallChart) },
  ],
};

test('the same page has the same bytes', async () => {
  expect(await makePage(page)).toBe(await makePage(page));
});

test('it needs nothing from outside and runs nothing', async () => {
  const html = await makePage(page);
  expect(html.replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
    /https?:|\/\/[a-z]|<script|\son[a-z]+=|@import|url\(/i,
  );
  expect(html).toContain("default-src 'none'");
});

test('every drawing is a picture with a label, twice for two widths, and has its numbers beside it', async () => {
  const html = await makePage(page);
  const drawings = html.match(/<svg [^>]*>/g)!;
  expect(drawings).toHaveLength(6);
  for (const drawing of drawings) expect(drawing).toMatch(/role="img" aria-label="Won\. [^"]+"/);
  const numbers = html.match(/<details>.*?<\/details>/gs)!;
  expect(numbers).toHaveLength(3);
  expect(numbers[0]).toContain('<td class="number">40.0% (35.0% – 45.0%)</td>');
});

test('a verdict is a mark and a word, only in its column, and counted at the head', async () => {
  const html = await makePage(page);
  const cells = [...html.matchAll(/<td class="judged">(.*?)<\/td>/g)].map(([, cell]) =>
    cell!
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/),
  );
  expect(cells).toEqual([
    ['✓', 'met'],
    ['✕', 'missed'],
    ['–', 'not', 'judged'],
  ]);
  expect(html).toContain('<th scope="row">met</th><td>missed</td>');
  expect(html.match(/<p class="tally">.*?<\/p>/s)![0].replace(/<[^>]*>/g, '')).toBe('✓1 met ✕1 missed –1 not judged');
});

test('numbers are set to the right, paragraphs apart', async () => {
  const html = await makePage(page);
  expect(html).toContain('<td class="number">50.8%</td>');
  expect(html).toContain('<p>All is well.</p>\n<p>Nearly.</p>');
});

/** The same words in every place that holds text. */
const everywhere = (text: string): Page => ({
  title: text,
  lead: text,
  facts: [[text, text]],
  sections: CHART_KINDS.map((kind) => ({
    title: text,
    text,
    tables: [{ title: text, note: text, head: [text, 'verdict'], rows: [[text, text]] }],
    charts: [
      {
        title: text,
        note: text,
        kind,
        x: text,
        y: text,
        series: [
          {
            name: text,
            points: [
              { x: text, y: 1 },
              { x: `${text}.`, y: 2 },
            ],
          },
          { name: text, points: [] },
        ],
      },
    ],
  })),
});

let plain: number | undefined;
const tagsIn = (html: string): number => (html.replace(/<text.*?<\/text>/gs, '').match(/<[a-z/]/g) ?? []).length;

test.each(['<script>', '</svg><b>', '"\'><i>', '$&<u>', '&lt;'])('%s is text wherever it stands', async (text) => {
  const html = await makePage(everywhere(text));
  expect(html).not.toMatch(/<script|<b>|<i>|<u>/);
  expect(html).toContain(`<h1>${escapeText(text)}</h1>`);
  plain ??= tagsIn(await makePage(everywhere('plain')));
  expect(tagsIn(html)).toBe(plain);
});

test('a page with nothing on it is a page', async () => {
  const html = await makePage({
    title: 'Empty',
    lead: '',
    facts: [],
    sections: [{ title: 'None', tables: [{ title: 'No rows', head: ['a'], rows: [] }] }],
  });
  expect(html).toContain('no rows');
  expect(html).not.toMatch(/<nav|<dl/);
});
