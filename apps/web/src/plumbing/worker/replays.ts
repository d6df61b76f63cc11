import { type Daily, type Named, nameDaily, nameOwn, nameWritten, verdictOf } from '@lockstep/forge';
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
import { type Checked, WorkerError } from './messages.ts';

type Part = ClientModule | GameModule;

const ownOf = (part: Part, header: Header): Result<Named, Mismatch> => {
  const { game } = part;
  const setup = game.parseSetup(header.setup);
  if (game.rules !== header.rules)
    return fail(mismatch(3, 'wrong-rules', `rules ${game.rules}`, `rules ${header.rules}`));
  if (!setup.ok) return fail(mismatch(4, 'wrong-setup', setup.fault[0]?.expected ?? '', setup.fault[0]?.found ?? ''));
  const resolved = { game, setup: setup.value, seed: parseSeed(header.seed) };
  return nameOwn(resolved, header, 'bots' in part ? part.bots : {});
};

const namedOf = async (
  part: Part,
  content: Content,
  daily: (date: string, pack: string | null) => Promise<Daily>,
  header: Header,
): Promise<Result<Named, Mismatch>> => {
  if (header.daily !== undefined) return nameDaily(part, header, await daily(header.daily, header.pack ?? null));
  if (header.pack === undefined) return ownOf(part, header);
  try {
    return nameWritten(part, header, await withHash(content, header.pack));
  } catch (fault) {
    if (!(fault instanceof WorkerError) || fault.code !== 'not-as-pinned') throw fault;
    return fail(mismatch(4, 'unknown-pack', 'the pack of an edition', header.pack));
  }
};

/** A replay played again, step by step, with the bots it names: not on the page, which would stand still meanwhile. */
export const checkedReplay = async (
  part: Part,
  content: Content,
  daily: (date: string, pack: string | null) => Promise<Daily>,
  text: string,
): Promise<Result<Checked, Mismatch>> => {
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
