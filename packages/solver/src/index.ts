export { type Best, best, firstScores } from './best.ts';
export { HINT_LEVELS, type Hint, type HintLevel, hint } from './hint.ts';
export { playout, random, winsAtRandom } from './playout.ts';
export { prover } from './prover.ts';
export { type Searcher, searcher } from './reach.ts';
