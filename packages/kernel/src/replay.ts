import { sha256 } from '#sha256';
import { canonical } from './canonical.ts';
import type { AnyGame } from './contract.ts';
import { fold, isMark, type Lanes, link, makeLanes, makeMark } from './fold.ts';
import { Refusal } from './issue.ts';
import type { Json } from './json.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import { moments, type Run } from './run.ts';
import { makeSeed, type Seed } from './seed.ts';

/**
 * A replay is text: a header of `key value` lines, `---`, one action a line with the first eight digits of the chain after it,
 * and the seal. A golden has the events of each step under it as `# ` lines.
 */
const REPLAY_FORMAT = 1;

/** What a replay says it is: the game and where its setup comes from (a daily date or the setup itself). */
export interface Header {
  readonly game: string;
  readonly rules: number;
  /** SHA-256 of the pack's canonical JSON, where the setup came from a pack; `setup` then names parts of it. */
  readonly pack?: string;
  readonly daily?: string;
  readonly options?: Json;
  readonly setup?: Json;
  readonly seed: string;
}

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
}

/** Where a replay stops being true, and why. */
export interface Mismatch {
  readonly line: number;
  readonly code:
    | 'not-a-replay'
    | 'wrong-format'
    | 'wrong-header'
    | 'wrong-rules'
    | 'unknown-game'
    | 'unknown-pack'
    | 'unknown-daily'
    | 'wrong-setup'
    | 'not-an-action'
    | 'refused'
    | 'chain-departs'
    | 'events-depart'
    | 'truncated'
    | 'seal-departs';
  readonly expected: string;
  readonly found: string;
}

/** What a header refers to; the shell that keeps packs and schedules supplies it. */
export interface Resolved {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: the setup of whichever game the header names
  readonly setup: any;
  readonly seed: Seed;
}

const SEP = '---';
const SEAL = '= ';
const HEADER_KEYS = ['game', 'rules', 'pack', 'daily', 'options', 'setup', 'seed'] as const;

const makeHeader = (header: Header): string => {
  const lines = [`lockstep ${REPLAY_FORMAT}`, `game ${header.game}`, `rules ${header.rules}`];
  if (header.pack !== undefined) lines.push(`pack ${header.pack}`);
  if (header.daily !== undefined) lines.push(`daily ${header.daily}`);
  if (header.options !== undefined) lines.push(`options ${canonical(header.options)}`);
  if (header.setup !== undefined) lines.push(`setup ${canonical(header.setup)}`);
  lines.push(`seed ${header.seed}`, SEP);
  return lines.join('\n');
};

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
): string => {
  const { game, setup, seed, now } = run;
  const source = from ?? { setup: game.makeSetup(setup) };
  const lines = [makeHeader({ game: game.id, rules: game.rules, ...source, seed: makeSeed(seed) })];
  for (const moment of moments(run)) {
    lines.push(`${moment.text} @${makeMark(moment.chain)}`);
    if (withEvents) for (const event of moment.events) lines.push(`# ${makeEvent(event)}`);
  }
  const body = lines.join('\n');
  return `${body}\n${SEAL}${makeSeal(body, now.state)}\n`;
};

/** Covers header, actions and final state. Events are left out, so a golden and a plain replay of one game share a seal. */
const makeSeal = (body: string, state: unknown): string => {
  const covered = body.includes('\n# ') ? body.replace(/\n# [^\n]*/g, '') : body;
  return sha256(`${covered}\n${canonical(state)}`);
};

const mismatch = (line: number, code: Mismatch['code'], expected: string, found: string): Mismatch => ({
  line,
  code,
  expected,
  found: found.length > 120 ? `${found.slice(0, 117)}…` : found,
});

const jsonOf = (text: string): Result<Json, string> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('not JSON');
  }
};

const isHeaderKey = (key: string): key is (typeof HEADER_KEYS)[number] =>
  (HEADER_KEYS as readonly string[]).includes(key);

