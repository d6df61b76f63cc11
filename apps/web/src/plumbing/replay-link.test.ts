import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { makeLink, readLink } from './replay-link.ts';

const goldens = fileURLToPath(new URL('../../../../golden/protocol/', import.meta.url));
const texts = readdirSync(goldens).map((name) => readFileSync(goldens + name, 'utf8'));

describe('a replay in an address', () => {
  test('comes back byte for byte, and is made of letters that need no escape', async () => {
    for (const text of texts) {
      const data = await makeLink(text);
      expect(data).toMatch(/^[\w-]+$/);
      expect(await readLink(data)).toEqual({ ok: true, value: text });
    }
  });

  test('a game of a date fits in a short address', async () => {
    const lines = ['lockstep 1', 'game protocol', 'rules 1', `pack ${'ab'.repeat(32)}`, 'daily 2026-12-01'];
    const steps = Array.from({ length: 9 }, (_, i) => `submit smart-meter receipt-${i} @0123456${i}`);
    const data = await makeLink(
      `${[...lines, 'seed 0123456789abcdef', '---', ...steps].join('\n')}\n= ${'cd'.repeat(32)}\n`,
    );
    expect(data.length).toBeLessThan(600);
  });

  test('any text survives', async () => {
    for (const text of ['', 'ä – 鍵 🔑', '\0', 'x'.repeat(100_000)]) {
      expect(await readLink(await makeLink(text))).toEqual({ ok: true, value: text });
    }
  });

  test('a cut, changed or foreign address is damaged, never an error', async () => {
    const data = await makeLink(texts[0]!);
    const bad = [
      '',
      '!',
      'A',
      'AAAA',
      'garbage',
      data.slice(0, -9),
      `${data.slice(0, 30)}AAAA${data.slice(34)}`,
      'AQ',
      '%%%',
    ];
    for (const one of bad) expect(await readLink(one)).toMatchObject({ ok: false, fault: 'damaged' });
  });

  test('a later way of packing is told apart from damage', async () => {
    const data = await makeLink('later');
    expect(await readLink(`Ag${data.slice(2)}`)).toEqual({ ok: false, fault: 'newer' });
  });

  test('a small address that swells beyond any game is refused', async () => {
    const swollen = await makeLink('0'.repeat(3_000_000));
    expect(swollen.length).toBeLessThan(10_000);
    expect(await readLink(swollen)).toEqual({ ok: false, fault: 'damaged' });
  });
});
