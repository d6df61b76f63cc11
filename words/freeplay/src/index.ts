export { accountWords } from './account.ts';
export { changeLine, changeWords } from './change.ts';
export { clauseBrief, clauseWords, gateWords, pathWords } from './clause.ts';
export { RULED_IN } from './contents.ts';
export { endingLine, endingWords, LOSS_LINE, lossWords, shareText, shareWords, summaryWords } from './ending.ts';
export { eventWords } from './event.ts';
export { glossary, TERMS, type Term, termsOf } from './glossary.ts';
export { badgeWords, type CodexEntry, codexWords, featWords, levelFeat, metaWords, UNMET } from './meta.ts';
export { gateMoveWords, MOVE_NAME, type MoveWords, moveWords, nightMoveWords, tokenWords } from './move.ts';
export {
  actName,
  artifactName,
  artifactNames,
  auditName,
  BAND_MEANS,
  cardName,
  cardNames,
  counterName,
  FAMILY_NAME,
  GATE_FAMILY_NAME,
  gateName,
  incidentTitle,
  modifierName,
  offerName,
  plainName,
  sourceWords,
  storyOf,
  toolName,
} from './names.ts';
export { chainWords, FACTOR_MEANS, FACTOR_NAME, fractionWords, partWords } from './part.ts';
export { type Preview, previewWords, setUpWords } from './preview.ts';
export { quickReference } from './quick.ts';
export { type Advice, refusalAdvice, refusalWords } from './refusal.ts';
export { auditWords, conditionWords, modifierWords, rowWords, toolWords } from './rule.ts';
export { rulebook } from './rulebook.ts';
export { type Rules, SECTION_IDS, type SectionId } from './section.ts';
export { statisticsRows, statisticsTitle } from './statistics.ts';
export { text } from './text.ts';
export { EDITION_HOST, EDITION_LINE, GAME_LINE, GAME_TITLE, seedLabel } from './title.ts';
export { type HostLine, voiceLine } from './voice.ts';
