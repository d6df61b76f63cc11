import type { Json } from '@lockstep/kernel';
import type { Pack, Script } from '@lockstep/testimony';
import type { Subject } from '../../play/facts.ts';

/** What KOA keeps from you, and the evening it is about, as the pack describes them. */
export const subjectOf = (pack: Json, setup: Json): Subject => {
  const { target, incident } = setup as unknown as Script;
  const { name = target, line = '' } = (pack as unknown as Pack).incident.find(({ id }) => id === incident) ?? {};
  return { target, name, line };
};
