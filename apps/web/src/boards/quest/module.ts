export { gameModule } from '@lockstep/quest';
