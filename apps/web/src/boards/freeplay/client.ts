export { clientModule } from '@lockstep/freeplay';
