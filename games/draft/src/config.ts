import type { Issue, Path } from '@lockstep/kernel';
import { integer, issue, text } from '@lockstep/shape';
import * as v from 'valibot';

const THOUSAND = 1000;

/** A number as it is written, in thousandths; undefined where it has no such form. */
const thousandths = (written: number | string): number | undefined => {
  const value = typeof written === 'number' ? written : /^\d{1,6}(?:\.\d{1,3})?$/.test(written) ? Number(written) : NaN;
  const whole = Math.round(value * THOUSAND);
  return Math.abs(value * THOUSAND - whole) < 1e-6 ? whole : undefined;
};

/** "1.4" is 1400. What a parsed configuration holds is such text, since a pack is hashed and has whole numbers only. */
export const milli = (decimal: string): number => thousandths(decimal)!;

const decimal = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.check((written) => {
      const value = thousandths(written);
      return value !== undefined && value >= least * THOUSAND && value <= most * THOUSAND;
    }, `a number from ${least} to ${most} with at most three decimals`),
    v.transform((written) => String(thousandths(written)! / THOUSAND)),
  );

const COPIES = integer(0, 10);

/** The greatest exponent; whether a pool can bear it is looked at with its cards (`too-steep`). */
const STEEPEST = 4;

/** RES "TOML Configuration Reference", section for section; what RES does not print is in `house` (R7, R10). */
export const CONFIG = v.strictObject({
  title: v.optional(text(40), 'Seed'),
  line: v.optional(text(160), 'The numbers as they were first written.'),
  draft_pool: v.optional(
    v.strictObject({
      copies_common: v.optional(COPIES, 4),
      copies_uncommon: v.optional(COPIES, 3),
      copies_rare: v.optional(COPIES, 2),
      copies_legendary: v.optional(COPIES, 1),
      variance_min: v.optional(decimal(0, 2), 0.75),
      variance_max: v.optional(decimal(0, 2), 1.25),
    }),
    {},
  ),
  resonance: v.optional(
    v.strictObject({
      neutral_base: v.optional(decimal(0, 1000), 3),
      floor_weight: v.optional(decimal(0, 1000), 0.5),
      affinity_exponent: v.optional(decimal(0, STEEPEST), 1.4),
    }),
    {},
  ),
  tags: v.optional(
    v.strictObject({
      tag_scale: v.optional(decimal(0, 100), 1.5),
      min_theme_cards: v.optional(integer(1, 1000), 6),
      relevance_boost: v.optional(decimal(0, 100), 2),
      depth_factor: v.optional(decimal(0, 100), 0.1),
    }),
    {},
  ),
  staleness: v.optional(v.strictObject({ staleness_factor: v.optional(decimal(0, 100), 0.3) }), {}),
  selection: v.optional(
    v.strictObject({
      enforce_resonance_diversity: v.optional(v.boolean(), true),
      enforce_rarity_guarantee: v.optional(v.boolean(), true),
    }),
    {},
  ),
  house: v.optional(
    v.strictObject({
      /** R7: no offer shows a card twice. */
      distinct_offers: v.optional(v.boolean(), true),
      /** R10 `open`: the exponent begins here and grows by `exponent_step` a pick up to `affinity_exponent`; a step of 0 leaves it there. */
      exponent_start: v.optional(decimal(0, STEEPEST), 0),
      exponent_step: v.optional(decimal(0, STEEPEST), 0),
      /** R10 `open`: what every symbol of a dreamcaller adds, in place of its own bonus; 0 leaves that. */
      dreamcaller_bonus: v.optional(integer(0, 20), 0),
      /** R10 `recency`: what a pick still counts after each further one. */
      pick_decay: v.optional(decimal(0, 1), 1),
      // The keys below came with the second edition. One that is not written has the value of the first (K9, `houseOf`).
      /** R8: whether a tag is as deep as its entries or as the names that have one; whether role tags are themes; how sharply a theme follows its score. */
      theme_depth: v.optional(v.picklist(['ENTRIES', 'NAMES'])),
      theme_roles: v.optional(v.boolean()),
      theme_power: v.optional(integer(1, 8)),
      /** R3, R4: from how many cards on an offer is guarded. */
      guarded_cards: v.optional(integer(2, 12)),
      /** R4: which card may leave for rarity. */
      rarity_slot: v.optional(v.picklist(['LIGHTEST', 'ANY'])),
      /** R6: how much staler a card is that was passed over, and how much fresher all are after a dreamscape. */
      stale_by: v.optional(integer(0, 10)),
      fresh_by: v.optional(integer(0, 10)),
    }),
    {},
  ),
});
export type Config = v.InferOutput<typeof CONFIG>;

/** A preset's house keys, every one with its value: those of the second edition are, unwritten, the rules of the first. */
export const houseOf = ({ house }: Config) => ({
  ...house,
  theme_depth: house.theme_depth ?? 'ENTRIES',
  theme_roles: house.theme_roles ?? true,
  theme_power: house.theme_power ?? 1,
  guarded_cards: house.guarded_cards ?? 4,
  rarity_slot: house.rarity_slot ?? 'LIGHTEST',
  stale_by: house.stale_by ?? 1,
  fresh_by: house.fresh_by ?? 1,
});
export type House = ReturnType<typeof houseOf>;

/** Values that are right each by itself and impossible together. */
export const checkConfig = ({ draft_pool: pool, resonance, house }: Config, path: Path): readonly Issue[] => {
  const found: Issue[] = [];
  if (milli(pool.variance_min) > milli(pool.variance_max))
    found.push(
      issue(
        'wrong-order',
        [...path, 'draft_pool', 'variance_max'],
        `at least variance_min (${pool.variance_min})`,
        pool.variance_max,
      ),
    );
  if (milli(resonance.neutral_base) === 0 && milli(resonance.floor_weight) === 0)
    found.push(
      issue(
        'no-weight',
        [...path, 'resonance', 'floor_weight'],
        'more than 0 where neutral_base is 0: nothing could be offered',
        resonance.floor_weight,
      ),
    );
  const grows = milli(house.exponent_step) > 0;
  if (grows && milli(house.exponent_start) > milli(resonance.affinity_exponent))
    found.push(
      issue(
        'wrong-order',
        [...path, 'house', 'exponent_start'],
        `at most affinity_exponent (${resonance.affinity_exponent})`,
        house.exponent_start,
      ),
    );
  return found;
};
