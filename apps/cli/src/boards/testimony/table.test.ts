import { describe, expect, test } from 'vitest';
import { act, type Command } from '../../shell/command.ts';
import { wordsOf } from '../../shell/pages.ts';
import { isComplaint, parseCommand } from '../../shell/parse-command.ts';
import { perform } from '../../shell/perform.ts';
import { press } from '../../shell/press.ts';
import { buttonsOn as buttonsIn, stopOf as stopIn } from '../lock/model.ts';
import {
  after,
  flagsIn,
  openedOf,
  pick,
  runOf,
  START,
  session,
  show,
  submit,
  textsOf,
} from '../lock/saved-try.fixture.ts';
import { shareLines as sharedLines, solutionLines } from '../lock/share.ts';
import { lockView } from './index.ts';
import { notesOf } from './notes.ts';
import { keep, type Model, table, WON } from './session.fixture.ts';

const buttonsOn = (model: Model) => buttonsIn(table(model));
const stopOf = (model: Model) => stopIn(table(model));
const shareLines = (model: Model) => sharedLines(table(model), false);

const signs = (model: Model, id: string): string =>
  notesOf(table(model), id)
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
  test.each(marks)('with %j chosen, %s has "%s"', (chosen, card, expected) => {
    expect(signs(after(keep(), START, pick(...chosen)), card)).toBe(expected);
  });

  test('what the story has shut out says so and nothing else; the story agrees with nobody', () => {
    const model = after(keep(), submit('kettle-log'), pick('keypad-trace'));
    expect(notesOf(table(model), 'mattress-pad')).toEqual([
      { rank: 0, tint: 'bad', sign: '✗2', text: '✗ BLOCKED by 2' },
    ]);
    expect(signs(model, 'keypad-trace')).toBe('');
  });
});

describe('at the table', () => {
  test('Lock, board, result; a refused submission costs nothing', () => {
    const kept = keep();
    const lock = openedOf(kept);
    expect(stopOf(lock)).toBe('lock');
    const refused = after(kept, START, pick('kettle-log', 'mattress-pad'), submit('kettle-log', 'mattress-pad'));
    expect(refused.notice[0]).toContain(
      'both cannot be true. Leave out one that you still hold; this cost you nothing.',
    );
    expect(runOf(refused).now.turn).toBe(0);
    const won = after(kept, ...WON);
    expect(stopOf(won)).toBe('result');
    expect(kept.endings).toMatchObject([{ won: true }]);
    expect(table(won).records.firstClear).toMatchObject({ turns: 3, scrutiny: 0, badges: ['PERFECT'] });
  });

  test('SUBMIT is off while a MAJOR is chosen, and only then', () => {
    const off = (model: Model): boolean => buttonsOn(model)[0]!.off === true;
    expect(off(after(keep(), START))).toBe(false);
    expect(off(after(keep(), START, pick('kettle-log', 'mattress-pad')))).toBe(true);
    expect(off(after(keep(), START, pick('kettle-log', 'crumb-trail')))).toBe(false);
  });

  test('a fourth card is refused with a word', () => {
    let model: Model = after(keep(), START);
    for (const key of ['space', 'right', 'space', 'right', 'space', 'right', 'space'] as const) {
      const pressed = press(model, { kind: key }, 24);
      model = pressed.command ? perform(pressed.model, pressed.command) : pressed.model;
    }
    expect(table(model).selection).toEqual(['robe-photo', 'kettle-log', 'keypad-trace']);
    expect(model.notice[0]).toContain('You have chosen 3');
  });

  test('[T11] HIDDEN and FULL are chosen on the Lock, before a counter is shown', () => {
    const lock = openedOf(keep());
    const hide: Command = {
      do: 'open',
      ref: { ...lock.session!.opening.ref, options: { visibility: 'HIDDEN' } },
      chosen: {},
    };
    expect(parseCommand(lock, 'hidden')).toEqual(hide);
    const hidden = perform(lock, hide);
    expect(runOf(hidden).setup.script.visibility).toBe('HIDDEN');
    expect(buttonsOn(hidden).at(-1)).toMatchObject({
      label: 'FULL',
      does: { ref: { options: { visibility: 'FULL' } } },
    });
    const begun = parseCommand(after(keep(), START), 'hidden');
    expect(isComplaint(begun) && begun.complaint).toContain('This try has begun.');
  });

  test('where she holds no counter there is nothing to hide', () => {
    const { card } = runOf(openedOf(keep())).setup.script;
    expect(lockView.variants(runOf(openedOf(keep({ counter: [], card: card.slice(0, 5) }))).setup)).toEqual([]);
  });

  test('[T12] her face follows the selection and the last submission', () => {
    const moodAt = (model: Model): string => lockView.portrait(table(model)).large.at(-1)!.trim();
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
      expect(moodAt(after(keep({ resistance: 99 }), ...commands)), mood).toBe(mood);
    expect(moodAt(after(keep(), ...WON))).toBe('resigned');
    expect(moodAt(after(keep({ scrutiny: 3 }), submit('kettle-log', 'crumb-trail')))).toBe('smug');
  });

  test('she speaks to what is chosen, then to what was submitted; a hint and an undo have their own words', () => {
    const said = (model: Model): string => lockView.line(table(model)).text;
    expect(said(after(keep(), START))).toBe('You want the fridge. I want a reason.');
    expect(said(after(keep(), START, pick('kettle-log')))).toBe('Kettle Log, then.');
    expect(said(after(keep(), START, pick('kettle-log', 'mattress-pad')))).toContain('cannot both be true');
    expect(said(after(keep(), submit('robe-photo')))).toBe('Photo of a Robe meets my Security Camera.');
    expect(said(after(keep(), submit('robe-photo'), session({ kind: 'undo', sure: true })))).toBe('Taken back.');
    const hinted = after(keep(), START, session({ kind: 'hint', level: 'nudge' }));
    expect(said(hinted)).toBe('A hint, then.');
    expect(hinted.notice[0]).toContain('It can still be granted in');
  });
});

