import { parseReplay } from '@lockstep/kernel';
import type { AnyTypes, FinishedTry, Ref } from '@lockstep/play';
import type { EndedTry } from './open.ts';
import { watchReplay } from './watch.ts';

/** A recorded try as it ended, verified again; undefined where the rules no longer make it so. */
export const endedTry = async ({ replay = '', practice }: FinishedTry): Promise<EndedTry<AnyTypes> | undefined> => {
  const [watched, parsed] = [await watchReplay(replay), parseReplay(replay)];
  if (!watched.ok || !parsed.ok || !watched.value.verdict?.over) return undefined;
  const { daily, pack, options } = parsed.value.header;
  const source =
    daily === undefined || pack === undefined
      ? undefined
      : { daily, pack, ...(options === undefined ? {} : { options }) };
  return { run: watched.value.run, practice, options: (options ?? {}) as Ref['options'], source };
};
