export { gameModule } from '@lockstep/battle';
