import type { Progress } from '../plumbing/progress/index.ts';
import { access, sendWaiting } from './others.ts';
import { exchangeJournal } from './people.ts';

/** Sends what waits and takes what ended on the player's other devices. Answers how many entries came. */
export const keepInStep = async (progress: Progress): Promise<number> => {
  const found = await access();
  if (found.kind !== 'member') return 0;
  await sendWaiting(await progress.entries());
  return exchangeJournal(found.client, progress);
};
