import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { freeplay } from '../freeplay.ts';
import { actionOf, evidence, find, legal, oneNight, play, read, refused, shown } from '../small.fixture.ts';

describe('[F13] CYCLE with KOA', () => {
  test('D05v2-70 [F3] up to two cards leave for good and as many come, for a turn, 1 Scrutiny and no token', () => {
    const { events, view, state } = play(oneNight(), 'cycle note1 cap1');
    const { cards, drawn } = find(events, 'koa-cycled')!;
    expect(cards).toEqual(['note1', 'cap1']);
    expect(drawn).toHaveLength(2);
    expect(find(events, 'koa-scrutiny')).toEqual({ kind: 'koa-scrutiny', why: 'CYCLE', by: 1, scrutiny: 1 });
    expect(view.koa).toMatchObject({ tokens: 1, turn: 2, scrutiny: 1, cycles: 0, faceDown: 2 });
    expect(view.koa!.cards.map(({ id }) => id)).toEqual(['log1', 'snap1', ...drawn!]);
    expect(state.koa!.story.story).toBe(0);
  });

  const off: readonly [what: string, lines: readonly string[], code: string][] = [
    ['of no card', ['cycle'], 'attachments'],
    ['of three cards', ['cycle log1 snap1 note1'], 'attachments'],
    ['of a card that is not in hand', ['submit log1', 'cycle log1'], 'not-in-hand'],
    ['a second time', ['cycle log1', 'cycle snap1'], 'cycled-already'],
  ];
  test.each(off)('[F13] [F18] not %s', (_, lines, code) => {
    expect(refused(oneNight(), ...lines)?.code).toBe(code);
  });

  test('[F13] [F18] not of more cards than lie face down', () => {
    const few = oneNight({ down: [evidence('last', 4)] });
    expect(refused(few, 'cycle log1 snap1')).toMatchObject({ code: 'nothing-face-down', data: { down: 1 } });
    expect(legal(play(few)).filter((line) => line.startsWith('cycle'))).toEqual([
      'cycle log1',
      'cycle snap1',
      'cycle note1',
      'cycle cap1',
    ]);
    expect(find(play(few, 'cycle log1').events, 'koa-cycled')?.drawn).toEqual(['last']);
  });

  test('[F13] each of those face down is as likely', () => {
    const setup = read(oneNight());
    const times = [0, 0, 0, 0];
    for (let i = 0; i < 400; i += 1) {
      const state = freeplay.start(setup, parseSeed(`cycle ${i}`));
      const next = freeplay.step(setup, state, 0, actionOf(setup, 'cycle log1'));
      const hand = (next as typeof state).koa!.story.hand >> 4;
      times[Math.log2(hand)]! += 1;
    }
    for (const count of times) expect(Math.abs(count - 100)).toBeLessThan(35);
  });

  test('[F17] a preview does not know what comes', () => {
    const { events, outcome } = shown(oneNight(), 'cycle log1 snap1');
    expect(events[0]).toEqual({ kind: 'koa-cycled', turn: 1, cards: ['log1', 'snap1'], drawn: null });
    expect(outcome).toBeUndefined();
  });

  test('[F13] a card that was rewired keeps nothing when it leaves', () => {
    const { view } = play(oneNight(), 'rewire log1 location', 'cycle log1');
    expect(view.koa!.cards.map(({ id }) => id)).not.toContain('log1');
  });
});
