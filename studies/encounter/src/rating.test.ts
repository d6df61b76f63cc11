import { shippedPack, shippedSetup } from '@lockstep/conformance';
import { gameModule, matchupOf, rate, rateWith, type Setup, skirmish } from '@lockstep/encounter';
import type { Json } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { fightsOf, metIn } from './met.ts';
import { fightResult, fitRating, missOf } from './rating.ts';

const pack = shippedPack(gameModule);

const resolved = (written: Json): Setup => shippedSetup(gameModule, written);
const setupOf = (party: readonly string[], foes: readonly string[]): Setup => resolved(skirmish(party, foes));

const SCENE_GAMES = 24;
/** Some fights are off the way that most take. */
const MET_LEAST = 20;
const GAMES = 40;
const played = (party: readonly string[], foes: readonly string[]) => {
  const setup = setupOf(party, foes);
  let won = 0;
  for (let i = 0; i < GAMES; i += 1) if (fightsOf(setup, `drift ${i}`)[0]!.won) won += 1;
  return fightResult(setup, (100 * won) / GAMES);
};

describe('[E41] the rating and play', () => {
  const HEROES = ['lin-yue', 'bao-shen', 'madam-qiao', 'sister-wei', 'jin', 'old-tao'];
  const FOES = ['captain-hu', 'magistrate-sun', 'gate-guards', 'lantern-thief'];

  /** Of so few games the share itself is off by six points on average. */
  test('[E41] [E11] ADR8-46 on a seeded sample the weights of the pack have not drifted from play', () => {
    const fights = HEROES.flatMap((hero) => FOES.map((foe) => played([hero], [foe])));
    expect(missOf(fights, pack.threat).mean).toBeLessThan(11);
    const lean = fights.reduce((sum, { matchup, won }) => sum + rateWith(matchup, pack.threat).chance - won, 0);
    expect(Math.abs(lean / fights.length)).toBeLessThan(8);
  });

  const WARNED_MOST = 50;
  const FAIR_LEAST = 12;
  /** Of 24 games a share is off by 20 points once in twenty. */
  const DRIFT_MOST = 28;
  const rows = ['bridge-at-dusk', 'hollow-abbot', 'river-gate'].flatMap((scene) =>
    ['STANDARD', 'HARD'].map((difficulty) => ({ scene, difficulty })),
  );
  test.each(rows)(
    '[E41] [E11] $scene, $difficulty: a fight is won about as often as it is rated; what is warned of is lost more often than won, what is not is no lost cause',
    ({ scene, difficulty }) => {
      const setup = resolved({ scene, difficulty });
      const often = metIn(setup, SCENE_GAMES, 'warned').filter(({ games }) => games >= SCENE_GAMES / 2);
      expect(often.length).toBeGreaterThan(0);
      for (const { beat, won, games } of often) {
        const share = (100 * won) / games;
        expect(Math.abs(rate(setup, beat).chance - share)).toBeLessThan(DRIFT_MOST);
        if (rate(setup, beat).over) expect(share).toBeLessThan(WARNED_MOST);
        else expect(share).toBeGreaterThan(FAIR_LEAST);
      }
    },
  );

  test('[E41] [E11] every fight of every scene was measured, at STORY where enough come to it', () => {
    const fights = pack.scene.flatMap(({ id, beat }) =>
      beat.flatMap(({ id: at, fight }) => (fight ? [{ place: `${id} ${at}`, met: fight.met ?? [] }] : [])),
    );
    expect(fights.length).toBeGreaterThan(7);
    // The bots take the way past the sluice that needs no blow: too few games come to its fight.
    expect(fights.filter(({ met }) => met.length === 0).map(({ place }) => place)).toEqual(['high-water sluice-fight']);
    for (const { place, met } of fights.filter(({ met }) => met.length > 0)) {
      const rows = met.map(({ difficulty }) => difficulty);
      expect(
        rows.filter((row) => row !== 'STORY'),
        place,
      ).toEqual(['STANDARD', 'HARD']);
      expect(rows, place).toEqual([...new Set(rows)]);
      for (const { games } of met) expect(games, place).toBeGreaterThanOrEqual(MET_LEAST);
    }
  });

  test('[E41] a fit finds weights that foretell what it was given', () => {
    const other = { ...pack.threat, sharp: 2, favour: 60, ladder: 300, segment: 160 };
    const fights = FOES.flatMap((foe) =>
      HEROES.map((hero) => {
        const setup = setupOf([hero, 'old-tao' === hero ? 'jin' : 'old-tao'], [foe, foe]);
        return fightResult(setup, rateWith(matchupOf(setup, 0), other).chance);
      }),
    );
    const { weights, unseen } = fitRating(fights, 30);
    expect(missOf(fights, weights).mean).toBeLessThan(missOf(fights, pack.threat).mean);
    expect(missOf(fights, weights).mean).toBeLessThan(3);
    expect(unseen.mean).toBeLessThan(8);
    expect(weights).toMatchObject({ limit: 30, spread: unseen.spread });
    expect(Object.keys(weights.worth ?? {})).toEqual([...HEROES, ...FOES].sort());
  });
});
