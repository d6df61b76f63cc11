import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { draft } from './draft.ts';
import { format, parse } from './notation.ts';
import { legal, play, quest, read, route, SEED } from './small.fixture.ts';

const setup = read(quest());
const at = (index: ReadonlyMap<string, number>, id: string): number => index.get(id)!;

describe('[R20] actions as text', () => {
  const rows: readonly [text: string, written: string, action: Action][] = [
    [
      'choose vesper-twilight-arbiter',
      'choose vesper-twilight-arbiter',
      { kind: 'choose', at: at(setup.callerAt, 'vesper-twilight-arbiter') },
    ],
    ['take whirlpool-seer', 'take whirlpool-seer', { kind: 'take', at: at(setup.cardAt, 'whirlpool-seer') }],
    ['  take   flame-imp ', 'take flame-imp', { kind: 'take', at: at(setup.cardAt, 'flame-imp') }],
    ['accept sign-of-ruin', 'accept sign-of-ruin', { kind: 'accept', at: at(setup.signAt, 'sign-of-ruin') }],
    ['buy field-medic', 'buy field-medic', { kind: 'buy', at: at(setup.cardAt, 'field-medic') }],
    ['purge gust', 'purge gust', { kind: 'purge', at: at(setup.cardAt, 'gust') }],
    ['reroll', 'reroll', { kind: 'reroll', at: -1 }],
    [' leave', 'leave', { kind: 'leave', at: -1 }],
  ];
  test.each(rows)('"%s"', (text, written, action) => {
    expect(parse(setup, text)).toEqual({ ok: true, value: action });
    expect(format(setup, action)).toBe(written);
  });

  const wrong: readonly [text: string, code: string, data: object][] = [
    ['', 'unknown-action', { nearest: null }],
    ['tkae gust', 'unknown-action', { nearest: 'take' }],
    ['Take gust', 'unknown-action', { nearest: 'take' }],
    ['leave now', 'unknown-action', { nearest: 'leave' }],
    ['reroll gust', 'unknown-action', { nearest: 'reroll' }],
    ['take gust gust', 'unknown-action', { nearest: 'take gust' }],
    ['take', 'unknown-card', { word: null }],
    ['take flame-inp', 'unknown-card', { word: 'flame-inp', nearest: 'flame-imp' }],
    ['take sign-of-ruin', 'unknown-card', { word: 'sign-of-ruin' }],
    ['buy gusst', 'unknown-card', { word: 'gusst', nearest: 'gust' }],
    ['purge xylophone', 'unknown-card', { word: 'xylophone', nearest: null }],
    ['choose as', 'unknown-dreamcaller', { word: 'as', nearest: 'ash' }],
    ['choose', 'unknown-dreamcaller', { word: null }],
    ['accept sign-of-tid', 'unknown-dreamsign', { word: 'sign-of-tid', nearest: 'sign-of-tide' }],
    ['take constructor', 'unknown-card', { word: 'constructor' }],
  ];
  test.each(wrong)('"%s" is refused: %s', (text, code, data) => {
    const parsed = parse(setup, text);
    expect(parsed).toMatchObject({ ok: false, fault: { code, data } });
  });

  test('an unknown action is told which there are', () => {
    expect(parse(setup, 'dance')).toMatchObject({
      ok: false,
      fault: { data: { actions: ['choose', 'take', 'accept', 'buy', 'purge', 'reroll', 'leave'] } },
    });
  });
});

test('what is legal stands in the order of kinds, then of the pack', () => {
  const shop = play(quest({ scene: route(['SHOP']), quest: { start_essence: 10_000 } }), SEED);
  const lines = legal(shop);
  expect(lines.slice(-2)).toEqual(['reroll', 'leave']);
  const places = lines.slice(0, -2).map((line) => shop.setup.cardAt.get(line.replace('buy ', ''))!);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).toHaveLength(6);
});

test('two actions compare by kind and then by place', () => {
  const take = (card: number): Action => ({ kind: 'take', at: card });
  expect(Math.sign(draft.compare(take(1), take(2)))).toBe(-1);
  expect(draft.compare(take(2), take(2))).toBe(0);
  expect(Math.sign(draft.compare({ kind: 'leave', at: -1 }, take(9)))).toBe(1);
});
