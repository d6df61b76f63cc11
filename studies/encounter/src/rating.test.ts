import { namesIn, readFiles } from '@lockstep/conformance';
import {
  bots,
  type Event,
  encounter,
  gameModule,
  matchupOf,
  type Pack,
  rate,
  rateWith,
  type Setup,
  skirmish,
} from '@lockstep/encounter';
import { type Json, openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { fitRating, fought, missOf } from './rating.ts';

const HOME = new URL('../../../content/encounter/', import.meta.url);
const loaded = load(readFiles(HOME, namesIn(HOME, '.toml')), gameModule.pack.parse);
const pack = loaded.value as Pack;

const resolved = (written: Json): Setup => {
  const setup = encounter.parseSetup(gameModule.pack.resolve(pack, written));
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value;
};
const setupOf = (party: readonly string[], foes: readonly string[]): Setup => resolved(skirmish(party, foes));

/** The fights of one game of greedy players on both sides, and whether the heroes won them. */
const fightsOf = (setup: Setup, name: string): readonly { readonly beat: number; readonly won: boolean }[] => {
  const seed = parseSeed(name);
  const streams = [openStream(seed, 'bot 0'), openStream(seed, 'bot 1')];
  const found: { beat: number; won: boolean }[] = [];
  let state = encounter.start(setup, seed);
  while (encounter.outcome(setup, state) === undefined) {
    const [seat] = encounter.toMove(setup, state);
    const events: Event[] = [];
    const next = encounter.step(setup, state, seat!, bots.greedy!.choose(setup, state, seat!, streams[seat!]!), events);
    if (next instanceof Refusal) throw new Error(next.code);
    for (const event of events)
      if (event.kind === 'fight-ended') found.push({ beat: state.beat, won: event.result === 'WON' });
    state = next;
  }
  return found;
};

const SCENE_GAMES = 12;
const GAMES = 40;
const played = (party: readonly string[], foes: readonly string[]) => {
  const setup = setupOf(party, foes);
  let won = 0;
  for (let i = 0; i < GAMES; i += 1) if (fightsOf(setup, `drift ${i}`)[0]!.won) won += 1;
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

  const SCENES = ['bridge-at-dusk', 'hollow-abbot', 'river-gate'];
  const WARNED_MOST = 50;
  const FAIR_LEAST = 12;
  test.each(SCENES)(
    '[E41] [E11] %s: what is warned of is lost more often than won, what is not is no lost cause',
    (scene) => {
      for (const difficulty of ['STANDARD', 'HARD']) {
        const setup = resolved({ scene, difficulty });
        const met = new Map<number, number[]>();
        for (let i = 0; i < SCENE_GAMES; i += 1)
          for (const { beat, won } of fightsOf(setup, `warned ${i}`))
            met.set(beat, [...(met.get(beat) ?? []), won ? 100 : 0]);
        const often = [...met].filter(([, results]) => results.length >= SCENE_GAMES / 2);
        expect(often.length).toBeGreaterThan(0);
        for (const [beat, results] of often) {
          const share = results.reduce((sum, one) => sum + one, 0) / results.length;
          if (rate(setup, beat).over) expect(share).toBeLessThan(WARNED_MOST);
          else expect(share).toBeGreaterThan(FAIR_LEAST);
        }
      }
    },
  );

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
