import type { Json } from '@lockstep/kernel';
import { judgeClaims, judgeSweep, quantityOf, type SurveySums, surveyGames } from '@lockstep/lab';
import { describe, expect, test } from 'vitest';
import { gameDir, moduleFor, packOf } from '../library.ts';
import { resolveSetup } from '../open.ts';
import { studyOf } from '../studies.ts';

const module = moduleFor('draft');
const survey = studyOf('draft')!.survey!;
const pack = packOf(module, gameDir('draft'));

const surveyed = (configuration: Json, players: readonly string[], games: number): SurveySums => {
  const { setup } = resolveSetup(module, { pack, hash: null }, survey.setupOf(pack, configuration));
  return Object.fromEntries(players.map((player) => [player, surveyGames(survey, setup, player, 0, games)]));
};

describe('what the lab finds of Quest, with the same quests every time', () => {
  const seed = surveyed('seed', ['synergy', 'rigid', 'splitter'], 45);
  const findings = judgeClaims(survey.claims, seed);
  const metOf = (claim: RegExp): readonly (boolean | null)[] =>
    findings.filter((one) => claim.test(one.claim)).map(({ met }) => met);

  const claims: readonly [clause: string, claim: RegExp, count: number][] = [
    ['RES-04 the best pick is often not the heaviest card', /heaviest/, 1],
    [
      'RES-06 decks converge to two without meaning to',
      /two resonances, drafting|one resonance without|three or more without/,
      3,
    ],
    ['RES-94 early offers follow the dreamcaller, and neutral cards are frequent', /arly offers \(1–5\)/, 2],
    ['RES-96 late offers are mostly of two resonances, and heavy', /\(16 and after\)/, 2],
    ['RES-97 a dreamcaller of one and a rigid drafter make a deck of one', /rigidly/, 1],
    ['RES-98 three resonances take setting out for them', /setting out/, 1],
  ];
  test.each(claims)('%s: met under seed', (_clause, claim, count) => {
    expect(metOf(claim)).toEqual(Array.from({ length: count }, () => true));
  });

  test('RES-03 a deck is settled by pick 5–10, under open', () => {
    const open = surveyed('open', ['synergy'], 60);
    const settled = quantityOf(open, { name: 'formed', player: 'synergy', as: 'median' })!;
    expect(settled.share).toBeGreaterThanOrEqual(5);
    expect(settled.share).toBeLessThanOrEqual(10);
  });

  test('RES-05 two quests of one dreamcaller share less under open, whose pools vary more, than under seed', () => {
    const overlap = { name: 'overlap', player: 'synergy', as: 'mean', per: 1000 } as const;
    const open = quantityOf(surveyed('open', ['synergy'], 45), overlap)!;
    expect(open.share).toBeLessThan(0.4);
    expect(open.high).toBeLessThan(quantityOf(seed, overlap)!.low);
  });

  test('RES-95 the weight of a card of both main resonances grows from pick to pick', () => {
    const at = (pick: number): number =>
      quantityOf(seed, { name: 'pair weight', player: 'synergy', as: 'mean', per: 100, places: [pick, pick] })!.share;
    expect(at(1)).toBeLessThan(at(6));
    expect(at(6)).toBeLessThan(at(14));
    expect(at(6)).toBeGreaterThan(25);
  });

  test('RES-52 the pool converges earlier the higher the exponent', () => {
    const [sweep] = survey.sweeps;
    const rows = sweep!
      .over(pack)
      .map(({ name, configuration }) => ({ name, surveyed: surveyed(configuration, ['synergy'], 20) }));
    expect(judgeSweep(sweep!, rows).met).toBe(true);
  });
});
