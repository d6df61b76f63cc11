export { CARD_WORDS, type CardWord } from './cardwords.ts';
export { RULED_IN } from './contents.ts';
export { eventWords } from './event.ts';
export { glossary, TERMS, type Term } from './glossary.ts';
export {
  archetypeLine,
  bonusWords,
  callerName,
  callerOf,
  cardName,
  cardOf,
  dreamscapeName,
  faceWords,
  kindWords,
  NEUTRAL,
  NO_THEME,
  PAIR_WORDS,
  RESONANCE_WORDS,
  type ResonanceWords,
  SITE_ASKS,
  SITE_NAME,
  signName,
  signOf,
  siteTurn,
  siteWords,
  symbolWords,
  THEME_TITLE,
  themeTitle,
} from './names.ts';
export { decimalWords, percentWords, weightWords } from './number.ts';
export { quickReference } from './quick.ts';
export { type Advice, refusalAdvice, refusalWords } from './refusal.ts';
export { biasWords, identityWords, pickWords, reviewWords, settledWords } from './review.ts';
export { rulebook } from './rulebook.ts';
export { type Rules, SECTION_IDS, type SectionId } from './section.ts';
export { profileWords, type ShareSource, shareText, shareWords } from './share.ts';
export { text } from './text.ts';
export { GAME_LINE, GAME_TITLE, seedLabel, TODAY_TITLE } from './title.ts';
export { chanceWords, staleWords, type WhyLine, whyLines } from './why.ts';
export { keptWords, whySentence } from './why-sentence.ts';
