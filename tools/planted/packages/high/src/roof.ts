import { floor } from '@lockstep/low';

export type Roof = 'flat' | 'steep';
export const roof = (shape: Roof): string => `${shape} over ${floor}`;
