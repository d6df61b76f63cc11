import type { ActAnswer, Answered, Client, TryAnswer, TryStep } from '@lockstep/api';
import { type Json, parseSeed, Refusal } from '@lockstep/kernel';
import {
  type AnyTypes,
  afterRefusal,
  afterSetup,
  afterStep,
  type Command,
  type Opening,
  openRemote,
  type PerformResult,
  performRemote,
  refTo,
  type Session,
} from '@lockstep/play';
import type { AnyBoardModule } from '../play/board.ts';
import { keepNothing } from '../play/keep.ts';
import type { GameSession } from '../play/session.svelte.ts';
import { worker } from '../plumbing/worker/client.ts';
import { rowOf } from '../rows.ts';
import { NO_SEED, RemoteSession } from './remote-session.svelte.ts';

/** The seat of who plays. */
const OWN = 0;

/** How long is waited before an action is sent again: more after each time. */
const WAITS_MS = [500, 1000, 2000, 5000];

/** A ranked try: what the server tells of it, as a session that boards can draw. Steps are made there. */
export class RankedSeat {
  readonly #client: Client;
  readonly #game: string;
  readonly #date: string;
  #board: AnyBoardModule | null = null;
  #value: Session<AnyTypes> | null = null;
  #token = '';
  #known = 0;
  #closed = false;
  board: AnyBoardModule['Board'] | null = $state.raw(null);
  session: GameSession | null = $state.raw(null);
  /** Steps that are shown. */
  number = $state(0);
  over = $state(false);
  /** An action is on its way, and was not answered the first time. */
  away = $state(false);
  /** The code of what the server refused last. */
  refused = $state('');

  constructor(client: Client, game: string, date: string) {
    this.#client = client;
    this.#game = game;
    this.#date = date;
  }

  /** Opens the one try, or takes it up where it is. */
  async open(): Promise<void> {
    const [opened, board] = await Promise.all([
      this.#untilAnswered(() => this.#client.openTry({ game: this.#game, date: this.#date })),
      rowOf(this.#game)!.board(),
    ]);
    if (!opened) return;
    this.#board = board;
    this.#token = opened.try;
    if (!this.#begin(opened)) return;
    await this.#follow(opened);
    this.#show();
  }

  close(): void {
    this.#closed = true;
  }

  /** Null where the server refused, or this was closed meanwhile. */
  async #untilAnswered<Value>(ask: () => Promise<Answered<Value>>): Promise<Value | null> {
    for (let i = 0; !this.#closed; i += 1) {
      const answered = await ask();
      this.away = answered.kind === 'away';
      if (answered.kind === 'answer') return answered.value;
      if (answered.kind === 'refused') {
        this.refused = answered.error.code;
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, WAITS_MS[Math.min(i, WAITS_MS.length - 1)]));
    }
    return null;
  }

  #begin({ rules, setup: plain, start }: TryAnswer): boolean {
    const { player } = this.#board!;
    const setup = player.game.parseSetup(plain);
    if (!setup.ok || player.game.rules !== rules) {
      this.refused = 'newer';
      return false;
    }
    const ref = refTo(this.#game, { kind: 'daily', date: this.#date });
    const opening: Opening<AnyTypes> = { ref, setup: setup.value, seed: parseSeed(NO_SEED), from: undefined };
    this.#value = performRemote(openRemote(player, opening, OWN, start, true), { kind: 'start' }).session;
    return true;
  }

  /** What was told already, page by page. */
  async #follow(first: TryAnswer): Promise<void> {
    this.#hear(first);
    for (let last = first; last.more; ) {
      const next = await this.#untilAnswered(() => this.#client.rankedTry(this.#token, this.#known));
      if (!next) return;
      this.#hear(next);
      last = next;
    }
  }

  #hear({ steps, over }: { readonly steps: readonly TryStep[]; readonly over: boolean }): void {
    for (const { seat, text, events, state, setup } of steps) {
      if (setup !== null) {
        const known = this.#board!.player.game.parseSetup(setup);
        if (known.ok) this.#value = afterSetup(this.#value!, known.value);
      }
      const told = events as readonly { readonly kind: string }[];
      this.#value = afterStep(this.#value!, { seat, text: text ?? '', events: told, state });
      this.#known += 1;
    }
    this.over = over;
  }

  async #act(text: string): Promise<void> {
    const wish = { after: this.#known, text };
    this.refused = '';
    const answer: ActAnswer | null = await this.#untilAnswered(() => this.#client.actInTry(this.#token, wish));
    if (answer?.refusal) {
      const { code, data } = answer.refusal;
      this.#value = afterRefusal(this.#value!, new Refusal(code, (data ?? {}) as { [key: string]: Json }));
    } else if (answer) this.#hear(answer);
    // Another device went on, or the day is over: it is looked up how the try stands.
    else if (!this.#closed) {
      const stands = await this.#untilRead();
      if (stands) this.#hear(stands);
      if (this.#value) this.#value = { ...afterRefusal(this.#value, new Refusal('other')), notice: null };
    }
    this.#show();
  }

  async #untilRead(): Promise<TryAnswer | null> {
    const why = this.refused;
    const stands = await this.#untilAnswered(() => this.#client.rankedTry(this.#token, this.#known));
    this.refused = why;
    return stands;
  }

  /** The session as it is now; made when all was told that happened before. */
  #show(): void {
    if (!this.#value || !this.#board) return;
    this.number = this.#known;
    if (this.session) {
      void this.session.after({ session: this.#value, effects: [] });
      return;
    }
    const { ref, seed } = this.#value.opening;
    const facts = { ref, seed, seedText: NO_SEED, date: null, grade: null, subject: null, options: null, fixed: true };
    const carryOut = (command: Command): PerformResult<AnyTypes> => {
      const { sending, ...done } = performRemote(this.#value!, command);
      this.#value = done.session;
      if (sending?.kind === 'act') void this.#act(sending.text);
      return done;
    };
    this.session = new RemoteSession(carryOut, this.#value, facts, this.#board.text, {
      keep: keepNothing,
      worker,
      entries: async () => [],
      reopen: () => {},
    });
    this.board = this.#board.Board;
  }
}
