export { text } from '@lockstep/words-freeplay';
