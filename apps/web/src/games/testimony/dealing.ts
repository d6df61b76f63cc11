export { dealing } from '@lockstep/testimony';
