import { dailyModuleOf, GAMES, gameOf, moduleOf } from '@lockstep/catalogue';
import { botsOf } from '@lockstep/forge';
import {
  act,
  type Bot,
  begin,
  canonical,
  type DailyModule,
  explainRefused,
  type GameModule,
  type Header,
  type Issue,
  type Json,
  LIMITS,
  makeReplay,
  makeSeed,
  moments,
  nearest,
  parseSeed,
  passedLimit,
  playBots,
  preview,
  Refusal,
  type Resolved,
  type Run,
  redo,
  type Seed,
  type Source,
  seedOfDate,
  sha256,
  undo,
} from '@lockstep/kernel';
import { HINT_LEVELS } from '@lockstep/play';
import { advise, best, countLines, GaveUp, hint } from '@lockstep/solver';
import { listed } from '@lockstep/words';
import { Fault } from '../fault.ts';
import { dailyFor, dayOf, dealFree } from '../library.ts';
import { type Content, contentOn, packFor, resolveWritten } from '../open.ts';
import { type Do, ERRORS, type ErrorCode, REQUESTS } from './requests.ts';

/** The bot whose futures a hint in a game of chance is made of. */
const ADVISER = 'search';

export type Answer = { readonly [key: string]: Json };
type Fields = { readonly [key: string]: unknown };

// biome-ignore lint/suspicious/noExplicitAny: the session plays whichever game was started
type AnyRun = Run<any, any, any, any, any>;

/** The game that was started, as far as it was played. */
interface Playing {
  readonly run: AnyRun;
  /** Of a game with a solver. */
  readonly module: DailyModule | undefined;
  readonly from: Source | undefined;
  readonly bots: NonNullable<Resolved['bots']>;
}

class RequestError extends Error {
  readonly code: ErrorCode;
  readonly more: Answer;
  constructor(code: ErrorCode, says: string, more: Answer = {}) {
    super(says);
    this.code = code;
    this.more = more;
  }
}

const refused = (refusal: Refusal): Answer => ({ ok: false, refusal: { code: refusal.code, ...refusal.data } });
const wrong = (code: ErrorCode, says: string, more: Answer = {}): Answer => ({
  ok: false,
  error: { code, says, ...more },
});

const textField = (fields: Fields, name: string): string => {
  const value = fields[name];
  if (typeof value !== 'string') throw new RequestError('missing-field', `"${name}" must be a text`);
  return value;
};

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const issuesJson = (issues: readonly Issue[]): Json =>
  issues.map(({ code, path, expected, found, nearest: near }) => ({
    code,
    path: [...path],
    expected,
    found,
    nearest: near ?? null,
  }));

const isErrorCode = (code: string): code is ErrorCode => code in ERRORS;

/** Options that change nothing are not written: a replay has one spelling. */
const withoutOptions = (from: Playing['from']): Playing['from'] =>
  from && 'daily' in from ? { daily: from.daily, pack: from.pack } : from;

/** One game played over lines of JSON. Any answer is one line; nothing a client sends can end the session but `quit`. */
export class Session {
  #playing: Playing | undefined;
  ended = false;

  /** The answer to one line of input. */
  answer(line: string): Answer {
    let request: unknown;
    try {
      request = JSON.parse(line);
    } catch {
      return wrong('bad-json', 'the line is not JSON; send one object a line, such as {"do":"legal"}');
    }
    if (!isRecord(request)) return wrong('bad-json', 'a request is a JSON object, such as {"do":"legal"}');
    const passed = passedLimit(request as Json);
    if (passed === 'depth')
      return wrong('too-deep', `lists and objects are within each other ${LIMITS.depth} deep at most`);
    if (passed === 'listLength') return wrong('too-large', `a list holds ${LIMITS.listLength} things at most`);
    const kind = Object.keys(REQUESTS).find((name) => name === request.do) as Do | undefined;
    if (!kind) {
      const near = typeof request.do === 'string' ? nearest(request.do, Object.keys(REQUESTS)) : undefined;
      return wrong(
        'unknown-request',
        `"do" is one of ${Object.keys(REQUESTS).join(', ')}`,
        near ? { nearest: near } : {},
      );
    }
    const before = this.#playing;
    try {
      return this.#handle(kind, request);
    } catch (error) {
      // An error moves nothing.
      this.#playing = before;
      if (error instanceof RequestError) return wrong(error.code, error.message, error.more);
      if (error instanceof GaveUp) return wrong('gave-up', error.message, { atMost: error.atMost });
      if (error instanceof Fault && isErrorCode(error.code)) return wrong(error.code, error.message);
      return wrong('internal', error instanceof Error ? error.message : String(error));
    }
  }

