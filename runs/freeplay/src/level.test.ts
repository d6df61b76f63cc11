import { describe, expect, test } from 'vitest';
import { gatesOf, nightOf } from './act.ts';
import { readContent, runOf } from './content.fixture.ts';
import { freeplay } from './freeplay.ts';
import { difficultyOf } from './setup.ts';
import { aura, CLEAR, type Fields, koa, play, SEED } from './small.fixture.ts';

const level = (id: string, number: number, more: Fields = {}): Fields => ({
  id,
  name: id,
  line: 'A row.',
  number,
  ...more,
});

const HALF = [1, 2];
const LEVELS: readonly Fields[] = [
  level('gentle', -1, { turns: 2, strength: -50, resistance: -19, scrutiny: -8, charges: -2, prices: -5 }),
  level('usual', 0),
  level('two', 2, { strength: 7, strictness: [HALF, HALF, HALF], scrutiny: 3 }),
  level('one', 1, { strength: 5, turns: -1, strictness: [[3, 4], HALF, HALF], resistance: 2, prices: 1, charges: 1 }),
  level('three', 3, { audit_return: -20, turns: -3 }),
];

describe('[F11] levels', () => {
  const rows: readonly [firmware: string, object][] = [
    ['usual', { strength: 0, turns: 0, resistance: 0, strictness: null }],
    ['one', { strength: 5, turns: -1, resistance: 2, prices: 1, charges: 1, strictness: [[3, 4], HALF, HALF] }],
    ['two', { strength: 12, turns: -1, resistance: 2, scrutiny: 3, strictness: [HALF, HALF, HALF] }],
    ['three', { strength: 12, turns: -4, auditReturn: -20, strictness: [HALF, HALF, HALF] }],
    ['gentle', { strength: -50, turns: 2, resistance: -19, strictness: null }],
  ];
  test.each(rows)('[F11] %s brings its row and all between it and 0, in whatever order they are written', (id, sum) => {
    const { setup } = play(aura({ level: LEVELS, firmware: id }));
    expect(setup.difficulty).toMatchObject(sum);
  });

  test('[F11] nothing falls below what can be played', () => {
    const gentle = play(aura({ level: LEVELS, firmware: 'gentle' }));
    expect(gentle.view.gates).toMatchObject({ turns: 5 });
    expect(gentle.view.gates!.gates.map(({ strength }) => strength)).toEqual([1]);
    expect([gentle.view.scrutiny, gentle.state.gates!.charges[0]]).toEqual([0, 0]);
    const three = play(aura({ level: LEVELS, firmware: 'three' }));
    expect(three.view.gates).toMatchObject({ turns: 1 });
    expect(gatesOf(three.setup, three.state.act).tuning.audit_return).toBe(0);
    const story = play(koa({ level: LEVELS, firmware: 'gentle' }));
    expect(story.view.koa).toMatchObject({ resistance: 1, turns: 8, corroborations: 1 });
    const { offers } = play(aura({ level: LEVELS, firmware: 'gentle' }), 'inject a at gate.ONE').view;
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.every(({ cost }) => cost === 0)).toBe(true);
  });

  test('[F11] prices of a cache', () => {
    const dear = play(aura({ level: LEVELS, firmware: 'one' }), ...CLEAR[0]!);
    expect(dear.view.phase).toBe('incident');
    const one = level('one', 1, { prices: 2 });
    const { view, setup } = play(aura({ level: [level('usual', 0), one], firmware: 'one' }), ...CLEAR[0]!);
    for (const { id, cost } of view.offers)
      expect(cost).toBe(setup.script.offer.find((offer) => offer.id === id)!.cost + 2);
  });
});

describe('[F11] the levels that ship', () => {
  const pack = readContent();
  const plain = difficultyOf(pack, 'fw0');

  test('[F11] [F4] fw0 to fw8 and two friendlier, each number once; fw0 changes nothing', () => {
    expect(pack.level.map(({ number }) => number)).toEqual([-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(pack.level.map(({ id }) => id).slice(2)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `fw${n}`));
    expect(plain).toEqual({
      strength: 0,
      resistance: 0,
      turns: 0,
      scrutiny: 0,
      auditReturn: 0,
      prices: 0,
      charges: 0,
      strictness: null,
    });
  });

  test('[F4] the friendlier one: strictness 1, one more turn an act', () => {
    expect(difficultyOf(pack, 'friendly')).toMatchObject({
      turns: 1,
      strictness: [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    });
  });

  /** The numbers a line prints, "one" among them, a fraction as its two. */
  const printed = (line: string): readonly number[] =>
    [...line.matchAll(/\d+|\bone\b/g)].map(([word]) => (word === 'one' ? 1 : Number(word)));

  test.each(pack.level.map((one) => [one.id, one] as const))('[F11] %s changes what its line says', (id, one) => {
    const { strength, resistance, turns, scrutiny, audit_return, prices, charges, strictness } = one;
    const numbers = [strength, resistance, turns, scrutiny, audit_return, prices, charges].filter((n) => n !== 0);
    const said = printed(one.line.replace(/KOA’s|KOA's/g, ''));
    for (const number of numbers) expect(said).toContain(Math.abs(number));
    expect(numbers.length > 0 || strictness !== undefined).toBe(id !== 'fw0');
    if (id === 'fw0') expect(said).toEqual([]);
    if (strictness && id !== 'friendly')
      for (const [over, under] of strictness) expect(one.line).toContain(`${over}/${under}`);
    const words: readonly [number, RegExp][] = [
      [strength, /gate is (?:another )?\d+ stronger/],
      [resistance, /Resistance[^.]* \d+ (?:higher|lower|less)/],
      [turns, /one turn (?:more|less)/],
      [scrutiny, /starts with \d+ Scrutiny more/],
      [audit_return, /Audit gives \d+ more strength back/],
      [prices, /costs \d+ credit more/],
      [charges, /one time fewer/],
    ];
    for (const [number, word] of words) expect([id, word.test(one.line)]).toEqual([id, number !== 0]);
  });

  test.each(pack.level.map(({ id }) => [id] as const))('[F11] %s is felt in the run', (id) => {
    const sum = difficultyOf(pack, id);
    const usual = runOf(pack, { scene: 'aura-run' });
    const setup = runOf(pack, { scene: 'aura-run', level: id });
    const [before, after] = [freeplay.start(usual, SEED), freeplay.start(setup, SEED)];
    const [old, now] = [gatesOf(usual, before.act), gatesOf(setup, after.act)];
    expect(now.gates.map(({ strength }) => strength)).toEqual(old.gates.map((gate) => gate.strength + sum.strength));
    expect(now.script.turns).toBe(old.script.turns + sum.turns);
    expect(after.scrutiny).toBe(before.scrutiny + sum.scrutiny);
    expect(now.charges[0]).toBe(old.charges[0]! + sum.charges);
    expect(now.tuning.audit_return).toBe(old.tuning.audit_return + sum.auditReturn);
    expect(now.strictness).toEqual(sum.strictness?.[0] ?? old.strictness);
    const [tale, harder] = [runOf(pack, { scene: 'koa-run' }), runOf(pack, { scene: 'koa-run', level: id })];
    const [one, other] = [tale, harder].map((run) => nightOf(run, freeplay.start(run, SEED).act).puzzle);
    expect(other!.resistance).toBe(one!.resistance + sum.resistance);
    expect(other!.turns).toBe(one!.turns + sum.turns);
  });
});
