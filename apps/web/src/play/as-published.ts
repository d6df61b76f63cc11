import { canonical, type Json } from '@lockstep/kernel';
import type { Ref } from '@lockstep/play';
import { type FaultCode, type OpenedRef, type WorkerApi, WorkerError } from '../plumbing/worker/messages.ts';

interface Tried {
  readonly setup: Json;
  readonly seed: string;
  readonly pack: string | null;
}

/** What was published for a date under the pack that a try names. */
const publishedUnder = async (
  worker: Pick<WorkerApi, 'daily' | 'resolve'>,
  { game, options }: Ref,
  date: string,
  { source, setup, seed, pack }: OpenedRef,
  hash: string | null,
): Promise<Json> => {
  if (hash === pack) return { setup, seed, pack };
  if (source && 'setup' in source) return { ...(await worker.resolve(game, source.setup, hash)), seed };
  const chosen = Object.keys(options).length === 0 ? null : options;
  const daily = await worker.daily(game, date, chosen, hash);
  return { setup: daily.setup, seed: daily.seed, pack: daily.pack };
};

/** An earlier edition may be out of reach now and there another time: that is no reason to doubt a try. */
const OUT_OF_REACH: readonly FaultCode[] = ['unreachable', 'died'];

/** Whether a saved try of a date is what was published for it. A save may come from a file, with numbers or chance of its own. */
export const isAsPublished = async (
  worker: Pick<WorkerApi, 'daily' | 'resolve'>,
  ref: Ref,
  whole: OpenedRef,
  tried: Tried,
): Promise<boolean> => {
  if (ref.subject.kind !== 'daily') return true;
  try {
    const published = await publishedUnder(worker, ref, ref.subject.date, whole, tried.pack);
    return canonical(published) === canonical({ ...tried });
  } catch (fault) {
    return fault instanceof WorkerError && OUT_OF_REACH.includes(fault.code);
  }
};
