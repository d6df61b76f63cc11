export { speaking as rules } from '@lockstep/words-freeplay';
