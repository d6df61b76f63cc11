import { gameModule as offers } from '@lockstep/encounter';
import type { Fetcher } from '../../plumbing/worker/content.ts';
import { openTale, type Tale } from '../../plumbing/worker/telling.ts';

export { offers };

export const open = (editions: readonly number[], fetchText: Fetcher): Tale => openTale(offers, editions, fetchText);
