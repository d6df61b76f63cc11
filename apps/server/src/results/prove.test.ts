import { BOUNDS, type ResultRequest, resultRequest } from '@lockstep/api';
import type { Day } from '@lockstep/calendar';
import { botsOf, type Daily, nameDaily, nameWritten, pinnedDaily } from '@lockstep/forge';
import { openStream, parseReplay, parseSeed, verifyReplay } from '@lockstep/kernel';
import { parseShape } from '@lockstep/shape';
import { describe, expect, test } from 'vitest';
import { Denial } from '../denial.ts';
import { library, namesOf, playedBy, puzzleOf } from '../library.fixture.ts';
import type { NewResult } from '../store/store.ts';
import { openChecks } from './checks.ts';
import { prove } from './prove.ts';
import { openPuzzles } from './puzzles.ts';

const DATE = '2026-11-18';
const puzzles = openPuzzles(library);

const check = async (request: ResultRequest): Promise<NewResult | Denial> => {
  const puzzle = puzzles(request);
  return puzzle instanceof Denial ? puzzle : prove(puzzle, request.actions);
};

/** A Daily as it is published, found without the server's own way. */
const pinnedOf = (game: string, day: Day): Daily => {
  const pinned = pinnedDaily(library.dailies(game)!, day);
  if (!pinned?.ok) throw new Error(`nothing is pinned for ${game}`);
  return pinned.value;
};

/** Plays the text again from nothing, by the way of `lockstep verify`. */
const isGenuine = (game: string, { replay }: NewResult): boolean => {
  const parsed = parseReplay(replay);
  if (!parsed.ok) return false;
  const puzzle = puzzleOf(game, DATE);
  const verified = verifyReplay(parsed.value, (header) => nameDaily(puzzle.module, header, pinnedOf(game, puzzle.day)));
  return verified.ok && puzzle.game.outcome(puzzle.setup, verified.value.states.at(-1)) !== undefined;
};

describe.each(['protocol', 'testimony'])('a result of %s', (game) => {
  const puzzle = puzzleOf(game, DATE);
  const own = playedBy('careful', puzzle);

  test('[S4] names and actions are enough: everything else is worked out, and the text is the server’s own', async () => {
    const proven = (await check(own)) as NewResult;
    expect(proven).toMatchObject({ day: puzzle.day, ledger: game });
    expect(isGenuine(game, proven)).toBe(true);
    expect(proven.replay).toContain(`daily ${DATE}`);
    expect(proven.replay.endsWith(`= ${proven.seal}\n`)).toBe(true);
    expect(proven.turns).toBeGreaterThan(0);
    expect(JSON.parse(proven.kept).length).toBeGreaterThan(0);
    expect(puzzle.module.daily!.ranks).toContain(proven.rank);
  });

  const [first = '', ...rest] = own.actions;
  const refused: readonly [what: string, code: string, at: string, request: Partial<ResultRequest>][] = [
    ['another game', 'unknown-game', 'body.game', { game: 'encounter' }],
    ['a name of the prototype', 'unknown-game', 'body.game', { game: 'constructor' }],
    ['other rules', 'wrong-rules', 'body.rules', { rules: 99 }],
    ['another edition', 'wrong-edition', 'body.pack', { pack: '0'.repeat(64) }],
    ['a date before the first', 'unknown-date', 'body.date', { date: '2020-01-01' }],
    ['a date beyond the schedule', 'unknown-date', 'body.date', { date: '2040-01-01' }],
    ['no date of the calendar', 'unknown-date', 'body.date', { date: '2026-02-30' }],
    ['options that there are not', 'wrong-options', 'body.options', { options: { luck: true } }],
    ['options that change nothing', 'wrong-options', 'body.options', { options: {} }],
    ['a game that is not over', 'not-over', 'body.actions', { actions: own.actions.slice(0, -1) }],
    ['an action too many', 'after-the-end', `body.actions.${own.actions.length}`, { actions: [...own.actions, first] }],
    ['words that are no action', 'not-an-action', 'body.actions.0', { actions: ['win', ...rest] }],
    ['a card that is not dealt', 'not-an-action', 'body.actions.0', { actions: [`${first}x`, ...rest] }],
    ['another spelling', 'other-spelling', 'body.actions.0', { actions: [reversed(first), ...rest] }],
  ];
  test.each(refused)('[S5] %s is refused as %s', async (_what, code, at, change) => {
    expect(await check({ ...own, ...change })).toMatchObject({ code, at });
  });

  test('[S5] a play of another date is refused there', async () => {
    const other = playedBy('careful', puzzleOf(game, '2026-11-17'));
    expect(await check({ ...other, ...namesOf(game, DATE) })).toBeInstanceOf(Denial);
  });
});

