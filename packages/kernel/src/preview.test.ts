import { describe, expect, test } from 'vitest';
import { add, counting, draw, type State } from './counting.fixture.ts';
import { preview } from './index.ts';

const game = counting();
const setup = { target: 10 };
const at = (total: number, lo = 0): State => ({ turn: 0, total, drawn: 0, seed: { hi: 0, lo } });

describe('a preview', () => {
  test('[K5] shows what is certain, the outcome too', () => {
    expect(preview(game, setup, at(8), 0, add(3))).toEqual({
      events: [
        { kind: 'added', by: 3, total: 11 },
        { kind: 'met', by: 3, total: 11 },
      ],
      outcome: { result: 'finished', reason: 'met', scores: [11] },
      details: null,
    });
  });

  test('[K5] gives as unknown what the player cannot know, whatever the secret is', () => {
    const unknown = { events: [{ kind: 'drew', by: null, total: null }], outcome: undefined, details: null };
    for (let lo = 0; lo < 20; lo += 1) expect(preview(game, setup, at(9, lo), 0, draw)).toEqual(unknown);
  });

  test('[K3] of an action that would be refused is the refusal', () => {
    expect(preview(game, setup, at(10), 0, add(1))).toMatchObject({ code: 'not-your-move' });
  });

  test('carries what the game explains, from what the player can know', () => {
    const explaining = { ...game, explain: (_setup: unknown, state: State) => ({ secret: state.seed === null }) };
    expect(preview(explaining, setup, at(0), 0, add(1))).toMatchObject({ details: { secret: true } });
  });
});
