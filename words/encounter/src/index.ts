export { clashLines, rerollWords, rollWords } from './clash.ts';
export { RULED_IN } from './contents.ts';
export { eventWords } from './event.ts';
export { glossary, TERMS, type Term, termsOf } from './glossary.ts';
export { freeInvokes, intentWords } from './intent.ts';
export {
  actorInside,
  actorName,
  byName,
  CLOCK_KIND,
  characterName,
  choiceName,
  clockName,
  DEED_NAME,
  DIFFICULTY_NAME,
  DOMAIN_MOVES,
  DOMAIN_STATE_NAME,
  deedWords,
  domainName,
  invokeCost,
  invokeWords,
  KIND_NAME,
  kindOf,
  LEAN_NAME,
  minus,
  OPPONENT_WORDS,
  PART_NAME,
  PHASE_NAME,
  PILLAR_NAME,
  PILLAR_ROOT,
  PLACE_NAME,
  RESULT_NAME,
  ROLE_NAME,
  rungName,
  SIDE_NAME,
  SKILL_NAME,
  SLOT_NAME,
  SPEED_NAME,
  STAGE_NAME,
  sceneTagName,
  seatName,
  signed,
  TRACK_NAME,
  TRIGGER_FACT,
  TRIGGER_WORDS,
  tagName,
  tagRows,
  tagWords,
  techniqueLines,
  techniqueName,
  tempoName,
  trackOf,
  useWords,
} from './names.ts';
export { type Bar, nextHitWords, type Odds, oddsSentence, oddsWords, percentWords } from './odds.ts';
export { quickReference } from './quick.ts';
export { type Advice, type RefusalCode, refusalAdvice, refusalWords } from './refusal.ts';
export { rulebook } from './rulebook.ts';
export { endingLines, endingWords, endReason, sceneLines, shareText, shareWords } from './scene.ts';
export { type Rules, SECTION_IDS, type SectionId } from './section.ts';
export { carriedWords, doorWords, endingsWords, givesWords, tempoWords, woundWords } from './serial.ts';
export { closingWords, decisionWords, type Stakes, stakesOf } from './stakes.ts';
export { tellWords } from './tell.ts';
export { text } from './text.ts';
export { GAME_TITLE, seedLabel } from './title.ts';
