import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { playLines } from '../../shell/lines.ts';
import type { How } from '../../terminal/stage.ts';
import { type Kept, keep } from '../protocol/session.fixture.ts';
import { openedOf } from './saved-try.fixture.ts';

const play = async (kept: Kept, script: string): Promise<{ text: string; how: How }> => {
  let text = '';
  const how = await playLines(openedOf(kept), {
    input: Readable.from([script]),
    write: (more) => {
      text += more;
    },
    width: 80,
    colour: false,
  });
  return { text, how };
};

describe('line by line', () => {
  test('a whole game, won', async () => {
    const kept = keep();
    const { text, how } = await play(
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
    expect(how).toBe('quit');
    expect(text).toContain('DAILY: 2026-01-26 • Seed: AURA-1F9C');
    expect(text).toContain('SUBMIT: accepted by path 3, Compliance 23 × 1.5 = 34, at most 30');
    expect(text).toContain('You submitted Timestamped Receipt and Calendar Invite.');
    expect(text).toContain('FRIDGE UNLOCKED');
    expect(text).toContain('Gold, three stars, 4 turns left');
    expect(kept.endings).toHaveLength(1);
    expect(text).not.toContain('\u001b');
  });

  test('a whole game, lost, ended by the end of its input', async () => {
    const kept = keep({ turns: 3 });
    const { text, how } = await play(kept, 'draft 1 2 3 4 5 6\nsubmit 4\nsubmit 4\nsubmit 5');
    expect(how).toBe('end-of-input');
    expect(text).toContain('FRIDGE STAYS LOCKED');
    expect(text).toContain('“I am keeping the fridge.”');
    expect(text).toContain('End of input.');
    expect(text).not.toContain('is saved');
    expect(kept.endings).toEqual([expect.objectContaining({ won: false })]);
  });

  test('[P13] undo and further hints answer with the notice, and do it with a yes', async () => {
    const kept = keep();
    const script = 'draft 1 2 3 4 5 6\nundo\nhint\nhint\nhint yes\nundo yes\n';
    const { text, how } = await play(kept, script);
    expect(text).toContain('Type "undo yes" to do it.');
    expect(text).toContain('Gold can still be reached from here.');
    expect(text).toContain('Type "hint yes" to do it.');
    expect(text).toContain('A best next payload has Door Sensor in it.');
    expect(how).toBe('end-of-input');
    expect(kept.saves.at(-1)).toMatchObject({ flags: { practice: true }, run: { now: { turn: 0 } } });
  });

  test('pages, complaints and refusals are answered, and nothing stops the game', async () => {
    const { text, how } = await play(
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
    expect(how).toBe('quit');
  });

  test('an empty input shows the Lock and ends', async () => {
    const { text, how } = await play(keep(), '');
    expect(text).toContain('[ START DAILY ]        [ FULL RULES ]');
    expect(how).toBe('end-of-input');
  });
});
