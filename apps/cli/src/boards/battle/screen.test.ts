import { isEnded } from '@lockstep/play';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Size } from '../../shell/board.ts';
import { expectFits, flat, type Home, kept, makeHome, onPaper, SMALL, textAt } from '../../shell/home.fixture.ts';
import { perform } from '../../shell/perform.ts';
import { openedAt, playedOut } from './bot-play.fixture.ts';

const DUEL = { scene: 'lamps-against-kilns', seed: 'screens' };
const SIZES: readonly Size[] = [{ width: 40, height: 14 }, SMALL, { width: 120, height: 40 }];

type Models = ReturnType<typeof playedOut>['models'];

let home: Home;
let models: Models;
beforeAll(() => {
  home = makeHome();
  models = playedOut(openedAt(home, DUEL)).models;
});
afterAll(() => home.end());

const quiet = (model: Models[number]): Models[number] => ({ ...model, notice: [], readIndex: null });
const inTurn = (): Models[number] => models.find(({ session }) => (session?.attempt.run.now.state.turn ?? 0) >= 5)!;

describe('a battle on a terminal', () => {
  test.each(SIZES)('$width × $height: nothing runs past an edge, colour only repeats', (size) => {
    for (const model of [...models, openedAt(home)].flatMap((one) => (one.session ? [one, quiet(one)] : [one])))
      expectFits(model, size);
  });

  test('both rows, points, Energy, the hand with costs and the Judgment to come stand on one screen', () => {
    const text = textAt(quiet(inTurn()), SMALL);
    for (const said of ['of 20 points', 'Energy', 'Judgment to come', 'End your turn', 'hand ', 'deck ', 'void '])
      expect(text).toContain(said);
  });

  test('[B15] the cursor begins on something that can be done, and nothing is asked where there is only a pass', () => {
    for (const model of models.filter(({ session }) => session && !isEnded(session))) {
      const { items } = model.host.game.board.menu(model);
      const open = items.filter(({ off }) => off === null);
      expect(open).toContain(items[model.cursor]);
      expect(open.map(({ id }) => id)).not.toEqual(['verb pass']);
    }
    const later = models.filter((model) => model.cursor > 0 && model.session);
    expect(later.length).toBeGreaterThan(0);
  });

  test('what the enemy did is told step by step, and one can step back', () => {
    const told = models.find(
      ({ readIndex: read, host, ...rest }) =>
        read === 0 && host.game.board.pieceCount({ host, readIndex: read, ...rest }) > 1,
    )!;
    const first = textAt(told, SMALL);
    const second = textAt({ ...told, readIndex: 1 }, SMALL);
    expect(first).toContain('THEIR TURN, 1 OF');
    expect(second).toContain('THEIR TURN, 2 OF');
    expect(second).not.toBe(first);
  });

  test('a word on a card is explained', () => {
    const page = perform(quiet(inTurn()), { do: 'show', page: 'word', part: 'Kindle 2.' });
    expect(flat(textAt(page, SMALL))).toContain('Kindle N: Your leftmost character gains N spark for good.');
    expect(flat(textAt(page, SMALL))).not.toContain('Discover:');
  });

  test('between two people the screen shows neither hand, and pages wait until it is taken', () => {
    const handed = openedAt(home, { ...DUEL, players: '2' });
    const { session } = handed;
    const covered = textAt(handed, SMALL);
    const names = session!.attempt.run.setup.script.card.map(({ name }) => name);
    expect(flat(covered)).toMatch(/Hand the screen to (?:Harbour Lamps|Kiln Row)\. Nothing is shown/);
    expect(names.filter((name) => covered.includes(name))).toEqual([]);
    const asked = perform(handed, { do: 'show', page: 'log' });
    expect([asked.page, asked.notice]).toEqual([
      null,
      ['The screen is being handed over: “1” shows it to who is to move.'],
    ]);
    const taken = perform(handed, { do: 'session', command: { kind: 'take' } });
    expect(textAt(taken, SMALL)).toContain('Your first hand');
    const kept = perform(taken, { do: 'session', command: { kind: 'act', text: 'keep' } });
    expect(kept.session?.seat).toBe(1 - taken.session!.seat);
    expect(names.filter((name) => textAt(kept, SMALL).includes(name))).toEqual([]);
    const other = perform(kept, { do: 'session', command: { kind: 'take' } });
    const { hand } = other.session!.attempt.run.game.view(
      session!.attempt.run.setup,
      other.session!.attempt.run.now.state,
      other.session!.seat,
    ).seats[other.session!.seat]!;
    expect(hand.length).toBeGreaterThan(4);
    for (const { card } of hand)
      expect(flat(textAt(other, SMALL))).toContain(
        session!.attempt.run.setup.script.card.find(({ id }) => id === card)!.name,
      );
  });

  test('the end begins with one sentence: what decided it', () => {
    expect(flat(textAt(quiet(models.at(-1)!), SMALL))).toMatch(
      /You win with \d+ points: \d+ by |Kiln Row wins with \d+ points\. What lost it: \d+ by /,
    );
  });

  test('in lines: the same, and a step back that showed nothing costs nothing', async () => {
    const { text } = await onPaper(openedAt(home, { scene: 'lamps-against-kilns', seed: 'lines' }), [
      'keep',
      'void',
      'word kindle',
      'quit',
    ]);
    expect(text).toContain('VOIDS AND DECKS');
    expect(text).toContain('Kindle N: Your leftmost character gains N spark for good.');
  });

  test.each([
    ['shelf', () => openedAt(home)],
    ['opening', () => quiet(models[0]!)],
    ['turn', () => quiet(inTurn())],
    ['over', () => quiet(models.at(-1)!)],
  ] as const)('the screen "%s" is the one that was kept', async (name, model) => {
    await expect(kept(model(), SMALL)).toMatchFileSnapshot(`screens/${name}.txt`);
  });
});
