import { type AnyGame, type Mismatch, ok, parseReplay, parseSeed, type Run, verifyReplay } from '@lockstep/kernel';
import { fromReplay } from '@lockstep/play';
import type { TaleId } from '../games/ids.ts';
import { brain } from '../plumbing/worker/client.ts';
import { LATER } from '../words-later.ts';

const departed = ({ line, code, expected, found }: Mismatch): string =>
  code === 'wrong-format' || code === 'wrong-rules'
    ? LATER.faults['replay-newer']
    : `${LATER.faults['replay-damaged']} (line ${line}: ${code}, expected ${expected}, found ${found})`;

/** A replay of a game that tells, verified and ready to be looked at; or what is wrong with it, in words. */
// biome-ignore lint/suspicious/noExplicitAny: the run of whichever game this is
export const openTold = async <R extends Run<any, any, any, any, any>>(
  id: TaleId,
  game: AnyGame,
  text: string,
): Promise<R | string> => {
  const replay = parseReplay(text);
  if (!replay.ok) return departed(replay.fault);
  const { header } = replay.value;
  const whole =
    header.pack === undefined ? header.setup : (await brain.scene(id, header.setup ?? null, header.pack)).setup;
  const setup = game.parseSetup(whole);
  if (!setup.ok) return LATER.faults['replay-damaged'];
  const seed = parseSeed(header.seed);
  const verified = verifyReplay(replay.value, () => ok({ game, setup: setup.value, seed }));
  if (!verified.ok) return departed(verified.fault);
  return fromReplay<R>(game, setup.value, seed, text) ?? LATER.faults['replay-damaged'];
};