  #handle(kind: Do, fields: Fields): Answer {
    switch (kind) {
      case 'start':
        return this.#start(fields);
      case 'step':
        return this.#step(fields);
      case 'preview':
        return this.#preview(fields);
      case 'legal':
        return { ok: true, legal: this.#legal(this.#seat(fields)) };
      case 'view': {
        const { view, outcome } = this.#shown(this.#seat(fields));
        return { ok: true, view, outcome };
      }
      case 'undo': {
        const [before, seat] = [this.#game.run, this.#seat(fields)];
        this.#go(this.#undone(before));
        return { ok: true, undone: before !== this.#game.run, ...this.#shown(seat) };
      }
      case 'redo': {
        const [before, seat] = [this.#game.run, this.#seat(fields)];
        this.#go(this.#redone(before));
        return { ok: true, redone: before !== this.#game.run, ...this.#shown(seat) };
      }
      case 'hash': {
        const { now } = this.#game.run;
        return { ok: true, chain: makeSeed({ hi: now.chain.a, lo: now.chain.b }), state: sha256(canonical(now.state)) };
      }
      case 'replay':
        return { ok: true, replay: makeReplay(this.#game.run, this.#game.from, false, this.#seated()) };
      case 'solve':
        return this.#solve(fields);
      case 'hint':
        return this.#hint(fields);
      case 'quit':
        this.ended = true;
        return { ok: true, bye: true };
    }
  }

  get #game(): Playing {
    if (!this.#playing)
      throw new RequestError('no-game', 'no game yet; send {"do":"start","game":"protocol","daily":"2026-12-01"}');
    return this.#playing;
  }

  #go(run: AnyRun): void {
    this.#playing = { ...this.#game, run };
  }

  /** To the client's own last decision: what bots did after it goes with it. */
  #undone(from: AnyRun): AnyRun {
    const { bots } = this.#game;
    let run = from;
    while (run.now.before && bots.has(run.now.seat)) run = undo(run);
    return run.now.before ? undo(run) : from;
  }

  #redone(from: AnyRun): AnyRun {
    const { bots } = this.#game;
    let run = redo(from);
    while (run.undone.length > 0 && bots.has(run.undone.at(-1)!.seat)) run = redo(run);
    return run;
  }

  #seat(fields: Fields): number {
    const { seat = 0 } = fields;
    const { seats } = this.#game.run.game;
    if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= seats)
      throw new RequestError('missing-field', `"seat" is a number from 0 to ${seats - 1}`);
    const { bots } = this.#game;
    if (bots.size < seats && bots.has(seat as number))
      throw new RequestError('bots-seat', `a bot sits at seat ${seat}: what it sees and does is its own`);
    return seat as number;
  }

  #legal(seat: number): readonly string[] {
    const { game, setup, now } = this.#game.run;
    return game.legal(setup, now.state, seat).map((action) => game.format(setup, action));
  }

  #shown(seat: number): { view: Json; legal: Json; outcome: Json } {
    const { game, setup, now } = this.#game.run;
    const outcome = (game.outcome(setup, now.state) ?? null) as Json;
    return { view: game.view(setup, now.state, seat) as Json, legal: this.#legal(seat), outcome };
  }

