export { termsOf } from '@lockstep/words-freeplay';
