import { readFileSync } from 'node:fs';
import { type Verdict, verdictOf } from '@lockstep/forge';
import {
  type Mismatch,
  makeEvent,
  ok,
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
import { steps, subjectWords, verdictLines } from '../verdict.ts';

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
  const named = resolveHeader(replay.value.header);
  if (!named.ok) return named;
  const verified = verifyReplay(replay.value, () => named);
  if (!verified.ok) return verified;
  const verdict = verdictOf(replay.value, named.value, verified.value);
  return ok({ replay: replay.value, named: named.value, states: verified.value.states, verdict });
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
  const { verdict } = result.value;
  answer(options, { ok: true, verified: true, ...verdict }, () =>
    [
      `${file}: genuine. ${steps(verdict)}, chain ${verdict.chain}, seal ${verdict.seal.slice(0, 16)}…`,
      ...verdictLines(verdict),
    ].join('\n'),
  );
};

const titleOf = (verdict: Verdict, summary: string | undefined): string =>
  verdict.kind === 'daily' ? subjectWords(verdict) : `${summary ?? 'a puzzle'} with seed ${verdict.seed}`;

/** Once a game is over there is nothing left to keep from a watcher. */
const SEALED = '(sealed)';

/** A game with words of its own is told in them; any other by its events. */
const stepLines = (
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
  const { replay, states, named, verdict } = result.value;
  const speech = await textOf(replay.header.game);
  const opening = speech?.opening?.(named.setup);
  const lines = [...(opening?.lines ?? []).map((line) => `    ${line}`), ...stepLines(named, states, replay, speech)];
  answer(options, { ok: true, verified: true, header: replay.header, verdict, steps: lines }, () =>
    [titleOf(verdict, opening?.title), '', ...lines, '', ...verdictLines(verdict)].join('\n'),
  );
};
