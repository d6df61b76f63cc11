import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { type Kept, keep } from '../protocol/sitting.fixture.ts';
import { playLines } from './lines.ts';
import type { Left } from './table.ts';

const play = async (kept: Kept, script: string): Promise<{ text: string; left: Left }> => {
  let text = '';
  const left = await playLines(kept.sitting, {
    input: Readable.from([script]),
    write: (more) => {
      text += more;
    },
    width: 80,
    colour: false,
  });
  return { text, left };
};

describe('line by line', () => {
  test('a whole game, won', async () => {
    const kept = keep();
    const { text, left } = await play(
      kept,
      [
        'start',
        'draft 1 2 3 4 5 6',
        'pick 2 3',
        'submit',
        'submit 1 6',
        'submit 2 3',
        'submit fda-article door-sensor',
        'share',
        'share words',
        'quit',
      ].join('\n'),
    );
    expect(left.how).toBe('quit');
    expect(text).toContain('DAILY: 2026-01-26 • Seed: AURA-1F9C');
    expect(text).toContain('SUBMIT: accepted by path 3, Compliance 30');
    expect(text).toContain('You submitted Timestamped Receipt and Calendar Invite.');
    expect(text).toContain('FRIDGE UNLOCKED');
    expect(text).toContain('Gold, three stars, 4 turns left');
    expect(kept.endings).toHaveLength(1);
    expect(text).not.toContain('\u001b');
  });

  test('a whole game, lost, ended by the end of its input', async () => {
    const kept = keep({ turns: 3 });
    const { text, left } = await play(kept, 'draft 1 2 3 4 5 6\nsubmit 4\nsubmit 4\nsubmit 5');
    expect(left.how).toBe('end-of-input');
    expect(text).toContain('FRIDGE STAYS LOCKED');
    expect(text).toContain('“I am keeping the fridge.”');
    expect(text).toContain('End of input. Your game is saved.');
    expect(kept.endings).toEqual([expect.objectContaining({ clear: null })]);
  });

  test('[P13] undo and further hints answer with the notice, and do it with a yes', async () => {
    const kept = keep();
    const script = 'draft 1 2 3 4 5 6\nundo\nhint\nhint\nhint yes\nundo yes\n';
    const { text, left } = await play(kept, script);
    expect(text).toContain('Type "undo yes" to do it.');
    expect(text).toContain('Gold can still be reached from here.');
    expect(text).toContain('Type "hint yes" to do it.');
    expect(text).toContain('A best next payload has Door Sensor in it.');
    expect(left.flags.practice).toBe(true);
    expect(left.run.now.turn).toBe(0);
  });

  test('pages, complaints and refusals are answered, and nothing stops the game', async () => {
    const { text, left } = await play(
      keep(),
      'rules scan\nquick\nprotocol\nhelp\nlog\nsubmti 1\nsubmit 1\nredo\nundo\nscan\n\nshare\n\u0000\u001b[2J\nquit\n',
    );
    for (const fact of [
      'It adds +2 Scrutiny.',
      'Daily Flow',
      'PROTOCOLS AND PATHS',
      'What it does',
      'Did you mean submit?',
      'You hold no Evidence yet.',
      'Nothing was taken back.',
      'Nothing to take back yet.',
      'Nothing to share yet',
    ])
      expect(text).toContain(fact);
    expect(left.how).toBe('quit');
  });

  test('an empty input shows the Lock and ends', async () => {
    const { text, left } = await play(keep(), '');
    expect(text).toContain('[ START DAILY ]        [ FULL RULES ]');
    expect(left.how).toBe('end-of-input');
  });
});
