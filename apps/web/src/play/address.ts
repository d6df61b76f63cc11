import type { Ref } from '@lockstep/play';
import type { Progress } from '../plumbing/progress/index.ts';
import type { Route } from '../plumbing/route.ts';

/** Which game an address of a scene means, or in words why there is none. */
export type RefOf = (progress: Progress, scene: string, query: Route['query']) => Promise<Ref | string>;
