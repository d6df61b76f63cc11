export { SavedElsewhere, StorageFull } from './faults.ts';
export { openProgress } from './open.ts';
export type { Change, Progress, WebSaved } from './progress.ts';
