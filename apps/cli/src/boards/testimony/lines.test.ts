import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { playLines } from '../../shell/lines.ts';
import type { How } from '../../terminal/stage.ts';
import { openedOf } from '../lock/saved-try.fixture.ts';
import { type Kept, keep } from './session.fixture.ts';

const play = async (kept: Kept, ...script: readonly string[]): Promise<{ text: string; how: How }> => {
  let text = '';
  const how = await playLines(openedOf(kept), {
    input: Readable.from([script.join('\n')]),
    write: (more) => {
      text += more;
    },
    width: 80,
    colour: false,
  });
  return { text: text.replace(/\s+/g, ' '), how };
};

describe('line by line', () => {
  test('a whole game, won', async () => {
    const kept = keep();
    const { text, how } = await play(
      kept,
      ...['start', 'submit 1', 'submit 6', '2 3', 'submit', 'share', 'share words', 'quit'],
    );
    expect(how).toBe('quit');
    for (const fact of [
      'DAILY: 2026-01-26 • Seed: KOA-1F9C',
      'KOA answers with Security Camera: Photo of a Robe is contested.',
      'Photo of a Robe is contested no longer: 6 damage restored.',
      '✓ 1 Security Camera → IDENTITY LOCATION · REFUTED',
      'Base 18 − 4 contested (14) + 4 corroboration (KITCHEN) = 18 damage',
      'FRIDGE GRANTED',
      'KOA Daily, 2026-01-26',
    ])
      expect(text).toContain(fact);
    expect(kept.endings).toHaveLength(1);
    expect(text).not.toContain('\u001b');
  });

  test('a whole game, lost, ended by the end of its input', async () => {
    const kept = keep({ scrutiny: 3 });
    const { text, how } = await play(kept, 'submit 2 5', 'change', 'change yes');
    expect(how).toBe('end-of-input');
    for (const fact of [
      'FRIDGE DENIED',
      '“Your story fell apart under scrutiny. I looked closely.”',
      'Type "change yes" to do it.',
      'THE ONE CHANGE',
    ])
      expect(text).toContain(fact);
    expect(kept.endings).toEqual([expect.objectContaining({ won: false })]);
  });

  test('pages, complaints, refusals, hints and the other way to play are answered', async () => {
    const { text, how } = await play(
      keep(),
      ...[
        'rules counters',
        'quick',
        'story',
        'counters',
        'change',
        'help',
        'log',
        'submti 1',
        'submit 2 4',
        'submit 9',
      ],
      ...['hint', 'hint', 'hint yes', 'undo', 'redo', 'solution yes', 'quit'],
    );
    for (const fact of [
      'Daily Flow',
      'claims no time',
      '· in hand',
      '“I have footage of a robe.”',
      'What it does',
      'Did you mean submit?',
      'both cannot be true. Leave out one',
      'There is no card 9.',
      'A hint, then.',
      'Type "hint yes" to do it.',
      'A best next submission has Kettle Log in it.',
      'Nothing to take back yet.',
    ])
      expect(text).toContain(fact);
    expect(how).toBe('quit');
  });

  test('[T11] HIDDEN is chosen on the Lock, and not once START has shown her counters', async () => {
    const { text } = await play(keep(), 'hidden', 'start', '2 3', 'submit 1', 'full', 'rules', 'quit');
    for (const fact of ['VISIBILITY: HIDDEN', 'Refutation 1', 'REFUTES something unseen', '= 12–23 damage'])
      expect(text).toContain(fact);
    expect(text).toContain('This try has begun.');
    expect(text).not.toContain('Maintenance Log');
    const late = await play(keep(), 'start', 'hidden', 'quit');
    expect(late.text).toContain('This try has begun.');
  });
});
