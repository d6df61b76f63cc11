export { medalOfStars, starsOf } from '@lockstep/protocol';
export { accountWords, missingWords, stepSum, sumWords } from './account.ts';
export { breakdown, type Tally } from './breakdown.ts';
export { cardName, cardNames, MEDAL_NAME, TRUST_SIGN } from './card.ts';
export { clauseWords, pathSentence, pathWords } from './clause.ts';
export { RULED_IN } from './contents.ts';
export { daily } from './daily.ts';
export { eventWords } from './event.ts';
export { gradeWords } from './grade.ts';
export { GRADES, type Grade, gradeName } from './grade-name.ts';
export { type Hint, hintLines, hintOf } from './hint.ts';
export {
  GAME_TITLE,
  lockLines,
  RULES_LABEL,
  START_LABEL,
  START_PUZZLE_LABEL,
  seedLabel,
  titleWords,
} from './lock.ts';
export { lossWords } from './loss.ts';
export { clauseLabel, markName, needsWords, protocolName } from './names.ts';
export { type Advice, refusalAdvice, refusalWords } from './refusal.ts';
export { quickReference, type Rules, rulebook } from './rulebook.ts';
export { scanQuestion } from './scan.ts';
export { SECTION_IDS, type SectionId } from './section.ts';
export {
  type Clear,
  entryWords,
  medalLine,
  medalPlain,
  type SharedClears,
  shareText,
  shareWords,
} from './share.ts';
export { type Line, remark, type Speech, type Stage, speak } from './speak.ts';
export { text } from './text.ts';
export { MOODS, type Mood, parseVoice, type Say, VOICE, type Voice, WHENS, type When } from './voice.ts';
