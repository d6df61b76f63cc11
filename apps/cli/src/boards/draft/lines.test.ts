import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDay } from '@lockstep/calendar';
import { makeSeed, parseReplay, parseSeed, verifyReplay } from '@lockstep/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { today } from '../../clock.ts';
import { resolveHeader } from '../../library.ts';
import { bare, flat, type Home, makeHome, onPaper } from '../../shell/home.fixture.ts';
import { act } from '../../shell/model.ts';
import { pageLines } from '../../shell/pages.ts';
import { isComplaint, parseCommand } from '../../shell/parse-command.ts';
import { perform } from '../../shell/perform.ts';
import { openedAt, playedOut } from './bot-play.fixture.ts';
import { questViewOf } from './quest-view.ts';

let home: Home;
beforeEach(() => {
  home = makeHome();
});
afterEach(() => home.end());

const LESSON = { scene: 'first-dream' };

/** The lesson as the strong drafter plays it. */
let other: Home;
let drafted: ReturnType<typeof playedOut>;
beforeAll(() => {
  other = makeHome();
  drafted = playedOut(openedAt(other, LESSON));
});
afterAll(() => other.end());

describe('the shelf', () => {
  test('[R26] today’s quest, the routes and the presets; the lesson is suggested to who never played', async () => {
    const { text, left } = await onPaper(openedAt(home), ['preset open', 'preset silly', '9', 'quit']);
    for (const fact of [
      'DRAFT You fall asleep with nothing.',
      'Preset: [SEED] Open Recency',
      'New here? First Dream teaches as it goes, in about 4 minutes.',
      `1 Today’s draft ${makeDay(today())} 25 min –`,
      '2 First Dream a lesson 4 min –',
      '3 Seven Dreams 7 dreams 25 min –',
      'Preset: Seed [OPEN] Recency',
      '"silly" is no preset. There are seed, open and recency.',
      'There is no line 9.',
    ])
      expect(flat(text)).toContain(fact);
    expect(left).toBe('quit');
  });

  test('a quest is opened by number or by name; a begun one says so, and goes on where it was', async () => {
    const { text } = await onPaper(openedAt(home), ['three-dreams', '1']);
    expect(flat(text)).toContain('Three Dreams · dream 1 of 3: The Owl’s Threshold');
    const shelf = await onPaper(openedAt(home), ['4', 'quit']);
    expect(flat(shelf.text)).toContain('4 Three Dreams 3 dreams 12 min begun');
    expect(shelf.text).not.toContain('New here?');
    expect(flat(shelf.text)).toContain('Picking up where you left off.');
    expect(flat(shelf.text)).toContain('Draft, pick 1 of 5');
  });
});

describe('a whole quest, line by line', () => {
  test.each(['seed', 'open', 'recency'])(
    '[R10] the lesson with %s: every step as it is typed, recorded',
    async (preset) => {
      const wanted = { ...LESSON, preset };
      const { models, typed } = preset === 'seed' ? drafted : playedOut(openedAt(other, wanted));
      const { view } = questViewOf(models.at(-1)!)!;
      const file = join(home.dir, 'quest.replay');
      const { text, left } = await onPaper(openedAt(home, wanted), [
        ...typed,
        'review',
        'share',
        'share words',
        `replay ${file}`,
        'quit',
      ]);
      expect(left).toBe('quit');
      expect(text).toContain('MORNING');
      expect(flat(text)).toContain(`Recorded: ${view.score}, your first finish here.`);
      expect(flat(text)).toContain('The strong drafter would have taken every one of your 7 picks.');
      expect(flat(text)).toContain('HOW THE POOL LEANED');
      expect(text).toContain('Draft • First Dream');
      expect(flat(text)).toContain(`Draft, First Dream: the deck became ${view.archetype}, with ${view.score} points.`);
      const again = `lockstep play draft --scene first-dream${preset === 'seed' ? '' : ` --preset ${preset}`} --seed `;
      expect(flat(text)).toContain(`To play the same quest again: ${again}${makeSeed(parseSeed('a fixed seed'))}`);
      expect(text).not.toContain('\u001b');
      expect(home.store.entries()).toMatchObject([
        {
          kind: 'finished',
          game: 'draft',
          daily: `first-dream-${preset}`,
          won: true,
          practice: false,
          merit: [view.score],
          facts: { score: view.score, cards: view.deck.length },
        },
      ]);
      expect(existsSync(join(home.dir, 'runs', 'draft')) ? readdirSync(join(home.dir, 'runs', 'draft')) : []).toEqual(
        [],
      );
      const replay = parseReplay(readFileSync(file, 'utf8'));
      expect(replay.ok && verifyReplay(replay.value, resolveHeader).ok).toBe(true);
    },
  );

  test('the guide speaks at every site of the lesson, once', async () => {
    const { models, typed } = drafted;
    const { guide } = questViewOf(models[0]!)!.setup.script.scene;
    const { text } = await onPaper(openedAt(home, LESSON), typed);
    for (const said of guide) expect(flat(text).split(flat(said)).length - 1).toBeGreaterThanOrEqual(1);
    expect(flat(text).split('Take one card of four, five times.').length - 1).toBe(1);
  });
});

