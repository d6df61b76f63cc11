import { sha256After } from '#sha256';
import { canonical } from './canonical.ts';
import { makeMark } from './fold.ts';
import { type Header, makeHeader, parseHeader } from './header.ts';
import type { Json } from './json.ts';
import { LIMITS } from './limits.ts';
import { makeState } from './make-state.ts';
import { type Mismatch, mismatch } from './mismatch.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import { moments, type Run } from './run.ts';
import { makeSeed } from './seed.ts';

/**
 * A replay is text: a header of `key value` lines, `---`, one action a line with the first eight digits of the chain after it,
 * and the seal. A golden has the events of each step under it as `# ` lines.
 */
const SEAL = '= ';

export interface ReplayLine {
  readonly line: number;
  readonly text: string;
  readonly chain: string;
  readonly events: readonly string[];
}

export interface Replay {
  readonly header: Header;
  readonly steps: readonly ReplayLine[];
  /** All text before the seal, which the seal covers. */
  readonly body: string;
  readonly seal: string;
  readonly sealLine: number;
  /** Every line ends with one line feed, and nothing follows the last. */
  readonly inOneSpelling: boolean;
}

/** "resistance-fell by=22 to=48": an event as a line a person can read, its fields in alphabetical order. */
export const makeEvent = (event: { readonly kind: string }): string => {
  const fields = Object.entries(event)
    .filter(([key]) => key !== 'kind')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [event.kind, ...fields.map(([key, value]) => `${key}=${canonical(value)}`)].join(' ');
};

/** Where a setup came from: a daily date, or a setup written with ids of a pack. */
export type Source =
  | { readonly daily: string; readonly pack: string; readonly options?: Json }
  | { readonly setup: Json; readonly pack: string };

/** Without a source the setup itself is written. */
export const makeReplay = <Setup, State, Action, Event extends { readonly kind: string }, View>(
  run: Run<Setup, State, Action, Event, View>,
  from: Source | undefined,
  withEvents = false,
  bots?: Header['bots'],
): string => {
  const { game, setup, seed, now } = run;
  const source = from ?? { setup: game.makeSetup(setup) };
  const lines = [
    makeHeader({ game: game.id, rules: game.rules, ...source, ...(bots && { bots }), seed: makeSeed(seed) }),
  ];
  for (const moment of moments(run)) {
    lines.push(`${moment.text} @${makeMark(moment.chain)}`);
    if (withEvents) for (const event of moment.events) lines.push(`# ${makeEvent(event)}`);
  }
  const body = lines.join('\n');
  return `${body}\n${SEAL}${makeSeal(body, makeState(game, setup, now.state))}\n`;
};

/** Before it stands what replays of one setup share, in a header that may hold a whole pack. */
const SEED_LINE = '\nseed ';

/** Covers header, actions and final state, as `makeState` gives it. Events are left out, so a golden and a plain replay of one game share a seal. */
export const makeSeal = (body: string, state: unknown): string => {
  const covered = body.includes('\n# ') ? body.replace(/\n# [^\n]*/g, '') : body;
  const shared = Math.max(0, covered.indexOf(SEED_LINE));
  return sha256After(covered.slice(0, shared), `${covered.slice(shared)}\n${canonical(state)}`);
};

const MARK_LENGTH = 8;
const MARK = ' @';

/** Whether a line is an action, " @" and eight hex digits. */
const isStep = (line: string): boolean => {
  const at = line.length - MARK_LENGTH;
  if (at <= MARK.length || !line.startsWith(MARK, at - MARK.length)) return false;
  for (let i = at; i < line.length; i += 1) {
    const code = line.charCodeAt(i);
    const isDigit = code >= 48 && code <= 57;
    if (!isDigit && (code < 97 || code > 102)) return false;
  }
  return true;
};

export const parseReplay = (text: string): Result<Replay, Mismatch> => {
  const { replayLength, replaySteps } = LIMITS;
  if (text.length > replayLength)
    return fail(mismatch(1, 'too-large', `${replayLength} characters at most`, `${text.length} characters`));
  const plain = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
  const lines = plain.split('\n');
  while (lines.at(-1) === '') lines.pop();
  const head = parseHeader(lines);
  if (!head.ok) return head;
  const steps: ReplayLine[] = [];
  let events: string[] = [];
  for (let i = head.value.length; i < lines.length; i += 1) {
    const line = lines[i]!;
    if (line.startsWith(SEAL)) {
      if (i !== lines.length - 1)
        return fail(mismatch(i + 2, 'not-an-action', 'nothing after the seal', lines[i + 1]!));
      const body = plain.slice(0, plain.lastIndexOf(`\n${SEAL}`));
      const seal = line.slice(SEAL.length);
      const inOneSpelling = text.length === plain.length && text.length === body.length + line.length + 2;
      return ok({ header: head.value.header, steps, body, seal, sealLine: i + 1, inOneSpelling });
    }
    if (line.startsWith('# ')) {
      if (steps.length === 0) return fail(mismatch(i + 1, 'not-an-action', 'an action before its events', line));
      events.push(line.slice(2));
      continue;
    }
    if (!isStep(line)) return fail(mismatch(i + 1, 'not-an-action', 'an action, " @" and eight hex digits', line));
    if (steps.length === replaySteps) return fail(mismatch(i + 1, 'too-large', `${replaySteps} steps at most`, line));
    events = [];
    const at = line.length - MARK_LENGTH;
    steps.push({ line: i + 1, text: line.slice(0, at - MARK.length), chain: line.slice(at), events });
  }
  return fail(mismatch(lines.length, 'truncated', 'a last line "= " with the seal', lines.at(-1) ?? ''));
};
