import { power } from '../../games/draft/dist/power.js';
import { openStream } from '../../packages/kernel/dist/index.js';
import { chosen, firstWord, nextWord } from '../choices.mjs';
import { game, seedOf } from './quest.mjs';

/**
 * The same offers the way one would write them first: the pool is a list of every entry, an offer weighs each of them,
 * draws by walking the list, and what changes is changed in place.
 *
 * The same as ours: copies and multipliers, weights to the unit, the order of entries (set, staleness, pack), the stream, distinct
 * offers, both guarantees, staleness, the profile after every pick. Left out: a state to go back to, refills (fifty picks empty no
 * pool), every other site.
 */
const UNIT = 1048576;
const RESONANCES = ['Tide', 'Ember', 'Zephyr', 'Stone', 'Ruin'];
const GUARDED = 4;

/** Of nothing, one symbol or two: where a card stands in the order of entries. */
const SETS = [
  '',
  ...RESONANCES,
  ...RESONANCES.flatMap((one, i) => RESONANCES.slice(i + 1).map((other) => `${one} ${other}`)),
];
const setOf = ({ resonance }) => SETS.indexOf(RESONANCES.filter((one) => resonance.includes(one)).join(' '));

const tableOf = ({ script, tuning, callers, callerAt }) => ({
  cards: script.card.map((card, index) => ({
    index,
    set: setOf(card),
    symbols: card.resonance.map((one) => RESONANCES.indexOf(one)),
    common: card.rarity === 'Common',
    stale: 0,
    weight: 0,
  })),
  tuning,
  bonus: callers[callerAt.get(script.begin.dreamcaller)].bonus.map((thousandths) => thousandths / 1000),
  picks: script.quest.draft_picks,
  shown: script.quest.draft_cards,
});

/** Which card each entry is, in order. How many copies there are is read from our start, which is not what is measured. */
const entriesOf = (setup, cards, seed) => {
  const { copies } = game.makeState(setup, game.start(setup, seed)).pool;
  return [...cards]
    .sort((a, b) => a.set - b.set || a.index - b.index)
    .flatMap(({ index }) => {
      const { set, place } = setup.cards[index];
      return Array.from({ length: copies[set][place] }, () => index);
    });
};

const beginOf = (table, entries) => {
  const cards = table.cards.map((card) => ({ ...card }));
  return { cards, pool: entries.map((index) => cards[index]), profile: [...table.bonus] };
};

const weigh = ({ pool, profile }, { exponent, neutral, floor, stalenessFactor }) => {
  const added = profile.map((value) => power(value * 1000, exponent));
  for (const card of pool) {
    const { symbols } = card;
    const weight =
      symbols.length === 0
        ? neutral
        : floor + (symbols.length === 2 ? added[symbols[0]] + added[symbols[1]] : added[symbols[0]]);
    card.weight = Math.floor((weight / (1 + card.stale * stalenessFactor)) * UNIT + 0.5);
  }
};

/** Entries of one set by their staleness, without sorting all of them. */
const inOrder = (pool) => {
  const shelves = SETS.map(() => []);
  for (const card of pool) {
    const shelf = shelves[card.set];
    while (shelf.length <= card.stale) shelf.push([]);
    shelf[card.stale].push(card);
  }
  const entries = [];
  for (const shelf of shelves) for (const level of shelf) for (const card of level) entries.push(card);
  return entries;
};

const drawFrom = (entries, total, stream) => {
  let left = stream.below(total);
  for (const card of entries) {
    if (left < card.weight) return card;
    left -= card.weight;
  }
};

const sharedBy = (cards) => cards[0].symbols.filter((one) => cards.every(({ symbols }) => symbols.includes(one)));
const isBetter = (card, best) =>
  best === undefined || card.weight > best.weight || (card.weight === best.weight && card.index < best.index);
const best = (cards) => cards.reduce((found, card) => (isBetter(card, found) ? card : found), undefined);
const lowest = (cards) =>
  cards.reduce((found, card) =>
    card.weight < found.weight || (card.weight === found.weight && card.index < found.index) ? card : found,
  );

const without = (cards, shared) => cards.filter(({ symbols }) => !symbols.some((one) => shared.includes(one)));

/** Puts the better card where the lowest was, which goes back to the others. */
const swap = (offer, left, out, found) => {
  if (found === undefined) return;
  offer[offer.indexOf(out)] = found;
  left.push(out);
};

const guarantee = (offer, left) => {
  const shared = sharedBy(offer);
  if (shared.length > 0) swap(offer, left, lowest(offer), best(without(left, shared)));
  if (!offer.every(({ common }) => common)) return;
  const out = lowest(offer);
  const rest = sharedBy(offer.filter((card) => card !== out));
  const better = left.filter((card) => !card.common && !offer.includes(card));
  const keeping = without(better, rest);
  swap(offer, left, out, best(keeping.length > 0 ? keeping : better));
};

const makeOffer = (state, { tuning, shown }, stream) => {
  weigh(state, tuning);
  let left = inOrder(state.pool);
  const offer = [];
  while (offer.length < shown) {
    let total = 0;
    for (const { weight } of left) total += weight;
    const card = drawFrom(left, total, stream);
    offer.push(card);
    left = left.filter((one) => one !== card);
  }
  if (offer.length >= GUARDED) guarantee(offer, left);
  return offer;
};

const take = (state, offer, card) => {
  state.pool.splice(state.pool.indexOf(card), 1);
  for (const one of offer) if (one !== card) one.stale += 1;
  for (const symbol of card.symbols) state.profile[symbol] += 1;
};

const freshen = ({ cards }) => {
  for (const card of cards) card.stale = Math.max(0, card.stale - 1);
};

const STARTS = 64;
const OFFERS = 50;

/** Fifty picks by drawn words. */
export const drafter = (setup, seen) => {
  const table = tableOf(setup);
  const starts = Array.from({ length: STARTS }, (_, i) => entriesOf(setup, table.cards, seedOf(i)));
  return (played) => {
    const state = beginOf(table, starts[played % STARTS]);
    const stream = openStream(seedOf(played % STARTS), 'offer');
    let word = firstWord(played);
    for (let made = 0; made < OFFERS; made += 1) {
      if (made > 0 && made % table.picks === 0) freshen(state);
      const offer = makeOffer(state, table, stream);
      seen?.push(offer.map(({ index }) => index));
      word = nextWord(word);
      take(state, offer, offer[chosen(word, offer.length)]);
    }
    return OFFERS;
  };
};