/** The same cards in the other order. */
function reversed(action: string): string {
  const [verb, ...cards] = action.split(' ');
  return [verb, ...cards.reverse()].join(' ');
}

test('[S5] a way of playing that is kept apart has a ledger of its own, one that is not recorded has none', async () => {
  const hidden = playedBy('careful', puzzleOf('testimony', DATE, { visibility: 'HIDDEN' }));
  expect(await check(hidden)).toMatchObject({ ledger: 'testimony-hidden' });
  expect(await check({ ...namesOf('protocol', DATE, { literal: true }), actions: ['draft'] })).toMatchObject({
    code: 'not-recorded',
  });
});

test.each<[what: string, change: { [field: string]: unknown }]>([
  ['a setup', { setup: {} }],
  ['a seed', { seed: '0123456789abcdef' }],
  ['a score', { score: 99 }],
  ['a replay', { replay: 'lockstep 1' }],
  ['no actions', { actions: [] }],
  ['too many actions', { actions: Array(BOUNDS.actions + 1).fill('scan') }],
  ['an action that is too long', { actions: ['x'.repeat(BOUNDS.action + 1)] }],
  ['options within options', { options: { a: { b: 'c' } } }],
  ['a rules number that is text', { rules: '1' }],
  ['a game with a path in it', { game: '../protocol' }],
])('[S5] a request with %s has not the shape of one', (_what, change) => {
  const own = playedBy('careful', puzzleOf('protocol', DATE));
  expect(parseShape(resultRequest, own).ok).toBe(true);
  expect(parseShape(resultRequest, { ...own, ...change }).ok).toBe(false);
});

describe('the run of a date', () => {
  const quest = puzzleOf('quest', DATE);
  const honest = playedBy('aimless', quest);

  test('[S24] a quest is taken where its bot is found to have made each of its moves; the replay names it', async () => {
    const proven = (await check(honest)) as NewResult;
    expect(proven).toMatchObject({ ledger: 'quest', won: 0, rank: 'LOST', day: quest.day });
    expect(proven.turns).toBe(honest.actions.filter((text) => text.startsWith('0: ')).length);
    expect(proven.replay).toContain('\nbots {"1":"greedy"}\n');
    const parsed = parseReplay(proven.replay);
    const edition = library.editionOn('quest', DATE)!;
    expect(parsed.ok && verifyReplay(parsed.value, (header) => nameWritten(quest.module, header, edition)).ok).toBe(
      true,
    );
  });

  test('[S24] a quest in which another player moved at the seat of the bot is refused, with the first such move', async () => {
    const bot = botsOf(quest.game, quest.module.bots).get('random')!;
    const forged = playedBy('aimless', quest, new Map([[1, { name: 'random', bot }]]));
    const answer = (await check(forged)) as Denial;
    expect(answer).toMatchObject({ code: 'not-the-bots-move' });
    const [, place = ''] = /^body\.actions\.(\d+)$/.exec(answer.at) ?? [];
    expect(forged.actions[Number(place)]).toMatch(/^1: /);
    expect(answer.detail).toMatch(/^greedy plays /);
    // Up to there both games are the same one.
    expect(forged.actions.slice(0, Number(place))).toEqual(honest.actions.slice(0, Number(place)));
  });

  test('[S24] a run of Freeplay has one seat, and is taken as it is', async () => {
    const run = playedBy('greedy', puzzleOf('freeplay', DATE));
    const proven = (await check(run)) as NewResult;
    expect(proven).toMatchObject({ ledger: 'freeplay', rank: proven.won === 1 ? 'WON' : 'LOST', kept: '[]' });
    expect(proven.turns).toBe(run.actions.length);
  });

  test.each<[what: string, code: string, change: Partial<ResultRequest>]>([
    ['a date before the first', 'unknown-date', { date: '2026-11-17' }],
    ['another edition', 'wrong-edition', { pack: '0'.repeat(64) }],
    ['a level of one’s own', 'wrong-options', { options: { level: '3' } }],
    ['an action without its seat', 'illegal-action', { actions: [honest.actions[0]!.slice(3)] }],
    ['a run that is not over', 'not-over', { actions: honest.actions.slice(0, 20) }],
  ])('[S24] %s is refused as %s', async (_what, code, change) => {
    expect(await check({ ...honest, ...change })).toMatchObject({ code });
  });

  test('[S24] long games wait for each other, and no more than 32 of them', async () => {
    const checks = openChecks();
    const short = honest.actions.slice(0, 3);
    const answers = await Promise.all(Array.from({ length: 34 }, () => checks(quest, short)));
    expect(answers.map((answer) => (answer as Denial).code)).toEqual([
      ...Array(32).fill('not-over'),
      'too-busy',
      'too-busy',
    ]);
    expect(await checks(quest, short)).toMatchObject({ code: 'not-over' });
  });
});

