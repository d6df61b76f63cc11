export { gameModule as offers } from '@lockstep/testimony';
