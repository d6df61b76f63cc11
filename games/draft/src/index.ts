export type { Action, Event } from './action.ts';
export { bots, STRONG } from './bots.ts';
export { CARD, type Card, DREAMCALLER, DREAMSIGN, type Dreamcaller, type Dreamsign } from './card.ts';
export { type Config, type House, houseOf } from './config.ts';
export { type Draft, draft } from './draft.ts';
export { shareOf } from './draw.ts';
export { guidelinesOf } from './guidelines.ts';
export { makeState } from './make-state.ts';
export { gameModule } from './module.ts';
export { DEFAULT_PRESET, PACK, type Pack, parsePack } from './pack.ts';
export { player } from './player.ts';
export { UNIT } from './power.ts';
export { archetypeOf, mainOf, profileOf, scoreOf, symbolsOf, tagCounts, UNFORMED } from './profile.ts';
export { deckOrder, prompt } from './prompt.ts';
export { ARCHETYPES } from './record.ts';
export { type RefusalCode, refusals } from './refusals.ts';
export { resolve } from './resolve.ts';
export { type Identity, type PickReview, type Review, review, scoreWith } from './review.ts';
export type { Quest, Route } from './route.ts';
export type { Script } from './script.ts';
export { SET_MASKS, setOf } from './sets.ts';
export type { Setup, Stop } from './setup.ts';
export { today } from './shelf.ts';
export { copy, type State, type Swap } from './state.ts';
export type { CardView, View } from './view.ts';
export {
  type CardType,
  isRole,
  KEYWORDS,
  PAIRS,
  type PairName,
  PILLARS,
  RARITIES,
  type Rarity,
  RESONANCES,
  type Resonance,
  SITES,
  type Site,
  SLOTS,
  TAGS,
  type Tag,
  TYPES,
} from './vocabulary.ts';
export { arrive } from './walk.ts';
export { finalWeight, weighSets } from './weight.ts';
export type { Why } from './why.ts';
