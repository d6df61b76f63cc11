import type { ActAnswer, Client, TryAnswer } from '@lockstep/api';
import { gameOf } from '@lockstep/catalogue';
import { openStream, parseSeed } from '@lockstep/kernel';
import { answerOf } from '../match/match.fixture.ts';

/** A client at a try, which knows what it was told and no more. */
export interface Player {
  readonly token: string;
  /** Every answer, as it came. */
  readonly heard: readonly (TryAnswer | ActAnswer)[];
  number(): number;
  over(): boolean;
  result(): ActAnswer['result'];
  /** A legal action by what was told; null at the end. */
  choose(): string | null;
  act(text: string): Promise<ActAnswer>;
  /** Until the end, or as many actions were made. */
  play(actions?: number): Promise<void>;
}

const PAGE_MOST = 50;

/** Ways to end a game at once, which chance would find. */
const SURRENDERS: readonly string[] = ['give-up', 'abandon'];

/** Takes a try up where it is, with all that was told before. */
export const takeUp = async (client: Client, opened: TryAnswer, chance = 'chance'): Promise<Player> => {
  const game = gameOf(opened.game)!;
  const stream = openStream(parseSeed(chance), 'player');
  const heard: (TryAnswer | ActAnswer)[] = [opened];
  let { setup, start: state } = opened as { setup: unknown; start: unknown };
  let number = 0;
  const hear = (answer: TryAnswer | ActAnswer): void => {
    for (const step of answer.steps) {
      state = step.state;
      if (step.setup !== null) setup = step.setup;
      number += 1;
    }
  };
  hear(opened);
  for (let i = 0, last = opened; last.more && i < PAGE_MOST; i += 1) {
    last = answerOf(await client.rankedTry(opened.try, number));
    heard.push(last);
    hear(last);
  }
  const last = (): TryAnswer | ActAnswer => heard.at(-1)!;
  const player: Player = {
    token: opened.try,
    heard,
    number: () => number,
    over: () => last().over,
    result: () => last().result,
    choose: () => {
      const parsed = game.parseSetup(setup);
      if (!parsed.ok) throw new Error('a setup that cannot be read');
      const legal = game
        .legal(parsed.value, state, 0)
        .map((action) => game.format(parsed.value, action))
        .filter((text) => !SURRENDERS.includes(text));
      return legal[stream.below(legal.length)] ?? null;
    },
    act: async (text) => {
      const answer = answerOf<ActAnswer>(await client.actInTry(opened.try, { after: number, text }));
      heard.push(answer);
      hear(answer);
      return answer;
    },
    play: async (actions = Number.POSITIVE_INFINITY) => {
      for (let i = 0; i < actions && !last().over; i += 1) {
        const text = player.choose();
        if (text === null) throw new Error('nothing to do, and no end');
        const { refusal } = await player.act(text);
        if (refusal) throw new Error(`${text}: ${refusal.code}`);
      }
    },
  };
  return player;
};
