import type { Issue, Outcome, Result } from '@lockstep/kernel';
import { duplicateIds, parseShape, text } from '@lockstep/shape';
import * as v from 'valibot';

/** A value an event must have: the same, all of these among several, or "*" for any but nothing. */
const VALUE = v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]);
const EVENT = v.record(v.string(), v.union([VALUE, v.record(v.string(), VALUE)]));

/** Said after a step in which every one of these events happened. */
const LINE = v.strictObject({ on: v.pipe(v.array(EVENT), v.minLength(1)), says: text(220) });

/** Said once in a Daily: where it begins, or where a step that happened or is previewed has these events. */
const HINT = v.strictObject({ on: v.optional(v.array(EVENT), []), says: text(80) });

const LESSON = v.strictObject({
  /** Its file among the puzzles of the pack, and the end of its address. */
  id: v.pipe(v.string(), v.regex(/^\d+(?:-[a-z]+)+$/, 'a number and a name, joined by -')),
  title: text(30),
  /** The one idea, in a list of lessons. */
  idea: text(90),
  says: text(220),
  line: v.optional(v.array(LINE), []),
  /** Of the step that ends it, before `won` and `lost`. */
  end: v.optional(v.array(LINE), []),
  won: text(220),
  lost: text(220),
  hint: v.optional(HINT),
});

/** The shape of `lessons.toml`. */
const LESSONS = v.strictObject({ lesson: v.pipe(v.array(LESSON), v.minLength(1)) });

export type Lesson = v.InferOutput<typeof LESSON>;
type Pattern = v.InferOutput<typeof EVENT>;

export const parseLessons = (input: unknown): Result<readonly Lesson[], readonly Issue[]> => {
  const shaped = parseShape(LESSONS, input);
  if (!shaped.ok) return shaped;
  const issues = duplicateIds(shaped.value.lesson, 'lesson');
  return issues.length > 0 ? { ok: false, fault: issues } : { ok: true, value: shaped.value.lesson };
};

type AnyEvent = { readonly kind: string };

const has = (found: unknown, wanted: Pattern[string]): boolean => {
  if (typeof wanted === 'object' && !Array.isArray(wanted))
    return typeof found === 'object' && found !== null && isLike(found, wanted);
  if (wanted === '*') return found !== undefined && found !== null && !(Array.isArray(found) && found.length === 0);
  if (Array.isArray(wanted)) return Array.isArray(found) && wanted.every((one) => found.includes(one));
  return Array.isArray(found) ? found.includes(wanted) : found === wanted;
};

const isLike = (event: object, pattern: Pattern): boolean =>
  Object.entries(pattern).every(([key, wanted]) => has((event as { readonly [key: string]: unknown })[key], wanted));

/** Whether each of these happened among the events. */
export const allHappened = (events: readonly AnyEvent[], on: readonly Pattern[]): boolean =>
  on.every((pattern) => events.some((event) => isLike(event, pattern)));

/** What a lesson says now: of the end, of the last step it has a line for, or what it began with. */
export const lessonSays = (
  { says, line, end, won, lost }: Lesson,
  steps: readonly (readonly AnyEvent[])[],
  outcome: Outcome | undefined,
): string => {
  const said = (lines: Lesson['line'], events: readonly AnyEvent[] = []): string | undefined =>
    lines.find(({ on }) => allHappened(events, on))?.says;
  if (outcome) return said(end, steps.at(-1)) ?? (outcome.result === 'won' ? won : lost);
  return steps.reduce<string>((last, events) => said(line, events) ?? last, says);
};
