export { gameModule as offers } from '@lockstep/protocol';
