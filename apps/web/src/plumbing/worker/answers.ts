import { type NoDaily, pinnedDaily } from '@lockstep/forge';
import { makeDay, makeSeed, parseDay } from '@lockstep/kernel';
import type { Pack, Puzzle } from '@lockstep/protocol';
import type { Content } from './content.ts';
import { BrainFault, type FaultCode, type Question, type Questions } from './messages.ts';

export type Answers = {
  readonly [what in Question]: (...given: Parameters<Questions[what]>) => Promise<ReturnType<Questions[what]>>;
};

const CODES: { readonly [code in NoDaily['code']]: FaultCode } = {
  'too-early': 'too-early',
  'no-edition': 'unreachable',
  'not-as-pinned': 'not-as-pinned',
  'none-found': 'none-found',
};

/** Offline on the first visit there may be nothing to load. */
const proving = (): Promise<typeof import('./proofs.ts')> =>
  import('./proofs.ts').catch(() => {
    throw new BrainFault('unreachable', 'the solver cannot be fetched');
  });

const packOf = async (content: Content): Promise<Pack> => (await content.newest()).pack as unknown as Pack;

/** Everything the worker can be asked, apart from being a worker. */
export const answersFrom = (content: Content): Answers => ({
  daily: async (date) => {
    const day = parseDay(date);
    if (!day.ok) throw new BrainFault('internal', day.fault);
    const published = await content.publishedFor(day.value);
    const daily = pinnedDaily(published, day.value) ?? (await proving()).searchedDaily(published, day.value);
    if (!daily.ok) throw new BrainFault(CODES[daily.fault.code], daily.fault.says);
    const { setup, seed, edition, pin, pinned } = daily.value;
    const { target } = setup as unknown as Puzzle;
    return { date, target, setup, seed: makeSeed(seed), pack: edition.hash, pin, pinned };
  },
  schedule: async () => (await content.schedule()).map(({ day, grade }) => ({ date: makeDay(day), grade })),
  locks: async () => (await packOf(content)).lock,
  tuning: async () => (await packOf(content)).tuning,
  hint: async (position, level) => (await proving()).proofs.hint(position, level),
  solution: async (puzzle) => (await proving()).proofs.solution(puzzle),
  turningPoint: async (position) => (await proving()).proofs.turningPoint(position),
});
