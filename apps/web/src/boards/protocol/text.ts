export { text } from '@lockstep/words-protocol';
