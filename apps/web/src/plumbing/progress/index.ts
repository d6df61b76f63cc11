export { SavedElsewhere, StorageFull } from './faults.ts';
export { openProgress } from './open.ts';
export type { Change, Notice, Progress, Restored, WebSaved } from './progress.ts';
