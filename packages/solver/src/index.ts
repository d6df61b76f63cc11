export { type Best, best, firstScores } from './best.ts';
export { type Hint, hint } from './hint.ts';
export { playout, random, winsAtRandom } from './playout.ts';
export { prover } from './prover.ts';
export { GaveUp, type Searcher, searcher } from './reach.ts';
export { type SmallestChange, smallestChange } from './smallest-change.ts';
export { type TurningPoint, turningPoint } from './turning-point.ts';
export { countLines, walk } from './walk.ts';
export { wantedScore } from './wanted.ts';
