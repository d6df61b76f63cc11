import {
  type Client,
  type Followed,
  followMatch,
  type MatchAnswer,
  type MatchStanding,
  type ServerMessage,
} from '@lockstep/api';
import { type Json, parseReplay, parseSeed, Refusal } from '@lockstep/kernel';
import {
  type AnyTypes,
  afterRefusal,
  afterStep,
  afterTakeback,
  type Command,
  fromReplay,
  type Opening,
  openRemote,
  type PerformResult,
  performRemote,
  type RunOf,
  refTo,
  type Sending,
  type Session,
} from '@lockstep/play';
import type { AnyBoardModule } from '../play/board.ts';
import { keepNothing } from '../play/keep.ts';
import type { GameSession } from '../play/session.svelte.ts';
import { worker } from '../plumbing/worker/client.ts';
import { rowOf } from '../rows.ts';
import { NO_SEED, RemoteSession } from './remote-session.svelte.ts';

type AnySession = Session<AnyTypes>;

const REFUSED_BY_RULES = '';

/** One seat of a match, or a place to watch it from: what the server tells, as a session that boards can draw. */
export class MatchSeat {
  readonly #client: Client;
  readonly #address: string;
  readonly #match: string;
  readonly #again: () => void;
  #followed: Followed | null = null;
  #queue: Promise<void> = Promise.resolve();
  #board: AnyBoardModule | null = null;
  #value: AnySession | null = null;
  #caughtUp = false;
  #offset = 0;
  about: MatchAnswer | null = $state.raw(null);
  standing: MatchStanding | null = $state.raw(null);
  board: AnyBoardModule['Board'] | null = $state.raw(null);
  session: GameSession | null = $state.raw(null);
  /** Of a watcher: the last view, and what was told. */
  connected = $state(false);
  /** The code of what the server refused last. */
  refused = $state('');

  constructor(client: Client, address: string, match: string, again: () => void) {
    this.#client = client;
    this.#address = address;
    this.#match = match;
    this.#again = again;
  }

