import { encounter, refusals } from '@lockstep/encounter';
import { begin, moments, openStream, parseSeed, Refusal, refuse } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { refusalAdvice, refusalWords } from './refusal.ts';
import { idsOf, MACHINE, night, SCENES, shippedScene, wandered } from './scene.fixture.ts';

const setup = night();

/** Only what was typed is quoted with its hyphens. */
const told = (line: string): string => line.replace(/“[^”]*”/g, '');

describe('a refusal', () => {
  test.each(Object.keys(refusals))(
    '[K3] %s says what is wrong and what to do, even of nobody in particular',
    (code) => {
      const { wrong, remedy } = refusalAdvice(setup, refuse(code));
      for (const half of [wrong, remedy]) {
        expect(half).toMatch(/^[A-Z“].*[.?]$/);
        expect(half).not.toMatch(MACHINE);
      }
    },
  );

  test('a code of another game is still answered', () => {
    expect(refusalWords(setup, refuse('unknown-card'))).toBe('Refused: unknown-card. Nothing has changed.');
  });

  const KINDS = ['ready', 'pass', 'go-on', 'withdraw', 'take-back 1', 'nuance jin degree 1', 'react jin parry 1'];

  test.each([...SCENES])('[K6] %s: whatever is refused on the way, no id and no constant is said', (scene) => {
    const shipped = shippedScene(scene);
    const ids = idsOf(shipped);
    const run = wandered(shipped, 'refused');
    const states = [
      begin(encounter, shipped, parseSeed('refused')).now.state,
      ...moments(run).map(({ state }) => state),
    ];
    const stream = openStream(parseSeed(scene), 'pokes');
    for (const state of states) {
      const texts = [
        ...KINDS,
        ...[1, 2, 3, 4, 5, 6].map(
          () => shipped.moves[stream.below(Math.max(1, shipped.moves.length))]?.text ?? 'ready',
        ),
        shipped.picks[stream.below(Math.max(1, shipped.picks.length))]?.text ?? 'go-on',
      ];
      for (const text of texts) {
        const action = encounter.parse(shipped, text);
        const next = action.ok ? encounter.step(shipped, state, 0, action.value) : action.fault;
        if (!(next instanceof Refusal)) continue;
        const said = refusalWords(shipped, next);
        expect(told(said)).not.toMatch(MACHINE);
        expect(ids.filter((id) => told(said).includes(id))).toEqual([]);
      }
    }
  });
});
