import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { issuesOf } from './duel.fixture.ts';
import { encounter } from './encounter.ts';
import { parsePack } from './pack.ts';
import { resolve } from './resolve.ts';
import type { Setup } from './setup.ts';
import { SKIRMISH, skirmish } from './skirmish.ts';
import { beat, type Fields, read, script } from './story.fixture.ts';
import { matchupOf, rate, rateWith } from './threat.ts';
import type { Threat } from './weights.ts';

const pack = readContent();
const FOUR = ['lin-yue', 'bao-shen', 'madam-qiao', 'sister-wei'];
const RIVAL = 'captain-hu';

const fightOf = (party: readonly string[], foes: readonly string[], more: Parameters<typeof skirmish>[2] = {}): Setup =>
  read(resolve(pack, skirmish(party, foes, more)) as Fields);
const chance = (party: readonly string[], foes: readonly string[], difficulty = 'STANDARD'): number =>
  rate(fightOf(party, foes, { difficulty }), 0).chance;

const weights = (more: Partial<Threat> = {}): Threat => ({ ...pack.threat, ...more });

describe('[E41] a fight is rated before anybody acts', () => {
  const foes = [1, 2, 3, 4].map((count) => Array.from({ length: count }, () => RIVAL));

  test('[E41] every foe more lowers it', () => {
    const chances = foes.map((group) => chance(FOUR, group));
    for (let i = 1; i < chances.length; i += 1) expect(chances[i]!).toBeLessThan(chances[i - 1]!);
  });

  test('[E41] every hero more raises it', () => {
    const chances = [1, 2, 3, 4].map((count) => chance(FOUR.slice(0, count), [RIVAL, RIVAL]));
    for (let i = 1; i < chances.length; i += 1) expect(chances[i]!).toBeGreaterThan(chances[i - 1]!);
  });

  test('[E41] [E34] a kinder difficulty raises it, a harder one lowers it', () => {
    const [story, standard, hard] = ['STORY', 'STANDARD', 'HARD'].map((id) => chance(FOUR, ['hollow-abbot'], id));
    expect(story!).toBeGreaterThan(standard!);
    expect(standard!).toBeGreaterThan(hard!);
  });

  test('[E41] it is a whole number from 0 to 100', () => {
    for (const character of pack.character.filter(({ role }) => role !== 'HERO'))
      for (const party of [FOUR, ['jin'], ['old-tao']]) {
        const found = chance(party, [character.id, character.id]);
        expect(Number.isInteger(found) && found >= 0 && found <= 100).toBe(true);
      }
  });

  test('[E41] two sides that are alike are even', () => {
    const alike = script([beat('first', { fight: { foe: [{ who: 'bob' }], won: 'done', lost: 'done' } })]);
    expect(rate(read(alike), 0)).toEqual({ chance: 50, low: 17, high: 83, over: false });
  });

  test('[E41] its foes are those of the beat: a beat without a fight is won', () => {
    const setup = read(
      script([
        beat('first', { next: [{ to: 'ring' }] }),
        beat('ring', { fight: { foe: [{ who: 'bob' }], won: 'done', lost: 'done' } }),
      ]),
    );
    expect(rate(setup, 0)).toEqual({ chance: 100, low: 100, high: 100, over: false });
    expect(rate(setup, 1).chance).toBe(50);
  });
});

describe('[E41] the limit', () => {
  const even = fightOf(FOUR, [RIVAL, RIVAL]);
  const here = rate(even, 0).chance;

  test('[E41] ADR8-46 below it a fight is over-tuned, on it it is not', () => {
    expect(here).toBeGreaterThan(0);
    expect(rateWith(matchupOf(even, 0), weights({ limit: here })).over).toBe(false);
    expect(rateWith(matchupOf(even, 0), weights({ limit: here + 1 })).over).toBe(true);
    expect(rateWith(matchupOf(even, 0), weights({ limit: 0 })).over).toBe(false);
  });

  test('[E41] the weights of a setup are those of its pack, and can be its own', () => {
    expect(even.script.threat).toEqual(pack.threat);
    const stern = read(resolve(pack, { ...(skirmish(FOUR, [RIVAL]) as Fields), threat: { limit: 100 } }) as Fields);
    expect(stern.script.threat.limit).toBe(100);
    expect(rate(stern, 0).over).toBe(rate(stern, 0).chance < 100);
  });
});

