import { fc } from '@lockstep/conformance';
import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { ACTIVITIES, LOCATIONS, PROOFS, STATES, TRUSTS, testimony } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from '../case.ts';
import { readContent } from '../content.fixture.ts';
import { freeplay } from '../freeplay.ts';
import { type Fields, find, kinds, koa, play, read, SEED, shown } from '../small.fixture.ts';

const two = (n: number): string => String(n).padStart(2, '0');

const card = fc
  .record({
    power: fc.integer({ min: 1, max: 12 }),
    trust: fc.constantFrom(...TRUSTS),
    proof: fc.constantFrom(...PROOFS.filter((proof) => proof !== 'ALERTNESS')),
    minute: fc.integer({ min: 0, max: 40 }),
    location: fc.constantFrom(...LOCATIONS),
    state: fc.constantFrom(...STATES),
    activity: fc.constantFrom(...ACTIVITIES),
    refutes: fc.constantFrom(null, null, null, 'FIRST', 'SECOND'),
  })
  .map(({ power, trust, proof, minute, refutes, ...claims }) =>
    refutes === null
      ? {
          power,
          trust,
          proves: [proof],
          claims: { timeRange: [`01:${two(minute)}`, `01:${two(minute)}`], ...claims },
        }
      : { power, trust, refutes: [refutes] },
  );

const cases = fc
  .record({
    cards: fc.array(card, { minLength: 3, maxLength: 7 }),
    targets: fc.tuple(fc.constantFrom(...PROOFS), fc.constantFrom(...PROOFS)),
    resistance: fc.integer({ min: 5, max: 60 }),
    choices: fc.string().map(parseSeed),
  })
  .map(({ cards, targets, resistance, choices }) => ({
    choices,
    resistance,
    case: {
      id: 'made',
      title: 'Made',
      target: 'FRIDGE',
      act: 1,
      line: 'As it came.',
      difficulty: 'EASY',
      concern: [cards.flatMap((one) => ('proves' in one ? one.proves : []))[0] ?? 'INTENT'],
      counter: [
        { id: 'FIRST', name: 'First', targets: [targets[0]] },
        { id: 'SECOND', name: 'Second', targets: [targets[1]] },
      ],
      card: [
        ...cards.map((one, i) => ({ id: `card-${i}`, name: `Card ${i}`, ...one })),
        { id: 'sure', name: 'Sure', power: 2, trust: 'VERIFIED', proves: ['INTENT'] },
      ].slice(0, 8),
      down: [{ id: 'down', name: 'Down', power: 1, trust: 'VERIFIED', proves: ['INTENT'] }],
    },
  }));

/** Plays SUBMITs alone in both games, side by side, until one of them is over. */
const sideBySide = (written: Fields, daily: unknown, choices: ReturnType<typeof parseSeed>): number => {
  const run = read(written);
  const parsed = testimony.parseSetup(daily);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const puzzle = parsed.value;
  const stream = openStream(choices, 'choices');
  let ours = freeplay.start(run, SEED);
  let theirs = testimony.start(puzzle, SEED);
  let tokens = ours.koa!.tokens;
  for (let steps = 0; ; steps += 1) {
    const legal = testimony.legal(puzzle, theirs, 0);
    const submits = ours.koa
      ? freeplay.legal(run, ours, 0).filter((one) => one.kind === 'koa' && one.move.move === 'submit')
      : [];
    const over = testimony.outcome(puzzle, theirs);
    if (over) {
      if (over.reason === 'nothing-left') return steps;
      expect(ours.cache || ours.ended !== null).toBe(true);
      expect(ours.ended).toBe(over.result === 'won' ? null : 'lost');
      return steps;
    }
    expect(submits.map((one) => freeplay.format(run, one))).toEqual(legal.map((one) => testimony.format(puzzle, one)));
    const at = stream.below(legal.length);
    const [mine, yours]: [{ kind: string }[], { kind: string; counters?: readonly string[] | null }[]] = [[], []];
    const nextOurs = freeplay.step(run, ours, 0, submits[at]!, mine as never);
    const nextTheirs = testimony.step(puzzle, theirs, 0, legal[at]!, yours as never);
    if (nextOurs instanceof Refusal || nextTheirs instanceof Refusal) throw new Error('refused');
    const ends = ['granted', 'denied'];
    expect(mine.slice(0, yours.length - yours.filter(({ kind }) => ends.includes(kind)).length)).toEqual(
      yours.filter(({ kind }) => !ends.includes(kind)),
    );
    ours = nextOurs;
    theirs = nextTheirs;
    if (!ours.koa) continue;
    expect(ours.koa.story).toEqual(theirs);
    const refuted = yours.reduce((sum, one) => sum + (one.kind === 'refuted' ? (one.counters?.length ?? 0) : 0), 0);
    tokens = Math.min(3, tokens + refuted);
    expect(ours.koa.tokens).toBe(tokens);
  }
};

