import { readFileSync } from 'node:fs';
import {
  fail,
  type Header,
  type Mismatch,
  makeEvent,
  parseReplay,
  type Replay,
  type Resolved,
  splitSeat,
  verifyReplay,
} from '@lockstep/kernel';
import type { AnyGameText } from '@lockstep/words';
import { EXIT, Fault } from '../fault.ts';
import { textOf } from '../games.ts';
import { resolveHeader } from '../library.ts';
import { answer } from '../output.ts';
import { exitWith } from '../streams.ts';

const readReplay = (file: string): string => {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new Fault('no-file', `${file} cannot be read`);
  }
};

const departureText = (file: string, { line, code, expected, found }: Mismatch): string =>
  `${file}:${line}: ${code}: expected ${expected}; found ${found}`;

const checked = (text: string) => {
  const replay = parseReplay(text);
  if (!replay.ok) return replay;
  const verified = verifyReplay(replay.value, resolveHeader);
  return verified.ok ? { ok: true as const, replay: replay.value, ...verified.value } : fail(verified.fault);
};

const denied = (file: string, departure: Mismatch, options: { readonly json?: boolean }): void => {
  answer(options, { ok: true, verified: false, departure }, () => departureText(file, departure));
  exitWith(EXIT.no);
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

const titleOf = (header: Header, told: string | undefined): string =>
  header.daily ? `Daily of ${header.daily}` : `${told ?? 'a puzzle'} with seed ${header.seed}`;

/** Once a game is over there is nothing left to keep from a watcher. */
const SEALED = '(sealed)';

/** A game with words of its own is told in them; any other by its events. */
const told = (
  { game, setup }: Resolved,
  states: readonly unknown[],
  replay: Replay,
  speech: AnyGameText | undefined,
): string[] => {
  const over = game.outcome(setup, states.at(-1)) !== undefined;
  return replay.steps.flatMap((step, i) => {
    const [seat, text] = splitSeat(game.seats, step.text);
    const action = game.parse(setup, text);
    const events: { kind: string }[] = [];
    if (action.ok) game.step(setup, states[i], seat, action.value, events);
    const heard = events.filter((event) => over || (game.visibleTo?.(event, 'watcher') ?? true));
    if (heard.length < events.length && heard.length === 0) return [`${seat}: ${SEALED}`];
    const sentences = heard.map((event) => speech?.eventWords(setup, event) ?? makeEvent(event));
    return [step.text, ...sentences.map((sentence) => `    ${sentence}`)];
  });
};

export const showReplay = async (file: string, options: { readonly json?: boolean }): Promise<void> => {
  const result = checked(readReplay(file));
  if (!result.ok) {
    denied(file, result.fault, options);
    return;
  }
  const { replay, states } = result;
  const resolved = resolveHeader(replay.header);
  if (!resolved.ok) throw new Error('a verified replay has a setup');
  const speech = await textOf(replay.header.game);
  const opening = speech?.opening?.(resolved.value.setup);
  const steps = [
    ...(opening?.lines ?? []).map((line) => `    ${line}`),
    ...told(resolved.value, states, replay, speech),
  ];
  answer(options, { ok: true, verified: true, header: replay.header, steps }, () =>
    [titleOf(replay.header, opening?.title), '', ...steps].join('\n'),
  );
};