describe('[E41] what the weights do', () => {
  const boss = fightOf(FOUR, ['hollow-abbot']);
  const minions = fightOf(FOUR, ['lantern-thief', 'lantern-thief']);
  const with_ = (setup: Setup, more: Partial<Threat>): number => rateWith(matchupOf(setup, 0), weights(more)).chance;

  test('[E41] what it takes to put a foe out makes it harder: a segment, a minion', () => {
    expect(with_(boss, { segment: 120 })).toBeLessThan(with_(boss, { segment: 30 }));
    expect(with_(minions, { minion: 1500 })).toBeLessThan(with_(minions, { minion: 100 }));
  });

  test('[E41] [E11] the interval is the spread of the fit on both sides, within 0 and 100', () => {
    const { chance: middle, low, high } = rate(boss, 0);
    expect([low, high]).toEqual([
      Math.max(0, middle - pack.threat.spread!),
      Math.min(100, middle + pack.threat.spread!),
    ]);
    expect(rateWith(matchupOf(boss, 0), weights({ spread: 50 }))).toMatchObject({ low: Math.max(0, middle - 50) });
  });

  test('[E41] sides that are alike are as even as the odds in favour say; a crowd changes them for each foe after the first', () => {
    const matchup = matchupOf(
      read(script([beat('first', { fight: { foe: [{ who: 'bob' }], won: 'done', lost: 'done' } })])),
      0,
    );
    expect(rateWith(matchup, weights({ favour: 300 })).chance).toBe(75);
    expect(with_(minions, { crowd: 50 })).toBeLessThanOrEqual(with_(minions, { crowd: 200 }));
  });

  test('[E41] and a hero: the ladder', () => {
    expect(with_(boss, { ladder: 800 })).toBeGreaterThan(with_(boss, { ladder: 200 }));
  });

  test('[E41] a sharper one says the same more loudly', () => {
    const rivals = fightOf(FOUR, [RIVAL, RIVAL]);
    const [dull, sharp] = [1, 4].map((by) => with_(rivals, { sharp: by }));
    expect(Math.abs(sharp! - 50)).toBeGreaterThan(Math.abs(dull! - 50));
  });

  test('[E41] Minors and Bonuses are worth something to who has more of them', () => {
    const fast = fightOf(['jin'], [RIVAL]);
    expect(with_(fast, { minor: 200, bonus: 200 })).toBeGreaterThan(with_(fast, { minor: 0, bonus: 0 }));
  });
});

