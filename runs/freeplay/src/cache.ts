import { TOOLS } from '@lockstep/gates';
import { type Mutable, openStream, type Refusal, refuse, type Stream } from '@lockstep/kernel';
import type { Event } from './action.ts';
import type { Offer, OfferKind } from './offer.ts';
import type { Setup } from './setup.ts';
import type { CacheOffer, State } from './state.ts';

/** What could be offered here at all: nothing that would do nothing. */
const possible = (setup: Setup, state: Mutable<State>): number[] => {
  const { offer: all, freeplay, artifact, tuning, koa } = setup.script;
  // What the next act brings counts too: a token that only fills the cap sooner would be paid for nothing.
  const { tokens_most: most, tokens_at_start: soon } = setup.edition === 'gates' ? tuning : koa;
  const can: { readonly [kind in OfferKind]: boolean } = {
    ARTIFACT: state.deck.length < freeplay.deck_most && state.deck.length < artifact.length,
    TOOL: TOOLS.some((_, i) => ((state.tools >> i) & 1) === 0),
    CHARGE: true,
    REMOVAL: state.deck.length > freeplay.deck_least,
    CALM: state.scrutiny > 0,
    TOKEN: state.tokens + soon < most,
    REARM: !state.exploit,
    SOFTEN: true,
    FORESIGHT: true,
    REDEAL: true,
  };
  return all.flatMap(({ id, editions }, i) => (editions.includes(setup.edition) && can[id] ? [i] : []));
};

/** So many of a list, in the order they were drawn. */
const draw = (stream: Stream, among: readonly number[], count: number): number[] => {
  const left = [...among];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(stream.below(left.length), 1)[0]!);
};

const about = (setup: Setup, state: Mutable<State>, stream: Stream, { id, amount }: Offer): number[] => {
  if (id === 'ARTIFACT') {
    const others = setup.script.artifact.flatMap((_, i) => (state.deck.includes(i) ? [] : [i]));
    return draw(stream, others, amount);
  }
  if (id !== 'TOOL') return [];
  const others = TOOLS.flatMap((_, i) => ((state.tools >> i) & 1 ? [] : [i]));
  return draw(stream, others, 1);
};

/** Between two acts: what lies in the cache is drawn from its own stream. */
export const openCache = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  const { offer: all, freeplay } = setup.script;
  state.gates = null;
  state.koa = null;
  state.cache = true;
  if (state.seed === null) {
    log?.push({ kind: 'cache-opened', offers: null });
    return;
  }
  const stream = openStream(state.seed, `cache-${state.act.number + 1}`);
  state.offers = draw(stream, possible(setup, state), freeplay.cache_offers).map((offer) => ({
    offer,
    cost: Math.max(0, all[offer]!.cost + setup.difficulty.prices),
    about: about(setup, state, stream, all[offer]!),
  }));
  log?.push({ kind: 'cache-opened', offers: state.offers.map(({ offer }) => all[offer]!.id) });
};

/** Which artifacts an offer may be taken with; an empty list where it asks for none. */
export const choicesOf = (setup: Setup, state: State, { offer, about: shown }: CacheOffer): readonly number[] => {
  const { id } = setup.script.offer[offer]!;
  return id === 'ARTIFACT' ? shown : id === 'REMOVAL' ? state.deck : [];
};

export const refusesTake = (setup: Setup, state: State, kind: OfferKind, chosen: number): Refusal | undefined => {
  const offered = state.offers?.find(({ offer }) => setup.script.offer[offer]!.id === kind);
  if (!offered) return refuse('not-offered', { offer: kind });
  if (offered.cost > state.credits)
    return refuse('too-dear', { offer: kind, cost: offered.cost, credits: state.credits });
  const choices = choicesOf(setup, state, offered);
  const name = setup.script.artifact[chosen]?.id ?? null;
  if (choices.length === 0)
    return chosen < 0 ? undefined : refuse('takes-no-artifact', { offer: kind, artifact: name });
  if (chosen < 0) return refuse('artifact-missing', { offer: kind });
  return choices.includes(chosen) ? undefined : refuse('artifact-not-there', { offer: kind, artifact: name });
};

/** What is taken, and what it changes. */
export const take = (setup: Setup, state: Mutable<State>, kind: OfferKind, chosen: number, log?: Event[]): void => {
  const { cost, offer, about: shown } = state.offers!.find((one) => setup.script.offer[one.offer]!.id === kind)!;
  const { amount } = setup.script.offer[offer]!;
  const { tuning, koa } = setup.script;
  state.credits -= cost;
  const tool = kind === 'TOOL' ? TOOLS[shown[0]!]! : null;
  const artifact = setup.script.artifact[chosen]?.id ?? null;
  log?.push({ kind: 'took', offer: kind, about: tool ?? artifact, cost, credits: state.credits });
  switch (kind) {
    case 'ARTIFACT':
      state.deck = [...state.deck, chosen].sort((a, b) => a - b);
      return;
    case 'REMOVAL':
      state.deck = state.deck.filter((card) => card !== chosen);
      return;
    case 'TOOL':
      state.tools |= 1 << shown[0]!;
      return;
    case 'CHARGE':
      state.charges += amount;
      return;
    case 'CALM':
      state.scrutiny = Math.max(0, state.scrutiny - amount);
      return;
    case 'TOKEN': {
      const most = setup.edition === 'gates' ? tuning.tokens_most : koa.tokens_most;
      state.tokens = Math.min(most, state.tokens + amount);
      return;
    }
    case 'REARM':
      state.exploit = true;
      return;
    case 'SOFTEN':
      state.soften += amount;
      return;
    case 'FORESIGHT':
      state.foresight += amount;
      return;
    case 'REDEAL':
      state.redeals += amount;
      return;
  }
};
