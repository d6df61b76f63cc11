import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIFFICULTIES } from '@lockstep/encounter';
import { ok, parseReplay, verifyReplay } from '@lockstep/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { resolveHeader } from '../../library.ts';
import { menuOf } from '../../shell/current-menu.ts';
import { flat, type Home, makeHome, onPaper } from '../../shell/home.fixture.ts';
import { isComplaint, parseCommand } from '../../shell/parse-command.ts';
import { perform } from '../../shell/perform.ts';
import { openedAt, playedOut } from './bot-play.fixture.ts';
import { overOf, sceneViewOf } from './scene-view.ts';

let home: Home;
let other: Home;
beforeEach(() => {
  [home, other] = [makeHome(), makeHome()];
});
afterEach(() => {
  home.end();
  other.end();
});

const FIRST = { scene: 'first-steps' };
/** Capitals are spelled out: not every file system knows them. */
const FILE = `scene.bridge-at-dusk.difficulty=${[...'STANDARD'].map((char) => `_${char.charCodeAt(0).toString(16)}_`).join('')}.json`;
const DUEL = { scene: 'bridge-at-dusk' };

describe('the shelf', () => {
  test('every scene with its kind, its length and the record; the first is suggested to who never played', async () => {
    const { text, left } = await onPaper(openedAt(home), ['difficulty hard', 'difficulty silly', '12', '10', 'quit']);
    for (const fact of [
      'THE BELL UPRIVER',
      'Difficulty: Story [STANDARD] Hard',
      'New here? First Steps teaches as it goes, in about 4 minutes.',
      '1 First Steps a lesson 4 min –',
      '2 The Bridge at Dusk a duel 8 min –',
      'Difficulty: Story Standard [HARD]',
      '"silly" is no difficulty. There are STORY, STANDARD and HARD.',
      'There is no line 12.',
      '10 The Second Bell a fight in phases 15 min closed',
      'Closed: The road above the shrine is watched until the Hollow Abbot',
      'THE RIVER',
      '≈◗ High Water 25 li above the sea open 6 ends to find.',
    ])
      expect(flat(text)).toContain(fact);
    expect(left).toBe('quit');
  });

  test('a scene is opened by number or by name, and its length is said before it begins', async () => {
    for (const word of ['2', 'bridge-at-dusk']) {
      const { text } = await onPaper(openedAt(home), [word]);
      expect(flat(text)).toContain('THE BRIDGE AT DUSK A duel, about 8 minutes. You play Lin Yue.');
      expect(text.indexOf('about 8 minutes')).toBeLessThan(text.indexOf('WHAT NOW?'));
      // Every choice says what it gives and costs, on paper too.
      expect(flat(text)).toContain('Failed: “The dark” +1 to +3 by how badly.');
      expect(flat(text)).toContain('Walk straight up to him Closes this Beat: “The dark” +2.');
    }
  });

  test('whoever has played is not told where to begin; a begun scene says so', async () => {
    await onPaper(openedAt(home, DUEL), ['3']);
    const { text } = await onPaper(openedAt(home), ['quit']);
    expect(text).not.toContain('New here?');
    expect(flat(text)).toContain('2 The Bridge at Dusk a duel 8 min begun');
  });
});

