export {
  type Attempt,
  acted,
  begunAgain,
  hintAhead,
  hinted,
  isOver,
  openAttempt,
  replayed,
  solutionSeen,
  steppedBack,
  steppedOn,
} from './attempt.ts';
export { BACKUP_VERSION, type Backup, type BackupFault, makeBackup, mergeBackups, parseBackup } from './backup.ts';
export { type Entry, type Finished, isEntry, isSaved, type Saved, type SolutionShown } from './entry.ts';
export {
  afterHint,
  afterSolution,
  afterUndo,
  type Flags,
  freshFlags,
  hintCost,
  nextHint,
  PRACTICE_CAUSES,
  type PracticeCause,
  solutionCost,
  undoCost,
} from './practice.ts';
export { type Records, recordsOf, type Statistics, statisticsOf, streakOf } from './records.ts';
