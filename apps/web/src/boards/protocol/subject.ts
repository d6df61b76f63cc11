import type { Pack, Script } from '@lockstep/protocol';
import type { Subject } from '../../play/facts.ts';

/** The locked device, as the pack describes it. */
export const subjectOf = (pack: Pack, setup: Script): Subject => {
  const { target } = setup;
  const { name = target, line = '' } = pack.lock.find(({ id }) => id === target) ?? {};
  return { target, name, line };
};
