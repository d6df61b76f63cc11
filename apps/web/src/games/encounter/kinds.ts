import type { Action, Event, Setup, State, View } from '@lockstep/encounter';
import type { Run } from '@lockstep/kernel';

export type EncounterRun = Run<Setup, State, Action, Event, View>;
export type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
