export { BADGE_RULE } from './badges.ts';
export { breakdown, type Tally } from './breakdown.ts';
export {
  CLAIM_WORD,
  cardName,
  cardNames,
  claimWords,
  counterName,
  DIFFICULTY_NAME,
  MOOD_NAME,
  PROOF_ASKS,
  VISIBILITY_MEANS,
} from './card.ts';
export { clashWords, contradictionWords, gapWords } from './clash.ts';
export { RULED_IN } from './contents.ts';
export { daily } from './daily.ts';
export { eventWords } from './event.ts';
export { gradeName, gradeWords, rowWords } from './grade.ts';
export { hintLines } from './hint.ts';
export { DAILY_TITLE, GAME_TITLE, lockLines, PUZZLE_TITLE, seedLabel } from './lock.ts';
export { LOSS_WORDS, SCRUTINY_LOSS } from './loss.ts';
export { clearPlain, entryWords } from './plain.ts';
export { type Forecast, forecast } from './preview.ts';
export { quickReference } from './quick.ts';
export { refusalAdvice, refusalWords } from './refusal.ts';
export { puzzleRules, rulebook } from './rulebook.ts';
export { type Rules, SECTION_IDS, type SectionId } from './section.ts';
export { type Clear, clearLine, lossText, lossWords, shareText, shareWords } from './share.ts';
export { type Line, remark, type Speech, type Stage, speak } from './speak.ts';
export { text } from './text.ts';
export { parseVoice, type Say, VOICE, type Voice, WHENS, type When } from './voice.ts';
