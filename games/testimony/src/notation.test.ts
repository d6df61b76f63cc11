import { describe, expect, test } from 'vitest';
import { actionOf, card, puzzle, read } from './play.fixture.ts';
import { testimony } from './testimony.ts';

const setup = read(puzzle([card('kettle-log', 5), card('robe', 5)]));

describe('[T33] actions as text', () => {
  const rows: readonly [text: string, written: string][] = [
    ['submit robe', 'submit robe'],
    ['submit robe kettle-log', 'submit kettle-log robe'],
    ['  submit   pulse  robe ', 'submit robe pulse'],
    ['submit pulse robe kettle-log', 'submit kettle-log robe pulse'],
    ['submit', 'submit'],
  ];
  test.each(rows)('[T33] "%s" is written "%s"', (text, written) => {
    expect(testimony.format(setup, actionOf(setup, text))).toBe(written);
    expect(actionOf(setup, written)).toEqual(actionOf(setup, text));
  });

  const faults: readonly [text: string, code: string, data: unknown][] = [
    ['', 'unknown-action', { action: '', actions: ['submit'] }],
    ['SUBMIT robe', 'unknown-action', { action: 'SUBMIT', actions: ['submit'] }],
    ['submit rope', 'unknown-card', { card: 'rope', nearest: 'robe' }],
    ['submit xylophone', 'unknown-card', { card: 'xylophone' }],
    ['submit robe robe', 'repeated-card', { card: 'robe' }],
    ['submit Robe', 'unknown-card', { card: 'Robe', nearest: 'robe' }],
  ];
  test.each(faults)('[T33] [T35] "%s" is refused: %s', (text, code, data) => {
    expect(testimony.parse(setup, text)).toMatchObject({ ok: false, fault: { code, data } });
  });

  const others = ['scan', 'draft', 'flag', 'rewire', 'corroborate', 'cycle', 'exploit', 'refute'];
  test.each(others)('[T46] D05v2-02 there is no "%s"', (word) => {
    expect(testimony.parse(setup, `${word} robe`)).toMatchObject({ ok: false, fault: { code: 'unknown-action' } });
  });
});