const MUTANTS = 10_000;

test(`[S5] of ${MUTANTS} changed plays none enters that was not played by the rules to its end`, async () => {
  const stream = openStream(parseSeed('mutants'), 'changes');
  const pick = <Thing>(things: readonly Thing[]): Thing => things[stream.below(things.length)]!;
  const dates = ['2026-11-17', DATE, '2026-11-19'];
  const plays = ['protocol', 'testimony'].flatMap((game) =>
    dates.flatMap((date) => ['careful', 'greedy', 'random'].map((bot) => playedBy(bot, puzzleOf(game, date)))),
  );
  const foreign = plays.flatMap(({ actions }) => actions);
  const genuine = new Set(plays.map((play) => JSON.stringify([play.game, play.date, play.actions])));
  const mangle = (text: string): string => {
    const at = stream.below(text.length + 1);
    const sign = pick(['', ' ', 'a', '-', '\u0000', '\n', 'é', '@', '9']);
    return text.slice(0, at) + sign + text.slice(at + stream.below(2));
  };
  const changes: readonly ((play: ResultRequest) => ResultRequest)[] = [
    (play) => ({ ...play, actions: play.actions.filter((_, i) => i !== stream.below(play.actions.length)) }),
    (play) => ({ ...play, actions: play.actions.slice(0, stream.below(play.actions.length)) }),
    (play) => ({ ...play, actions: [...play.actions, pick(foreign)] }),
    (play) => ({ ...play, actions: play.actions.map((text) => (stream.below(3) === 0 ? pick(foreign) : text)) }),
    (play) => ({ ...play, actions: play.actions.map((text) => (stream.below(3) === 0 ? mangle(text) : text)) }),
    (play) => ({ ...play, actions: [...play.actions].sort(() => stream.below(3) - 1) }),
    (play) => ({ ...play, date: pick(dates) }),
    (play) => ({ ...play, actions: pick(plays).actions }),
    (play) => ({ ...play, game: play.game === 'protocol' ? 'testimony' : 'protocol' }),
    (play) => ({ ...play, pack: mangle(play.pack) }),
    (play) => ({ ...play, rules: play.rules + 1 }),
    (play) => ({ ...play, options: { visibility: pick(['HIDDEN', 'FULL', '']) } }),
  ];
  const entered: string[] = [];
  const codes = new Set<string>();
  for (let i = 0; i < MUTANTS; i += 1) {
    const play = pick(plays);
    const mutant = pick(changes)(play);
    const shaped = parseShape(resultRequest, mutant);
    if (!shaped.ok) continue;
    const answer = await check(shaped.value);
    if (answer instanceof Denial) {
      codes.add(answer.code);
      continue;
    }
    // What was accepted is a game of that date by the rules, whether or not it is one of the plays above.
    const text = JSON.stringify([mutant.game, mutant.date, mutant.actions]);
    if (genuine.has(text)) continue;
    const puzzle = puzzles(shaped.value);
    const parsed = parseReplay(answer.replay);
    const verified =
      parsed.ok &&
      !(puzzle instanceof Denial) &&
      verifyReplay(parsed.value, (header) => nameDaily(puzzle.module, header, pinnedOf(puzzle.game.id, puzzle.day))).ok;
    if (!verified) entered.push(text);
  }
  expect(entered).toEqual([]);
  expect([...codes].sort()).toEqual(
    expect.arrayContaining([
      'after-the-end',
      'illegal-action',
      'not-an-action',
      'not-over',
      'other-spelling',
      'wrong-rules',
    ]),
  );
});
