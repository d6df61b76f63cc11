import { describe, expect, test } from 'vitest';
import { run } from './run.fixture.ts';

const json = async (...args: readonly string[]) => JSON.parse((await run(...args, '--json')).out);

const RATE = ['encounter', 'rate', '--games', '2'];
const BUILD = ['encounter', 'build', '--games', '1'];

describe('[E41] lockstep encounter rate', () => {
  const FIGHT = ['--party', 'lin-yue,bao-shen', '--foes', 'captain-hu,gate-guards'];

  test('[E41] tells the sheets, the rating, and what came of playing it', async () => {
    const { code, out } = await run(...RATE, ...FIGHT);
    expect(code).toBe(0);
    expect(out).toMatch(/role +tempo +OCR V\/I\/R +DCR V\/I\/R\n/);
    expect(out).toMatch(/Rated \d+ % for the party/);
    expect(out).toMatch(/Played 2 times \(greedy,greedy\): won \d+\.\d %/);
  });

  test('[E41] [K1] answers one line of JSON, the same again', async () => {
    const [once, again] = [await json(...RATE, ...FIGHT), await json(...RATE, ...FIGHT)];
    expect(once).toMatchObject({
      ok: true,
      party: ['lin-yue', 'bao-shen'],
      foes: ['captain-hu', 'gate-guards'],
      rating: { over: expect.any(Boolean) },
      games: 2,
    });
    expect(once.rating.chance).toBeGreaterThan(0);
    expect(again).toEqual(once);
  });

  test('[E41] [E34] a difficulty changes the rating', async () => {
    const boss = ['--party', 'lin-yue,bao-shen,madam-qiao,sister-wei', '--foes', 'hollow-abbot'];
    const [story, hard] = [
      await json(...RATE, ...boss, '--difficulty', 'story'),
      await json(...RATE, ...boss, '--difficulty', 'HARD'),
    ];
    expect(story.rating.chance).toBeGreaterThan(hard.rating.chance);
  });

  const wrong: readonly [what: string, args: readonly string[], says: RegExp][] = [
    ['no foes', ['--party', 'jin'], /--foes names who stands against the party/],
    ['a hero with a slip', ['--party', 'jinn', '--foes', 'captain-hu'], /no character "jinn"; did you mean jin\?/],
    ['a foe with a slip', ['--party', 'jin', '--foes', 'captain-hoo'], /did you mean captain-hu\?/],
    ['nobody', ['--party', ',', '--foes', 'captain-hu'], /--party takes characters/],
    ['no game', ['--party', 'jin', '--foes', 'captain-hu', '--games', '0'], /--games takes a whole number/],
    [
      'a player that is none',
      ['--party', 'jin', '--foes', 'captain-hu', '--players', 'wise,greedy'],
      /--players takes/,
    ],
    ['one player', ['--party', 'jin', '--foes', 'captain-hu', '--players', 'greedy'], /--players takes two of/],
    ['a difficulty that is none', ['--party', 'jin', '--foes', 'captain-hu', '--difficulty', 'silly'], /difficulty/],
  ];
  test.each(wrong)('[E41] with %s exits with 2 and says why', async (_what, args, says) => {
    const { code, out, err } = await run('encounter', 'rate', ...args);
    expect(out + err).toMatch(says);
    expect(code).toBe(2);
  });
});

describe('[E41] lockstep encounter build', () => {
  test('[E41] finds foes whose rating is near the aim, and plays them', async () => {
    // Some small group hits each, and that ends the search.
    const [hard, easy] = [
      await json(...BUILD, '--party', 'lin-yue,bao-shen', '--aim', '31'),
      await json(...BUILD, '--party', 'lin-yue,bao-shen', '--aim', '80'),
    ];
    expect(Math.abs(hard.rating.chance - 31)).toBeLessThan(15);
    expect(Math.abs(easy.rating.chance - 80)).toBeLessThan(15);
    expect(hard.foes).not.toEqual(easy.foes);
    expect(easy).toMatchObject({ ok: true, games: 1, party: ['lin-yue', 'bao-shen'] });
  });

  test('[E41] an aim of nothing, or a hero who is none, exits with 2', async () => {
    const aim = await run('encounter', 'build', '--party', 'jin', '--aim', '100');
    expect([aim.code, aim.err]).toEqual([2, expect.stringContaining('--aim takes a whole number from 1 to 99')]);
    const hero = await run('encounter', 'build', '--party', 'nobody');
    expect([hero.code, hero.err]).toEqual([2, expect.stringContaining('no character "nobody"')]);
  });
});
