import { preview, Refusal } from '@lockstep/kernel';
import { protocol } from '@lockstep/protocol';
import { expect, test } from 'vitest';
import { DRAFT, played, setupOf } from './puzzle.fixture.ts';
import { scanQuestion } from './scan.ts';

const asked = (line: string, setup = setupOf()): readonly string[] => {
  const run = played(setup, DRAFT);
  const action = protocol.parse(setup, line);
  const ahead = action.ok && preview(protocol, setup, run.now.state, 0, action.value);
  if (!ahead || ahead instanceof Refusal) throw new Error('no preview');
  return scanQuestion(setup, ahead.events);
};

test('[K5] a SCAN is asked about before it is made, in words for what has not happened yet', () => {
  expect(asked('scan fda-article door-sensor').slice(0, 4)).toEqual([
    'SCAN FDA Article and Door Sensor away?',
    '2 cards from the Reserve come in their place, unknown until drawn.',
    'Scrutiny rises by 2, to 3 of 5.',
    'It takes a turn: 7 left after it.',
  ]);
});

test('[K5] one card comes in its place, and an Audit is told beforehand', () => {
  const said = asked('scan fda-article', setupOf({ scrutiny: 3 }));
  expect(said[1]).toBe('A card from the Reserve comes in its place, unknown until drawn.');
  expect(said.join(' ')).toContain('That is an Audit: Resistance stays 100, Scrutiny falls to');
  expect(said.join(' ')).not.toMatch(/You |undefined/);
});