  #start(fields: Fields): Answer {
    const id = textField(fields, 'game');
    const game = gameOf(id);
    const module = dailyModuleOf(id);
    const packs = moduleOf(id);
    if (!game) {
      const known = listed(
        GAMES.map((one) => one.id),
        'or',
      );
      throw new RequestError('unknown-game', `there is no game "${id.slice(0, 40)}"; try: ${known}`);
    }
    const options = (fields.options ?? undefined) as Json | undefined;
    if (packs && !module) return this.#startWritten(fields, packs, options);
    const { raw, seed, from } = this.#puzzle(fields, id, module, options);
    const parsedFirst = game.parseSetup(raw);
    const chosen =
      parsedFirst.ok && options !== undefined && module
        ? module.pack.withOptions(game.makeSetup(parsedFirst.value), options)
        : undefined;
    const setup = chosen === undefined ? parsedFirst : chosen.ok ? game.parseSetup(chosen.value) : chosen;
    if (!setup.ok)
      throw new RequestError('wrong-setup', `the setup has ${setup.fault.length} issue(s)`, {
        issues: issuesJson(setup.fault),
      });
    const isPlain =
      parsedFirst.ok && canonical(game.makeSetup(setup.value)) === canonical(game.makeSetup(parsedFirst.value));
    this.#playing = {
      run: begin(game, setup.value, seed),
      module,
      from: isPlain ? withoutOptions(from) : from,
      bots: this.#bots(fields, packs, game),
    };
    const events = this.#botsMove(0);
    return { ok: true, seed: makeSeed(seed), events, ...this.#shown(0) };
  }

  /** A setup written with ids of the pack: a scene by name in `options`, or a setup that says more. */
  #startWritten(fields: Fields, module: GameModule, options: Json | undefined): Answer {
    const newest = packFor(module);
    const daily = fields.daily === undefined ? undefined : this.#today(fields, module, newest);
    const pack = daily?.content ?? newest;
    const names = module.scenes?.(pack.pack).map(({ name }) => name);
    const scenes = names ? `, or "options" with a scene: ${names.join(', ')}` : '';
    const written = daily?.written ?? ((fields.setup ?? options) as Json | undefined);
    if (written === undefined)
      throw new RequestError('missing-field', `send ${module.today ? '"daily" with a date, ' : ''}"setup"${scenes}`);
    const seed = daily?.seed ?? parseSeed(textField(fields, 'seed'));
    const resolved = resolveWritten(module, pack, written);
    if (!resolved.ok)
      throw new RequestError('wrong-setup', `the setup has ${resolved.fault.length} issue(s)`, {
        issues: issuesJson(resolved.fault),
      });
    const { setup, from } = resolved.value;
    const run = begin(module.game, setup, seed);
    this.#playing = { run, module: undefined, from, bots: this.#bots(fields, module, module.game) };
    const events = this.#botsMove(0);
    return { ok: true, seed: makeSeed(seed), events, ...this.#shown(0) };
  }

  /** What everyone plays on a date, where a game has that without a schedule. */
  #today(
    fields: Fields,
    module: GameModule,
    newest: Content,
  ): { readonly content: Content; readonly written: Json; readonly seed: Seed } {
    if (fields.options !== undefined || fields.setup !== undefined)
      throw new RequestError('wrong-setup', 'a date says all: send "daily" without "options" and "setup"');
    if (!module.today)
      throw new RequestError(
        'unknown-daily',
        `${module.game.id} has no Dailies; send ${module.scenes ? '"options" with a scene' : '"setup"'}`,
      );
    const date = textField(fields, 'daily');
    dayOf(date);
    const content = contentOn(module, newest, date);
    return { content, written: module.today(content.pack), seed: seedOfDate(module.game.id, date) };
  }

  /** The puzzle of a date, one that was sent, or one dealt from a seed with the newest edition. */
  #puzzle(
    fields: Fields,
    id: string,
    module: DailyModule | undefined,
    options: Json | undefined,
  ): { readonly raw: unknown; readonly seed: Seed; readonly from: Playing['from'] } {
    if (fields.daily !== undefined) {
      const date = textField(fields, 'daily');
      const daily = dailyFor(id, dayOf(date));
      const from = { daily: date, pack: daily.edition.hash, ...(options === undefined ? {} : { options }) };
      return { raw: daily.setup, seed: daily.seed, from };
    }
    if (fields.setup === undefined && (fields.seed === undefined || !module))
      throw new RequestError('missing-field', 'send "daily" with a date, or "seed" with or without "setup"');
    const text = textField(fields, 'seed');
    if (fields.setup !== undefined || !module) return { raw: fields.setup, seed: parseSeed(text), from: undefined };
    const { setup, seed } = dealFree(module, text, isRecord(options) ? (options as { [key: string]: Json }) : {});
    return { raw: setup, seed, from: undefined };
  }

  #bots(fields: Fields, module: GameModule | undefined, game: AnyRun['game']): Playing['bots'] {
    const bots = new Map<number, { readonly name: string; readonly bot: Bot<unknown, unknown, unknown> }>();
    if (fields.bots === undefined) return bots;
    if (!isRecord(fields.bots))
      throw new RequestError('missing-field', '"bots" maps seats to bot names, such as {"0":"greedy"}');
    const known = botsOf(game, module?.bots);
    for (const [seat, name] of Object.entries(fields.bots)) {
      const bot = typeof name === 'string' ? known.get(name) : undefined;
      if (!bot || !/^(?:0|[1-9]\d*)$/.test(seat) || Number(seat) >= game.seats)
        throw new RequestError(
          'unknown-bot',
          `bots of ${game.id}: ${[...known.keys()].join(', ')}; seats 0 to ${game.seats - 1}`,
        );
      bots.set(Number(seat), { bot, name: String(name) });
    }
    return bots;
  }

  /** Who plays each seat, for a replay; undefined where the client plays them all. */
  #seated(): Header['bots'] {
    const { bots } = this.#game;
    return bots.size === 0 ? undefined : Object.fromEntries([...bots].map(([seat, { name }]) => [seat, name]));
  }

  /** Lets every bot whose move it is play, and answers with the events the seat may see. */
  #botsMove(seat: number): Json[] {
    const { run, bots } = this.#game;
    const next = playBots(run, bots);
    this.#go(next);
    return moments(next)
      .slice(run.now.turn)
      .flatMap(({ events }) => this.#visible(events, seat));
  }

  #visible(events: readonly unknown[], seat: number): Json[] {
    const { game } = this.#game.run;
    return events.filter((event) => game.visibleTo?.(event, seat) ?? true) as Json[];
  }

  #step(fields: Fields): Answer {
    const { run } = this.#game;
    const seat = this.#seat(fields);
    const action = run.game.parse(run.setup, textField(fields, 'action'));
    if (!action.ok) return refused(action.fault);
    const next = act(run, seat, action.value);
    if (next instanceof Refusal) return refused(next);
    this.#go(next);
    const events = [...this.#visible(next.now.events, seat), ...this.#botsMove(seat)];
    return { ok: true, events, ...this.#shown(seat) };
  }

  #preview(fields: Fields): Answer {
    const { run } = this.#game;
    const seat = this.#seat(fields);
    const action = run.game.parse(run.setup, textField(fields, 'action'));
    if (!action.ok) return refused(action.fault);
    const shown = preview(run.game, run.setup, run.now.state, seat, action.value);
    if (shown instanceof Refusal) {
      const { setup, game } = run;
      const explained = explainRefused(game, { setup, state: run.now.state }, seat, action.value, shown);
      return { ...refused(shown), ...(explained === null ? {} : { explained: explained as Json }) };
    }
    return {
      ok: true,
      events: shown.events as Json,
      outcome: (shown.outcome ?? null) as Json,
      explained: shown.details as Json,
    };
  }

  #solvable(): DailyModule {
    const { module, run } = this.#game;
    if (!module) throw new RequestError('unknown-lines', `${run.game.id} has no solver`);
    return module;
  }

  #solve(fields: Fields): Answer {
    const module = this.#solvable();
    const { game, setup, now } = this.#game.run;
    const lines = fields.lines === undefined ? 'any' : textField(fields, 'lines');
    if (!Object.hasOwn(module.daily.search.lines, lines))
      throw new RequestError(
        'unknown-lines',
        `lines of ${game.id}: ${Object.keys(module.daily.search.lines).join(', ')}`,
      );
    const found = best(game, module.daily.search, lines, setup, now.state);
    const line = found.line.map((action) => game.format(setup, action));
    const counted = module.daily.search.small?.(setup) ? countLines(game, setup, now.state) : undefined;
    return {
      ok: true,
      ...(counted ? { lines: counted.lines, wins: counted.wins } : {}),
      score: found.score,
      rank: module.daily.rank(setup, found.score),
      line,
    };
  }

  /** In a game of chance: what the bot that plays futures on would do. */
  #advice(): Answer {
    const { game, setup, now } = this.#game.run;
    const bot = moduleOf(game.id)?.bots[ADVISER];
    if (!bot) throw new RequestError('unknown-lines', `${game.id} has no solver`);
    const [seat] = game.toMove(setup, now.state);
    if (seat === undefined) throw new RequestError('unknown-lines', 'there is nothing to do');
    const advice = [...advise(game, bot, { setup, state: now.state, seat })].at(-1)!;
    return { ok: true, level: 'card', ...advice };
  }

  #hint(fields: Fields): Answer {
    if (!this.#game.module) return this.#advice();
    const module = this.#solvable();
    const { game, setup, now } = this.#game.run;
    const level = HINT_LEVELS.find((one) => one === (fields.level ?? 'nudge'));
    if (!level) throw new RequestError('missing-field', `"level" is one of ${HINT_LEVELS.join(', ')}`);
    const given = hint(game, module.daily.search, module.daily.search.secretFree, setup, now.state, level);
    return { ok: true, ...given, rank: module.daily.rank(setup, given.score) };
  }
}
