import type { Result } from '@lockstep/kernel';
import { type DailyId, HOSTS } from '../games.ts';
import { fetchPublished } from '../plumbing/published.ts';
import { WorkerError } from '../plumbing/worker/messages.ts';

/** What the host of a game says. */
export const loadVoice = async <Voice>(
  game: DailyId,
  parse: (input: unknown) => Result<Voice, unknown>,
): Promise<Voice> => {
  const voice = parse(await fetchPublished(`${game}/voice.json`));
  if (!voice.ok) throw new WorkerError('internal', `what ${HOSTS[game]} says is damaged`);
  return voice.value;
};
