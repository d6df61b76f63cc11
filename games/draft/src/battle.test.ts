import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { draft } from './draft.ts';
import {
  card,
  cards,
  copiesIn,
  even,
  type Fields,
  find,
  kinds,
  legal,
  play,
  quest,
  read,
  SEED,
  stalenessIn,
} from './small.fixture.ts';

/** Dreamscapes that are nothing but their battle. */
const battles = (count: number): Fields => ({
  id: 'war',
  title: 'War',
  line: 'It goes on.',
  dreamscape: Array.from({ length: count }, (_, i) => ({ name: `Field ${i + 1}`, sites: [] })),
});
const SPOILS = [
  ...cards('Foot', 6, ['Ember']),
  ...cards('Horse', 4, ['Stone'], { rarity: 'Uncommon' }),
  ...cards('Banner', 4, ['Ember'], { rarity: 'Rare' }),
  ...cards('Tent', 2, ['Tide'], { rarity: 'Rare' }),
  card('Throne', ['Ruin'], { rarity: 'Legendary' }),
];
const war = (count: number, more: Fields = {}): Fields => quest({ card: SPOILS, scene: battles(count), ...more });
const first = (written: Fields, count: number): readonly string[] => {
  const lines: string[] = [];
  for (let i = 0; i < count; i += 1) lines.push(legal(play(written, SEED, ...lines))[0]!);
  return lines;
};

describe('[R16] battles', () => {
  test('[R16] essence is 100, and 25 more for each dreamscape before it', () => {
    const written = war(4);
    const gained = play(written, SEED, ...first(written, 3)).told.filter(({ kind }) => kind === 'essence-gained');
    expect(gained).toEqual([
      { kind: 'essence-gained', by: 125, to: 475 },
      { kind: 'essence-gained', by: 150, to: 625 },
      { kind: 'essence-gained', by: 175, to: 800 },
    ]);
    expect(play(written, SEED).view.essence).toBe(350);
  });

  test('[R16] the quest says how much and by what it grows', () => {
    const written = war(2, { quest: { battle_essence: 7, battle_essence_step: 3, start_essence: 0 } });
    expect(play(written, SEED, ...first(written, 1)).view.essence).toBe(17);
  });

  test('[R16] one card of four has to be taken', () => {
    const at = play(war(1), SEED);
    expect(at.view).toMatchObject({ site: 'BATTLE', pick: 1, picks: 1, stop: 1, stops: 1 });
    expect(at.view.offer).toHaveLength(4);
    expect(legal(at)).toHaveLength(4);
    expect(play(war(1), SEED, legal(at)[0]!).view).toMatchObject({
      site: 'END',
      deck: [legal(at)[0]!.replace('take ', '')],
    });
  });

  test('[R16] RES-69 nothing but Rare and Legendary cards, in a thousand offers', () => {
    const setup = read(war(1));
    const rarities = new Set<number>();
    for (let i = 0; i < 1000; i += 1) {
      const { offer } = draft.start(setup, parseSeed(`battle ${i}`));
      for (const one of offer!) rarities.add(setup.cards[one]!.rarity);
    }
    expect([...rarities].sort()).toEqual([2, 3]);
  });

  test('[R5] [R16] RES-70 an empty set is filled with base copies, fresh', () => {
    const gone = Object.fromEntries(
      ['banner-1', 'banner-2', 'banner-3', 'banner-4', 'tent-1', 'tent-2', 'throne'].map((id) => [id, 0]),
    );
    const written = war(1, { begin: { copies: { ...gone, 'foot-1': 2 }, staleness: { throne: 4, 'foot-1': 3 } } });
    const { setup, state, view } = play(written, SEED);
    expect(['banner-1', 'tent-2', 'throne', 'foot-1'].map((id) => copiesIn(setup, state.pool, id))).toEqual([
      2, 2, 1, 2,
    ]);
    expect(['throne', 'foot-1'].map((id) => stalenessIn(setup, state.pool, id))).toEqual([0, 3]);
    expect(view.offer).toHaveLength(4);
  });

  test('[R5] [R16] RES-70 the refill is told, and the pool’s other cards stay as they were', () => {
    const only = [...cards('Foot', 5), card('Throne', ['Ruin'], { rarity: 'Legendary' })];
    const written = quest({ card: only, scene: battles(2) });
    const { events, view, setup, state } = play(written, SEED, 'take throne');
    expect(find(events, 'refilled')).toEqual({ kind: 'refilled', what: 'RARE' });
    expect(view.offer.map((one) => one.card)).toEqual(['throne']);
    expect(copiesIn(setup, state.pool, 'foot-1')).toBe(4);
  });

  test('[R6] [R16] RES-46 what was not taken grows stale, and is fresher after the dreamscape', () => {
    const written = war(2);
    const [line] = first(written, 1);
    const { events, setup, state } = play(written, SEED, line!);
    expect(kinds(events).slice(0, 6)).toEqual([
      'took',
      'grew-stale',
      'grew-stale',
      'grew-stale',
      'dreamscape-ended',
      'entered',
    ]);
    expect(find(events, 'dreamscape-ended')).toEqual({ kind: 'dreamscape-ended', dreamscape: 1, fresher: 3 });
    for (const { id } of setup.cards) expect(stalenessIn(setup, state.pool, id)).toBe(0);
  });

  test('[R16] RES-71 inside the set cards are weighed as anywhere', () => {
    const { view } = play(war(1, { begin: { deck: ['tent-1', 'tent-1', 'tent-1'] } }), SEED);
    const weight = (id: string): number | undefined => view.offer.find((one) => one.card === id)?.weight;
    const tent = weight('tent-1') ?? weight('tent-2');
    const banner = view.offer.find((one) => one.card.startsWith('banner'))?.weight;
    expect(tent ?? Number.POSITIVE_INFINITY).toBeGreaterThan(banner ?? 0);
    // Seven rares with two copies and a legendary with one: all that the shares are of.
    expect(view.offer[0]!.entries).toBe(13);
  });

  test('[R16] a dreamscape may end without one', () => {
    const peace = { ...battles(1), dreamscape: [{ name: 'Truce', sites: ['DRAFT'], battle: false }] };
    const written = quest({ scene: peace, preset: even() });
    const { events } = play(written, SEED, legal(play(written, SEED))[0]!);
    expect(find(events, 'essence-gained')).toBeUndefined();
  });
});