describe('after the game', () => {
  test('the one change is offered after a lost try alone', () => {
    const lost = after(keep({ turns: 1, resistance: 99 }), submit('robe-photo'));
    expect(buttonsOn(lost).map(({ label }) => label)).toContain('CHANGE');
    expect(buttonsOn(after(keep(), ...WON)).map(({ label }) => label)).not.toContain('CHANGE');
  });

  test('SOLUTION is told in hindsight, and claims nothing of what KOA might have held', () => {
    for (const visibility of ['FULL', 'HIDDEN']) {
      const shown = table(after(keep({ visibility }), session({ kind: 'solution', sure: true })));
      expect(shown.page).toBe('solution');
      expect(solutionLines(shown, shown.solution!)).toEqual([
        'Granted in 3 turns, Scrutiny 0',
        '1. Submit Photo of a Robe.',
        `2. Submit ${visibility === 'HIDDEN' ? 'Refutation 1' : 'Maintenance Log'}.`,
        '3. Submit Kettle Log and Keypad Trace.',
      ]);
    }
  });

  test('[T15] what is shared: a win with its badges, a loss as one', () => {
    expect(shareLines(after(keep(), ...WON))).toEqual([
      'KOA Daily • 2026-01-26',
      'FRIDGE granted in 3 turns',
      'Scrutiny 0/5 • counters refuted 1/2',
      'PERFECT',
      '',
      '🟨',
      '🟩🟦',
      '🟩🟨🔓',
    ]);
    expect(shareLines(after(keep({ scrutiny: 3 }), submit('kettle-log', 'crumb-trail')))).toEqual([
      'KOA Daily • 2026-01-26',
      'FRIDGE denied',
      'Scrutiny 5/5 • counters refuted 0/2',
      '',
      '🟩🟩🔒',
    ]);
  });
});

describe('typed commands', () => {
  const commands: readonly [text: string, command: Command][] = [
    ['submit 1 6', submit('robe-photo', 'maintenance-log')],
    ['sub kettle KEYPAD-trace', submit('kettle-log', 'keypad-trace')],
    ['submit', act('submit')],
    ['story', show('story')],
    ['counters', show('counters')],
    ['rules contra', { do: 'show', page: 'rules', part: 'contradictions' }],
  ];
  test.each(commands)('%s', (text, command) => {
    expect(parseCommand(openedOf(keep()), text)).toEqual(command);
  });

  test('bare cards are laid down on the board; on the Lock there are none', () => {
    expect(parseCommand(after(keep(), START), '2 3')).toEqual(pick('kettle-log', 'keypad-trace'));
    const early = parseCommand(openedOf(keep()), '2 3');
    expect(isComplaint(early) && early.complaint).toContain('no cards to choose here');
    expect(parseCommand(openedOf(keep()), 'hid')).toMatchObject({ ref: { options: { visibility: 'HIDDEN' } } });
  });

  test('help lists every word, and every word is understood', () => {
    const model = after(keep(), START);
    const words = Object.keys(wordsOf(model));
    expect(words.join(' ')).toBe(
      'start hidden submit pick hint undo redo story counters log rules quick term share change solution retry look help quit',
    );
    // HIDDEN is a word of the Lock; a term alone asks which one.
    for (const word of words)
      expect(isComplaint(parseCommand(model, word)), word).toBe(word === 'hidden' || word === 'term');
  });

  test('undo and redo take a submission back and bring it again', () => {
    const undone = after(keep(), submit('robe-photo'), session({ kind: 'undo', sure: true }));
    expect(textsOf(undone)).toEqual([]);
    expect(textsOf(perform(undone, session({ kind: 'redo' })))).toEqual(['submit robe-photo']);
    expect(flagsIn(undone).practice).toBe(true);
  });
});

test('[T11] what a script reads of a Lock: counters are a number, whatever is chosen', () => {
  expect(lockView.lockFacts(runOf(openedOf(keep())).setup)).toMatchObject({
    target: 'FRIDGE',
    visibility: 'FULL',
    counters: 2,
  });
  expect(lockView.lockFacts(runOf(openedOf(keep({ visibility: 'HIDDEN' }))).setup)).toMatchObject({ counters: 2 });
});
