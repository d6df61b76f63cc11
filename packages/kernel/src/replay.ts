import { sha256After } from '#sha256';
import { canonical } from './canonical.ts';
import { makeMark } from './fold.ts';
import { type Header, makeHeader, parseHeader, SEPARATOR } from './header.ts';
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
  /** The chain's first lane after it, signed. */
  readonly mark: number;
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

const MARK = ' @';
const MARK_DIGITS = 8;
const LINE_FEED = 10;
const SPACE = 32;
const HASH = 35;
const AT = 64;
const EQUALS = 61;

/** A lane from eight hex digits of a text; NaN where another letter stands among them. */
const readMark = (text: string, at: number): number => {
  let lane = 0;
  for (let i = at; i < at + MARK_DIGITS; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) lane = (lane << 4) | (code - 48);
    else if (code >= 97 && code <= 102) lane = (lane << 4) | (code - 87);
    else return Number.NaN;
  }
  return lane;
};

const NO_EVENTS: readonly string[] = [];

/** The lines of a text without its last line feeds, read one by one where they stand. */
class Lines {
  readonly text: string;
  readonly #end: number;
  /** Of the line that is read: its number from 1, and where it begins and ends. */
  number = 0;
  from = 0;
  to = -1;

  constructor(text: string) {
    this.text = text;
    let end = text.length;
    while (end > 0 && text.charCodeAt(end - 1) === LINE_FEED) end -= 1;
    this.#end = end;
  }

  /** Goes to the next line, if there is one. */
  next(): boolean {
    if (this.to === this.#end) return false;
    this.from = this.to + 1;
    const feed = this.text.indexOf('\n', this.from);
    this.to = feed < 0 || feed > this.#end ? this.#end : feed;
    this.number += 1;
    return true;
  }

  line(): string {
    return this.text.slice(this.from, this.to);
  }

  /** Whether the line begins with this letter and a space. */
  begins(letter: number): boolean {
    return this.text.charCodeAt(this.from) === letter && this.text.charCodeAt(this.from + 1) === SPACE;
  }
}

const headerLines = (lines: Lines): readonly string[] => {
  const read: string[] = [];
  while (lines.next()) {
    read.push(lines.line());
    if (read.at(-1) === SEPARATOR) break;
  }
  return read;
};

/** A line that is an action, " @" and eight hex digits. */
const readStep = ({ text, number, from, to }: Lines): ReplayLine | undefined => {
  const at = to - MARK_DIGITS;
  const end = at - MARK.length;
  if (end <= from || text.charCodeAt(at - 1) !== AT || text.charCodeAt(end) !== SPACE) return undefined;
  const mark = readMark(text, at);
  return Number.isNaN(mark) ? undefined : { line: number, text: text.slice(from, end), mark, events: NO_EVENTS };
};

export const parseReplay = (text: string): Result<Replay, Mismatch> => {
  const { replayLength, replaySteps } = LIMITS;
  if (text.length > replayLength)
    return fail(mismatch(1, 'too-large', `${replayLength} characters at most`, `${text.length} characters`));
  const lines = new Lines(text.includes('\r') ? text.replaceAll('\r\n', '\n') : text);
  const header = parseHeader(headerLines(lines));
  if (!header.ok) return header;
  const steps: ReplayLine[] = [];
  /** Of the last step. */
  let events: string[] = [];
  while (lines.next()) {
    if (lines.begins(EQUALS)) return endOf(text, lines, header.value, steps);
    if (lines.begins(HASH)) {
      if (steps.length === 0)
        return fail(mismatch(lines.number, 'not-an-action', 'an action before its events', lines.line()));
      events.push(lines.line().slice(2));
      if (events.length === 1) steps.push({ ...steps.pop()!, events });
      continue;
    }
    const step = readStep(lines);
    if (!step)
      return fail(mismatch(lines.number, 'not-an-action', 'an action, " @" and eight hex digits', lines.line()));
    if (steps.length === replaySteps)
      return fail(mismatch(lines.number, 'too-large', `${replaySteps} steps at most`, lines.line()));
    if (events.length > 0) events = [];
    steps.push(step);
  }
  return fail(mismatch(lines.number, 'truncated', 'a last line "= " with the seal', lines.line()));
};

/** The line of the seal is the last. */
const endOf = (text: string, lines: Lines, header: Header, steps: readonly ReplayLine[]): Result<Replay, Mismatch> => {
  const sealLine = lines.number;
  const body = lines.text.slice(0, lines.from - 1);
  const seal = lines.text.slice(lines.from + SEAL.length, lines.to);
  const inOneSpelling = text.length === lines.text.length && text.length === lines.to + 1;
  if (lines.next()) return fail(mismatch(lines.number, 'not-an-action', 'nothing after the seal', lines.line()));
  return ok({ header, steps, body, seal, sealLine, inOneSpelling });
};
