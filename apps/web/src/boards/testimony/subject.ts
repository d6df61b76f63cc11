import type { Pack, Script } from '@lockstep/testimony';
import type { Subject } from '../../play/facts.ts';

/** What KOA keeps from you, and the evening it is about, as the pack describes them. */
export const subjectOf = (pack: Pack, setup: Script): Subject => {
  const { target, incident } = setup;
  const { name = target, line = '' } = pack.incident.find(({ id }) => id === incident) ?? {};
  return { target, name, line };
};
