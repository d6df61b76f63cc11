export { clientModule as gameModule } from '@lockstep/freeplay';
