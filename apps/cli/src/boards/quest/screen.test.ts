import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Size } from '../../shell/board.ts';
import { expectFits, flat, type Home, kept, makeHome, onPaper, SMALL, textAt } from '../../shell/home.fixture.ts';
import { perform } from '../../shell/perform.ts';
import { openedAt, playedOut } from './bot-play.fixture.ts';
import { type Model, questViewOf } from './quest-view.ts';

const ROAD = { scene: 'three-nights', level: 'guest', seed: 'screens' };
const SIZES: readonly Size[] = [{ width: 40, height: 14 }, SMALL, { width: 120, height: 40 }];

let home: Home;
let models: readonly Model[];
beforeAll(() => {
  home = makeHome();
  models = playedOut(openedAt(home, ROAD)).models;
});
afterAll(() => home.end());

const quiet = (model: Model): Model => ({ ...model, notice: [], readIndex: null });
const at = (place: string): Model => quiet(models.find((model) => questViewOf(model)?.view.place === place)!);

/** The shelf of who has played the quest of this file to its end. */
const after = (shelf: Model): Model => {
  const entry = shelf.host.game.player.recorder.entry(models.at(-1)!.session!.attempt.run);
  const past = {
    ...entry,
    kind: 'finished' as const,
    game: 'quest',
    daily: 'three-nights-guest',
    on: '2026-12-01',
    practice: false,
  };
  return { ...shelf, host: { ...shelf.host, entries: () => [past] } };
};
const followed = () => {
  const { setup, view } = questViewOf(models.at(-1)!)!;
  return setup.draft.script.dreamcaller.find(({ id }) => id === view.dreamcaller)!;
};

describe('a quest on a terminal', () => {
  test.each(SIZES)('$width × $height: nothing runs past an edge, colour only repeats', (size) => {
    const seen = models.filter((_, i) => i % 4 === 0);
    for (const model of [...seen, ...seen.map(quiet), openedAt(home)]) expectFits(model, size);
  });

  test('pages: the deck with every text, the last opponent with its deck', () => {
    const deck = flat(textAt(perform(at('battle'), { do: 'show', page: 'deck' }), { width: 100, height: 60 }));
    expect(deck).toMatch(/cost \d, /);
    const boss = flat(textAt(perform(at('dreamscape'), { do: 'show', page: 'boss' }), { width: 100, height: 60 }));
    expect(boss).toContain(questViewOf(models[0]!)!.view.boss.name);
    expect(boss).toContain('quality');
  });

  test('[Q28] the codex: empty at first, then the cards one has had and whom one has met', () => {
    const shelf = openedAt(home);
    const codexOf = (model: Model): string => flat(textAt(perform(model, { do: 'show', page: 'codex' }), SMALL));
    expect(codexOf(shelf)).toContain('a quest that is over, won or not, is written down here');
    const codex = codexOf(after(shelf));
    expect(codex).toMatch(/Cards you have had: \d+ of \d+/);
    expect(codex).toContain('Dreamcallers you have followed: 1 of 15');
    expect(codex).toMatch(/Endings: 1 won, 0 lost/);
    expect(codex).not.toMatch(/[a-z]-[a-z]+-[a-z]+-/);
    const history = flat(textAt(perform(after(shelf), { do: 'show', page: 'history' }), SMALL));
    expect(history).toMatch(/▄ 2026-12-01 Three Nights, Guest: 3 battles won, \d+ points/);
  });

  test('[Q29] a deed opens who was followed: a road asks then, a lesson and today’s quest do not', () => {
    const own = makeHome();
    const shelf = openedAt(own);
    const road = (model: Model, id: string) => model.host.game.board.shelf!.titles(model).find((one) => one.id === id)!;
    expect(road(shelf, 'three-nights').command.do).toBe('open');
    const later = after(shelf);
    expect(['today', 'first-night', 'three-nights'].map((id) => road(later, id).command.do)).toEqual([
      'open',
      'open',
      'pick',
    ]);
    const asked = perform(later, road(later, 'three-nights').command);
    const { name, id } = followed();
    expect(flat(textAt(asked, SMALL))).toContain(`Call ${name}`);
    const { items } = asked.host.game.board.shelf!.pick!.menu(asked);
    const begun = perform(asked, items.find((item) => item.id === id)!.command);
    expect(questViewOf(begun)!.view.draft!.dreamcallers).toContain(id);
    expect(questViewOf(begun)!.setup.script.dreamcaller).toBe(id);
    own.end();
  });

  test('[Q29] what is not open is refused by name, and may be brought with a seed', () => {
    const { id } = followed();
    const words = { scene: 'three-nights', dreamcaller: id };
    expect(() => openedAt(home, words)).toThrow(/is not open yet/);
    expect(questViewOf(openedAt(home, { ...words, seed: 'own' }))!.setup.script.dreamcaller).toBe(id);
  });

  test('the road that teaches says what each place is about', async () => {
    const { text } = await onPaper(openedAt(home, { scene: 'first-night', seed: 'lines' }), [
      '1',
      'word kindle',
      'quit',
    ]);
    expect(flat(text)).toContain('Three callers wait at the edge of sleep.');
    expect(flat(text)).toContain('Visit the places of this dream in any order.');
    expect(flat(text)).toContain('Not now: Every Draft comes before the battle.');
    expect(flat(text)).toContain('Kindle N: Your leftmost character gains N spark for good.');
  });

  test('[Q26] the quest of a date: a step back asks first, a second try is practice', async () => {
    const { text } = await onPaper(openedAt(home, { date: '2026-11-01' }), ['1', 'undo', 'retry yes', 'quit']);
    expect(text).toContain('undo yes');
    expect(text).toContain('PRACTICE');
  });

  test.each([
    ['shelf', () => openedAt(home)],
    ['caller', () => quiet(models[0]!)],
    ['dreamscape', () => at('dreamscape')],
    ['battle', () => quiet(models.find((model) => (questViewOf(model)?.view.battle?.turn ?? 0) >= 5)!)],
    ['over', () => quiet(models.at(-1)!)],
  ] as const)('the screen "%s" is the one that was kept', async (name, model) => {
    await expect(kept(model(), SMALL)).toMatchFileSnapshot(`screens/${name}.txt`);
  });
});