describe('a whole scene, line by line', () => {
  // On HARD the same table is met by a foe that looks ahead, which takes its time.
  test.each(DIFFICULTIES.filter((difficulty) => difficulty !== 'HARD'))(
    'first-steps on %s: every action as it is typed, to its end, recorded',
    async (difficulty) => {
      const wanted = { ...FIRST, difficulty };
      const { models, typed } = playedOut(openedAt(other, wanted));
      const last = sceneViewOf(models.at(-1)!)!;
      const { text, left } = await onPaper(openedAt(home, wanted), [...typed, 'share', 'share words', 'quit']);
      expect(left).toBe('quit');
      expect(text).toContain('THE SCENE IS OVER');
      expect(flat(text)).toContain('The Bell Upriver • First Steps');
      expect(flat(text)).toContain('The Bell Upriver, First Steps');
      expect(text).not.toContain('\u001b');
      const won = last.view.outcome?.result === 'won';
      const rounds = text.match(/Pressure \d of/g)?.length ?? 0;
      expect(home.store.entries()).toMatchObject([
        {
          kind: 'finished',
          game: 'encounter',
          daily: 'first-steps',
          won,
          practice: false,
          facts: { difficulty: DIFFICULTIES.indexOf(difficulty) },
        },
      ]);
      expect(rounds).toBeGreaterThan(0);
      expect(readdirSync(join(home.dir, 'runs', 'encounter'))).toEqual([]);
    },
  );

  test('by numbers alone', async () => {
    // A blow is declared first; everything else is the last line, which goes on, is ready or passes.
    let model = openedAt(home, FIRST);
    const numbers: string[] = [];
    while (!overOf(model) && numbers.length < 200) {
      const { view } = sceneViewOf(model)!;
      const { items } = menuOf(model);
      const on = items.flatMap(({ off }, i) => (off === null ? [i + 1] : []));
      const blow = view.phase === 'INTENT' && (view.fight!.intents.length === 0 || model.path.length > 0);
      numbers.push(String(blow ? on[0] : on.at(-1)));
      const command = parseCommand(model, numbers.at(-1)!);
      if (isComplaint(command)) throw new Error(command.complaint);
      model = perform(model, command);
    }
    expect(overOf(model)).toBe(true);
    const { text } = await onPaper(openedAt(other, FIRST), numbers);
    expect(text).toContain('CLASH');
    expect(text).toContain('THE SCENE IS OVER');
  });

  test('a win is on the shelf afterwards', async () => {
    const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];
    const seed = seeds.find((dice) => {
      const { models } = playedOut(openedAt(other, { ...FIRST, difficulty: 'story' }, dice));
      return sceneViewOf(models.at(-1)!)?.view.outcome?.result === 'won';
    });
    expect(seed).toBeDefined();
    playedOut(openedAt(home, { ...FIRST, difficulty: 'story' }, seed!));
    const { text } = await onPaper(openedAt(home), ['quit']);
    expect(flat(text)).toMatch(/1 First Steps a lesson 4 min won, Story, \d+ rounds?/);
  });
});

describe('what is kept', () => {
  test('saved after every action; the next sitting picks up in mid-fight', async () => {
    const first = await onPaper(openedAt(home, DUEL), ['3', '4', '1', 'declare lin-yue strike captain-hu']);
    expect(first.left).toBe('end-of-input');
    const { text } = await onPaper(openedAt(home, DUEL, 'other dice'), ['quit']);
    expect(text).toContain('Picking up where you left off.');
    expect(flat(text)).toContain('1 Lin Yue: Strike at Captain Hu (Major)');
    expect(text).not.toContain('about 8 minutes');
  });

  test('a save that is damaged is set aside, and the scene begins anew', async () => {
    await onPaper(openedAt(home, DUEL), ['3']);
    const folder = join(home.dir, 'runs/encounter');
    writeFileSync(join(folder, FILE), '{"replay":"lockstep 1","practice":false,"nudged":false}');
    const { text } = await onPaper(openedAt(home, DUEL), ['quit']);
    expect(text).toContain('about 8 minutes');
    expect(home.notices.join()).toContain('set aside');
    expect(readdirSync(folder)).toContain(`${FILE}.damaged-1`);
  });

  test('undo asks first, makes the try practice, and then nothing is recorded of it', async () => {
    const { text } = await onPaper(openedAt(home, DUEL), [
      ...['undo', '3', 'undo', 'undo yes', '3', 'undo', 'redo', 'redo', 'undo', '3', '4', '1', 'withdraw', 'quit'],
    ]);
    expect(flat(text)).toContain('Nothing to take back yet.');
    expect(flat(text)).toContain('Taking a step back makes this try practice');
    expect(text).toContain('Type "undo yes" to do it.');
    expect(text).toMatch(/PRACTICE {2}[0-9a-f]{16}/);
    expect(flat(text)).toContain('Nothing was taken back.');
    expect(flat(text)).toContain('Nothing is recorded of this try: it is practice.');
    expect(home.store.entries()).toMatchObject([{ practice: true, won: false }]);
  });

  test('dice, opponents, packs and files of one’s own are kept apart and record nothing', async () => {
    const file = join(home.dir, 'mine.toml');
    writeFileSync(file, 'scene = "bridge-at-dusk"\ndifficulty = "STORY"\n');
    const end = ['3', '4', '1', 'withdraw', 'quit'];
    for (const wanted of [{ ...DUEL, seed: 'x' }, { ...DUEL, opponent: 'random' }, { setup: file }]) {
      const { text } = await onPaper(openedAt(home, wanted), end);
      expect(flat(text)).toContain('Nothing is recorded of this try: it is not the scene as published.');
    }
    expect(home.store.entries()).toEqual([]);
  });

  test('retry asks in mid-scene and begins again', async () => {
    const { text } = await onPaper(openedAt(home, DUEL), ['3', 'retry', 'retry yes', 'quit']);
    expect(text).toContain('Type "retry yes" to do it.');
    expect(text.match(/about 8 minutes/g)).toHaveLength(2);
  });

  test('the replay is written once, and it is true', async () => {
    const file = join(home.dir, 'a.replay');
    const { text } = await onPaper(openedAt(home, DUEL), [
      '3',
      '4',
      '1',
      'withdraw',
      `replay ${file}`,
      `replay ${file}`,
    ]);
    expect(text).toContain('is there already. Name another');
    expect(existsSync(file)).toBe(true);
    const replay = parseReplay(readFileSync(file, 'utf8'));
    expect(replay.ok && verifyReplay(replay.value, resolveHeader)).toMatchObject(ok({}));
  });
});

