import { describe, expect, test } from 'vitest';
import type { Command } from '../table/command.ts';
import { isComplaint, parseCommand } from '../table/commands.ts';
import { buttonsOn, openModel, stopOf } from '../table/model.ts';
import { shareLines } from '../table/pages.ts';
import { perform } from '../table/perform.ts';
import { press } from '../table/press.ts';
import { wordbook } from '../table/wordbook.ts';
import { notesOf } from './notes.ts';
import { after, keep, type Model, pick, START, submit, textsOf, WON } from './sitting.fixture.ts';
import { swapPage } from './swap.ts';
import { SWAPS } from './words.ts';

const signs = (model: Model, id: string): string =>
  notesOf(model, id)
    .map(({ sign }) => sign)
    .join(' ');

describe('marks on a card', () => {
  const marks: readonly (readonly [chosen: readonly string[], card: string, signs: string])[] = [
    [[], 'kettle-log', ''],
    [['kettle-log'], 'kettle-log', ''],
    [['kettle-log'], 'mattress-pad', '✗2'],
    [['kettle-log'], 'crumb-trail', '!2'],
    [['kettle-log'], 'keypad-trace', '=2'],
    [['kettle-log', 'keypad-trace'], 'crumb-trail', '!2 !3'],
    [['crumb-trail', 'keypad-trace'], 'kettle-log', '!5 =3'],
    [['kettle-log', 'keypad-trace'], 'mattress-pad', '✗2 ✗3'],
    [['kettle-log'], 'maintenance-log', ''],
  ];
  test.each(marks)('with %j chosen, %s has "%s"', async (chosen, card, expected) => {
    expect(signs(await after(keep(), START, pick(...chosen)), card)).toBe(expected);
  });

  test('what the story has shut out says so and nothing else; the story agrees with nobody', async () => {
    const model = await after(keep(), submit('kettle-log'), pick('keypad-trace'));
    expect(notesOf(model, 'mattress-pad')).toEqual([{ rank: 0, tint: 'bad', sign: '✗2', text: '✗ BLOCKED by 2' }]);
    expect(signs(model, 'keypad-trace')).toBe('');
  });
});

describe('at the table', () => {
  test('Lock, board, result; a refused submission costs nothing', async () => {
    const kept = keep();
    const lock = openModel(kept.sitting);
    expect(stopOf(lock)).toBe('lock');
    const refused = await after(kept, START, pick('kettle-log', 'mattress-pad'), submit());
    expect(refused.notice[0]).toContain(
      'both cannot be true. Leave out one that you still hold; this cost you nothing.',
    );
    expect(refused.run.now.turn).toBe(0);
    const won = await after(kept, ...WON);
    expect(stopOf(won)).toBe('result');
    expect(kept.endings).toMatchObject([{ clear: { turns: 3, scrutiny: 0, badges: ['PERFECT'] } }]);
  });

  test('SUBMIT is off while a MAJOR is chosen, and only then', async () => {
    const off = (model: Model): boolean => buttonsOn(model)[0]!.off === true;
    expect(off(await after(keep(), START))).toBe(false);
    expect(off(await after(keep(), START, pick('kettle-log', 'mattress-pad')))).toBe(true);
    expect(off(await after(keep(), START, pick('kettle-log', 'crumb-trail')))).toBe(false);
  });

  test('a fourth card is refused with a word', async () => {
    let model: Model = await after(keep(), START);
    for (const key of ['space', 'right', 'space', 'right', 'space', 'right', 'space'] as const)
      model = press(model, { kind: key }, 3, 24).model as Model;
    expect(model.selection).toEqual(['robe-photo', 'kettle-log', 'keypad-trace']);
    expect(model.notice[0]).toContain('You have chosen 3');
  });

  test('[T11] HIDDEN and FULL are chosen on the Lock, before the first submission', async () => {
    const lock = openModel(keep().sitting);
    expect(parseCommand(lock, 'hidden')).toEqual({ do: 'vary', options: { visibility: 'HIDDEN' } });
    const hidden = await perform(lock, { do: 'vary', options: { visibility: 'HIDDEN' } });
    expect(hidden.run.setup.script.visibility).toBe('HIDDEN');
    expect(buttonsOn(hidden).at(-1)).toMatchObject({ label: 'FULL', command: { options: { visibility: 'FULL' } } });
    const begun = await after(keep(), submit('robe-photo'), { do: 'vary', options: { visibility: 'HIDDEN' } });
    expect(begun.notice[0]).toContain('This try has begun.');
  });

  test('where she holds no counter there is nothing to hide', () => {
    const { card } = keep().sitting.run.setup.script;
    const { sitting } = keep({ counter: [], card: card.slice(0, 5) });
    expect(sitting.face.variants(sitting.run.setup)).toEqual([]);
  });

  test('[T12] her face follows the selection and the last submission', async () => {
    const moodAt = (model: Model): string => model.sitting.face.portrait(model).large.at(-1)!.trim();
    const script: readonly (readonly [commands: readonly Command[], mood: string])[] = [
      [[], 'neutral'],
      [[START], 'neutral'],
      [[START, pick('robe-photo')], 'curious'],
      [[START, pick('kettle-log', 'mattress-pad')], 'not having it'],
      [[submit('robe-photo')], 'impressed'],
      [[submit('maintenance-log')], 'grudging'],
      [[submit('kettle-log'), submit('crumb-trail')], 'suspicious'],
    ];
    for (const [commands, mood] of script)
      expect(moodAt(await after(keep({ resistance: 99 }), ...commands)), mood).toBe(mood);
    expect(moodAt(await after(keep(), ...WON))).toBe('resigned');
    expect(moodAt(await after(keep({ scrutiny: 3 }), submit('kettle-log', 'crumb-trail')))).toBe('smug');
  });

  test('she speaks to what is chosen, then to what was submitted; a hint and an undo have their own words', async () => {
    const said = (model: Model): string => model.sitting.face.line(model).text;
    expect(said(await after(keep(), START))).toBe('You want the fridge. I want a reason.');
    expect(said(await after(keep(), START, pick('kettle-log')))).toBe('Kettle Log, then.');
    expect(said(await after(keep(), START, pick('kettle-log', 'mattress-pad')))).toContain('cannot both be true');
    expect(said(await after(keep(), submit('robe-photo')))).toBe('Photo of a Robe meets my Security Camera.');
    expect(said(await after(keep(), submit('robe-photo'), { do: 'undo', sure: true }))).toBe('Taken back.');
    const hinted = await after(keep(), START, { do: 'hint', level: 'nudge', sure: false });
    expect(said(hinted)).toBe('A hint, then.');
    expect(hinted.notice[0]).toContain('It can still be granted in');
  });
});

