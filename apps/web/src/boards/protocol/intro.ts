import { type ProtocolTypes, protocol } from '@lockstep/protocol';
import type { Line } from '@lockstep/words-protocol';
import type { IntroModule } from '../../play/intro.ts';
import Intro from './Intro.svelte';

export const intro: IntroModule<ProtocolTypes, Line> = { game: protocol, Intro };
