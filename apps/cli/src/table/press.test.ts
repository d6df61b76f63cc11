import { beforeAll, describe, expect, test } from 'vitest';
import { after, DRAFT, keep } from '../protocol/sitting.fixture.ts';
import type { Key, NamedKey } from '../terminal/keys.ts';
import { type Model, openModel } from './model.ts';
import { type Pressed, press } from './press.ts';

let solving: Model;
beforeAll(async () => {
  solving = await after(keep(), DRAFT);
});

const all = (model: Model, keys: readonly (NamedKey | string)[], across = 3): Pressed =>
  keys.reduce<Pressed>(
    (pressed, key) =>
      press(pressed.model, (key.length === 1 ? { kind: 'char', char: key } : { kind: key }) as Key, across, 24),
    { model },
  );

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
    expect(model.selection).toEqual(['fda-article', 'timestamped-receipt']);
    expect(model.notice[0]).toContain('You have chosen 2');
    expect(all(model, ['left', 'space']).model.selection).toEqual(['fda-article']);
  });

  test('enter on a card chooses it, then goes to the button, then acts', () => {
    expect(all(solving, ['enter']).model.selection).toEqual(['fda-article']);
    expect(all(solving, ['enter', 'enter']).model.cursor).toBe(6);
    expect(all(solving, ['enter', 'enter', 'enter']).command).toEqual({ do: 'play', kind: 'submit', cards: [] });
  });

  test('letters type, backspace takes back, enter sends', () => {
    expect(all(solving, [...'quix', 'backspace', 't']).model.typed).toBe('quit');
    expect(all(solving, [...'quit', 'enter'])).toMatchObject({ command: { do: 'quit' }, model: { typed: '' } });
    expect(all(solving, [...'sub', 'tab']).model.typed).toBe('submit ');
    expect(all(solving, [...'sub', 'escape']).model.typed).toBe('');
  });

  test('a wrong line stays to be mended', () => {
    const { model, command } = all(solving, [...'xyzzy', 'enter']);
    expect(command).toBeUndefined();
    expect(model.typed).toBe('xyzzy');
    expect(model.notice[0]).toContain('no command');
  });

  test('a paste only types', () => {
    const pasted = press(solving, { kind: 'paste', text: 'submit 1 quit' }, 3, 24);
    expect(pasted).toMatchObject({ model: { typed: 'submit 1 quit' } });
    expect(pasted.command).toBeUndefined();
  });

  test('[P13] a question takes y and n, and nothing else', () => {
    const asking = { ...solving, asking: { question: 'Sure?', yes: { do: 'undo', sure: true } } } as const;
    expect(all(asking, ['y']).command).toEqual({ do: 'undo', sure: true });
    expect(all(asking, ['n']).model.asking).toBeNull();
    expect(all(asking, ['escape']).model.asking).toBeNull();
    expect(all(asking, ['enter']).model.asking).not.toBeNull();
    expect(all(asking, ['interrupt']).command).toEqual({ do: 'quit' });
  });

  test('a page scrolls and closes', () => {
    const page = { ...solving, page: 'rules' } as const;
    expect(all(page, ['down', 'down', 'up']).model.scroll).toBe(1);
    expect(all(page, ['escape']).model.page).toBeNull();
    expect(all(page, [...'quit', 'enter']).command).toEqual({ do: 'quit' });
  });

  test('D29-107: the Lock has START and FULL RULES, one press each', () => {
    const lock = openModel(keep().sitting);
    expect(all(lock, ['enter']).command).toEqual({ do: 'start' });
    expect(all(lock, ['right', 'enter']).command).toEqual({ do: 'show', page: 'rules' });
  });
});
