import type { Outlook, Setup, View } from '@lockstep/battle';
import { RESONANCES, type Resonance } from '@lockstep/draft';
import type { Seat } from '@lockstep/kernel';
import type { Option } from '@lockstep/play';
import { countCards } from '../draft/deck-list.ts';
import type { Caller, Card, Sign } from '../draft/kinds.ts';

export const YOU: Seat = 0;
export const ENEMY: Seat = 1;

/** A card by its id; a figment is drawn like a card without a text. */
export const cardOf = ({ script }: Setup, id: string): Card => {
  const found = script.card.find((one) => one.id === id);
  if (!found) return { id, name: id, symbols: [], rarity: 'Special', type: 'Character', cost: 0 };
  const { resonance, ...card } = found;
  return { ...card, symbols: resonance };
};

export const FIGMENT = 'figment';

export const callerOf = ({ script }: Setup, id: string): Caller | null => {
  const found = script.dreamcaller.find((one) => one.id === id);
  if (!found) return null;
  const { resonance_bonus: bonus, essence_bonus: essence, resonance, ability, flavour } = found;
  const gifts = bonus as { readonly [resonance in Resonance]?: number };
  return {
    id,
    name: found.name,
    symbols: resonance.map((one) => ({ resonance: one, bonus: gifts[one] ?? 1 })),
    essence,
    text: ability,
    flavour,
  };
};

export const signOf = ({ script }: Setup, id: string): Sign | null => {
  const found = script.dreamsign.find((one) => one.id === id);
  return found
    ? { id, name: found.name, symbol: found.resonance[0]!, text: found.effect, flavour: found.flavour }
    : null;
};

/** The one or two resonances a side is painted in: as it is listed, or those of its dreamcaller. */
export const resonancesOf = (setup: Setup, seat: Seat): readonly Resonance[] => {
  const side = setup.script.seat[seat];
  if (side?.resonance && side.resonance.length > 0) return side.resonance;
  const { mains } = setup.seats[seat]!;
  return RESONANCES.filter((_, r) => (mains >> r) & 1);
};

/** A character as it stands, and as it would after what is looked at. */
export interface CharacterPreview {
  readonly number: number;
  readonly card: string;
  readonly spark: number;
  readonly printed: number;
  readonly copy: boolean;
  readonly used: boolean;
  /** From 1; 0 for one that is not there yet. */
  readonly place: number;
  /** What it would have; null where it would be gone. */
  readonly next: number | null;
}

/** A row with what an action would make of it: who would come, who would go, who would change. */
export const rowOf = (view: View, seat: Seat, outlook: Outlook | null): readonly CharacterPreview[] => {
  const { row } = view.seats[seat]!;
  const after = outlook?.seats[seat]?.row;
  const here = row.map(({ number, card, spark, printed, copy, used }, i): CharacterPreview => {
    const then = after?.find((one) => one.number === number);
    return { number, card, spark, printed, copy, used, place: i + 1, next: after ? (then?.spark ?? null) : spark };
  });
  const come = (after ?? []).filter(({ number }) => !row.some((one) => one.number === number));
  return [...here, ...come.map((one): CharacterPreview => ({ ...one, place: 0, next: one.spark }))];
};

export const countedCards = (setup: Setup, ids: readonly string[]) => countCards(ids.map((id) => cardOf(setup, id)));

export const isOpen = ({ off }: Option): boolean => off === null;
