import { type Daily, nameDaily, nameOwn, nameWritten, type ResolvedHeader, verdictOf } from '@lockstep/forge';
import {
  type ClientModule,
  fail,
  type GameModule,
  type Header,
  type Mismatch,
  makeSeed,
  mismatch,
  ok,
  parseReplay,
  parseSeed,
  type Result,
  verifyReplay,
} from '@lockstep/kernel';
import { type Content, withHash } from './content.ts';
import { type VerifiedReplay, WorkerError } from './messages.ts';

type Part = ClientModule | GameModule;

const ownOf = (part: Part, header: Header): Result<ResolvedHeader, Mismatch> => {
  const { game } = part;
  const setup = game.parseSetup(header.setup);
  if (game.rules !== header.rules)
    return fail(mismatch(3, 'wrong-rules', `rules ${game.rules}`, `rules ${header.rules}`));
  if (!setup.ok) return fail(mismatch(4, 'wrong-setup', setup.fault[0]?.expected ?? '', setup.fault[0]?.found ?? ''));
  const resolved = { game, setup: setup.value, seed: parseSeed(header.seed) };
  return nameOwn(resolved, header, 'bots' in part ? part.bots : {});
};

/** Faults of a date itself; what cannot be reached may be there another time. */
const NO_DAILY: readonly string[] = ['too-early', 'none-found', 'not-as-pinned', 'internal'];

/** The Daily of a date of the schedule: one that was searched for beyond it is not published. */
const publishedAt = async (
  daily: (date: string, pack: string | null) => Promise<Daily>,
  date: string,
  pack: string | null,
): Promise<Result<Daily, Mismatch>> => {
  try {
    const found = await daily(date, pack);
    return found.pinned ? ok(found) : fail(mismatch(5, 'unknown-daily', 'a date of the schedule', date));
  } catch (fault) {
    if (!(fault instanceof WorkerError) || !NO_DAILY.includes(fault.code)) throw fault;
    return fail(mismatch(5, 'unknown-daily', fault.says, date));
  }
};

const namedOf = async (
  part: Part,
  content: Content,
  daily: (date: string, pack: string | null) => Promise<Daily>,
  header: Header,
): Promise<Result<ResolvedHeader, Mismatch>> => {
  if (header.daily !== undefined) {
    const published = await publishedAt(daily, header.daily, header.pack ?? null);
    return published.ok ? nameDaily(part, header, published.value) : published;
  }
  if (header.pack === undefined) return ownOf(part, header);
  try {
    return nameWritten(part, header, await withHash(content, header.pack));
  } catch (fault) {
    if (!(fault instanceof WorkerError) || fault.code !== 'not-as-pinned') throw fault;
    return fail(mismatch(4, 'unknown-pack', 'the pack of an edition', header.pack));
  }
};

/** A replay played again, step by step, with the bots it names: not on the page, which would stand still meanwhile. */
export const checkReplay = async (
  part: Part,
  content: Content,
  daily: (date: string, pack: string | null) => Promise<Daily>,
  text: string,
): Promise<Result<VerifiedReplay, Mismatch>> => {
  const replay = parseReplay(text);
  if (!replay.ok) return replay;
  const named = await namedOf(part, content, daily, replay.value.header);
  if (!named.ok) return named;
  const verified = verifyReplay(replay.value, () => named);
  if (!verified.ok) return verified;
  const { game, setup, seed } = named.value;
  return ok({
    setup: game.makeSetup(setup),
    seed: makeSeed(seed),
    verdict: verdictOf(replay.value, named.value, verified.value),
  });
};
