import type { Event, Setup, View } from '@lockstep/freeplay';
import type { Beat } from '../../stage/beat.ts';

export const beatsOf = (_setup: Setup, _view: View, _events: readonly Event[]): readonly Beat[] => [];
