import {
  act,
  begin,
  type Departure,
  fail,
  fork,
  moments,
  ok,
  parseReplay,
  parseSeed,
  Refusal,
  type Result,
  verifyReplay,
} from '@lockstep/kernel';
import { protocol, type Setup } from '@lockstep/protocol';
import { brain } from '../plumbing/worker/client.ts';
import type { ProtocolRun } from './table.svelte.ts';

/** A replay that was verified, ready to be looked at. */
export interface Watched {
  readonly text: string;
  readonly setup: Setup;
  readonly seedText: string;
  readonly date: string | null;
  readonly run: ProtocolRun;
}

const departs = (line: number, code: Departure['code'], expected: string, found: string): Departure => ({
  line,
  code,
  expected,
  found,
});

/** Plays a replay again, step by step and hash by hash. */
export const watchReplay = async (text: string): Promise<Result<Watched, Departure>> => {
  const replay = parseReplay(text);
  if (!replay.ok) return replay;
  const { header, steps } = replay.value;
  if (header.game !== protocol.id) return fail(departs(2, 'unknown-game', protocol.id, header.game));
  const daily = header.daily === undefined ? undefined : await brain.daily(header.daily);
  if (daily && daily.pack !== header.pack) return fail(departs(4, 'unknown-pack', daily.pack, header.pack ?? 'none'));
  const parsed = protocol.parseSetup(daily?.setup ?? header.setup);
  if (!parsed.ok) return fail(departs(4, 'wrong-setup', parsed.fault[0]?.expected ?? '', parsed.fault[0]?.found ?? ''));
  const setup = parsed.value;
  const seed = parseSeed(header.seed);
  const verified = verifyReplay(replay.value, () => ok({ game: protocol, setup, seed }));
  if (!verified.ok) return verified;
  let run: ProtocolRun = begin(protocol, setup, seed);
  for (const step of steps) {
    const action = protocol.parse(setup, step.text);
    const next = action.ok ? act(run, 0, action.value) : action.fault;
    if (next instanceof Refusal) throw new Error('a verified replay can be played');
    run = next;
  }
  return ok({ text, setup, seedText: header.seed, date: header.daily ?? null, run });
};

/** The run after so many steps, and what the last of them did. */
export const at = (watched: Watched, step: number): ProtocolRun => fork(watched.run, step);

export const lengthOf = (watched: Watched): number => moments(watched.run).length;
