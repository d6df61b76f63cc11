import { fc } from '@lockstep/conformance';
import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { countLines, prover, walk } from './index.ts';
import { type Climb, type Ladder, ladder, module, type Take } from './ladder.fixture.ts';

const SEED = parseSeed('walk');
const start = (setup: Ladder): Climb => ladder.start(setup, SEED);

/** Two ways to the ledge, one straight to the roof; from the ledge one up, and one to where nothing leads on. */
const HOUSE: Ladder = {
  limit: 5,
  rungs: [
    [
      { text: 'jump ledge', to: 1, weight: 4 },
      { text: 'step ledge', to: 1, weight: 2 },
      { text: 'fly roof', to: 3, weight: 6 },
    ],
    [
      { text: 'haul roof', to: 3, weight: 2 },
      { text: 'slip shed', to: 2, weight: 0 },
    ],
    [],
    [],
  ],
};

/** What a walk tells, written down: the line in words, the chance, the result. */
const told = (setup: Ladder): readonly [line: string, chance: number, result: string][] => {
  const rows: [string, number, string][] = [];
  walk(ladder, setup, start(setup), (_state, line: readonly Take[], chance, ended) => {
    rows.push([line.map((take) => ladder.format(setup, take)).join(', '), chance, ended?.result ?? 'open']);
  });
  return rows;
};

describe('a walk', () => {
  test('visits every position once for each line to it, depth first, in the order of legal actions', () => {
    const [third, sixth] = [1 / 3, 1 / 6];
    expect(told(HOUSE)).toEqual([
      ['jump ledge', third, 'open'],
      ['jump ledge, haul roof', sixth, 'lost'],
      ['jump ledge, slip shed', sixth, 'lost'],
      ['step ledge', third, 'open'],
      ['step ledge, haul roof', sixth, 'won'],
      ['step ledge, slip shed', sixth, 'lost'],
      ['fly roof', third, 'lost'],
    ]);
  });

  test('is counted', () => {
    expect(countLines(ladder, HOUSE, start(HOUSE))).toEqual({ lines: 5, wins: 1, chance: 1 / 6 });
  });

  test('of a game that has ended visits nothing', () => {
    const top: Climb = { rung: 3, load: 1, seed: SEED };
    expect(countLines(ladder, HOUSE, top)).toEqual({ lines: 0, wins: 0, chance: 0 });
  });

  test('hands the state itself over, and one array for all lines', () => {
    const lines = new Set<unknown>();
    const states: unknown[] = [];
    walk(ladder, HOUSE, start(HOUSE), (state, line) => {
      lines.add(line);
      states.push(state);
    });
    expect(lines.size).toBe(1);
    expect([...lines]).toEqual([[]]);
    expect(states[1]).toEqual({ rung: 3, load: 6, seed: SEED });
  });

  test('is what a prover module', () => {
    const proven: number[] = [];
    prover<Ladder, Take>(module, HOUSE, SEED).walk((_state, line) => proven.push(line.at(-1)!));
    expect(proven).toEqual([0, 3, 4, 1, 3, 4, 2]);
  });

  test('a legal action that is refused is a fault of the game', () => {
    const broken = { ...ladder, legal: () => [99] };
    expect(() => walk(broken, HOUSE, start(HOUSE), () => {})).toThrow('a legal action was refused: no-way');
  });
});

interface Climbed {
  readonly load: number;
  readonly top: boolean;
  readonly chance: number;
}

/** Every way up, read off the ladder itself: no game, no step. */
const climbs = ({ rungs, limit }: Ladder, rung = 0, load = 0, chance = 1): readonly Climbed[] => {
  const ways = rungs[rung]!;
  if (load > limit || ways.length === 0) return [{ load, top: rung === rungs.length - 1, chance }];
  return ways.flatMap(({ to, weight }) => climbs({ rungs, limit }, to, load + weight, chance / ways.length));
};

const ladders: fc.Arbitrary<Ladder> = fc.integer({ min: 2, max: 6 }).chain((count) =>
  fc.record({
    limit: fc.integer({ min: 0, max: 10 }),
    rungs: fc.tuple(
      ...Array.from({ length: count }, (_, rung) => {
        const way = fc.record({
          text: fc.constant('step'),
          to: fc.integer({ min: Math.min(rung + 1, count - 1), max: count - 1 }),
          weight: fc.integer({ min: 0, max: 4 }),
        });
        if (rung === count - 1) return fc.constant([]);
        return fc.array(way, { minLength: rung === 0 ? 1 : 0, maxLength: 4 });
      }),
    ),
  }),
);

describe('the lines of a ladder', () => {
  test('are counted as trying every way counts them', () => {
    const met = { won: 0, lost: 0 };
    fc.assert(
      fc.property(ladders, (setup) => {
        const all = climbs(setup);
        const wins = all.filter(({ load, top }) => top && load <= setup.limit);
        const found = countLines(ladder, setup, start(setup));
        expect(found).toMatchObject({ lines: all.length, wins: wins.length });
        expect(found.chance).toBeCloseTo(
          wins.reduce((sum, { chance }) => sum + chance, 0),
          12,
        );
        met[wins.length > 0 ? 'won' : 'lost'] += 1;
      }),
      { seed: 20260101, numRuns: 200 },
    );
    expect(Math.min(met.won, met.lost)).toBeGreaterThan(20);
  });

  test('end somewhere: the chances of all ends are 1 together, and each branching shares out its own', () => {
    fc.assert(
      fc.property(ladders, (setup) => {
        let ends = 0;
        const open = new Map<string, number>([['', 1]]);
        walk(ladder, setup, start(setup), (_state, line: readonly Take[], chance, ended) => {
          const before = line.slice(0, -1).join();
          open.set(before, open.get(before)! - chance);
          if (ended) ends += chance;
          else open.set(line.join(), chance);
        });
        expect(ends).toBeCloseTo(1, 12);
        for (const left of open.values()) expect(left).toBeCloseTo(0, 12);
      }),
      { seed: 20260101, numRuns: 200 },
    );
  });
});
