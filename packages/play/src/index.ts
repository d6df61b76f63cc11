export {
  type Attempt,
  applyAction,
  fromReplay,
  hintCostHere,
  isOver,
  openAttempt,
  redoOwn,
  restart,
  undoOwn,
  withHint,
  withSolution,
} from './attempt.ts';
export { BACKUP_VERSION, type Backup, type BackupFault, makeBackup, mergeBackups, parseBackup } from './backup.ts';
export { type Entry, type Finished, isClear, isEntry, isSaved, type Saved, type SolutionShown } from './entry.ts';
export type { Change, Found } from './found.ts';
export { HINT_LEVELS, type HintLevel } from './hint.ts';
export { datesNamed, type Labelled } from './label.ts';
export { parseSaveKey } from './parseSaveKey.ts';
export { begun, type Performed, perform } from './perform.ts';
export { type AnyPlayable, type AnyTypes, type Playable, promptFor } from './player.ts';
export {
  afterHint,
  afterSolution,
  afterUndo,
  changeCost,
  type Flags,
  freshFlags,
  hintCost,
  nextHint,
  PRACTICE_CAUSES,
  type PracticeCause,
  solutionCost,
  undoCost,
} from './practice.ts';
export {
  ACTIONS,
  CARDS,
  fit,
  handPrompt,
  isLaid,
  type Laid,
  laidIn,
  type Option,
  type Piece,
  type Prompt,
  refusalOf,
  toggle,
  VERBS,
  type Zone,
} from './prompt.ts';
export { byMerit, isPlain, isShown, type Ledger, type Recorder, type Result } from './record.ts';
export { NO_RECORDS, type Records, recordsOf, type Statistics, statisticsOf } from './records.ts';
export { type Choice, type Options, type Ref, refTo, type Subject, type Title } from './ref.ts';
export { saveKey } from './save.ts';
export { makeSaved, replayOf } from './saved.ts';
export {
  type Ahead,
  type Asked,
  type Asking,
  type Command,
  canRedo,
  canUndo,
  type Effect,
  flagsOf,
  isEnded,
  type Notice,
  type Opening,
  openSession,
  outcomeOf,
  previewOf,
  promptOf,
  type Resumed,
  type Session,
  sightOf,
  stepsOf,
  viewOf,
  visible,
} from './session.ts';
export { sightAt } from './sight.ts';
export { FREEZE_DATES, type Streak, type StreakMark, streakMark, streakOf } from './streak.ts';
export { type GameOf, type MomentOf, OWN, type RunOf, type Sight, type Types } from './types.ts';
