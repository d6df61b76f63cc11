import { describe, expect, test } from 'vitest';
import { CARDS, type Fields, legal as legalAt, play, puzzle, read, SEED, undrafted } from './play.fixture.ts';
import { protocol } from './protocol.ts';

const legal = (written: Fields, ...lines: readonly string[]): readonly string[] =>
  legalAt(play(written, SEED, ...lines));

const count = (texts: readonly string[], kind: string): number =>
  texts.filter((text) => text.startsWith(`${kind} `)).length;

describe('[P35] legal actions', () => {
  test('[P35] 924 drafts and nothing else before the draft', () => {
    const texts = legal(undrafted());
    expect(texts).toHaveLength(924);
    expect(count(texts, 'draft')).toBe(924);
    expect(texts[0]).toBe('draft badge receipt rumour forgery sulk memo');
    expect(texts[1]).toBe('draft badge receipt rumour forgery sulk r1');
    expect(texts.at(-1)).toBe('draft r1 r2 r3 r4 r5 r6');
  });

  test('[P35] D05v1-01 then SUBMITs and SCANs of one or two cards, in this order', () => {
    const texts = legal(puzzle());
    const [cards, pairs] = [6, 15];
    expect(texts).toHaveLength(2 * (cards + pairs));
    expect(texts.slice(0, 8)).toEqual([
      'submit badge',
      'submit receipt',
      'submit rumour',
      'submit forgery',
      'submit sulk',
      'submit memo',
      'submit badge receipt',
      'submit badge rumour',
    ]);
    expect(texts[cards + pairs]).toBe('scan badge');
    expect(texts.at(-1)).toBe('scan sulk memo');
  });

  const cards = (n: number) => CARDS.slice(0, n);
  const rows: readonly [what: string, changes: Fields, lines: readonly string[], submits: number, scans: number][] = [
    ['all SCANs used', { scans: 1 }, ['scan badge'], 21, 0],
    ['no SCANs in this puzzle', { scans: 0 }, [], 21, 0],
    ['Scrutiny at its cap', { scrutiny: 5 }, [], 21, 0],
    ['no Reserve', { card: cards(6) }, [], 21, 0],
    ['one Reserve card', { card: cards(7) }, [], 21, 6],
    ['two Reserve cards', { card: cards(8) }, [], 21, 21],
    ['one card quarantined: out of payloads, not out of SCANs', { scrutiny: 4 }, ['submit forgery'], 15, 21],
    ['free again', { scrutiny: 4 }, ['submit forgery', 'submit badge', 'submit badge'], 21, 21],
  ];
  test.each(rows)('[P35] %s', (_, changes, lines, submits, scans) => {
    const texts = legal(puzzle(changes), ...lines);
    expect([count(texts, 'submit'), count(texts, 'scan')]).toEqual([submits, scans]);
    expect(texts).toHaveLength(submits + scans);
  });

  test('[P29] no payload of the list holds the quarantined card', () => {
    const texts = legal(puzzle({ scrutiny: 4 }), 'submit forgery');
    expect(texts.filter((text) => text.startsWith('submit') && text.includes('forgery'))).toEqual([]);
    expect(texts).toContain('scan forgery');
  });

  test('[P35] nobody but seat 0 has any', () => {
    const setup = read(puzzle());
    const state = protocol.start(setup, SEED);
    expect(protocol.toMove(setup, state)).toEqual([0]);
    expect(protocol.legal(setup, state, 1)).toEqual([]);
  });
});
