export { SavedElsewhere, StorageFull } from './faults.ts';
export { openProgress } from './open.ts';
export type { Progress, WebSaved } from './progress.ts';
