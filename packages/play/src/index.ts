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
export {
  BACKUP_VERSION,
  type Backup,
  type BackupFault,
  entryText,
  makeBackup,
  mergeBackups,
  parseBackup,
} from './backup.ts';
export { type Entry, type FinishedTry, isClear, isEntry, isSaved, type SavedTry, type SolutionShown } from './entry.ts';
export { HINT_LEVELS, type HintLevel } from './hint.ts';
export { type DateLabel, datesNamed } from './label.ts';
export type { MatchScene } from './match-scene.ts';
export { parseSaveKey } from './parse-save-key.ts';
export { beginSession, type PerformResult, perform } from './perform.ts';
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
  fitPieces,
  handPrompt,
  isLaid,
  type LaidPieces,
  laidIn,
  type Option,
  type Piece,
  type Prompt,
  refusalOf,
  toggle,
  VERBS,
  type Zone,
} from './prompt.ts';
export { byMerit, isPlain, isShown, type Ledger, type Recorder, type Result } from './recorder.ts';
export { NO_RECORDS, type Records, recordsOf, type Statistics, statisticsOf } from './records.ts';
export { type Choice, type Options, type Ref, refTo, type Subject, type Title } from './ref.ts';
export {
  afterRefusal,
  afterSetup,
  afterStep,
  afterTakeback,
  openRemote,
  performRemote,
  type RemoteStep,
  type Sending,
} from './remote.ts';
export { saveKey } from './save-key.ts';
export { makeSaved, replayOf } from './saved-try.ts';
export {
  type Ahead,
  type AskKind,
  type Command,
  type Confirmation,
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
export type { Change, SolverAnswer } from './solver-answer.ts';
export { FREEZE_DATES, type Streak, type StreakMark, streakMark, streakOf } from './streak.ts';
export { type GameOf, type MomentOf, OWN, type RunOf, type Sight, type Types } from './types.ts';
