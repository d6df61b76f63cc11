import type { Action, Event, Setup, State, View } from '@lockstep/freeplay';
import type { Run } from '@lockstep/kernel';

export type FreeplayRun = Run<Setup, State, Action, Event, View>;
