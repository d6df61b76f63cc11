import {
  bots,
  copy,
  draft,
  type Event,
  finalWeight,
  isRole,
  mainOf,
  type Pack,
  RESONANCES,
  SET_MASKS,
  type Setup,
  type State,
  scoreOf,
  scoreWith,
  setOf,
  shareOf,
  symbolsOf,
  TAGS,
  type Tag,
  tagCounts,
  today,
  weighSets,
} from '@lockstep/draft';
import { type Json, openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { Counter, type Sums, type Survey } from '@lockstep/lab';
import { claims, figures, sweeps } from './claims.ts';

const bases = new Float64Array(SET_MASKS.length);
const HUNDREDTHS = 100;
const THOUSANDTHS = 1000;

/** How the deck weighs on the pool before a pick, and what the offer holds. */
const measureOffer = (setup: Setup, state: State, count: Counter): { readonly onColour: number } => {
  const offer = state.offer!;
  const pick = state.picks + 1;
  const main = mainOf(state.profile);
  const mask = main.reduce((bits, r) => bits | (1 << r), 0);
  weighSets(setup, state.profile, state.picks, bases);
  const inHundredths = (weight: number): number => Math.floor(weight * HUNDREDTHS + 0.5);
  if (main[0] !== undefined) {
    const weight = bases[setOf(1 << main[0])]!;
    count.add('main weight', pick, inHundredths(weight));
    if (setup.tuning.floor > 0) count.add('over the floor', pick, inHundredths(weight / setup.tuning.floor));
  }
  if (main.length === 2) count.add('pair weight', pick, inHundredths(bases[setOf(mask)]!));
  for (const card of offer) {
    const symbols = setup.cards[card]!.mask;
    count.share('on colour', pick, (symbols & mask) !== 0);
    count.share('neutral', pick, symbols === 0);
    count.share('off colour', pick, symbols !== 0 && (symbols & mask) === 0);
  }
  const { total, weightOf } = shareOf(setup, state.pool, state.profile, state.picks, setup.all);
  let fresh = 0;
  let called = 0;
  state.pool.tally.forEach((row, set) => {
    const weight = bases[set]!;
    row.forEach((entries, level) => {
      fresh += entries * finalWeight(weight, 0, 0);
      if ((SET_MASKS[set]! & mask) !== 0) called += entries * finalWeight(weight, level, setup.tuning.stalenessFactor);
    });
  });
  if (total > 0) count.add('weight kept', pick, Math.floor((total / fresh) * THOUSANDTHS + 0.5));
  const scores = offer.map((card) => scoreWith(setup, state, card));
  const weights = offer.map(weightOf);
  const best = Math.max(...scores);
  const heaviest = Math.max(...weights);
  count.share('best is not heaviest', pick, !offer.some((_, i) => weights[i] === heaviest && scores[i] === best));
  count.share('shows a card twice', 0, new Set(offer).size < offer.length);
  return { onColour: total === 0 ? 0 : called / total };
};

/** From which share of its weight on the pool belongs to a deck's main resonances. */
const CONVERGED = 0.9;

/** Among so many of the deck’s commonest tags a theme is one of its own (R8); what is as common as the last of them is too. */
const COMMON = 3;

/** What the guarantees did, and which themes came. */
const measureEvents = (setup: Setup, before: State, after: State, events: readonly Event[], count: Counter): void => {
  let kept: readonly string[] = [];
  let refilled = false;
  for (const event of events) {
    if (event.kind === 'kept') kept = [...kept, event.keeps];
    if (event.kind === 'refilled') refilled = true;
    if (event.kind === 'theme-chosen' && event.theme !== null) {
      const counts = tagCounts(setup, after);
      const has = counts[TAGS.indexOf(event.theme as Tag)]!;
      count.share('theme of the deck', before.stop, has > 0);
      count.share(
        'common theme',
        before.stop,
        has > 0 && counts.filter((n, tag) => n > has && !isRole(TAGS[tag]!)).length < COMMON,
      );
    }
    if (event.kind === 'offered') {
      if (event.cards.length >= setup.tuning.guarded) {
        count.share('diversity kept', 0, kept.includes('DIVERSITY'));
        count.share('rarity kept', 0, kept.includes('RARITY'));
      }
      count.share('refilled', 0, refilled);
      kept = [];
      refilled = false;
    }
  }
};

const DOMINANT = 0.75;

const topTwo = (symbols: readonly number[]): readonly number[] =>
  RESONANCES.map((_, r) => r)
    .sort((a, b) => symbols[b]! - symbols[a]! || a - b)
    .slice(0, 2);

const shareIn = (symbols: readonly number[], among: readonly number[]): number => {
  const all = symbols.reduce((sum, one) => sum + one, 0);
  return all === 0 ? 0 : among.reduce((sum, r) => sum + symbols[r]!, 0) / all;
};

/**
 * At which pick a deck has become what it is: from there on the two resonances it ends with stay its strongest, and they hold three
 * quarters of its symbols.
 */
export const formedAt = (setup: Setup, deck: readonly number[]): number => {
  const after = (pick: number): readonly number[] => symbolsOf(setup, deck.slice(0, pick));
  const main = topTwo(after(deck.length));
  const leads = (pick: number): boolean => topTwo(after(pick)).every((r) => main.includes(r));
  let pick = deck.length;
  while (pick > 1 && leads(pick - 1)) pick -= 1;
  while (pick < deck.length && shareIn(after(pick), main) < DOMINANT) pick += 1;
  return pick;
};

const measureDeck = (setup: Setup, state: State, count: Counter): void => {
  const symbols = symbolsOf(setup, state.deck);
  const main = topTwo(symbols);
  const mono = shareIn(symbols, main.slice(0, 1)) >= DOMINANT;
  const dual = !mono && shareIn(symbols, main) >= DOMINANT;
  count.share('mono', 0, mono);
  count.share('dual', 0, dual);
  count.share('three or more', 0, !mono && !dual);
  const called = setup.callers[state.caller]?.bonus.filter((bonus) => bonus > 0).length;
  if (called === 1) count.share('mono, called by one', 0, mono);
  count.add('score', 0, scoreOf(setup, state.deck, state.profile));
  const formed = formedAt(setup, state.deck);
  count.add('formed', formed, formed);
};

/** A quest with one dreamcaller, whichever were offered. */
const playQuest = (setup: Setup, player: keyof typeof bots, caller: number, name: string, count: Counter): State => {
  const seed = parseSeed(name);
  const stream = openStream(seed, 'player');
  let state: State = draft.start(setup, seed);
  if (setup.stops[0]!.site === 'DREAMCALLER') {
    const called = copy(state);
    called.offer = [caller];
    state = called;
  }
  const log: Event[] = [];
  let shown: readonly number[] = [];
  let converged = 0;
  while (state.stop < setup.stops.length) {
    const action = bots[player].choose(setup, state, 0, stream);
    const { site } = setup.stops[state.stop]!;
    if (action.kind === 'take' && site === 'DRAFT') {
      const { onColour } = measureOffer(setup, state, count);
      if (converged === 0 && onColour >= CONVERGED) converged = state.picks + 1;
      if (state.done === 0) shown = [];
      else for (const card of state.offer!) count.share('shown again', 0, shown.includes(card));
      shown = [...shown, ...state.offer!];
    }
    log.length = 0;
    const next = draft.step(setup, state, 0, action, log);
    if (next instanceof Refusal) throw new Error(`${player}: ${next.code}`);
    measureEvents(setup, state, next, log, count);
    state = next;
  }
  count.add('converged', converged || state.picks, converged || state.picks);
  measureDeck(setup, state, count);
  return state;
};

/** How many cards of two decks are the same, in thousandths of their mean size. */
const overlap = (a: readonly number[], b: readonly number[]): number => {
  const left = [...b];
  let same = 0;
  for (const card of a) {
    const at = left.indexOf(card);
    if (at < 0) continue;
    left.splice(at, 1);
    same += 1;
  }
  return Math.floor((2 * THOUSANDTHS * same) / Math.max(1, a.length + b.length) + 0.5);
};

/** One game is two quests of one dreamcaller, so that they can be compared. */
const measure = (setup: Setup, player: string, nth: number): Sums => {
  const count = new Counter();
  const caller = nth % Math.max(1, setup.callers.length);
  const play = (half: string): State =>
    playQuest(setup, player as keyof typeof bots, caller, `lab draft ${nth}${half}`, count);
  count.add('overlap', 0, overlap(play('a').deck, play('b').deck));
  return count.sums;
};

const ABOUT =
  'Every figure is measured on whole quests played by drafters, two for each dreamcaller in turn, with seeds that are the same for all. A claim is met where its whole 95 % interval lies in the target, missed where none of it does. Intervals take every card, offer and deck as a case of its own; cards of one quest hang together a little, so an interval over cards is up to a quarter too narrow.\n\nA deck is settled from the pick on from which the two resonances it ends with stay its strongest and hold three quarters of its symbols. A card is in the main resonances where it carries at least one of the two strongest of the profile. What never comes about counts as the last pick.';

export const survey: Survey<Setup, Pack> = {
  players: Object.keys(bots),
  configurations: (pack) => Object.keys(pack.presets),
  games: 'pairs of quests',
  labels: { player: 'drafter', configuration: 'Preset', scene: 'Route', defaultScene: 'that of a date' },
  about: ABOUT,
  setupOf: (pack, configuration, scene): Json => ({
    ...today(pack),
    preset: configuration,
    ...(scene === undefined ? {} : { scene }),
  }),
  measure,
  claims,
  figures,
  sweeps,
};
