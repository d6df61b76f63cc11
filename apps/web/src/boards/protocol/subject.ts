import type { Json } from '@lockstep/kernel';
import type { Pack, Script } from '@lockstep/protocol';
import type { Subject } from '../../play/facts.ts';

/** The locked device, as the pack describes it. */
export const subjectOf = (pack: Json, setup: Json): Subject => {
  const { target } = setup as unknown as Script;
  const { name = target, line = '' } = (pack as unknown as Pack).lock.find(({ id }) => id === target) ?? {};
  return { target, name, line };
};
