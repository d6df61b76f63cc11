import {
  type Client,
  connect,
  type Followed,
  followMatch,
  type MatchAnswer,
  type MatchStanding,
  type ServerMessage,
} from '@lockstep/api';
import { makeDay } from '@lockstep/calendar';
import { gameOf } from '@lockstep/catalogue';
import type { AnyGame, Json } from '@lockstep/kernel';
import { WebSocket } from 'ws';
import { today } from '../clock.ts';
import { Fault } from '../fault.ts';
import { LONGEST_LINE, linesOf } from '../pipe/index.ts';
import { programIdentity } from '../program-key.ts';
import { streams } from '../streams.ts';
import { answerValue, TrySeat } from './try-seat.ts';

interface Options {
  readonly game?: string;
  readonly scene?: string;
  readonly daily?: boolean;
  readonly ranked?: string;
  readonly date?: string;
  readonly key?: string;
  readonly name?: string;
}

type Answer = { readonly [key: string]: unknown };

const LINK = /^(https?:\/\/[^#]*)#\/match\/([\w-]{22})$/;

/** One seat of a match as the pipe has it: a view, what is legal, and the events since the last answer. */
class Seat {
  readonly #seat: number;
  readonly #game: AnyGame;
  readonly #followed: Followed;
  #setup: unknown;
  #state: unknown;
  #standing: MatchStanding;
  #events: unknown[] = [];
  #refusal: Answer | null = null;
  #sent = false;
  #gone = '';
  #wake: () => void = () => {};

  constructor(client: Client, address: string, { match, you, game, standing }: MatchAnswer) {
    this.#seat = you!;
    this.#game = gameOf(game)!;
    this.#standing = standing;
    this.#followed = followMatch({
      address,
      match,
      client,
      open: (url) => new WebSocket(url),
      onConnection: () => {},
      onMessage: (message) => {
        this.#hear(message);
        this.#wake();
      },
    });
  }

  #hear(message: ServerMessage): void {
    if (message.kind === 'welcome') {
      this.#standing = message.match.standing;
      const setup = message.setup === null ? null : this.#game.parseSetup(message.setup);
      if (setup?.ok) [this.#setup, this.#state] = [setup.value, message.start?.state];
    } else if (message.kind === 'refused') {
      if (this.#sent) this.#refusal = { code: message.code, ...(message.data as object | null) };
      else this.#gone = message.code;
      this.#sent = false;
    } else if (message.kind !== 'caught-up') {
      this.#standing = message.standing;
      if ('state' in message) this.#state = message.state;
      if (message.kind === 'step') this.#events.push(...message.events);
      if (message.kind === 'step' && message.seat === this.#seat) this.#sent = false;
      // A program has no second thoughts, and grants none.
      if (message.kind === 'asked' && message.seat !== this.#seat)
        this.#followed.send({ kind: 'answer-takeback', yes: false });
    }
  }

  #isAsked(): boolean {
    const { toMove, end } = this.#standing;
    return this.#state !== undefined && !this.#sent && (end !== null || toMove.includes(this.#seat));
  }

  /** Until this seat is to move, the match is over, or what was sent is refused. */
  async #until(): Promise<void> {
    while (!this.#isAsked() && this.#refusal === null && this.#gone === '')
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
  }

  #legal(): readonly string[] {
    const legal = this.#standing.end ? [] : this.#game.legal(this.#setup, this.#state, this.#seat);
    return legal.map((action) => this.#game.format(this.#setup, action));
  }

  #outcome(): Answer | null {
    const { end } = this.#standing;
    if (!end) return null;
    const result = end.winner === null ? 'drawn' : end.winner === this.#seat ? 'won' : 'lost';
    return { result, reason: end.reason };
  }

  #now(): Answer {
    const view = this.#game.view(this.#setup, this.#state, this.#seat);
    return {
      ok: true,
      seat: this.#seat,
      events: this.#events.splice(0),
      view,
      legal: this.#legal(),
      outcome: this.#outcome(),
    };
  }

  async answer(request: { readonly [field: string]: unknown }): Promise<Answer> {
    if (request.do === 'step') {
      if (typeof request.action !== 'string') return { ok: false, error: { code: 'missing-field', says: 'action' } };
      this.#sent = this.#followed.send({ kind: 'act', text: request.action, seen: this.#standing.number });
      if (!this.#sent) return { ok: false, error: { code: 'away', says: 'the connection is lost; ask again' } };
    }
    await this.#until();
    if (this.#gone !== '') return { ok: false, error: { code: this.#gone, says: 'the server refused this seat' } };
    const refusal = this.#refusal;
    this.#refusal = null;
    return refusal ? { ok: false, refusal } : this.#now();
  }

  close(): void {
    this.#followed.close();
  }
}

/** The match of a link, joined; a new one at the server of that address; or the ranked try of a date there. */
const sitDown = async (link: string, options: Options): Promise<Seat | TrySeat> => {
  const { game, scene, daily, ranked } = options;
  const [, address = link, id] = LINK.exec(link) ?? [];
  if (!URL.canParse(address) || [id, game, ranked].filter((one) => one !== undefined).length !== 1)
    throw new Fault(
      'usage',
      'name the link of a match, or the address of a server with --game and --scene, or with --ranked',
    );
  const client = connect({ address, identity: await programIdentity(options.key) });
  if (options.name !== undefined) answerValue(await client.setName(options.name));
  if (ranked !== undefined) return TrySeat.open(client, ranked, options.date ?? makeDay(today()));
  if (id !== undefined) return new Seat(client, address, answerValue(await client.joinMatch(id, true)));
  const pace = daily ? 'daily' : 'live';
  const made = answerValue(await client.makeMatch({ game: game!, scene: scene ?? '', pace, bot: true }));
  streams().errors.write(`${new URL(`#/match/${made.match}`, address).href}\n`);
  return new Seat(client, address, made);
};

const ASKED: readonly Json[] = ['start', 'view', 'legal', 'step', 'quit'];

const parsed = (line: string | undefined): { readonly [field: string]: Json } | string => {
  if (line === undefined) return `a line is longer than ${LONGEST_LINE} characters`;
  try {
    const value = JSON.parse(line) as { readonly [field: string]: Json } | null;
    if (typeof value === 'object' && value !== null && ASKED.includes(value.do ?? null)) return value;
  } catch {
    // Said below, like every other request that is none.
  }
  return `\`do\` is one of ${ASKED.join(', ')}`;
};

/** A program at a seat of a match, or at a ranked try: requests of the pipe in, an answer each when it is its move. */
export const seat = async (link: string, options: Options): Promise<void> => {
  const { input, output } = streams();
  const own = await sitDown(link, options);
  try {
    for await (const line of linesOf(input)) {
      if (line?.trim() === '') continue;
      const request = parsed(line);
      const answer =
        typeof request === 'string'
          ? { ok: false, error: { code: 'unknown-request', says: request } }
          : request.do === 'quit'
            ? { ok: true, bye: true }
            : await own.answer(request);
      if (!output.write(`${JSON.stringify(answer)}\n`)) await new Promise((go) => output.once('drain', go));
      if (typeof request !== 'string' && request.do === 'quit') break;
    }
  } finally {
    own.close();
  }
};
