import type { AnyTypes } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import type { Model } from '../../shell/board.ts';
import { act } from '../../shell/command.ts';
import { perform } from '../../shell/perform.ts';
import { type KeyResult, press } from '../../shell/press.ts';
import type { Key, NamedKey } from '../../terminal/keys.ts';
import { DRAFT, keep, table } from '../protocol/session.fixture.ts';
import { after, openedOf, START, session } from './saved-try.fixture.ts';

const ACROSS = 3;
const solving: Model = { ...after(keep(), DRAFT), columns: ACROSS };

/** Every command is carried out; the last one is told too. */
const all = (model: Model, keys: readonly (NamedKey | string)[]): KeyResult<AnyTypes> =>
  keys.reduce<KeyResult<AnyTypes>>(
    (pressed, key) => {
      const next = press(pressed.model, (key.length === 1 ? { kind: 'char', char: key } : { kind: key }) as Key, 24);
      if (!next.command) return next;
      return { model: { ...perform(next.model, next.command), columns: ACROSS }, command: next.command };
    },
    { model },
  );

const chosen = (model: Model): readonly string[] => table(model).selection;

describe('keys on the table', () => {
  const moves: readonly [keys: readonly NamedKey[], cursor: number][] = [
    [['right'], 1],
    [['left'], 0],
    [['down'], 3],
    [['down', 'down'], 6],
    [['down', 'down', 'down'], 6],
    [['down', 'down', 'right', 'up'], 5],
    [['up'], 0],
    [['tab'], 6],
    [['tab', 'tab'], 0],
    [['end'], 11],
    [['end', 'right'], 11],
  ];
  test.each(moves)('%j moves to %i', (keys, cursor) => {
    expect(all(solving, keys).model.cursor).toBe(cursor);
  });

  test('D29-23: space chooses, a third card is refused with a word', () => {
    const { model } = all(solving, ['space', 'right', 'space', 'right', 'space']);
    expect(chosen(model)).toEqual(['fda-article', 'timestamped-receipt']);
    expect(model.notice[0]).toContain('You have chosen 2');
    expect(chosen(all(model, ['left', 'space']).model)).toEqual(['fda-article']);
  });

  test('enter on a card chooses it, then goes to the button, then acts', () => {
    expect(chosen(all(solving, ['enter']).model)).toEqual(['fda-article']);
    expect(all(solving, ['enter', 'enter']).model.cursor).toBe(6);
    expect(all(solving, ['enter', 'enter', 'enter']).command).toEqual(act('submit fda-article'));
  });

  test('letters type, backspace takes back, enter sends', () => {
    expect(all(solving, [...'quix', 'backspace', 't']).model.input).toBe('quit');
    expect(all(solving, [...'quit', 'enter'])).toMatchObject({ command: { do: 'quit' }, model: { input: '' } });
    expect(all(solving, [...'sub', 'tab']).model.input).toBe('submit ');
    expect(all(solving, [...'sub', 'escape']).model.input).toBe('');
  });

  test('a wrong line stays to be mended', () => {
    const { model, command } = all(solving, [...'xyzzy', 'enter']);
    expect(command).toBeUndefined();
    expect(model.input).toBe('xyzzy');
    expect(model.notice[0]).toContain('no command');
  });

  test('a paste only types', () => {
    const pasted = press(solving, { kind: 'paste', text: 'submit 1 quit' }, 24);
    expect(pasted).toMatchObject({ model: { input: 'submit 1 quit' } });
    expect(pasted.command).toBeUndefined();
  });

  test('[P13] a question takes y and n, and nothing else', () => {
    const yes = session({ kind: 'undo', sure: true });
    const answers = { yes: 'undo', no: 'keep playing' };
    const asking: Model = { ...solving, confirmation: { question: 'Sure?', answers, yes } };
    expect(all(asking, ['y']).command).toEqual(yes);
    expect(all(asking, ['n']).model.confirmation).toBeNull();
    expect(all(asking, ['escape']).model.confirmation).toBeNull();
    expect(all(asking, ['enter']).model.confirmation).not.toBeNull();
    expect(all(asking, ['interrupt']).command).toEqual({ do: 'quit' });
  });

  test('a page scrolls and closes', () => {
    const page: Model = { ...solving, page: 'rules' };
    expect(all(page, ['down', 'down', 'up']).model.scroll).toBe(1);
    expect(all(page, ['escape']).model.page).toBeNull();
    expect(all(page, [...'quit', 'enter']).command).toEqual({ do: 'quit' });
  });

  test('D29-107: the Lock has START and FULL RULES, one press each', () => {
    const lock = openedOf(keep());
    expect(all(lock, ['enter']).command).toEqual(START);
    expect(all(lock, ['right', 'enter']).command).toEqual({ do: 'show', page: 'rules' });
  });
});
