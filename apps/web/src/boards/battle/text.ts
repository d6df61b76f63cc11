export { text } from '@lockstep/words-battle';
