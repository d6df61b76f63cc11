import type { Actor } from './actor.ts';
import { areaOf } from './effect.ts';
import type { Kit } from './kit.ts';
import { MAJOR } from './move.ts';
import { hasBit, noNumbers, setActor, WARDED } from './numbers.ts';
import { hitChances } from './odds.ts';
import type { Setup } from './setup.ts';
import { PILLARS } from './vocabulary.ts';
import { FORMER_THREAT, type Threat } from './weights.ts';

const HUNDRED = 100;

/** A participant as the rating sees it, and what its Majors come to against each of the other side: in degrees, Wards down and up. */
interface Weighed {
  readonly actor: Actor;
  readonly blows: readonly (readonly (readonly [open: number, shut: number])[])[];
}

/** A fight before its first action: all of it that no weight changes. */
export interface Matchup {
  readonly heroes: readonly Weighed[];
  readonly foes: readonly Weighed[];
  /** Invokes that the heroes begin with. */
  readonly invokes: number;
}

/** Majors that an actor can use round after round, where these pillars may be attacked. */
const blowsOf = ({ kits }: Setup, { kit }: Actor, pillars: number): readonly Kit[] =>
  kit
    .map((place) => kits[place]!)
    .filter(
      ({ does, action, prepared, uses, domain, at }) =>
        does === 'ATTACK' && action === 'MAJOR' && !prepared && uses === 0 && domain < 0 && hasBit(pillars, at),
    );

/** No one is hurt yet; the Wards of the target are down, or up. */
const unhurt = ({ actors }: Setup, target: number, up: number): readonly number[] => {
  const numbers = noNumbers(actors.length);
  for (let pillar = 0; pillar < PILLARS.length; pillar += 1) setActor(numbers, target, WARDED + pillar, up);
  return numbers;
};

/** What every Major of one comes to against another. */
const blowsAt = (
  setup: Setup,
  pillars: number,
  actor: Actor,
  target: Actor,
  others: number,
): Weighed['blows'][number] => {
  const [down, up] = [0, 1].map((ward) => ({ actors: unhurt(setup, target.index, ward) }));
  return blowsOf(setup, actor, pillars).map((kit) => {
    const reached = 1 + Math.min(others, areaOf(actor, kit, MAJOR)) / 2;
    const expected = (state: { readonly actors: readonly number[] }): number =>
      hitChances(setup, state, { actor, kit, slot: MAJOR, target, assists: 0, invoke: 0 }).degree.reduce(
        (sum, chance, f) => sum + f * chance * reached,
        0,
      );
    return [expected(down!), expected(up!)] as const;
  });
};

export const matchupOf = (setup: Setup, beat: number): Matchup => {
  const pillars = setup.grounds[beat]?.pillars ?? 0;
  const sides = [0, 1].map((seat) =>
    setup.actors.filter((one) => one.seat === seat && (seat === 0 || one.beat === beat)),
  );
  const [heroes, foes] = sides.map((side, seat) =>
    side.map((actor) => {
      const others = sides[1 - seat]!;
      return { actor, blows: others.map((target) => blowsAt(setup, pillars, actor, target, others.length - 1)) };
    }),
  );
  return { heroes: heroes!, foes: foes!, invokes: setup.script.difficulty.invokes };
};

const tempoOf = ({ minor, bonus }: Threat, { budgets, overs }: Actor): number => {
  const budget = budgets[overs[0]!]!;
  return budget.major + (budget.minor * minor + budget.bonus * bonus) / HUNDRED;
};

const stayingOf = ({ segment, minion, ladder }: Threat, { clocks, role }: Actor): number => {
  const segments = clocks.reduce((sum, size) => sum + size, 0);
  return (segments > 0 ? segments * segment : role.out < 3 ? minion : ladder) / HUNDRED;
};

/** The best of some Majors, with Wards up for part of the fight. */
const power = ({ edge, ward = FORMER_THREAT.ward }: Threat, blows: Weighed['blows'][number]): number => {
  const up = ward / HUNDRED;
  return blows.reduce((best, [open, shut]) => Math.max(best, (1 - up) * open + up * shut), 0) + edge / HUNDRED;
};

