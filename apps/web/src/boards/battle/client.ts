export { gameModule as clientModule } from '@lockstep/battle';
