import { describe, expect, test } from 'vitest';
import { questOf, readContent } from './content.fixture.ts';
import {
  card,
  cards,
  even,
  type Fields,
  find,
  kinds,
  legal,
  play,
  quest,
  route,
  SEED,
  sign,
  stalenessIn,
} from './small.fixture.ts';

const pack = readContent();

/** Plays the first legal line so many times. */
const lines = (written: Fields, count: number): readonly string[] => {
  const played: string[] = [];
  for (let i = 0; i < count; i += 1) played.push(legal(play(written, SEED, ...played))[0]!);
  return played;
};

describe('[R11] the route', () => {
  test('[R11] RES and R11: seven dreamscapes, each ending in a battle', () => {
    const { stops } = questOf(pack, { scene: 'seven-dreams' });
    const sites = stops.reduce<string[][]>((dreams, { site, dreamscape }) => {
      dreams[dreamscape] = [...(dreams[dreamscape] ?? []), site];
      return dreams;
    }, []);
    expect(sites).toEqual([
      ['DREAMCALLER', 'DRAFT', 'DRAFT', 'SHOP', 'BATTLE'],
      ['DRAFT', 'DRAFT', 'DISCOVERY', 'BATTLE'],
      ['DRAFT', 'SPECIALTY', 'OFFERING', 'BATTLE'],
      ['DRAFT', 'SHOP', 'SIGNS', 'BATTLE'],
      ['DISCOVERY', 'SHOP', 'BATTLE'],
      ['SPECIALTY', 'OFFERING', 'BATTLE'],
      ['DISCOVERY', 'SHOP', 'BATTLE'],
    ]);
    expect(stops.filter(({ last }) => last).map(({ site }) => site)).toEqual(new Array(7).fill('BATTLE'));
    // Six drafts of five, three discoveries, seven rewards.
    expect(stops[0]!.ahead).toBe(6 * 5 + 3 + 7);
    expect(stops.at(-1)!.ahead).toBe(0);
  });

  test('[R11] 250 essence to begin with, shops of six, offers of four', () => {
    const { script } = questOf(pack);
    expect(script.quest).toMatchObject({
      start_essence: 250,
      shop_cards: 6,
      draft_cards: 4,
      draft_picks: 5,
      reward_cards: 4,
    });
  });

  test('[R11] every site is met once, in order, and then the quest has an end', () => {
    const written = quest({ scene: route(['DREAMCALLER', 'DRAFT', 'OFFERING'], ['SIGNS', 'SHOP', 'PURGE']) });
    const taken = lines(written, 2);
    const accepted = legal(play(written, SEED, ...taken, 'leave'))[0]!;
    const { told, view } = play(written, SEED, ...taken, 'leave', accepted, 'leave', 'leave');
    expect(told.filter(({ kind }) => kind === 'entered')).toEqual(
      [
        [1, 'DRAFT'],
        [1, 'OFFERING'],
        [2, 'SIGNS'],
        [2, 'SHOP'],
        [2, 'PURGE'],
      ].map(([dreamscape, site]) => ({ kind: 'entered', dreamscape, site })),
    );
    expect(view).toMatchObject({ site: 'END', dreamscape: 2, stop: 3, stops: 3 });
    expect(find(told, 'finished')).toEqual({ kind: 'finished', archetype: view.archetype, score: view.score });
  });

  test('[R11] a Draft is so many picks, each from an offer of its own', () => {
    const written = quest({ quest: { draft_picks: 3 }, scene: route(['DRAFT', 'DRAFT']) });
    const picks = [0, 1, 2, 3].map((count) => play(written, SEED, ...lines(written, count)).view);
    expect(picks.map(({ stop, pick, picks: of }) => [stop, pick, of])).toEqual([
      [1, 1, 3],
      [1, 2, 3],
      [1, 3, 3],
      [2, 1, 3],
    ]);
  });
});

describe('[R23] a stop with nothing to decide', () => {
  test('[R23] is entered and passed, at the very beginning too', () => {
    const written = quest({
      scene: route(['PURGE', 'OFFERING', 'DRAFT']),
      dreamsign: [sign('Shell', 'Tide')],
      begin: { dreamsigns: ['shell'] },
    });
    const { view, state } = play(written, SEED);
    expect([view.site, view.stop, state.stop]).toEqual(['DRAFT', 3, 2]);
  });

  test('[R23] a quest of nothing else is over as it begins', () => {
    const { view, outcome, setup, state } = play(quest({ scene: route(['PURGE'], ['PURGE']) }), SEED);
    expect(view).toMatchObject({ site: 'END', archetype: 'Unformed', score: 0 });
    expect(outcome).toEqual({ result: 'finished', reason: 'Unformed', scores: [0] });
    expect(legal({ setup, state })).toEqual([]);
  });

  test('[R5] [R23] a pool that is empty is filled, so a Draft is never bare', () => {
    const written = quest({
      card: [card('Only')],
      preset: even({ draft_pool: { copies_common: 1 } }),
      quest: { draft_picks: 3, draft_cards: 1 },
    });
    const { view, told } = play(written, SEED, 'take only', 'take only', 'take only');
    expect(view.deck).toEqual(['only', 'only', 'only']);
    expect(told.filter(({ kind }) => kind === 'refilled')).toEqual(
      new Array(2).fill({ kind: 'refilled', what: 'POOL' }),
    );
  });
});

describe('[R6] [R23] after a dreamscape', () => {
  const CARDS = cards('Leaf', 8);
  const written = quest({
    card: CARDS,
    scene: route(['DRAFT'], ['DRAFT'], ['DRAFT']),
    begin: { staleness: { 'leaf-1': 2, 'leaf-2': 1, 'leaf-3': 0 } },
    quest: { draft_cards: 1 },
  });

  test('[R6] [R23] RES-47 every card is fresher by 1, none below 0', () => {
    const at = play(written, SEED, ...lines(written, 1));
    const stale = (id: string): number => stalenessIn(at.setup, at.state.pool, id);
    expect([stale('leaf-1'), stale('leaf-2'), stale('leaf-3')]).toEqual([1, 0, 0]);
    expect(find(at.events, 'dreamscape-ended')).toEqual({ kind: 'dreamscape-ended', dreamscape: 1, fresher: 2 });
    const later = play(written, SEED, ...lines(written, 2));
    expect(stalenessIn(later.setup, later.state.pool, 'leaf-1')).toBe(0);
    expect(find(later.events, 'dreamscape-ended')).toEqual({ kind: 'dreamscape-ended', dreamscape: 2, fresher: 1 });
  });

  test('[R23] not after a site that is not its last', () => {
    const two = { ...written, scene: route(['DRAFT', 'DRAFT']) };
    const { events, setup, state } = play(two, SEED, ...lines(two, 1));
    expect(kinds(events)).not.toContain('dreamscape-ended');
    expect(stalenessIn(setup, state.pool, 'leaf-1')).toBe(2);
  });

  test('[R23] after a last site that is passed as well', () => {
    const bare = {
      ...written,
      scene: route(['DRAFT', 'OFFERING'], ['DRAFT']),
      dreamsign: [sign('Shell', 'Tide')],
      begin: { dreamsigns: ['shell'], staleness: { 'leaf-1': 1 } },
    };
    const { events } = play(bare, SEED, ...lines(bare, 1));
    expect(kinds(events)).toContain('dreamscape-ended');
  });
});
