// Planted: a type alone, against the corridor.
import type { Roof } from '@lockstep/high';

export const under = (roof: Roof): string => `under a ${roof} roof`;
