export { compareRuns, parOf } from '@lockstep/freeplay';
