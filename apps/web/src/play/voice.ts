import type { Result } from '@lockstep/kernel';
import { type GameId, HOSTS } from '../games/ids.ts';
import { published } from '../plumbing/published.ts';
import { BrainFault } from '../plumbing/worker/messages.ts';

/** What the host of a game says. */
export const loadVoice = async <Voice>(
  game: GameId,
  parse: (input: unknown) => Result<Voice, unknown>,
): Promise<Voice> => {
  const voice = parse(await published(`${game}/voice.json`));
  if (!voice.ok) throw new BrainFault('internal', `what ${HOSTS[game]} says is damaged`);
  return voice.value;
};