describe('[F3] SUBMIT is the Daily’s own', () => {
  test('[F3] a night of SUBMITs alone is, step for step and event for event, the Daily’s puzzle, but for tokens', () => {
    let steps = 0;
    fc.assert(
      fc.property(cases, ({ case: one, resistance, choices }) => {
        const written = koa({
          case: [one],
          scene: { id: 'one', title: 'One', line: 'One night and a cache.', edition: 'testimony', minutes: 1 },
          koa: { EASY: { resistance, turns: 6 } },
        });
        const acts = { ...(written.scene as Fields), acts: [['made'], ['made']] };
        const { id: _, title: __, act: ___, line: ____, down: _____, ...puzzle } = one;
        const daily = { ...puzzle, visibility: 'HIDDEN', resistance, turns: 6 };
        steps += sideBySide({ ...written, scene: acts }, daily, choices);
      }),
      { seed: 20260101, numRuns: 60 },
    );
    expect(steps).toBeGreaterThan(60);
  });

  test('[F17] where a refutation is not known, a preview tells neither its tokens nor what a win would bring', () => {
    const easy = koa({ koa: { EASY: { resistance: 3, turns: 6 } } });
    const seen = shown(easy, 'submit cap1 log1').events;
    expect(find(seen, 'refuted')?.counters).toBeNull();
    expect(kinds(seen).filter((kind) => /^koa|credits|act|cache/.test(kind))).toEqual([]);
    const all = koa({ koa: { EASY: { resistance: 3, turns: 6 }, tokens_at_start: 3 } });
    expect(kinds(shown(all, 'flag', 'flag', 'submit cap1 log1').events)).toEqual(
      expect.arrayContaining(['koa-token', 'koa-won', 'credits-gained', 'cache-opened']),
    );
  });

  test('[F17] and a lost night ends with the submission where the answer decides what stays open', () => {
    const last = koa({ koa: { EASY: { resistance: 4, turns: 1 } } });
    expect(kinds(shown(last, 'submit snap1').events).at(-1)).toBe('turn-ended');
    expect(shown(last, 'submit snap1').outcome).toMatchObject({ result: 'lost', reason: 'lost' });
    expect(kinds(play(last, 'submit snap1').events).slice(-3)).toEqual(['concerns-open', 'koa-lost', 'run-lost']);
  });

  test('[F3] and so is every case that ships', () => {
    const pack = readContent();
    for (const one of pack.case) {
      const scene = { ...pack.run.find(({ edition }) => edition === 'testimony')!, acts: [[one.id], [one.id]] };
      const written = { ...koa(), case: pack.case, koa: pack.koa, scene } as Fields;
      const { card: _, ...puzzle } = puzzleOf(one, pack.koa, { resistance: 0, turns: 0 }) as Fields;
      expect(sideBySide(written, { ...puzzle, card: one.card }, parseSeed(one.id))).toBeGreaterThan(0);
    }
  });
});