describe('[R26] the quest of a date', () => {
  const DATE = '2026-12-01';

  test('has the route, the preset and the seed of the date, and is recorded under it', () => {
    const model = openedAt(home, { date: DATE });
    const { setup, run } = questViewOf(model)!;
    expect([setup.script.scene.id, setup.script.preset.title]).toEqual(['seven-dreams', 'Seed']);
    expect(makeSeed(run.seed)).toBe(makeSeed(parseSeed(`draft daily ${DATE}`)));
    const end = playedOut(model).models.at(-1)!;
    expect(home.store.entries()).toMatchObject([{ game: 'draft', daily: DATE, won: true, practice: false }]);
    expect(end.notice[0]).toMatch(/^Recorded: \d+, your first finish here\.$/);
    expect(pageLines(end, 'share', 80, bare).at(-1)).toBe(`  lockstep play draft --date ${DATE}`);
    const again = perform(end, { do: 'session', command: { kind: 'retry', again: true, sure: true } });
    expect(playedOut(again).models.at(-1)!.notice[0]).toMatch(/^Recorded: \d+, your best here\.$/);
    expect(makeSeed(questViewOf(again)!.run.seed)).toBe(makeSeed(run.seed));
  });

  test.each([
    [{ date: DATE, scene: 'three-dreams' }, /--date and --scene exclude each other/],
    [{ date: DATE, preset: 'open', seed: 'x' }, /--date and --preset and --seed exclude/],
    [{ date: 'tomorrow' }, /not a date/],
    [{ setup: 'x.toml', preset: 'open' }, /--setup and --preset exclude/],
    [{ preset: 'opem' }, /--preset is one of seed, open or recency; did you mean open\?/],
    [{ scene: 'seven-dream' }, /did you mean seven-dreams\?/],
  ])('%o is refused', (wanted, says) => {
    expect(() => openedAt(home, wanted)).toThrow(says);
  });
});

