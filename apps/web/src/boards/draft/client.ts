export { gameModule as clientModule } from '@lockstep/draft';
