import { describe, expect, test } from 'vitest';
import { actionOf, puzzle, read } from './play.fixture.ts';
import { protocol } from './protocol.ts';

const setup = read(puzzle());

describe('[P34] actions as text', () => {
  const rows: readonly [text: string, written: string][] = [
    ['submit badge', 'submit badge'],
    ['submit receipt badge', 'submit badge receipt'],
    ['  scan   r1  memo ', 'scan memo r1'],
    ['draft r6 r1 memo', 'draft memo r1 r6'],
    ['submit', 'submit'],
  ];
  test.each(rows)('[P34] [P15] "%s" is written "%s"', (text, written) => {
    expect(protocol.format(setup, actionOf(setup, text))).toBe(written);
    expect(actionOf(setup, written)).toEqual(actionOf(setup, text));
  });

  const faults: readonly [text: string, code: string, data: unknown][] = [
    ['', 'unknown-action', { action: '', actions: ['draft', 'submit', 'scan'] }],
    ['SUBMIT badge', 'unknown-action', { action: 'SUBMIT', actions: ['draft', 'submit', 'scan'] }],
    ['submit bagde', 'unknown-card', { card: 'bagde', nearest: 'badge' }],
    ['submit xylophone', 'unknown-card', { card: 'xylophone' }],
    ['submit badge badge', 'repeated-card', { card: 'badge' }],
    ['submit Badge', 'unknown-card', { card: 'Badge', nearest: 'badge' }],
  ];
  test.each(faults)('[P34] [P33] "%s" is refused: %s', (text, code, data) => {
    expect(protocol.parse(setup, text)).toMatchObject({ ok: false, fault: { code, data } });
  });

  const freeplay = ['inject', 'flag', 'rewire', 'corroborate', 'cycle', 'exploit', 'start', 'say'];
  test.each(freeplay)('[P42] D29-89 D29-91 D29-99 there is no "%s"', (word) => {
    expect(protocol.parse(setup, `${word} badge`)).toMatchObject({ ok: false, fault: { code: 'unknown-action' } });
  });

  test('a word of any length is cut in the refusal', () => {
    const long = 'x'.repeat(500);
    expect(protocol.parse(setup, long)).toMatchObject({ fault: { data: { action: 'x'.repeat(40) } } });
    expect(protocol.parse(setup, `submit ${long}`)).toMatchObject({ fault: { data: { card: 'x'.repeat(40) } } });
  });
});
