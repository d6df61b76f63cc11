import type { ActAnswer, Answered, Client, TryAnswer } from '@lockstep/api';
import { gameOf } from '@lockstep/catalogue';
import type { AnyGame } from '@lockstep/kernel';
import { Fault } from '../fault.ts';

type Answer = { readonly [key: string]: unknown };

export const answerValue = <Value>(answered: Answered<Value>): Value => {
  if (answered.kind === 'answer') return answered.value;
  if (answered.kind === 'away') throw new Fault('no-server', 'the server does not answer');
  throw new Fault(answered.error.code, `${answered.error.message}: ${answered.error.remedy}`);
};

/** The one seat of a ranked try, as the pipe has it. */
export class TrySeat {
  readonly #client: Client;
  readonly #game: AnyGame;
  readonly #token: string;
  #setup: unknown;
  #state: unknown;
  #number = 0;
  #result: ActAnswer['result'];
  #over: boolean;
  #events: unknown[] = [];

  private constructor(client: Client, opened: TryAnswer) {
    const game = gameOf(opened.game);
    if (!game || game.rules !== opened.rules) throw new Fault('wrong-rules', 'the server plays by other rules');
    this.#client = client;
    this.#game = game;
    this.#token = opened.try;
    this.#state = opened.start;
    this.#over = opened.over;
    this.#result = opened.result;
    this.#know(opened.setup);
    this.#hear(opened);
    this.#events = [];
  }

  static async open(client: Client, game: string, date: string): Promise<TrySeat> {
    let answer = answerValue(await client.openTry({ game, date, program: true }));
    const seat = new TrySeat(client, answer);
    while (answer.more) {
      answer = answerValue(await client.rankedTry(answer.try, seat.#number));
      seat.#hear(answer);
    }
    return seat;
  }

  #know(plain: unknown): void {
    const setup = this.#game.parseSetup(plain);
    if (!setup.ok) throw new Fault('wrong-rules', 'the server deals what this version cannot read');
    this.#setup = setup.value;
  }

  #hear({ steps, over, result }: Pick<ActAnswer, 'steps' | 'over' | 'result'>): void {
    for (const { events, state, setup } of steps) {
      this.#events.push(...events);
      this.#state = state;
      if (setup !== null) this.#know(setup);
      this.#number += 1;
    }
    this.#over = over;
    this.#result = result;
  }

  #legal(): readonly string[] {
    if (this.#over) return [];
    return this.#game
      .legal(this.#setup, this.#state, 0)
      .map((action: unknown) => this.#game.format(this.#setup, action));
  }

  #outcome(): Answer | null {
    if (!this.#over) return null;
    if (!this.#result) return { result: 'lost', reason: 'not-finished' };
    const { won, rank, turns } = this.#result;
    return { result: won ? 'won' : 'lost', rank, turns };
  }

  async answer(request: { readonly [field: string]: unknown }): Promise<Answer> {
    if (request.do === 'step') {
      if (typeof request.action !== 'string') return { ok: false, error: { code: 'missing-field', says: 'action' } };
      const acted = await this.#client.actInTry(this.#token, { after: this.#number, text: request.action });
      if (acted.kind === 'away')
        return { ok: false, error: { code: 'away', says: 'the server does not answer; ask again' } };
      if (acted.kind === 'refused') return { ok: false, error: { code: acted.error.code, says: acted.error.message } };
      const { refusal } = acted.value;
      if (refusal) return { ok: false, refusal: { code: refusal.code, ...(refusal.data as object | null) } };
      this.#hear(acted.value);
    }
    const view = this.#game.view(this.#setup, this.#state, 0);
    return { ok: true, seat: 0, events: this.#events.splice(0), view, legal: this.#legal(), outcome: this.#outcome() };
  }

  close(): void {}
}
