import type { Day } from '@lockstep/calendar';
import { type Daily, type DayEdition, editionOn, pinnedDaily, spellWritten } from '@lockstep/forge';
import { type ClientModule, type GameModule, type Json, makeSeed, seedOfDate } from '@lockstep/kernel';
import type { Entry } from '@lockstep/play';
import type { DailySummary } from '../../play/daily-summary.ts';
import { type Content, type PublishedPack, withHash } from './content.ts';
import { type OpenedRef, type Outline, type ResolvedSetup, WorkerError } from './messages.ts';

/** What opens scenes and lessons. The worker loads it with the first of them; a forged Daily does not need it. */

type Part = Pick<GameModule, 'game' | 'pack'> & Partial<Pick<GameModule, 'today' | 'scenes'>>;

const resolveFrom = (
  { game, pack }: Pick<Part, 'game' | 'pack'>,
  from: PublishedPack,
  written: Json,
): ResolvedSetup => {
  const [unknown] = pack.unknownNames(from.pack, written);
  if (unknown) throw new WorkerError('internal', `${unknown.path.join('.')}: no ${unknown.found}`);
  const setup = game.parseSetup(pack.resolve(from.pack, written));
  if (!setup.ok) throw new WorkerError('internal', `no setup: ${setup.fault[0]?.expected}`);
  return { setup: game.makeSetup(setup.value), pack: from.hash };
};

/** A written setup with the ids of a pack resolved: of the newest, or of the one with this hash. */
export const resolveSetup = async (
  part: Pick<Part, 'game' | 'pack'>,
  content: Content,
  written: Json,
  hash: string | null,
): Promise<ResolvedSetup> =>
  resolveFrom(part, hash === null ? await content.newest() : await withHash(content, hash), written);

/** K9: the Daily a date had under the edition of this hash; null where it had none. */
export const earlierDaily = async (
  module: ClientModule,
  { editions, edition, schedule }: Content,
  day: Day,
  hash: string,
): Promise<Daily | null> => {
  const known = await Promise.all(editions.map(edition));
  const before = known.find((one) => one.hash === hash);
  const found = before && pinnedDaily({ module, schedule: await schedule(), editions: known }, day, before.number);
  return found?.ok ? found.value : null;
};

/** A written scene, with what goes on into it from games that were played before. */
export const withCarried = async (
  { pack }: Pick<Part, 'pack'>,
  content: Content,
  written: { readonly scene: string; readonly [option: string]: Json },
  past: readonly Entry[],
): Promise<Json> => {
  const played = past.filter((entry) => entry.kind === 'finished');
  const carried = pack.carries?.((await content.newest()).pack, written.scene, played);
  return carried == null ? written : { ...written, carried };
};

const wholeFrom = (part: Part, from: PublishedPack, written: Json): OpenedRef => {
  const { setup, pack } = resolveFrom(part, from, written);
  const source = pack === null ? null : { setup: spellWritten(part, from.pack, written), pack };
  return { setup, seed: null, pack, source, subject: null };
};

export const wholeScene = async (part: Part, content: Content, written: Json): Promise<OpenedRef> =>
  wholeFrom(part, await content.newest(), written);

/** [K9] The edition of a date: once it has come, a newer one no longer changes it. While none is published, the draft of the first. */
const editionOfDate = async (content: Content, date: string): Promise<PublishedPack> => {
  if (content.editions.length === 0) return content.newest();
  const days = JSON.parse(await content.text('days.json')) as readonly DayEdition[];
  return content.edition(editionOn(days, date));
};

/** What the pack names for every date, with the seed of this one. */
export const sceneOfDate = async (part: Part, content: Content, date: string): Promise<OpenedRef> => {
  const from = await editionOfDate(content, date);
  const written = part.today?.(from.pack);
  if (written === undefined) throw new WorkerError('internal', `${part.game.id} has no Daily`);
  return { ...wholeFrom(part, from, written), seed: makeSeed(seedOfDate(part.game.id, date)) };
};

export const wholeLesson = async (content: Content, { subjectOf }: DailySummary, name: string): Promise<OpenedRef> => {
  const [text, { pack }] = await Promise.all([content.text(`puzzles/${name}.json`), content.newest()]);
  const setup = JSON.parse(text) as Json;
  return { setup, seed: null, pack: null, source: null, subject: subjectOf(pack, setup) };
};

/** What is said of a Daily before it is opened. */
export const makeOutline = async (
  { setup, seed, pin: { grade } }: Daily,
  content: Content,
  { subjectOf, seedLabel, gradeName }: DailySummary,
): Promise<Outline> => {
  const { target, name, line } = subjectOf((await content.newest()).pack, setup);
  return { label: seedLabel(seed), grade, gradeName: gradeName(grade), target, name, line };
};
