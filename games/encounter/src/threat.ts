import type { Actor } from './actor.ts';
import type { Setup } from './setup.ts';
import { defenceOf, offenceOf, virtualsOf } from './sheet.ts';
import { PILLAR_KEYS } from './vocabulary.ts';
import type { Threat } from './weights.ts';

/** A side as the rating sees it. */
interface Weighed {
  readonly tempo: number;
  readonly staying: number;
  readonly ocr: readonly number[];
  readonly dcr: readonly number[];
}

const HUNDRED = 100;

const weigh = (setup: Setup, weights: Threat, actor: Actor): Weighed => {
  const budget = actor.budgets[actor.overs[0]!]!;
  const virtuals = virtualsOf(actor.character, setup.kits, setup.tuning);
  const traits = PILLAR_KEYS.map((key, i) => ({
    ...actor.character[key],
    attack: actor.attack[i]!,
    defense: actor.defense[i]!,
  }));
  const segments = actor.clocks.reduce((sum, size) => sum + size, 0);
  const staying = segments > 0 ? segments * weights.segment : actor.role.out < 3 ? weights.minion : weights.ladder;
  return {
    tempo: budget.major + (budget.minor * weights.minor + budget.bonus * weights.bonus) / HUNDRED + actor.role.area / 2,
    staying: staying / HUNDRED,
    ocr: traits.map((pillar, i) => offenceOf(pillar, virtuals[i]!)),
    dcr: traits.map(defenceOf),
  };
};

const fourth = (x: number): number => x * x * x * x;

/** What one side does to another in a round, over what the other can take: each attacks the pillar that suits it best. */
const pressure = (weights: Threat, mine: readonly Weighed[], theirs: readonly Weighed[]): number => {
  const staying = theirs.reduce((sum, one) => sum + one.staying, 0);
  let dealt = 0;
  for (const one of mine)
    for (const other of theirs) {
      const edge = Math.max(...one.ocr.map((ocr, i) => ocr - other.dcr[i]!));
      dealt += (one.tempo * other.staying * fourth(Math.max(0.1, 1 + edge / weights.edge))) / staying;
    }
  return dealt / staying;
};

/** How likely the heroes win the fight of a beat, in a hundred, before the first action; and whether that is over the limit. */
export interface Rating {
  readonly chance: number;
  readonly over: boolean;
}

export const rate = (setup: Setup, beat: number, weights: Threat = setup.script.threat): Rating => {
  const heroes = setup.actors.filter(({ seat }) => seat === 0).map((actor) => weigh(setup, weights, actor));
  const foes = setup.actors.filter((actor) => actor.beat === beat).map((actor) => weigh(setup, weights, actor));
  if (foes.length === 0) return { chance: HUNDRED, over: false };
  const ratio = pressure(weights, heroes, foes) / pressure(weights, foes, heroes);
  let odds = 1;
  for (let i = 0; i < weights.sharp; i += 1) odds *= ratio;
  const chance = Math.round((HUNDRED * odds) / (1 + odds));
  return { chance, over: chance < weights.limit };
};