describe('[E41] [E11] what a fight allows and what was measured', () => {
  test('[E41] only pillars that may be attacked there count', () => {
    const of = (...pillars: ('VIOLENCE' | 'INFLUENCE' | 'REVELATION')[]): number =>
      rateWith(matchupOf(fightOf(['lin-yue'], ['magistrate-sun'], { pillars }), 0), weights({ worth: {} })).chance;
    // She hits with the sword and he with words.
    expect(of('VIOLENCE')).toBeGreaterThan(of('INFLUENCE') + 10);
    expect(matchupOf(fightOf(['lin-yue'], [RIVAL], { pillars: ['INFLUENCE'] }), 0).heroes[0]!.blows[0]).toHaveLength(1);
  });

  test('[E41] what a character is worth beyond its numbers multiplies the odds of its side, however many of it there are', () => {
    const duel = matchupOf(fightOf(['lin-yue'], [RIVAL]), 0);
    const pair = matchupOf(fightOf(['lin-yue'], [RIVAL, RIVAL]), 0);
    const odds = (matchup: typeof duel, worth: NonNullable<Threat['worth']>): number => {
      const found = rateWith(matchup, weights({ worth, favour: 100, sharp: 1, crowd: 100 })).chance;
      return found / (100 - found);
    };
    expect(odds(duel, { 'lin-yue': 200 }) / odds(duel, {})).toBeCloseTo(2, 0);
    expect(odds(duel, { [RIVAL]: 50 }) / odds(duel, {})).toBeCloseTo(2, 0);
    expect(odds(pair, { [RIVAL]: 50 }) / odds(pair, {})).toBeGreaterThan(3.4);
    expect(odds(duel, { jin: 400 })).toBe(odds(duel, {}));
  });

  test('[E41] invokes in hand at the start raise it', () => {
    const kind = matchupOf(fightOf(['lin-yue'], [RIVAL], { difficulty: 'STORY' }), 0);
    expect(kind.invokes).toBe(3);
    expect(rateWith(kind, weights({ invoke: 140 })).chance).toBeGreaterThan(
      rateWith(kind, weights({ invoke: 100 })).chance,
    );
  });

  const met = (won: number, games: number, limit = 30): Setup =>
    read({
      ...script([
        beat('first', {
          fight: { foe: [{ who: 'bob' }], won: 'done', lost: 'done', met: [{ difficulty: 'STANDARD', won, games }] },
        }),
      ]),
      threat: { limit },
    });
  const measured: readonly [won: number, games: number, chance: number, low: number, high: number, over: boolean][] = [
    [50, 100, 50, 40, 60, false],
    [30, 100, 30, 21, 40, false],
    [29, 100, 29, 20, 39, true],
    [0, 20, 0, 0, 17, true],
    [20, 20, 100, 83, 100, false],
  ];
  test.each(measured)(
    '[E41] met and won in %i of %i games it is rated %i, from %i to %i; over the limit: %s',
    (won, games, chance, low, high, over) => {
      expect(rate(met(won, games), 0)).toEqual({ chance, low, high, over });
    },
  );

  test('[E41] at a difficulty that was not measured it is rated by its weights', () => {
    const written = {
      ...script([
        beat('first', {
          fight: { foe: [{ who: 'bob' }], won: 'done', lost: 'done', met: [{ difficulty: 'HARD', won: 1, games: 9 }] },
        }),
      ]),
    };
    expect(rate(read(written), 0).chance).toBe(50);
  });

  test('[E41] more won than played is no measurement, and a worth needs a character', () => {
    const fight = { foe: [{ who: 'bob' }], won: 'done', lost: 'done', met: [{ difficulty: 'HARD', won: 3, games: 2 }] };
    expect(issuesOf(script([beat('first', { fight })]))).toMatchObject([
      { code: 'out-of-range', path: ['scene', 'beat', 0, 'fight', 'met', 0, 'won'] },
    ]);
    const stranger = parsePack({ ...pack, threat: { ...pack.threat, worth: { nobody: 120 } } });
    expect(stranger).toMatchObject({ ok: false, fault: [{ path: ['threat', 'worth', 'nobody'] }] });
  });
});

describe('[E41] where it is seen', () => {
  test('[E41] ADR8-46 the view of a fight has it, for every seat; a page has none', () => {
    const setup = fightOf(FOUR, ['hollow-abbot']);
    const state = encounter.start(setup, parseSeed('rating'));
    for (const seat of [0, 1, 'watcher'] as const)
      expect(encounter.view(setup, state, seat).fight?.rating).toEqual(rate(setup, 0));
    const page = read(script([beat('first', { next: [{ to: 'done' }] })]));
    expect(encounter.view(page, encounter.start(page, parseSeed('page')), 0).fight).toBeNull();
  });
});

describe('[E41] a skirmish', () => {
  test('[E41] is a fight and nothing else, won, lost or drawn', () => {
    const setup = fightOf(['jin'], [RIVAL, RIVAL], { zones: 2, pillars: ['INFLUENCE'], difficulty: 'HARD' });
    const { scene, difficulty } = setup.script;
    expect([scene.id, difficulty.id, scene.party]).toEqual([SKIRMISH, 'HARD', ['jin']]);
    expect(scene.beat.map(({ id }) => id)).toEqual(['fight', 'won', 'lost', 'drawn']);
    expect(scene.beat[0]?.fight).toMatchObject({ zones: 2, pillars: ['INFLUENCE'] });
    expect(encounter.start(setup, parseSeed('x')).phase).toBe('INTENT');
  });

  test('[E41] foes of one character have ids of their own', () => {
    const { actors } = fightOf(['jin'], [RIVAL, 'gate-guards', RIVAL, RIVAL]);
    expect(actors.map(({ id }) => id)).toEqual(['jin', RIVAL, 'gate-guards', `${RIVAL}-2`, `${RIVAL}-3`]);
  });

  test('[E41] says nothing of a difficulty unless it is asked to', () => {
    expect(skirmish(['jin'], [RIVAL])).not.toHaveProperty('difficulty');
    expect(fightOf(['jin'], [RIVAL]).script.difficulty.id).toBe('STANDARD');
  });
});
