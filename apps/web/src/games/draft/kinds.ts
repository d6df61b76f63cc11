import type { Action, Event, Setup, State, View } from '@lockstep/draft';
import type { Run } from '@lockstep/kernel';

export type DraftRun = Run<Setup, State, Action, Event, View>;