describe('what a player can ask', () => {
  test('[R3] why, deck, route, rules and log; tags only in an opened why', async () => {
    const { typed } = drafted;
    const { text } = await onPaper(openedAt(home, LESSON), [
      ...typed.slice(0, 6),
      'why 2',
      'why',
      'why 9',
      'deck',
      'route',
      'rules weights',
      'rules nothing',
      'quick',
      'log',
      'review',
      'help',
      'dekc',
      'r',
    ]);
    for (const fact of [
      'WHY IS IT HERE?',
      'Chance of the next draw',
      'of cards of this theme',
      'Say which card, 1 to 4: "9" is none of them.',
      'HOW YOU LEAN',
      'Dreamcaller → Draft → [Discovery] → Shop',
      'A neutral card weighs 3.',
      'The rules have no part "nothing".',
      'shown and not taken: +1',
      'You follow',
      'The quest is not over: there is nothing to look back on yet.',
      '"dekc" is no command. Did you mean deck?',
      '"r" could be route, review, redo, rules, replay or retry. Type a little more.',
    ])
      expect(flat(text)).toContain(fact);
    const [before] = text.split('WHY IS IT HERE?');
    expect(before).not.toMatch(/\b(?:tribal|mechanic|role):/);
  });

  test('[R15] what cannot be bought says why, and costs nothing', async () => {
    const file = join(home.dir, 'poor.json');
    const dreamscape = [{ name: 'Bare Stalls', sites: ['SHOP', 'PURGE'], battle: false }];
    const written = {
      scene: { id: 'poor', title: 'Poor', line: 'x', dreamscape },
      begin: { essence: 10, deck: ['flame-imp'] },
    };
    writeFileSync(file, JSON.stringify(written));
    const { text } = await onPaper(openedAt(home, { setup: file }), [
      '7',
      'take flame-imp',
      'buy flame-im',
      'leave',
      '2',
      'leave',
    ]);
    for (const fact of [
      'A reroll costs 50 essence and you have 10. You lack 40.',
      'You cannot take a card at this site: it is a Shop.',
      'Did you mean “flame-imp”?',
      'Put cards down for good, or leave. 3 more cards may go.',
      'You put Flame Imp down for good.',
      'Nothing is recorded of this quest: it has a seed, a pack or a setup of its own.',
    ])
      expect(flat(text)).toContain(fact);
    expect(home.store.entries()).toEqual([]);
  });

  test('a second Draft says that it is one, and “why” is named only where cards are offered', async () => {
    const night = openedAt(home, { scene: 'seven-dreams' });
    const { typed } = playedOut(openedAt(other, { scene: 'seven-dreams' }));
    const { text } = await onPaper(night, ['', ...typed.slice(0, 6), 'help']);
    const [callers, drafts] = text.split('> choose');
    expect(callers).not.toContain('why 1');
    expect(drafts).toContain('“why 1” explains a card');
    expect(drafts).toContain('Draft 1 of 2, pick 5 of 5');
    expect(flat(drafts!)).toContain('A second Draft begins. Seven Dreams · dream 1 of 7');
    expect(drafts).toContain('Draft 2 of 2, pick 1 of 5');
    expect(flat(drafts!)).toContain('HELP Type a line and send it with enter.');
    expect(drafts).not.toContain('Arrows move');
  });

  test('[R15] a sold card and a full deck are told once, and the room from the start', async () => {
    const file = join(home.dir, 'full.json');
    const dreamscape = [{ name: 'Bare Stalls', sites: ['SHOP'], battle: false }];
    const written = {
      scene: { id: 'full', title: 'Full', line: 'x', dreamscape },
      begin: { essence: 900, deck: ['flame-imp'] },
      quest: { deck_most: 2 },
    };
    writeFileSync(file, JSON.stringify(written));
    const { text } = await onPaper(openedAt(home, { setup: file }), ['1', '1', '2', 'quit']);
    const [before, bought, sold, full] = text.split(/^> \d$/m);
    expect(before).toContain('1 card, room for 1 more');
    expect(bought).toContain('2 cards, no room for more');
    expect(flat(bought!)).toMatch(/ 1 [^;]*, sold;/);
    expect(bought).not.toContain('Not now');
    expect(flat(bought!).split('The deck has no room beside the picks still to come.').length - 1).toBe(1);
    expect(flat(sold!)).toContain('is sold already, to you.');
    expect(flat(full!)).toContain('A deck holds 2 at most');
  });

  test('undo asks, makes it practice and records nothing; retry begins again', async () => {
    const { typed } = drafted;
    const { text } = await onPaper(openedAt(home, LESSON), [
      ...typed.slice(0, 3),
      'undo',
      'undo yes',
      'redo',
      ...typed.slice(3),
      'retry',
    ]);
    expect(flat(text)).toContain(
      'Taking a step back makes this quest practice: its score is not recorded. Type "undo yes" to do it.',
    );
    expect(text).toContain('PRACTICE');
    expect(flat(text)).toContain('Nothing is recorded of this quest: it is practice.');
    expect(home.store.entries()).toMatchObject([{ practice: true }]);
  });

  test('a damaged save is set aside', () => {
    const model = openedAt(home, LESSON);
    perform(model, act(drafted.typed[0]!));
    const file = join(home.dir, 'runs', 'draft', 'scene.first-dream.preset=seed.json');
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { replay: string };
    writeFileSync(file, JSON.stringify({ ...saved, replay: saved.replay.replace('choose', 'chose') }));
    expect(openedAt(home, LESSON).session!.resumed).toBe('new');
    expect(existsSync(`${file}.damaged-1`)).toBe(true);
    expect(home.notices).toHaveLength(1);
  });

  test('text that is no command never acts', () => {
    const model = openedAt(home, LESSON);
    for (const text of ['99', 'zzz', 'rules zzz', 'preset open', 'why 1'])
      expect(isComplaint(parseCommand(model, text))).toBe(true);
    expect(parseCommand(model, '')).toEqual({ do: 'look' });
  });
});
