export { clientModule } from '@lockstep/testimony';