/** What one side does to another in a round, over what the other can take. */
const pressure = (weights: Threat, mine: readonly Weighed[], theirs: readonly Weighed[]): number => {
  const staying = theirs.reduce((sum, { actor }) => sum + stayingOf(weights, actor), 0);
  let dealt = 0;
  for (const { actor, blows } of mine)
    theirs.forEach((other, i) => {
      dealt += (tempoOf(weights, actor) * stayingOf(weights, other.actor) * power(weights, blows[i]!)) / staying;
    });
  return dealt / staying;
};

/** How likely the heroes win the fight of a beat, in a hundred, before the first action; and whether that is over the limit. */
export interface Rating {
  readonly chance: number;
  /** The interval in which nine of ten such fights are won; of a fight that was measured as it is met, that of the measurement. */
  readonly low: number;
  readonly high: number;
  readonly over: boolean;
}

const remembered = new WeakMap<Setup, Map<number, Rating>>();

/** As the fight was measured, else by the weights of the setup's own pack. */
export const rate = (setup: Setup, beat: number): Rating => {
  const memory = remembered.get(setup) ?? new Map<number, Rating>();
  remembered.set(setup, memory);
  const rating = memory.get(beat) ?? measuredIn(setup, beat) ?? rateWith(matchupOf(setup, beat), setup.script.threat);
  memory.set(beat, rating);
  return rating;
};

/** Two standard errors: 95 of a hundred measurements. */
const ERRORS = 2;

/** The share of the games that were won, with Wilson's interval. */
const measuredIn = ({ script, grounds }: Setup, beat: number): Rating | undefined => {
  const row = grounds[beat]?.fight.met?.find(({ difficulty }) => difficulty === script.difficulty.id);
  if (!row) return undefined;
  const { won, games } = row;
  const more = ERRORS * ERRORS;
  const middle = (won + more / 2) / (games + more);
  const half = (ERRORS * Math.sqrt((won * (games - won)) / games + more / 4)) / (games + more);
  const chance = Math.round((HUNDRED * won) / games);
  return {
    chance,
    low: Math.max(0, Math.floor(HUNDRED * (middle - half))),
    high: Math.min(HUNDRED, Math.ceil(HUNDRED * (middle + half))),
    over: chance < script.threat.limit,
  };
};

const worthOf = (weights: Threat, side: readonly Weighed[]): number =>
  side.reduce((odds, { actor }) => (odds * (weights.worth?.[actor.character.id] ?? HUNDRED)) / HUNDRED, 1);

export const rateWith = ({ heroes, foes, invokes }: Matchup, weights: Threat): Rating => {
  if (foes.length === 0) return { chance: HUNDRED, low: HUNDRED, high: HUNDRED, over: false };
  const {
    favour = FORMER_THREAT.favour,
    crowd = FORMER_THREAT.crowd,
    company = FORMER_THREAT.company,
    invoke = FORMER_THREAT.invoke,
    spread = FORMER_THREAT.spread,
  } = weights;
  // Numbers count in what is dealt and in what can be taken: twice. `company` is how many more each side is thought to be.
  const more = company / TEN;
  const numbers = (foes.length * (heroes.length + more)) / (heroes.length * (foes.length + more));
  const ratio = (numbers * numbers * pressure(weights, heroes, foes)) / pressure(weights, foes, heroes);
  let odds = ((favour / HUNDRED) * worthOf(weights, heroes)) / worthOf(weights, foes);
  for (let i = 0; i < weights.sharp; i += 1) odds *= ratio;
  for (let i = 1; i < foes.length; i += 1) odds *= crowd / HUNDRED;
  for (let i = 0; i < invokes; i += 1) odds *= invoke / HUNDRED;
  const chance = Math.round((HUNDRED * odds) / (1 + odds));
  return {
    chance,
    low: Math.max(0, chance - spread),
    high: Math.min(HUNDRED, chance + spread),
    over: chance < weights.limit,
  };
};
const TEN = 10;
