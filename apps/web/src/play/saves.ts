import { parseSaveKey, type Ref, type SavedTry } from '@lockstep/play';

export type Saves = { readonly [key: string]: Pick<SavedTry, 'replay'> };

/** Of a replay, how many actions were taken. */
const stepsIn = (replay: string): number =>
  (replay.split('\n---\n')[1] ?? '').split('\n').filter((line) => line.includes(' @')).length;

/** What was begun of a game and is not over. */
export const savesOf = (
  saves: Saves,
  game: string,
): readonly { readonly key: string; readonly ref: Ref; readonly steps: number }[] =>
  Object.entries(saves).flatMap(([key, { replay }]) => {
    const ref = parseSaveKey(key);
    return ref?.game === game ? [{ key, ref, steps: stepsIn(replay) }] : [];
  });
