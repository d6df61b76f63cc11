import { resolveSetup } from '@lockstep/catalogue';
import { ok, parseSeed } from '@lockstep/kernel';
import { quest } from '@lockstep/quest';

/** The quest is in no catalogue yet; its goldens are played all the same. */
export const resolveGolden = (header) => {
  const setup = header.game === quest.id ? quest.parseSetup(header.setup) : undefined;
  return setup?.ok ? ok({ game: quest, setup: setup.value, seed: parseSeed(header.seed) }) : resolveSetup(header);
};