  open(): () => void {
    this.#followed = followMatch({
      address: this.#address,
      match: this.#match,
      client: this.#client,
      open: (url) => new WebSocket(url),
      onConnection: (there) => {
        this.connected = there;
      },
      onMessage: (message) => {
        this.#queue = this.#queue
          .then(() => this.#hear(message))
          .catch(() => {
            this.refused = 'other';
          });
      },
    });
    return () => this.#followed?.close();
  }

  /** Milliseconds that a seat has left by the server's clock; null where it is not to move. */
  left(seat: number, now: number): number | null {
    const deadline = this.standing?.deadlines[seat] ?? null;
    return deadline === null ? null : deadline - (now + this.#offset);
  }

  resign(): void {
    this.#followed?.send({ kind: 'resign' });
  }

  askTakeback(): void {
    this.#followed?.send({ kind: 'ask-takeback' });
  }

  answerTakeback(yes: boolean): void {
    this.#followed?.send({ kind: 'answer-takeback', yes });
  }

  async #hear(message: ServerMessage): Promise<void> {
    switch (message.kind) {
      case 'welcome':
        this.#offset = message.now - Date.now();
        this.about = message.match;
        this.standing = message.match.standing;
        this.#caughtUp = false;
        if (message.setup !== null && message.match.you !== null) await this.#begin(message);
        return;
      case 'caught-up':
        this.#offset = message.now - Date.now();
        this.#caughtUp = true;
        this.#show();
        if (this.standing?.end) await this.#end();
        return;
      case 'refused':
        return this.#refuse(message.code, message.data, message.message);
      case 'step':
        this.#tell(message.standing);
        if (this.#value && message.state !== null)
          this.#value = afterStep(this.#value, {
            seat: message.seat,
            text: message.text ?? '',
            events: message.events as readonly { readonly kind: string }[],
            state: message.state,
          });
        break;
      case 'back':
        this.#tell(message.standing);
        if (this.#value) this.#value = afterTakeback(this.#value, message.turn);
        break;
      case 'joined': {
        this.#tell(message.standing);
        const answered = await this.#client.match(this.#match);
        if (answered.kind === 'answer') this.about = answered.value;
        break;
      }
      case 'asked':
      case 'declined':
      case 'ended':
        this.#tell(message.standing);
        break;
    }
    if (!this.#caughtUp) return;
    this.#show();
    if (message.standing.end) await this.#end();
  }

  #send(sending: Sending): void {
    const sent = this.#followed?.send(
      sending.kind === 'act' ? { ...sending, seen: this.standing?.number ?? -1 } : sending,
    );
    // After what asked for it has been shown.
    if (!sent) queueMicrotask(() => this.#refuse('away', null, 'not sent'));
  }

  #tell(standing: MatchStanding): void {
    this.standing = standing;
    this.refused = '';
  }

  #refuse(code: string, data: unknown, said: string): void {
    if (said !== REFUSED_BY_RULES) this.refused = code;
    // Whatever was sent is not done: the seat may move again.
    if (this.#value)
      this.#value = afterRefusal(this.#value, new Refusal(code, (data ?? {}) as { [key: string]: Json }));
    if (said !== REFUSED_BY_RULES && this.#value) this.#value = { ...this.#value, notice: null };
    if (this.#caughtUp) this.#show();
  }

  async #begin({ match, setup: plain, start }: Extract<ServerMessage, { kind: 'welcome' }>): Promise<void> {
    this.#board ??= await rowOf(match.game)!.board();
    const { player } = this.#board;
    const setup = player.game.parseSetup(plain);
    if (!setup.ok || player.game.rules !== match.rules) {
      this.refused = 'newer';
      return;
    }
    const { scene, ...options } = match.written as { readonly scene: string } & { [option: string]: string };
    const ref = refTo(match.game, { kind: 'scene', scene }, { options });
    const opening: Opening<AnyTypes> = { ref, setup: setup.value, seed: parseSeed(NO_SEED), from: undefined };
    this.#value = openRemote(player, opening, match.you!, start?.state);
  }

  /** The session as it is now; made when all was told that happened before. */
  #show(): void {
    if (!this.#value || !this.#board) return;
    if (this.session) {
      void this.session.after({ session: this.#value, effects: [] });
      return;
    }
    const { ref, seed } = this.#value.opening;
    const facts = { ref, seed, seedText: NO_SEED, date: null, grade: null, subject: null, options: null, fixed: true };
    const carryOut = (command: Command): PerformResult<AnyTypes> => {
      const { sending, ...done } = performRemote(this.#value!, command);
      this.#value = done.session;
      if (sending) this.#send(sending);
      return done;
    };
    this.session = new RemoteSession(carryOut, this.#value, facts, this.#board.text, {
      keep: keepNothing,
      worker,
      entries: async () => [],
      reopen: this.#again,
    });
    this.board = this.#board.Board;
  }

  /** What was hidden is open now: the session goes on with the game as it was. */
  async #end(): Promise<void> {
    const answered = await this.#client.match(this.#match);
    if (answered.kind !== 'answer') return;
    this.about = answered.value;
    const { replay: text } = answered.value;
    if (text === null || !this.#value) return;
    const replay = parseReplay(text);
    if (!replay.ok) return;
    const { header } = replay.value;
    const { opening, playable } = this.#value;
    const seed = parseSeed(header.seed);
    const run = fromReplay<RunOf<AnyTypes>>(playable.game, opening.setup, seed, text);
    if (!run) return;
    const from =
      header.setup === undefined || header.pack === undefined ? undefined : { setup: header.setup, pack: header.pack };
    this.#value = {
      ...this.#value,
      opening: { ...opening, seed, from },
      attempt: { ...this.#value.attempt, run },
      waiting: null,
    };
    void this.session?.after({ session: this.#value, effects: [] });
  }
}
