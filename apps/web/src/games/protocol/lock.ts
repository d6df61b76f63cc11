import { protocol } from '@lockstep/protocol';
import type { LockPart } from '../parts.ts';
import type { ProtocolKinds } from './kinds.ts';
import Lock from './Lock.svelte';

export const lock: LockPart<ProtocolKinds> = { game: protocol, Lock };