const parseHeader = (lines: readonly string[]): Result<{ header: Header; length: number }, Mismatch> => {
  const [word, format] = (lines[0] ?? '').split(' ');
  if (word !== 'lockstep') return fail(mismatch(1, 'not-a-replay', 'lockstep 1', lines[0] ?? ''));
  if (format !== String(REPLAY_FORMAT))
    return fail(mismatch(1, 'wrong-format', `format ${REPLAY_FORMAT}`, `format ${format ?? ''}`));
  const fields = new Map<string, Json>();
  const places = new Map<string, number>();
  let last = -1;
  let i = 1;
  for (; i < lines.length && lines[i] !== SEP; i += 1) {
    const line = lines[i]!;
    const space = line.indexOf(' ');
    const key = space < 0 ? line : line.slice(0, space);
    const value = space < 0 ? '' : line.slice(space + 1);
    if (!isHeaderKey(key)) return fail(mismatch(i + 1, 'wrong-header', `one of ${HEADER_KEYS.join(', ')}`, key));
    const place = HEADER_KEYS.indexOf(key);
    if (place <= last) return fail(mismatch(i + 1, 'wrong-header', `${key} once, before ${HEADER_KEYS[last]}`, line));
    last = place;
    places.set(key, i + 1);
    if (key === 'setup' || key === 'options') {
      const json = jsonOf(value);
      if (!json.ok) return fail(mismatch(i + 1, 'wrong-header', `${key} as JSON`, value));
      fields.set(key, json.value);
    } else fields.set(key, value);
  }
  if (i >= lines.length) return fail(mismatch(lines.length, 'truncated', SEP, 'the end of the text'));
  const text = (key: string): string | undefined => {
    const value = fields.get(key);
    return typeof value === 'string' ? value : undefined;
  };
  /** The line of a key, or the line before which it should have stood. */
  const lineOf = (key: string): number => places.get(key) ?? i + 1;
  const [game, rules, seed, pack, daily] = [text('game'), text('rules'), text('seed'), text('pack'), text('daily')];
  if (game === undefined) return fail(mismatch(2, 'wrong-header', 'a line "game …"', 'none'));
  if (rules === undefined || !/^\d{1,9}$/.test(rules))
    return fail(mismatch(3, 'wrong-header', 'a line "rules" with a number', rules ?? 'none'));
  if (seed === undefined || !/^[0-9a-f]{16}$/.test(seed))
    return fail(mismatch(lineOf('seed'), 'wrong-header', 'a line "seed" with sixteen hex digits', seed ?? 'none'));
  if ((daily === undefined) === !fields.has('setup'))
    return fail(mismatch(lineOf('setup'), 'wrong-header', 'either a line "daily" or a line "setup"', 'both or none'));
  const header: Header = {
    game,
    rules: Number(rules),
    ...(pack === undefined ? {} : { pack }),
    ...(daily === undefined ? {} : { daily }),
    ...(fields.has('options') ? { options: fields.get('options') ?? null } : {}),
    ...(fields.has('setup') ? { setup: fields.get('setup') ?? null } : {}),
    seed,
  };
  return ok({ header, length: i + 1 });
};

const STEP = /^.+ @[0-9a-f]{8}$/;
const MARK_LENGTH = 8;

export const parseReplay = (text: string): Result<Replay, Mismatch> => {
  const plain = text.replaceAll('\r\n', '\n');
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
      return ok({ header: head.value.header, steps, body, seal: line.slice(SEAL.length), sealLine: i + 1 });
    }
    if (line.startsWith('# ')) {
      if (steps.length === 0) return fail(mismatch(i + 1, 'not-an-action', 'an action before its events', line));
      events.push(line.slice(2));
      continue;
    }
    if (!STEP.test(line)) return fail(mismatch(i + 1, 'not-an-action', 'an action, " @" and eight hex digits', line));
    events = [];
    const at = line.length - MARK_LENGTH;
    steps.push({ line: i + 1, text: line.slice(0, at - 2), chain: line.slice(at), events });
  }
  return fail(mismatch(lines.length, 'truncated', 'a last line "= " with the seal', lines.at(-1) ?? ''));
};

export interface Verified<State> {
  readonly states: readonly State[];
  readonly chain: string;
  readonly seal: string;
}

/** The inverse of `seatPrefix`: −1 where a seat is missing. */
export const splitSeat = (seats: number, text: string): [seat: number, action: string] => {
  if (seats === 1) return [0, text];
  const parts = /^(\d+): (.*)$/.exec(text);
  return parts ? [Number(parts[1]), parts[2]!] : [-1, text];
};

/** Plays a replay again. The first line that is not what the rules make of it is named. */
export const verifyReplay = (
  replay: Replay,
  resolve: (header: Header) => Result<Resolved, Mismatch>,
): Result<Verified<unknown>, Mismatch> => {
  const resolved = resolve(replay.header);
  if (!resolved.ok) return resolved;
  const { game, setup, seed } = resolved.value;
  if (game.id !== replay.header.game)
    return fail(mismatch(2, 'unknown-game', `game ${game.id}`, `game ${replay.header.game}`));
  if (game.rules !== replay.header.rules)
    return fail(mismatch(3, 'wrong-rules', `rules ${game.rules}`, `rules ${replay.header.rules}`));
  let state: unknown = game.start(setup, seed);
  let chain: Lanes = fold(state);
  const states = [state];
  const golden = replay.steps.some(({ events }) => events.length > 0);
  for (const step of replay.steps) {
    const [seat, text] = splitSeat(game.seats, step.text);
    const action = game.parse(setup, text);
    if (!action.ok)
      return fail(mismatch(step.line, 'not-an-action', 'an action of the game', `${step.text} (${action.fault.code})`));
    const log: { kind: string }[] | undefined = golden ? [] : undefined;
    const next: unknown = game.step(setup, state, seat, action.value, log);
    if (next instanceof Refusal)
      return fail(mismatch(step.line, 'refused', 'a legal action', `${step.text} (${next.code})`));
    chain = link(chain, step.text, next);
    if (!isMark(step.chain, chain))
      return fail(mismatch(step.line, 'chain-departs', `@${makeMark(chain)}`, `@${step.chain}`));
    if (log) {
      const told = log.map(makeEvent);
      const at = step.events.findIndex((event, i) => event !== told[i]);
      if (at >= 0 || told.length !== step.events.length) {
        const first = at < 0 ? step.events.length : at;
        const line = step.line + 1 + first;
        return fail(mismatch(line, 'events-depart', told[first] ?? 'no more events', step.events[first] ?? 'none'));
      }
    }
    state = next;
    states.push(next);
  }
  const seal = makeSeal(replay.body, state);
  if (seal !== replay.seal) return fail(mismatch(replay.sealLine, 'seal-departs', seal, replay.seal));
  return ok({ states, chain: makeLanes(chain), seal });
};
