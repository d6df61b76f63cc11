export { scanQuestion } from '@lockstep/words-protocol';
