export { offers } from '@lockstep/testimony';
