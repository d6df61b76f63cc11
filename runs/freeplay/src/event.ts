import type { Issue, Path } from '@lockstep/kernel';
import { issue, name, text } from '@lockstep/shape';
import * as v from 'valibot';
import { CHANGES, type Changes } from './changes.ts';
import { EDITIONS, type Edition } from './shelf.ts';

const OF = { editions: v.pipe(v.array(v.picklist(EDITIONS)), v.minLength(1)) };

/** [F26] What is met between a cache and the next act: one of its choices is made. */
export const EVENT = v.strictObject({
  id: name,
  title: text(40),
  line: text(200),
  ...OF,
  choice: v.pipe(
    v.array(v.strictObject({ name: text(40), line: text(120), changes: CHANGES })),
    v.minLength(2),
    v.maxLength(3),
  ),
});
export type RunEvent = v.InferOutput<typeof EVENT>;

/** [F27] One way into the next act, and what it gives and costs to take it. */
export const DOOR = v.strictObject({ id: name, name: text(40), line: text(120), ...OF, changes: CHANGES });
export type DoorEntry = v.InferOutput<typeof DOOR>;

const isFree = ({ credits = 0, tokens = 0 }: Changes): boolean => credits >= 0 && tokens >= 0;

/** Who has nothing can always go on. */
export const checkEvents = (
  {
    event = [],
    door = [],
  }: { readonly event?: readonly RunEvent[] | undefined; readonly door?: readonly DoorEntry[] | undefined },
  doors: number,
): readonly Issue[] => [
  ...event.flatMap(({ choice }, i) =>
    choice.some(({ changes }) => isFree(changes))
      ? []
      : [issue('no-free-choice', ['event', i, 'choice'], 'a choice that costs neither credits nor Ops Tokens', 'none')],
  ),
  ...EDITIONS.flatMap((edition) => checkDoors(door, edition, doors)),
];

const checkDoors = (door: readonly DoorEntry[], edition: Edition, doors: number): readonly Issue[] => {
  const mine = door.filter(({ editions }) => editions.includes(edition));
  const path: Path = ['door'];
  if (doors === 0) return [];
  if (mine.length < doors) return [issue('few-doors', path, `at least ${doors} doors for ${edition}`, mine.length)];
  const dear = mine.filter(({ changes }) => !isFree(changes)).length;
  return dear < doors
    ? []
    : [issue('no-free-choice', path, `fewer than ${doors} doors for ${edition} that cost credits or Ops Tokens`, dear)];
};
