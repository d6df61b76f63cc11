import { type DailyModule, fail, type Json, ok } from '@lockstep/kernel';
import { gameModule as protocol } from '@lockstep/protocol';

/** What a toy Daily is dealt from, and what it promises: a pack small enough to see through. */
export interface ToyPack {
  readonly impact: number;
  /** One deal in so many fails. */
  readonly fails: number;
  readonly mostScrutiny: number;
  readonly leastResistance: number;
}

const PACK = { impact: 12, fails: 4, mostScrutiny: 1, leastResistance: 60 };

export const toyPack = (changes: Partial<ToyPack> = {}): Json => ({ ...PACK, ...changes });

interface Dealt {
  readonly script: {
    readonly target: string;
    readonly scrutiny: number;
    readonly resistance: number;
    readonly scans: number;
    readonly tuning: { readonly audit_heal: number };
  };
}

const card = (id: string, impact: number): Json => ({ id, name: id, impact, trust: 'PLAUSIBLE', tags: [] });
const OPEN: Json = { id: 'OPEN', line: 'Anything.', path: [{ at_least: 1 }, { at_most: 2 }] };

/**
 * Puzzles of Protocol whose promises are read off the setup, so that thousands can be tried in a test. The pack's own two numbers
 * travel in fields that this toy has no other use for.
 */
export const toy: DailyModule = {
  ...protocol,
  daily: {
    ...protocol.daily,
    dealer: (pack: ToyPack, stream, constraints) => {
      if (stream.below(pack.fails) === 0) return fail('no deal');
      return ok({
        target: typeof constraints.target === 'string' ? constraints.target : 'FRIDGE',
        scrutiny: stream.below(5),
        resistance: stream.below(100) + 1,
        scans: pack.mostScrutiny,
        tuning: { keep: 2, audit_heal: pack.leastResistance },
        schedule: [{ from: 1, protocol: 'OPEN' }],
        protocol: [OPEN],
        card: [card('one', pack.impact), card('two', pack.impact)],
      });
    },
    promises: [
      {
        name: 'calm',
        wanted: 'little Scrutiny',
        test: ({ setup }) => {
          const { scrutiny, scans } = (setup as Dealt).script;
          return { measured: `Scrutiny ${scrutiny}`, miss: Math.max(0, scrutiny - scans) };
        },
      },
      {
        name: 'heavy',
        wanted: 'much Resistance',
        test: ({ setup }) => {
          const { resistance, tuning } = (setup as Dealt).script;
          return { measured: `Resistance ${resistance}`, miss: Math.max(0, tuning.audit_heal - resistance) };
        },
      },
    ],
    facts: ({ setup }) => {
      const { target, scrutiny, resistance } = (setup as Dealt).script;
      const mood = scrutiny === 0 ? 'still' : 'tense';
      return {
        grade: scrutiny + 1,
        numbers: { par: 3, excellent: resistance, safe: 2, random: 7 },
        line: [],
        themes: { target: [target], mood: [mood] },
      };
    },
    /** A mood on at most four days. */
    week: (days) =>
      ['still', 'tense'].filter((mood) => days.filter(({ themes }) => themes.mood?.includes(mood)).length > 4),
    constraintsFor: (_pack, day, beyondSchedule) => ({ target: `${beyondSchedule ? 'ALONE' : 'DAY'}-${day}` }),
  },
};
