export { counted, factor, listed, nameOf, spelled } from './list.ts';
export { labelOf, lockButtons, RULES_LABEL, START_LABEL, START_PUZZLE_LABEL, titleWords } from './lock.ts';
export { practiceNotice, practiceSection } from './practice.ts';
export { type Advice, adviceOn, adviceWords, dealtAdvice, numberIn, type RefusalData } from './refusal.ts';
export { type Block, list, type Section, say, sectionText, table } from './section.ts';
export type { AnyGameText, DailyText, GameText, Shared, Title } from './text.ts';
export { TRUST_SIGN } from './trust.ts';
export { DRAWS, type Occasion, remarkOn, type Said, type Say, type Stage } from './voice.ts';
export { COURTROOM, wordsFound } from './wordlist.ts';
