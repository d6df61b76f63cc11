import { battle } from '@lockstep/battle';
import { profileOf } from '@lockstep/draft';
import { type Json, openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { drawDoors } from './atlas.ts';
import { bots } from './bots.ts';
import { questOf, readContent } from './content.fixture.ts';
import { battleOf } from './fight.ts';
import { parsePack } from './pack.ts';
import { quest } from './quest.ts';
import { resolve } from './resolve.ts';
import { BOT_VERSIONS, DEFAULT_LEVEL, opponentBot, qualitiesAt } from './script.ts';
import { parseSetup, type Setup } from './setup.ts';
import type { Door, State } from './state.ts';
import type { Site } from './vocabulary.ts';
import { walk } from './walk.fixture.ts';

const pack = readContent();
const setup = questOf({ scene: 'seven-nights' });
const banes = setup.banes;

/** Twelve plain cards, and one of them by its place among these. */
const PLAIN = setup.draft.cards
  .filter(({ rarity, mask }) => rarity < 2 && mask !== 0)
  .slice(0, 12)
  .map(({ index }) => index);
const card = (i: number): number => PLAIN[i]!;

/** A state in a dreamscape with these sites, and a deck of twelve plain cards or of those named. */
const inside = (
  sites: readonly Site[],
  over: Partial<State> = {},
  deck?: readonly number[],
  on: Setup = setup,
): State => {
  const start = quest.start(on, parseSeed('inside'));
  const door: Door = { ...start.door!, sites, reward: null };
  const cards = deck ?? PLAIN;
  const held = {
    ...start.draft,
    stop: 1,
    caller: 0,
    deck: cards,
    deckSince: cards.map((_, i) => i + 1),
    picks: cards.length,
  };
  return {
    ...start,
    place: 'dreamscape',
    stop: null,
    door,
    visited: 0,
    draft: { ...held, profile: profileOf(on.draft, held) },
    ...over,
  };
};

const act = (state: State, text: string, log?: Event[], on: Setup = setup): State => {
  const action = quest.parse(on, text);
  if (!action.ok) throw new Error(action.fault.code);
  const [seat = 0] = quest.toMove(on, state);
  const next = quest.step(on, state, seat, action.value, log);
  if (next instanceof Refusal) throw new Error(`${text}: ${next.code}`);
  return next;
};

const refusal = (state: State, text: string): string | undefined => {
  const action = quest.parse(setup, text);
  if (!action.ok) return action.fault.code;
  const next = quest.step(setup, state, 0, action.value);
  return next instanceof Refusal ? next.code : undefined;
};

const texts = (state: State): readonly string[] =>
  quest.legal(setup, state, 0).map((action) => quest.format(setup, action));

const idAt = (card: number): string => setup.draft.cards[card]!.id;
const withEssence = (state: State, essence: number): State => ({ ...state, draft: { ...state.draft, essence } });

describe('the road', () => {
  test('[Q1] a quest begins with 250 essence, an empty deck, and the choice of a dreamcaller', () => {
    const state = quest.start(setup, parseSeed('one'));
    const view = quest.view(setup, state, 0);
    expect([view.essence, view.deck, view.dreamscapes, view.draft?.site]).toEqual([250, [], 7, 'DREAMCALLER']);
    expect(texts(state)).toHaveLength(3);
    expect(pack.opponent.filter(({ place }) => place === 4)).toHaveLength(5);
    expect(pack.opponent.filter(({ place }) => place === 7)).toHaveLength(5);
  });

  test('[Q2] sites in any order, each once, every Draft before the battle', () => {
    const state = inside(['DRAFT', 'ESSENCE', 'SHOP']);
    expect(texts(state)).toEqual(['visit shop', 'visit draft', 'visit essence']);
    expect(refusal(state, 'fight')).toBe('draft-first');
    const paid = act(state, 'visit essence');
    expect(refusal(paid, 'visit essence')).toBe('no-site');
    expect(texts(inside(['ESSENCE', 'SHOP']))).toContain('fight');
  });

  test('[Q3] a shop asks the draft’s prices, and a bane can be removed there', () => {
    const state = withEssence(inside(['SHOP'], {}, [card(0), card(1), card(2), banes[0]!]), 120);
    const shop = act(state, 'visit shop');
    const { draft } = quest.view(setup, shop, 0);
    for (const { full, card } of draft!.offer)
      expect(full).toBe(
        { Common: 50, Uncommon: 80, Rare: 120, Legendary: 200, Special: 0 }[
          setup.draft.script.card.find(({ id }) => id === card)!.rarity
        ],
      );
    expect(texts(shop)).toContain(`purge ${idAt(banes[0]!)}`);
    const rid = act(shop, `purge ${idAt(banes[0]!)}`);
    expect([rid.draft.essence, rid.draft.deck]).toEqual([60, [card(0), card(1), card(2)]]);
    expect(refusal(shop, `purge ${idAt(card(0))}`)).toBe('not-a-bane');
    expect(refusal(withEssence(shop, 59), `purge ${idAt(banes[0]!)}`)).toBe('too-dear');
  });

  test('[Q4] [Q9] doors are fixed when they appear, whatever is picked later', () => {
    const seen = new Map<number, string>();
    const see = (_: State, _action: unknown, next: State): void => {
      if (next.place !== 'doors') return;
      const doors = JSON.stringify(next.doors);
      expect(seen.get(next.dreamscape) ?? doors).toBe(doors);
      seen.set(next.dreamscape, doors);
    };
    let twice = 0;
    for (const own of ['greedy', 'power', 'aimless'] as const)
      for (let i = 0; i < 3; i += 1) {
        const before = seen.size;
        const guest = questOf({ scene: 'seven-nights', level: 'guest' });
        walk(guest, 'doors', [own, i === 0 ? 'greedy' : 'random'], see);
        if (seen.size === before && before > 0) twice += 1;
      }
    expect(seen.size).toBeGreaterThan(1);
    expect(twice).toBeGreaterThan(0);
  });

  test('[Q9] the numbers of doors, and the boss from the first screen on', () => {
    const state = inside(['ESSENCE']);
    const counts = [0, 1, 2, 3, 4, 5, 6].map(
      (k) => drawDoors(setup, { ...state, dreamscape: k }, k, parseSeed('d')).length,
    );
    expect(counts).toEqual([1, 2, 3, 2, 2, 3, 1]);
    const first = quest.view(setup, quest.start(setup, parseSeed('boss')), 0).boss;
    expect(first.ability).not.toBeNull();
    expect(first.deck).toHaveLength(30);
    const last = drawDoors(
      setup,
      { ...quest.start(setup, parseSeed('boss')), dreamscape: 6 },
      6,
      parseSeed('boss'),
    )[0]!;
    expect(setup.script.opponent[last.opponent]!.id).toBe(first.id);
  });

  test('[Q10] two doors differ in two sites each and in the pair; late sites come late; Cleanse only with a bane', () => {
    for (let i = 0; i < 200; i += 1) {
      const dreamscape = i % 7;
      const held = i % 2 === 0 ? [card(0), card(1), banes[0]!] : [card(0), card(1), card(2)];
      const state = { ...inside(['ESSENCE'], {}, held), dreamscape };
      const doors = drawDoors(setup, state, dreamscape, parseSeed(`doors ${i}`));
      for (const door of doors) {
        const others = door.sites.filter((site) => site !== 'DRAFT');
        expect(new Set(others).size).toBe([2, 2, 2, 2, 3, 3, 3][dreamscape]);
        expect(door.sites.length - others.length).toBe([2, 2, 1, 1, 0, 0, 0][dreamscape]);
        if (dreamscape < 2)
          for (const late of ['PURGE', 'TRANSFIGURATION', 'DUPLICATION', 'TEMPTATION'] as const)
            expect(others).not.toContain(late);
        if (i % 2 === 1) expect(others).not.toContain('CLEANSE');
        expect(door.reward !== null).toBe(others.includes('REWARD'));
        for (const other of doors.filter((one) => one !== door)) {
          expect(others.filter((site) => !other.sites.includes(site)).length).toBeGreaterThanOrEqual(2);
          const pair = (one: Door) => [...setup.script.opponent[one.opponent]!.resonance].sort().join();
          expect(pair(door)).not.toBe(pair(other));
        }
      }
    }
  });
});

describe('battles', () => {
  test('[Q5] [Q6] the opponent has its list and its numbers, and the player what the quest gave', () => {
    const state = act(inside(['ESSENCE']), 'fight');
    const inner = battleOf(setup, state.fight!);
    const enemy = setup.script.opponent[state.fight!.opponent]!;
    expect(inner.script.seat[1].deck).toEqual(
      enemy.deck.find(({ quality }) => quality === state.fight!.quality)!.cards,
    );
    expect(inner.script.seat[1].points_to_win).toBe(pack.place[0]!.points);
    expect(inner.script.seat[0].deck).toEqual(state.draft.deck.map(idAt));
    expect(inner.script.seat[0].dreamcaller).toBe(setup.draft.callers[0]!.id);
    expect(quest.toMove(setup, state)).toEqual(battle.toMove(inner, state.battle!));
    const wrong = parseSetup(resolve(pack, { scene: 'seven-nights', bot_version: BOT_VERSIONS.greedy! + 1 }));
    expect(wrong).toMatchObject({ ok: false, fault: [{ code: 'unknown-bot' }] });
  });

  test('[Q6] every opponent has a deck of the size of its place for every quality a level can give it', () => {
    for (const { place, deck } of pack.opponent)
      for (const quality of qualitiesAt(pack, place - 1))
        expect(deck.find((one) => one.quality === quality)!.cards).toHaveLength(pack.place[place - 1]!.deck);
    for (const place of [1, 2, 3, 5, 6]) expect(pack.opponent.filter((one) => one.place === place)).toHaveLength(3);
  });

  test('[Q6] a deck has the symbols of its pair, and about a third neutral cards', () => {
    let neutral = 0;
    let all = 0;
    for (const { resonance, deck } of pack.opponent)
      for (const id of deck[0]!.cards) {
        const card = setup.draft.script.card.find((one) => one.id === id)!;
        for (const symbol of card.resonance) expect(resonance).toContain(symbol);
        neutral += card.resonance.length === 0 ? 1 : 0;
        all += 1;
      }
    expect(neutral / all).toBeGreaterThan(0.25);
    expect(neutral / all).toBeLessThan(0.45);
  });

  test('[Q7] minibosses and bosses have an ability in place of a dreamcaller', () => {
    for (const { place, ability, dreamcaller } of pack.opponent) {
      expect(ability !== undefined).toBe(place === 4 || place === 7);
      expect(dreamcaller !== undefined).toBe([2, 3, 5, 6].includes(place));
    }
    const boss = setup.script.opponent.findIndex(({ id }) => id === 'the-house-itself');
    const state = act(inside(['ESSENCE'], { door: { ...inside(['ESSENCE']).door!, opponent: boss } }), 'fight');
    expect(battleOf(setup, state.fight!).script.dreamcaller.map(({ ability }) => ability)).toContain(
      'Static: Your characters have +1 spark.',
    );
  });

  test('[Q8] a level has all rows up to its own; Guest its own alone', () => {
    const at = (level: string) => questOf({ scene: 'seven-nights', level });
    expect(at('level-10').rungs[6]!.production).toBe(at('level-0').rungs[6]!.production + 2);
    for (const boss of [3, 6])
      expect(at('level-4').rungs[boss]!.production).toBe(at('level-0').rungs[boss]!.production + 1);
    expect(at('level-2').draft.script.quest.start_essence).toBe(200);
    expect(at('level-5').draft.script.quest.reward_cards).toBe(3);
    expect(at('level-7').rungs[0]!.yours).toBe(at('level-6').rungs[0]!.yours + 2);
    expect(at('level-1').rungs[0]!.quality).toBe(at('level-0').rungs[0]!.quality + 1);
    expect(at('guest').rungs[0]!.points).toBeGreaterThan(at('level-0').rungs[0]!.points);
    const burdened = at('level-8');
    expect(quest.start(burdened, parseSeed('b')).draft.deck).toEqual([burdened.banes[0]]);
    const hands = (level: string): number => {
      const on = at(level);
      const fought = act(inside(['ESSENCE'], {}, undefined, on), 'fight', undefined, on);
      return fought.battle!.hands[1]!.length;
    };
    expect(hands('level-3')).toBe(hands('level-2') + 1);
  });

  test('[Q5] [Q8] from level 9 on minibosses and bosses are played by search, all others as before', () => {
    const at = (level: string) => questOf({ scene: 'seven-nights', level });
    const asked = ['level-8', 'level-9', 'level-10'].map((level) => opponentBot(at(level).script).bot);
    expect(asked).toEqual(['greedy', 'bosses', 'bosses']);
    const on = at('level-9');
    const choices = (opponent: number): readonly string[] => {
      const door = { ...inside(['ESSENCE'], {}, undefined, on).door!, opponent };
      let state = act(inside(['ESSENCE'], { door }, undefined, on), 'fight', undefined, on);
      for (let [seat] = quest.toMove(on, state); seat === 0; [seat] = quest.toMove(on, state))
        state = act(
          state,
          battle.format(battleOf(on, state.fight!), battle.legal(battleOf(on, state.fight!), state.battle!, 0)[0]!),
          undefined,
          on,
        );
      return (['bosses', 'search', 'greedy'] as const).map((name) =>
        quest.format(on, bots[name].choose(on, state, 1, openStream(parseSeed('boss'), 'bot'))),
      );
    };
    const found = on.script.opponent.map(({ ability }, i) => ({ ability, of: choices(i) }));
    for (const { ability, of } of found) expect(of[0]).toBe(of[ability === undefined ? 2 : 1]);
    expect(found.some(({ ability, of }) => ability !== undefined && of[1] !== of[2])).toBe(true);
    const written = resolve(pack, { scene: 'seven-nights' }) as { [key: string]: Json };
    const level = (written.level as { [key: string]: Json }[]).map((row) =>
      row.id === 'level-9' ? { ...row, bot_version: 2 } : row,
    );
    expect(parseSetup({ ...written, level })).toMatchObject({ ok: false, fault: [{ code: 'unknown-bot' }] });
  });

  test('[Q20] a win pays and shows rare cards; the last one ends the quest; anything else ends it too', () => {
    let [wins, losses] = [0, 0];
    for (let i = 0; i < 8; i += 1) {
      const guest = questOf({ scene: 'three-nights', level: 'guest' });
      const end = walk(guest, `ends ${i}`, ['greedy', 'random'], (before, _action, next, events) => {
        const won = events.find(({ kind }) => kind === 'battle-won');
        if (!won) return;
        expect(next.won).toBe(before.won + 1);
        if (next.ended !== null) return;
        expect(next.draft.essence - before.draft.essence).toBe(100 + 25 * guest.rungs[before.dreamscape]!.place);
        const { draft } = quest.view(guest, next, 0);
        expect(
          draft!.offer.every(({ card }) =>
            ['Rare', 'Legendary'].includes(guest.draft.script.card.find(({ id }) => id === card)!.rarity),
          ),
        ).toBe(true);
      });
      const outcome = quest.outcome(guest, end)!;
      expect(outcome.scores[0]).toBe(1000 * end.won + end.points);
      if (end.ended === 'won') {
        expect(end.won).toBe(3);
        wins += 1;
      }
      const hard = questOf({ scene: 'seven-nights', level: 'level-10' });
      const lost = walk(hard, `ends ${i}`, ['random', 'greedy']);
      if (lost.ended !== 'won') {
        expect(quest.outcome(hard, lost)).toMatchObject({ result: 'lost', scores: [1000 * lost.won + lost.points, 1] });
        losses += 1;
      }
    }
    expect(wins).toBeGreaterThan(0);
    expect(losses).toBeGreaterThan(0);
  });

  test('[Q21] the first road cannot be lost: a lost battle begins again, and the opponent has further to go', () => {
    const first = questOf({ scene: 'first-night' });
    let back = 0;
    for (let i = 0; i < 6; i += 1) {
      const end = walk(first, `again ${i}`, ['random', 'greedy'], (before, _action, next, events) => {
        if (!events.some(({ kind }) => kind === 'brought-back')) return;
        back += 1;
        expect(next.fight!.points).toBe(before.fight!.points + 5);
        expect(next.again).toBe(before.again + 1);
      });
      expect(end.ended).toBe('won');
    }
    expect(back).toBeGreaterThan(0);
  });
});

describe('sites', () => {
  test.each([
    [0, 150],
    [1, 150],
    [2, 200],
    [3, 200],
    [4, 250],
    [6, 250],
  ])('[Q11] Essence in dreamscape %i gives %i', (dreamscape, by) => {
    const state = { ...inside(['ESSENCE']), dreamscape };
    expect(act(state, 'visit essence').draft.essence - state.draft.essence).toBe(by);
  });

  test('[Q12] a Purge takes three cards, each after the first for 30', () => {
    const state = act(withEssence(inside(['PURGE']), 59), 'visit purge');
    const one = act(state, `purge ${idAt(card(0))}`);
    expect([one.draft.essence, one.draft.deck.length]).toEqual([59, 11]);
    const two = act(one, `purge ${idAt(card(1))}`);
    expect(two.draft.essence).toBe(29);
    expect(refusal(two, `purge ${idAt(card(2))}`)).toBe('too-dear');
    expect(texts(two)).toEqual(['leave']);
    const rich = act(withEssence(two, 30), `purge ${idAt(card(2))}`);
    expect(rich.draft.essence).toBe(0);
    expect(refusal(withEssence(rich, 500), `purge ${idAt(card(3))}`)).toBe('purged-enough');
    expect(act(rich, 'leave').place).toBe('dreamscape');
  });

  test('[Q13] a Duplication shows three cards, no Legendary and no bane, and copies one', () => {
    const legendary = setup.draft.cards.find(({ rarity }) => rarity === 3)!.index;
    const few = act(inside(['DUPLICATION'], {}, [card(0), card(1), legendary, banes[0]!]), 'visit duplication');
    expect([...few.shown!].sort((a, b) => a - b)).toEqual([card(0), card(1)]);
    const state = act(inside(['DUPLICATION']), 'visit duplication');
    expect(state.shown).toHaveLength(3);
    const shown = state.shown![0]!;
    const copied = act(state, `copy ${idAt(shown)}`);
    expect(copied.draft.deck.filter((one) => one === shown)).toHaveLength(2);
    expect(copied.place).toBe('dreamscape');
    expect(act(state, 'leave').draft.deck).toHaveLength(12);
    expect(act(inside(['DUPLICATION'], {}, [legendary]), 'visit duplication').place).toBe('dreamscape');
  });

  test('[Q14] a Transfiguration changes one copy, once, and the battle has the changed card', () => {
    const state = act(inside(['TRANSFIGURATION']), 'visit transfiguration');
    const [text] = texts(state);
    const changed = act(state, text!);
    const id = text!.replace('change ', '');
    expect(quest.view(setup, changed, 0).deck).toContain(id);
    const { card, made } = setup.formedAt.get(id)!;
    expect(changed.draft.deck.filter((one) => one === card)).toHaveLength(1);
    const again = act({ ...changed, visited: 0 }, 'visit transfiguration');
    expect(again.shown).not.toContain(card);
    const fought = act({ ...changed, visited: 0 }, 'fight');
    expect(battleOf(setup, fought.fight!).script.card).toContainEqual(made);
    const two = {
      ...changed,
      draft: { ...changed.draft, deck: [...changed.draft.deck, card], deckSince: [...changed.draft.deckSince, 99] },
    };
    expect(quest.view(setup, two, 0).deck.filter((one) => one === id)).toHaveLength(1);
  });

  test('[Q15] a Dream Journey shows two events', () => {
    const state = act(inside(['JOURNEY']), 'visit journey');
    expect(state.shown).toHaveLength(2);
    expect(pack.journey).toHaveLength(8);
    expect(act(state, 'leave').draft).toEqual(state.draft);
  });

  /** A bargain of either table, agreed to with a deck of twelve and 200 essence. */
  const agreed = (id: string, log?: Event[]): readonly [State, State] => {
    const from = pack.journey.some((one) => one.id === id) ? 'journey' : 'temptation';
    const at = setup.script[from].findIndex((one) => one.id === id);
    const before = withEssence(inside(['ESSENCE'], { place: 'bargain', from, shown: [at] }), 200);
    return [before, act(before, `agree ${id}`, log)];
  };
  const main = (state: State) => quest.view(setup, state, 0).main;

  test('[Q15] what each event does', () => {
    const [, uncommon] = agreed('two-in-the-hedge');
    expect(uncommon.draft.deck.slice(12).map((card) => setup.draft.cards[card]!.rarity)).toEqual([1, 1]);
    const [before] = agreed('two-in-the-hedge');
    for (const card of uncommon.draft.deck.slice(12))
      for (const symbol of setup.draft.script.card[card]!.resonance) expect(main(before)).toContain(symbol);
    const [, rare] = agreed('a-rare-guest');
    expect(rare.draft.deck.slice(12).map((card) => setup.draft.cards[card]!.rarity)).toEqual([2, 4]);
    const [, burned] = agreed('the-burning-shelf');
    expect([burned.draft.deck.length, burned.draft.essence]).toEqual([10, 350]);
    const [, signed] = agreed('a-token-for-the-ferry');
    expect([signed.draft.signs.length, signed.draft.essence]).toEqual([1, 100]);
    expect(agreed('the-dyers-vat')[1].changed).toHaveLength(1);
    const [, paid] = agreed('coins-from-the-well');
    expect([paid.draft.essence, banes.includes(paid.draft.deck[12]!)]).toEqual([400, true]);
    const [own, swapped] = agreed('the-changing-room');
    const rarities = (state: State) => state.draft.deck.map((card) => setup.draft.cards[card]!.rarity).sort();
    expect(rarities(swapped)).toEqual(rarities(own));
    expect(swapped.draft.deck.filter((card) => own.draft.deck.includes(card)).length).toBeLessThan(12);
  });

  test('[Q15] the boss’s opening hand is the one it is dealt', () => {
    const [, seen] = agreed('the-keyhole');
    const last: State = { ...seen, place: 'dreamscape', dreamscape: 6, door: { ...seen.door!, opponent: seen.boss } };
    const fought = act(last, 'fight');
    const inner = battleOf(setup, fought.fight!);
    const handOf = ({ battle }: State) => battle!.hands[1]!.map((inst) => inner.defs[inner.cards[inst]!]!.id);
    expect(handOf(fought)).toEqual(seen.bossHand);
    // Whatever else is dealt again, the hand that was seen comes, and no card is lost or doubled.
    for (const chance of ['a', 'b', 'c', 'd']) {
      const other = act(quest.resample(setup, last, 0, parseSeed(chance)).state, 'fight');
      expect(handOf(other)).toEqual(seen.bossHand);
      const held = [...other.battle!.hands[1]!, ...other.battle!.decks[1]!].sort((x, y) => x - y);
      expect(held).toEqual([...fought.battle!.hands[1]!, ...fought.battle!.decks[1]!].sort((x, y) => x - y));
    }
  });

  test('[Q16] what each offer gives and takes', () => {
    expect(pack.temptation).toHaveLength(5);
    expect(act(inside(['TEMPTATION']), 'visit temptation').shown).toHaveLength(2);
    const [, purse] = agreed('a-heavy-purse');
    expect([purse.draft.essence, purse.draft.deck.length]).toEqual([500, 13]);
    const [, name] = agreed('the-great-name');
    expect(name.draft.deck.slice(12).map((card) => setup.draft.cards[card]!.rarity)).toEqual([3, 4, 4]);
    const [own, omens] = agreed('two-omens');
    expect(omens.draft.signs).toHaveLength(2);
    expect(act(omens, 'fight').fight!.points).toBe(act({ ...own, place: 'dreamscape' }, 'fight').fight!.points - 3);
    const [, tray] = agreed('the-velvet-tray');
    expect([tray.draft.essence, tray.place, quest.view(setup, tray, 0).draft!.offer.length]).toEqual([80, 'visit', 4]);
    expect(act(tray, texts(tray)[0]!).place).toBe('dreamscape');
    const [table, clean] = agreed('a-clean-table');
    const four = [0, 1, 2, 3].reduce((state, i) => act(state, `purge ${idAt(card(i))}`), clean);
    expect([four.draft.deck.length, four.draft.essence]).toEqual([8, 200]);
    const hand = (state: State): number =>
      act({ ...state, place: 'dreamscape', purge: null }, 'fight').battle!.hands[0]!.length;
    expect(hand(clean)).toBe(hand({ ...table, shown: [] }) - 1);
    const poor = withEssence(inside(['ESSENCE'], { place: 'bargain', from: 'temptation', shown: [3] }), 119);
    expect(refusal(poor, 'agree the-velvet-tray')).toBe('too-dear');
    expect(refusal(poor, 'agree two-omens')).toBe('not-shown');
  });

  test('[Q17] a Reward gives what the door shows; a Cleanse takes banes alone', () => {
    const door = (kind: 'ESSENCE' | 'CARD' | 'DREAMSIGN', about: number): State => {
      const state = inside(['REWARD']);
      return { ...state, door: { ...state.door!, reward: { kind, about } } };
    };
    expect(act(door('ESSENCE', -1), 'visit reward').draft.essence).toBe(450);
    expect(act(door('CARD', 30), 'visit reward').draft.deck.at(-1)).toBe(30);
    expect(act(door('DREAMSIGN', 2), 'visit reward').draft.signs).toEqual([2]);
    const held = door('DREAMSIGN', 2);
    const twice = { ...held, draft: { ...held.draft, signs: [2], signsSince: [0] } };
    expect(act(twice, 'visit reward').draft.essence).toBe(450);
    const state = act(inside(['CLEANSE'], {}, [card(0), banes[0]!, banes[1]!]), 'visit cleanse');
    expect(refusal(state, `purge ${idAt(card(0))}`)).toBe('not-a-bane');
    expect(act(state, `purge ${idAt(banes[1]!)}`).draft.deck).toEqual([card(0), banes[0]]);
  });

  test('[Q18] a deck above 50 lets cards go for nothing before the battle; no site takes the last card', () => {
    const state = inside(
      ['ESSENCE'],
      {},
      Array.from({ length: 52 }, (_, i) => i),
    );
    expect(refusal(state, 'fight')).toBe('deck-over');
    const fits = act(act(state, `purge ${idAt(card(0))}`), `purge ${idAt(card(1))}`);
    expect([fits.draft.deck.length, fits.draft.essence]).toEqual([50, state.draft.essence]);
    expect(refusal(fits, `purge ${idAt(card(2))}`)).toBe('not-here');
    expect(act(fits, 'fight').place).toBe('battle');
    const single = act(inside(['PURGE'], {}, [card(4)]), 'visit purge');
    expect(refusal(single, `purge ${idAt(card(4))}`)).toBe('last-card');
    expect(texts(single)).toEqual(['leave']);
  });
});

describe('whole quests', () => {
  test('[Q18] [Q20] essence is never negative and every card of the deck is accounted for', () => {
    const guest = questOf({ scene: 'seven-nights', level: 'guest' });
    for (let i = 0; i < 6; i += 1)
      walk(guest, `whole ${i}`, [i % 2 === 0 ? 'greedy' : 'random', 'random'], (before, _action, next, events) => {
        expect(next.draft.essence).toBeGreaterThanOrEqual(0);
        expect(next.draft.deck).toHaveLength(next.draft.deckSince.length);
        const gained = events.filter(
          (event) =>
            event.kind === 'card-gained' ||
            (event.kind === 'draft' && (event.event.kind === 'took' || event.event.kind === 'bought')),
        ).length;
        const lost = events.filter(({ kind }) => kind === 'card-lost').length;
        expect(next.draft.deck.length).toBe(before.draft.deck.length + gained - lost);
        for (const { card } of next.changed)
          expect(next.changed.filter((one) => one.card === card).length).toBeLessThanOrEqual(
            next.draft.deck.filter((one) => one === card).length,
          );
      });
  });

  test('[Q22] no bot’s choice changes when secrets are drawn again', () => {
    const on = questOf({ scene: 'three-nights', level: 'guest' });
    for (const [name, bot] of Object.entries(bots))
      for (let i = 0; i < 2; i += 1) {
        let steps = 0;
        walk(on, `secret ${i}`, ['greedy', 'random'], (before) => {
          steps += 1;
          // A bot that plays futures on takes a thousand times as long.
          if (bot.consider && steps % 11 !== 0) return;
          const [seat = 0] = quest.toMove(on, before);
          const twin = quest.resample(on, before, seat, parseSeed(`twin ${i}`));
          const [own, again] = [0, 1].map(() => openStream(parseSeed(`bot ${before.won} ${name}`), 'bot'));
          expect(bot.choose(twin.setup, twin.state, seat, again!)).toEqual(bot.choose(on, before, seat, own!));
        });
      }
  });

  test('[Q23] a battle’s chance is its own: what is drafted moves no later door, and a redraw no later offer', () => {
    const state = inside(['ESSENCE']);
    const doors = (over: Partial<State>) =>
      drawDoors(setup, { ...state, ...over, dreamscape: 3 }, 3, parseSeed('streams'));
    const drafted = { ...state.draft, offerAt: 99, themeAt: 7, saleAt: 3 };
    expect(doors({ draft: drafted })).toEqual(doors({}));
    expect(doors({ won: 3, points: 60 })).toEqual(doors({}));
  });

  test('[Q24] the bots finish whole quests', () => {
    expect(Object.keys(bots)).toEqual(['greedy', 'bosses', 'power', 'aimless', 'random', 'search']);
    const on = questOf({ scene: 'three-nights' });
    for (const name of ['greedy', 'power', 'aimless', 'random'] as const)
      expect(walk(on, 'bots', [name, 'greedy']).ended).not.toBeNull();
  });

  /** A route of the draft that needs no dreamcaller, though every quest does. */
  const NO_CALLER = { id: 'plain', title: 'Plain', line: 'Plain.', dreamscape: [{ name: 'Plain', sites: ['DRAFT'] }] };

  const faults: readonly [code: string, over: (written: { [key: string]: Json }) => object][] = [
    [
      'missing-deck',
      ({ opponent }) => ({
        opponent: (opponent as { deck: Json[] }[]).map((one, i) =>
          i === 0 ? { ...one, deck: one.deck.slice(1) } : one,
        ),
      }),
    ],
    [
      'few-opponents',
      ({ opponent }) => ({ opponent: (opponent as { place: number }[]).filter(({ place }) => place !== 3) }),
    ],
    ['few-sites', () => ({ atlas: { weights: { SHOP: 1 } } })],
    ['few-dreamscapes', ({ dreamscape }) => ({ dreamscape: (dreamscape as Json[]).slice(0, 3) })],
    ['no-draft', ({ scene }) => ({ scene: { ...(scene as object), places: [7] } })],
    ['unknown-bot', () => ({ bot: 'oracle' })],
    ['begun-draft', ({ draft }) => ({ draft: { ...(draft as object), begin: { deck: [idAt(card(0))] } } })],
    ['no-dreamcaller', ({ draft }) => ({ draft: { ...(draft as object), dreamcaller: [], scene: NO_CALLER } })],
  ];
  test.each(faults)('[Q25] %s', (code, over) => {
    const written = resolve(pack, { scene: 'seven-nights' }) as { [key: string]: Json };
    const parsed = parseSetup({ ...written, ...over(written) });
    expect(parsed.ok ? [] : parsed.fault.map((one) => one.code)).toContain(code);
  });

  const [first] = pack.card;
  const packs: readonly [what: string, changes: object, path: readonly (string | number)[]][] = [
    ['no usual level', { level: pack.level.filter(({ id }) => id !== DEFAULT_LEVEL) }, ['level']],
    [
      'a text of a card that nothing can read',
      { card: [{ ...first!, text: 'Xyzzy.' }, ...pack.card.slice(1)] },
      ['card', 0, 'text'],
    ],
    [
      'an effect of a dreamsign that nothing can read',
      { dreamsign: [{ ...pack.dreamsign[0]!, effect: 'Gain 1 pint.' }, ...pack.dreamsign.slice(1)] },
      ['dreamsign', 0, 'effect'],
    ],
  ];
  test('[Q25] the pack, written out, is a pack', () => expect(parsePack({ ...pack }).ok).toBe(true));
  test.each(packs)(
    '[Q25] a pack with %s is refused at its place, before a quest is begun with it',
    (_, changes, path) => {
      const parsed = parsePack({ ...pack, ...changes });
      expect(parsed.ok ? [] : parsed.fault.map((one) => one.path)).toEqual([path]);
    },
  );
});

describe('a road that counts its own sites', () => {
  test('[Q2] Thirty Cards: six Drafts of five picks, nothing else, then three battles', () => {
    const thirty = questOf({ scene: 'thirty-cards' });
    const { script, rungs } = thirty;
    expect(rungs.map(({ drafts, others }) => [drafts, others])).toEqual([
      [6, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(rungs[0]!.drafts * thirty.draft.script.quest.draft_picks).toBe(30);
    const seven = questOf({ scene: 'seven-nights' }).rungs;
    expect(seven.map(({ drafts }) => drafts)).toEqual(script.atlas.drafts);
    expect(seven.map(({ others }) => others)).toEqual(script.atlas.others);
  });

  test('[Q25] a list that is longer or shorter than the road is an issue', () => {
    const road = pack.road.map((one) => (one.id === 'thirty-cards' ? { ...one, drafts: [6, 0] } : one));
    expect(parsePack({ ...pack, road })).toMatchObject({
      ok: false,
      fault: [
        { code: 'wrong-length', path: ['road', pack.road.findIndex(({ id }) => id === 'thirty-cards'), 'drafts'] },
      ],
    });
  });
});
