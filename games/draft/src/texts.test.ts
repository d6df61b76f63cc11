import { edit, namesIn, readFiles } from '@lockstep/conformance';
import { load } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { warnings } from './guidelines.ts';
import { type Pack, parsePack } from './pack.ts';

const FOLDER = new URL('../../../content/draft/', import.meta.url);
const files = readFiles(FOLDER, namesIn(FOLDER, '.toml'));
const presets = [{ ...readFiles(FOLDER, ['presets/seed.toml'])[0]!, under: ['presets', 'seed'] as const }];

const pack = readContent();
const changed = (more: Partial<Pack['card'][number]>): Pack => ({
  ...pack,
  card: pack.card.map((card, i) => (i === 0 ? { ...card, ...more } : card)),
});

describe('[B44] texts of a pack', () => {
  test('a wrong word is an issue with file, line and column, what would fit, and the nearest text', () => {
    const edited = edit(files, 'cards-ember.toml', 'text = "Judgment: Kindle 1."', 'text = "Judgment: Kindel 1."');
    const { issues } = load([...edited, ...presets], parsePack, warnings);
    const text = edited.find(({ name }) => name === 'cards-ember.toml')!.text.split('\n');
    const line = text.findIndex((one) => one.includes('Kindel'));
    expect(issues.filter(({ severity }) => severity === 'error')).toMatchObject([
      {
        code: 'text-unknown-phrase',
        file: 'cards-ember.toml',
        line: line + 1,
        column: text[line]!.indexOf('Kindel') + 1,
        found: 'Kindel',
        expected: expect.stringContaining('Kindle'),
        nearest: '“Judgment: Foresee 1.”',
      },
    ]);
  });

  test('the field of former editions is refused in a pack, and read in an edition', () => {
    const former = changed({ battle: { pillar: 'VIOLENCE', effect: 1, action: 'MAJOR' } });
    expect(warnings(former)).toMatchObject([{ code: 'former-field', severity: 'error', path: ['card', 0, 'battle'] }]);
    expect(parsePack(JSON.parse(JSON.stringify(former))).ok).toBe(true);
  });

  test('what a dreamcaller or dreamsign does not say is missed', () => {
    const silent: Pack = {
      ...pack,
      dreamcaller: pack.dreamcaller.map(({ ability: _, ...caller }) => caller),
      dreamsign: pack.dreamsign.map(({ effect: _, ...sign }) => sign),
    };
    const unwritten = warnings(silent).filter(({ code }) => code === 'unwritten');
    expect(unwritten).toHaveLength(pack.dreamcaller.length + pack.dreamsign.length);
  });
});
