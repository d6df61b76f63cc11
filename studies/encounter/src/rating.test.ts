import { namesIn, readFiles } from '@lockstep/conformance';
import { bots, encounter, gameModule, matchupOf, type Pack, rateWith, type Setup, skirmish } from '@lockstep/encounter';
import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { fitRating, fought, missOf } from './rating.ts';

const HOME = new URL('../../../content/encounter/', import.meta.url);
const loaded = load(readFiles(HOME, namesIn(HOME, '.toml')), gameModule.pack.parse);
const pack = loaded.value as Pack;

const setupOf = (party: readonly string[], foes: readonly string[]): Setup => {
  const setup = encounter.parseSetup(gameModule.pack.resolve(pack, skirmish(party, foes)));
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value;
};

/** Whether greedy heroes win against greedy foes. */
const isWon = (setup: Setup, name: string): boolean => {
  const seed = parseSeed(name);
  const streams = [openStream(seed, 'bot 0'), openStream(seed, 'bot 1')];
  let state = encounter.start(setup, seed);
  for (let outcome = encounter.outcome(setup, state); !outcome; outcome = encounter.outcome(setup, state)) {
    const [seat] = encounter.toMove(setup, state);
    const next = encounter.step(setup, state, seat!, bots.greedy!.choose(setup, state, seat!, streams[seat!]!));
    if (next instanceof Refusal) throw new Error(next.code);
    state = next;
  }
  return state.result === 1;
};

const GAMES = 40;
const played = (party: readonly string[], foes: readonly string[]) => {
  const setup = setupOf(party, foes);
  let won = 0;
  for (let i = 0; i < GAMES; i += 1) if (isWon(setup, `drift ${i}`)) won += 1;
  return fought(setup, (100 * won) / GAMES);
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

  test('[E41] a fit finds weights that foretell what it was given', () => {
    const other = { ...pack.threat, sharp: 2, favour: 60, ladder: 300, segment: 160 };
    const fights = HEROES.flatMap((hero) =>
      FOES.map((foe) => {
        const setup = setupOf([hero, 'old-tao' === hero ? 'jin' : 'old-tao'], [foe, foe]);
        return fought(setup, rateWith(matchupOf(setup, 0), other).chance);
      }),
    );
    const found = fitRating(fights, 30);
    expect(missOf(fights, found).mean).toBeLessThan(missOf(fights, pack.threat).mean);
    expect(missOf(fights, found).mean).toBeLessThan(3);
    expect(found.limit).toBe(30);
  });
});
