import { battle, bots, type View } from '@lockstep/battle';
import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { expect, test } from 'vitest';
import { actionWords, adviceLines } from './action.ts';
import { DUEL } from './duel.fixture.ts';

/** Every action two random players could have taken in some battles, with what was in sight. */
const offered = (battles: number): readonly { readonly text: string; readonly view: View }[] => {
  const all: { readonly text: string; readonly view: View }[] = [];
  for (let i = 0; i < battles; i += 1) {
    const stream = openStream(parseSeed(`words ${i}`), 'choices');
    let state = battle.start(DUEL, parseSeed(`words ${i}`));
    for (let [seat] = battle.toMove(DUEL, state); seat !== undefined; [seat] = battle.toMove(DUEL, state)) {
      const view = battle.view(DUEL, state, seat);
      for (const action of battle.legal(DUEL, state, seat)) all.push({ text: battle.format(DUEL, action), view });
      const next = battle.step(DUEL, state, seat, bots.random.choose(DUEL, state, seat, stream));
      if (next instanceof Refusal) throw new Error(next.code);
      state = next;
    }
  }
  return all;
};

test('every action is said in words: no id, no place without a name, no "undefined"', () => {
  const all = offered(12);
  const verbs = new Set(all.map(({ text }) => text.split(' ')[0]));
  expect([...verbs].sort()).toEqual(['choose', 'end', 'foresee', 'keep', 'pass', 'play', 'redraw', 'use']);
  const ids = DUEL.defs.flatMap(({ id }) => (id.includes('-') ? [id] : []));
  for (const { text, view } of all) {
    const said = actionWords(DUEL, view, text);
    expect(said).not.toMatch(/undefined|figment-|\b(?:yours|enemy) \d/);
    expect(ids.filter((id) => said.split(' ').includes(id))).toEqual([]);
    if (/\s/.test(text)) expect(said).not.toBe(text);
  }
});

test('what is chosen is named with its side, and a place where two are alike', () => {
  const { view } = offered(1)[0]!;
  const figment = { number: 1, card: 'figment', subtype: 0, spark: 1, printed: 1, copy: false, reclaimed: false };
  const one = { ...figment, used: false };
  const at = (row: View['seats'][number]['row'], you = 0): View => ({
    ...view,
    you,
    seats: view.seats.map((seat) => ({ ...seat, row })),
  });
  expect(actionWords(DUEL, at([one]), 'choose yours 1')).toBe('choose a figment of your own');
  expect(actionWords(DUEL, at([one, one]), 'choose yours 2')).toBe('choose a figment of your own in place 2');
  expect(actionWords(DUEL, at([{ ...one, card: 'cantor-of-the-pyre' }]), 'choose enemy 1')).toBe(
    'choose Cantor of the Pyre of Kiln Row',
  );
  expect(actionWords(DUEL, at([{ ...one, card: 'cantor-of-the-pyre' }]), 'use 1.2')).toBe(
    'use the ability of your Cantor of the Pyre',
  );
  expect(actionWords(DUEL, at([]), 'use dreamcaller')).toBe('use the ability of Ilsabet, Reader of Storms');
  expect(actionWords(DUEL, at([]), 'foresee')).toBe('leave all of them on top');
  expect(actionWords(DUEL, at([]), 'choose none')).toBe('choose nothing');
});

test('a hint tells what a search would do, how sure it is and from how many futures', () => {
  const { view } = offered(1)[0]!;
  const advice = { action: 'play cantor-of-the-pyre', chance: 640, futures: 83, instead: 'end', insteadChance: 500 };
  expect(adviceLines(DUEL, view, advice)).toEqual([
    'A search would do this: play Cantor of the Pyre. It won about 64 % of 83 futures.',
    'It is sure of that: the next best, end the turn, won about 50 %.',
  ]);
});
