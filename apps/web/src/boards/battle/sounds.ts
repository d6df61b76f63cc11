import type { Event } from '@lockstep/battle';
import type { Sound } from '../../plumbing/sound.ts';
import { YOU } from './view-model.ts';

/** What a step sounds like; null where it is silent. */
export const soundOf = (events: readonly Event[]): Sound | null => {
  const find = <Kind extends Event['kind']>(kind: Kind) =>
    events.find((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
  const ended = find('battle-ended');
  if (ended) return ended.winner === YOU ? 'win' : 'lose';
  if (find('prevented') ?? find('all-prevented')) return 'audit';
  const gained = find('points-gained');
  if (gained) return gained.seat === YOU ? 'accept' : 'reject';
  if (find('foresaw') ?? find('discovered')) return 'scan';
  return (find('played') ?? find('used')) ? 'pick' : null;
};
