/** Loaded when a SCAN is first asked about: few turns are. */
export { scanQuestion } from '@lockstep/words-protocol';
