import { hasModifier, type Setup } from './setup.ts';
import type { State } from './state.ts';

/** [G24] DOOR_CHAIN: a gate takes so much while another that is open is stronger. */
export const chainFactor = ({ tuning }: Pick<Setup, 'tuning'>): readonly [number, number] => tuning.chained ?? [1, 2];

/** [G24] SOLIDARITY: what every other open gate gets back when one is cleared. */
export const solidarityReturn = ({ tuning }: Pick<Setup, 'tuning'>): number => tuning.solidarity_return ?? 10;

/** [G24] WATCHDOG: Scrutiny for a turn that takes nothing off a gate. */
export const watchdogScrutiny = ({ tuning }: Pick<Setup, 'tuning'>): number => tuning.watchdog_scrutiny ?? 2;

/** [G24] ECO_MODE: by how much the hand is smaller. */
const ecoHand = ({ tuning }: Pick<Setup, 'tuning'>): number => tuning.eco_hand ?? 1;

/** Whether DOOR_CHAIN holds a gate back. */
export const isChained = (setup: Setup, { strengths }: State, gate: number): boolean => {
  if (!hasModifier(setup, 'modifier.DOOR_CHAIN')) return false;
  for (let other = 0; other < strengths.length; other += 1) if (strengths[other]! > strengths[gate]!) return true;
  return false;
};

/** How many artifacts a hand is filled up to. */
export const handSize = (setup: Setup, cycled: boolean): number => {
  const { hand, hand_after_cycle: larger } = setup.tuning;
  return Math.max(1, (cycled ? larger : hand) - (hasModifier(setup, 'modifier.ECO_MODE') ? ecoHand(setup) : 0));
};
