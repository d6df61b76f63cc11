import { readFileSync } from 'node:fs';
import {
  type Departure,
  fail,
  type Header,
  makeEvent,
  parseReplay,
  type Replay,
  type Resolved,
  verifyReplay,
} from '@lockstep/kernel';
import type { AnyWording } from '@lockstep/words';
import { EXIT, Fault } from '../fault.ts';
import { presenceOf } from '../games.ts';
import { resolveHeader } from '../library.ts';
import { answer } from '../output.ts';

const readReplay = (file: string): string => {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new Fault('no-file', `${file} cannot be read`);
  }
};

const departureText = (file: string, { line, code, expected, found }: Departure): string =>
  `${file}:${line}: ${code}: expected ${expected}; found ${found}`;

const checked = (text: string) => {
  const replay = parseReplay(text);
  if (!replay.ok) return replay;
  const verified = verifyReplay(replay.value, resolveHeader);
  return verified.ok ? { ok: true as const, replay: replay.value, ...verified.value } : fail(verified.fault);
};

const denied = (file: string, departure: Departure, options: { readonly json?: boolean }): void => {
  answer(options, { ok: true, verified: false, departure }, () => departureText(file, departure));
  process.exitCode = EXIT.no;
};

export const verify = (file: string, options: { readonly json?: boolean }): void => {
  const result = checked(readReplay(file));
  if (!result.ok) {
    denied(file, result.fault, options);
    return;
  }
  const { chain, seal, replay } = result;
  answer(
    options,
    { ok: true, verified: true, game: replay.header.game, steps: replay.steps.length, chain, seal },
    () => `${file}: genuine. ${replay.steps.length} steps, chain ${chain}, seal ${seal.slice(0, 16)}…`,
  );
};

const titleOf = (header: Header): string =>
  header.daily ? `Daily of ${header.daily}` : `a puzzle with seed ${header.seed}`;

/** A game with words of its own is told in them; any other by its events. */
const told = (
  { game, setup }: Resolved,
  states: readonly unknown[],
  replay: Replay,
  wording: AnyWording | undefined,
): string[] =>
  replay.steps.flatMap((step, i) => {
    const action = game.parse(setup, step.text);
    const events: { kind: string }[] = [];
    if (action.ok) game.step(setup, states[i], 0, action.value, events);
    const sentences = events.map((event) => wording?.eventWords(setup, event) ?? makeEvent(event));
    return [step.text, ...sentences.map((sentence) => `    ${sentence}`)];
  });

export const showReplay = async (file: string, options: { readonly json?: boolean }): Promise<void> => {
  const result = checked(readReplay(file));
  if (!result.ok) {
    denied(file, result.fault, options);
    return;
  }
  const { replay, states } = result;
  const resolved = resolveHeader(replay.header);
  if (!resolved.ok) throw new Error('a verified replay has a setup');
  const presence = await presenceOf(replay.header.game);
  const steps = told(resolved.value, states, replay, presence?.wording);
  answer(options, { ok: true, verified: true, header: replay.header, steps }, () =>
    [titleOf(replay.header), '', ...steps].join('\n'),
  );
};
