import { testimony } from '@lockstep/testimony';
import type { LockPart } from '../parts.ts';
import type { TestimonyKinds } from './kinds.ts';
import Lock from './Lock.svelte';

export const lock: LockPart<TestimonyKinds> = { game: testimony, Lock };
