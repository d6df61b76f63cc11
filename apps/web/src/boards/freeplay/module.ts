export { gameModule } from '@lockstep/freeplay';