describe('typed words', () => {
  test('pages, odds and sheets', async () => {
    const { text } = await onPaper(openedAt(home, DUEL), [
      ...['help', 'rules tempo', 'quick', 'log', 'odds 1', 'odds 3', 'odds', 'sheet', '3', '4', '1', 'sheet captain'],
      ...['odds declare lin-yue strike captain-hu', 'odds ready', 'save', 'look', '', 'log', 'quit'],
    ]);
    for (const fact of [
      'What it does',
      'take your last step back; makes the try practice',
      'TEMPO',
      'd20 + highest rank die + trait',
      'to pass',
      'Nothing is rolled for that.',
      'Say of what: odds 2',
      'Violence (Body)',
      'Captain Hu, Captain of the watch',
      'No contact',
      'outcomes: no contact',
      'Every action is saved as it is made.',
      'THE SCENE SO FAR',
    ])
      expect(flat(text)).toContain(fact);
  });

  const wrong: readonly (readonly [typed: string, says: RegExp])[] = [
    ['withdrwa', /"withdrwa" is no command\. Did you mean withdraw\?/],
    ['99', /There is no line 99\. They are numbered 1 to 3\./],
    ['s', /"s" could be sheet, share, shelf or save\. Type a little more\./],
    ['choose clim lin-yue', /“clim”.*climb/],
    ['choose climb lin-yu', /lin-yue/],
    ['declare lin-yue strike captain-hu', /That cannot be done now: this is a page of the story/],
    ['pass', /cannot be done now/],
    ['go-on', /asks for a choice first/],
    ['sheet nobody', /Nobody here is called "nobody"\. Here: Lin Yue\./],
    ['odds choose nothing', /“nothing”/],
    ['rules of', /The rules have no part "of"/],
    ['difficulty hard', /chosen on the shelf/],
    ['replay /nowhere/at/all', /cannot be written/],
    ['x'.repeat(5000), /is no command/],
    ['\u0000\u001b[31m', /is no command/],
  ];
  test.each(wrong)('“%s” is answered, and changes nothing', async (typed, says) => {
    const start = openedAt(home, DUEL);
    const { text } = await onPaper(start, [typed, 'choose walk']);
    expect(flat(text)).toMatch(says);
    expect(flat(text)).toContain('You choose “Walk straight up to him”.');
  });

  test('at the shelf the words of a scene are answered too', async () => {
    const { text } = await onPaper(openedAt(home), [
      'ready',
      'undo',
      'redo',
      'retry',
      'sheet',
      'odds 1',
      'share',
      'log',
      'replay',
      'save',
      'bridge-at-duks',
    ]);
    expect(text.match(/No scene is on the table/g)?.length).toBeGreaterThan(6);
    expect(text).toContain('Did you mean bridge-at-dusk?');
  });
});
