export { actionWords, adviceLines } from './action.ts';
export { RULED_IN } from './contents.ts';
export { endingLine, endingWords, shareText, shareWords } from './ending.ts';
export { eventWords } from './event.ts';
export {
  bargainTitle,
  battleNames,
  callerName,
  cardName,
  FORM_WORDS,
  levelOf,
  opponentName,
  REWARD_NAME,
  SITE_LINE,
  SITE_NAME,
  signName,
} from './names.ts';
export { quickReference } from './quick.ts';
export { refusalWords } from './refusal.ts';
export { rulebook } from './rulebook.ts';
export { SECTION_IDS, type SectionId } from './section.ts';
export { text } from './text.ts';
export { GAME_LINE, GAME_TITLE, seedLabel, TODAY_TITLE } from './title.ts';
