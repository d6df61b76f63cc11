export { gameModule as clientModule } from '@lockstep/quest';