describe('after the game', () => {
  const swapOf = (model: Model): string => swapPage(model, 200)[0]!;

  test('the single swap of a lost try: with a card never played', async () => {
    // Everything but the keypad: ALERTNESS stays open, and the hand is empty of what could close it.
    const lost = await after(
      keep({ turns: 2, resistance: 15 }),
      submit('robe-photo', 'kettle-log'),
      submit('maintenance-log'),
    );
    expect(stopOf(lost)).toBe('result');
    expect(buttonsOn(lost).map(({ label }) => label)).toContain('SWAP');
    expect(swapOf(lost)).toMatch(/^On turn \d, Keypad Trace instead of .*: that alone would have won\.$/);
  });

  test('or with one of another turn, or none at all', async () => {
    const before = await after(keep(), START);
    expect(swapOf(before)).toBe(SWAPS.notLost);
    expect(swapOf(await after(keep(), ...WON))).toBe(SWAPS.notLost);
    const hopeless = await after(keep({ turns: 1, resistance: 99 }), submit('robe-photo'));
    expect(swapOf(hopeless)).toBe(SWAPS.none);
    expect(buttonsOn(await after(keep(), ...WON)).map(({ label }) => label)).not.toContain('SWAP');
  });

  test('SOLUTION is told in hindsight, and claims nothing of what KOA might have held', async () => {
    for (const visibility of ['FULL', 'HIDDEN']) {
      const { solution } = await after(keep({ visibility }), { do: 'solution', sure: true });
      expect(solution).toEqual([
        'Granted in 3 turns, Scrutiny 0',
        '1. Submit Photo of a Robe.',
        '2. Submit Maintenance Log.',
        '3. Submit Kettle Log and Keypad Trace.',
      ]);
    }
  });

  test('[T15] what is shared: a win with its badges, a loss as one', async () => {
    expect(shareLines(await after(keep(), ...WON))).toEqual([
      'KOA Daily • 2026-01-26',
      'FRIDGE granted in 3 turns',
      'Scrutiny 0/5 • counters refuted 1/2',
      'PERFECT',
    ]);
    expect(shareLines(await after(keep({ scrutiny: 3 }), submit('kettle-log', 'crumb-trail')))).toEqual([
      'KOA Daily • 2026-01-26',
      'FRIDGE denied',
      'Scrutiny 5/5 • counters refuted 0/2',
    ]);
  });
});

describe('typed commands', () => {
  const commands: readonly [text: string, command: Command][] = [
    ['submit 1 6', submit('robe-photo', 'maintenance-log')],
    ['sub kettle KEYPAD-trace', submit('kettle-log', 'keypad-trace')],
    ['submit', submit()],
    ['2 3', pick('kettle-log', 'keypad-trace')],
    ['story', { do: 'show', page: 'story' }],
    ['counters', { do: 'show', page: 'counters' }],
    ['swap', { do: 'show', page: 'swap' }],
    ['hid', { do: 'vary', options: { visibility: 'HIDDEN' } }],
    ['rules contra', { do: 'show', page: 'rules', part: 'contradictions' }],
  ];
  test.each(commands)('%s', (text, command) => {
    expect(parseCommand(openModel(keep().sitting), text)).toEqual(command);
  });

  test('help lists every word, and every word is understood', async () => {
    const model = await after(keep(), START);
    const words = Object.keys(wordbook(model));
    expect(words.join(' ')).toBe(
      'start hidden submit pick hint undo redo story counters swap log rules quick share solution retry look help quit',
    );
    for (const word of words) expect(isComplaint(parseCommand(model, word)), word).toBe(false);
  });

  test('undo and redo take a submission back and bring it again', async () => {
    const undone = await after(keep(), submit('robe-photo'), { do: 'undo', sure: true });
    expect(textsOf(undone)).toEqual([]);
    expect(textsOf((await perform(undone, { do: 'redo' })) as Model)).toEqual(['submit robe-photo']);
    expect(undone.flags.practice).toBe(true);
  });
});

test('what a script reads of a Lock; hidden counters are a number', () => {
  const { face, run } = keep().sitting;
  expect(face.lockFacts(run.setup)).toMatchObject({ target: 'FRIDGE', visibility: 'FULL', counters: [{}, {}] });
  expect(face.lockFacts(keep({ visibility: 'HIDDEN' }).sitting.run.setup)).toMatchObject({ counters: 2 });
});
