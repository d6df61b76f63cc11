export { wording } from '@lockstep/words-protocol';
