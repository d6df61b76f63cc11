import { type Event, encounter } from '@lockstep/encounter';
import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { eventsOf, MACHINE, night, pack, SCENES, shippedScene, wandered } from './scene.fixture.ts';
import { endingLines, endingWords, endReason, sceneLines, shareText, shareWords } from './scene.ts';
import { text as gameText } from './text.ts';

const setup = night();

test('[E18] what is read before a scene starts', () => {
  const { scene, difficulty, character } = setup.script;
  expect(sceneLines(scene, { ...difficulty, line: 'Every number as it is written.' }, character)).toEqual([
    'The Night Landing',
    'A few against many, about 3 minutes.',
    'You play Lin Yue, Bao Shen, Sister Wei and Jin.',
    '',
    'Four people, one boat, and somebody asleep in it.',
    '',
    'Standard: Every number as it is written.',
  ]);
});

test('[E35] an ending has a result, a title and perhaps a last line', () => {
  const won = { result: 'won', reason: 'open-water', scores: [2, 0] } as const;
  const lost = { result: 'lost', reason: 'on-the-stones', scores: [0, 2] } as const;
  expect(endingWords(setup, won)).toBe('Won: Open Water. Nobody follows.');
  expect(endingWords(setup, lost)).toBe('Lost: On the Stones.');
  expect(endingLines(setup, won)).toEqual(['Won: Open Water', 'Nobody follows.']);
});

describe('[E35] why it ended so', () => {
  const round = { kind: 'stage-began', stage: 'UPKEEP', round: 1 } as const;
  const fight = { kind: 'fight-began', order: [], rating: null } as unknown as Event;
  const [hero] = setup.actors.filter(({ seat }) => seat === 0);
  const out = { kind: 'went-out', actor: hero!.id, taken: false } as const;
  const [clock] = setup.script.scene.clock;
  const moved = (filled: number): Event => ({ kind: 'clock-moved', clock: clock!.id, by: 1, filled, size: 6, lost: 0 });

  const rows: readonly (readonly [name: string, events: readonly Event[], says: string | null])[] = [
    ['nothing decided it', [round], null],
    ['a clock that is not full', [moved(5)], null],
    ['a clock that filled', [fight, { kind: 'fight-ended', result: 'WON' }, moved(6)], `“${clock!.name}” was full.`],
    [
      'a fight, without a scratch',
      [out, fight, round, round, { kind: 'fight-ended', result: 'WON' }],
      'The fight was won after 2 rounds.',
    ],
    [
      'a fight, and who was out of it',
      [fight, round, out, { kind: 'fight-ended', result: 'LOST' }],
      `The fight was lost after 1 round; ${hero!.name} was out of it.`,
    ],
    [
      'a withdrawal',
      [fight, round, { kind: 'fight-ended', result: 'WITHDREW' }],
      'You withdrew from the fight after 1 round.',
    ],
  ];
  test.each(rows)('[E35] %s', (_, events, says) => {
    expect(endReason(setup, events)).toBe(says);
  });

  test.each([...SCENES])('[E35] %s: every end has a reason without a name of the machine in it', (scene) => {
    const shipped = shippedScene(scene, 'STANDARD');
    for (const seed of ['one', 'two', 'three']) {
      const says = endReason(shipped, eventsOf(wandered(shipped, seed)));
      expect(says).toMatch(/^(?:You|The|Nobody|“).*\.$/);
      expect(says).not.toMatch(MACHINE);
    }
  });
});

describe('what is shared', () => {
  const began = { kind: 'stage-began', stage: 'UPKEEP', round: 1 } as const;
  const end = { kind: 'scene-ended', result: 'WON', title: 'Open Water', line: null } as const;

  test('scene, result, difficulty, rounds; nothing of the way', () => {
    const events = [began, { ...began, round: 2 }, end];
    expect(shareText(setup, events, '1f9c000000000000')).toBe(
      'The Bell Upriver • The Night Landing\nWon: Open Water\nStandard • 2 rounds\n1f9c000000000000',
    );
    expect(shareWords(setup, events, '1f9c000000000000')).toBe(
      'The Bell Upriver, The Night Landing\nWon: Open Water\nStandard, 2 rounds\n1f9c000000000000',
    );
  });

  test('a scene that is not over says so', () => {
    expect(shareText(setup, [began], '1f9c000000000000')).toContain('\nNot finished yet\nStandard • 1 round\n');
  });

  test.each([...SCENES])('[K6] %s: whatever comes of it can be shared', (scene) => {
    const shipped = shippedScene(scene, 'HARD');
    for (const seed of ['one', 'two', 'three', 'four']) {
      const run = wandered(shipped, seed);
      const text = shareText(shipped, eventsOf(run), gameText.seedLabel(run.seed));
      expect(text.split('\n')).toHaveLength(4);
      expect(text.replace(/[0-9a-f]{16}$/, '')).not.toMatch(MACHINE);
      expect(text).toContain('Hard');
      const outcome = encounter.outcome(shipped, run.now.state);
      if (outcome) expect(text).toContain(endingLines(shipped, outcome)[0]);
    }
  });
});

test('the shells are told a title, a label and the rules', () => {
  expect([gameText.game, gameText.title]).toEqual(['encounter', 'The Bell Upriver']);
  expect(gameText.seedLabel(parseSeed('1f9c000000000000'))).toBe('1f9c000000000000');
  const named = parseSeed('a seed with a name');
  expect(parseSeed(gameText.seedLabel(named))).toEqual(named);
  expect(gameText.rulebook(pack as never).length).toBeGreaterThan(20);
  expect(gameText.quickReference(pack as never, setup).length).toBeGreaterThan(10);
  for (const scene of pack.scene) {
    const lines = sceneLines(scene, pack.difficulty[0]!, pack.character);
    expect(lines.join(' ')).not.toMatch(/[a-z]-[a-z]+-[a-z]|undefined/);
  }
});
