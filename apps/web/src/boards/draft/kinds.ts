import type { Rarity, Resonance, Site } from '@lockstep/draft';

/** What a card without a symbol bears. */
export type Sigil = Resonance | 'Neutral';

/** A number for each resonance. */
export type Profile = { readonly [resonance in Resonance]: number };

export interface Card {
  readonly id: string;
  readonly name: string;
  /** None to two. */
  readonly symbols: readonly Resonance[];
  readonly rarity: Rarity;
  readonly type: 'Character' | 'Event';
  readonly subtype?: string | undefined;
  readonly cost: number;
  readonly spark?: number | undefined;
  readonly text?: string | undefined;
  readonly flavour?: string | undefined;
}

/** What stands in a list or a table: enough of a card to know it again. */
export type CardName = Pick<Card, 'name' | 'symbols'>;

export interface Price {
  readonly amount: number;
  /** Before the sale. */
  readonly was?: number | undefined;
}

export interface Caller {
  readonly id: string;
  readonly name: string;
  readonly symbols: readonly { readonly resonance: Resonance; readonly bonus: number }[];
  readonly essence: number;
  readonly text?: string | undefined;
  readonly flavour?: string | undefined;
}

export interface Sign {
  readonly id: string;
  readonly name: string;
  readonly symbol: Resonance;
  readonly text?: string | undefined;
  readonly flavour?: string | undefined;
}

/** Where the player stands with a place. */
export type Progress = 'done' | 'now' | 'ahead';

export interface Dreamscape {
  readonly name: string;
  readonly line?: string | undefined;
  readonly state: Progress;
  readonly sites: readonly { readonly site: Site; readonly name: string; readonly state: Progress }[];
}

/** A piece of a weight: the floor, or what one resonance adds. */
export interface WeightPart {
  readonly label: string;
  readonly value: number;
  /** As it is to be read. */
  readonly shown: string;
  readonly sigil: Sigil;
}
