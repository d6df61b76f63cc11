import type { Character, ClockKind, Mood, Pillar, PLACES, Role, Side, Slot } from '@lockstep/encounter';

export type Place = (typeof PLACES)[number];
export type Look = Character['look'];
/** What is drawn beyond the look of the pack. */
export interface Extra {
  readonly grey?: boolean;
  readonly hat?: 'straw' | 'helmet';
  /** Hair of another cut than the character's. */
  readonly hair?: Look['hair'];
}
export type Drawn = Look & Extra;
export type Pip = Slot | 'NUANCE';
/** The clocks of a scene, and those of a fight: Pressure, a domain's strain, a boss's stamina. */
export type PieKind = ClockKind | 'PRESSURE' | 'STRAIN' | 'STAMINA';

/** One roll, spelled out. */
export interface Roll {
  readonly label: string;
  readonly d20: number;
  readonly natural: 1 | 20 | null;
  /** Of the rank dice only the highest counts. */
  readonly dice: readonly { readonly sides: number; readonly value: number; readonly kept: boolean }[];
  readonly parts: readonly { readonly label: string; readonly value: number }[];
  readonly total: number;
  /** Of a reroll the d20 that did not count, and the sentence about it. */
  readonly dropped: { readonly d20: number; readonly says: string } | null;
}

export interface Clock {
  readonly name: string;
  readonly size: number;
  readonly filled: number;
  readonly kind: PieKind;
  /** Segments that would be filled next. */
  readonly coming?: number | undefined;
}

export interface Ladder {
  readonly pillar: Pillar;
  readonly rungName: string | null;
  /** 0 to 4; from the third on one is out. */
  readonly rung: number;
  readonly marks: number;
  readonly max: number;
  readonly strained: boolean;
}

/** Slots spent and slots there are. */
export type Pips = { readonly [pip in Pip]?: { readonly used: number; readonly total: number } | undefined };

export interface Fighter {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly side: Side;
  readonly look: Drawn;
  readonly mood?: Mood | undefined;
  readonly ocr: number;
  readonly dcr: number;
  /** The name of the zone it stands in. */
  readonly zone: string;
  readonly pips: Pips;
  /** None where a clock stands in for them. */
  readonly ladders: readonly Ladder[];
  readonly stamina?: Clock | undefined;
  readonly guard?: boolean | undefined;
  /** The pillars a Ward is raised in. */
  readonly ward?: readonly Pillar[] | undefined;
  readonly prepared?: boolean | undefined;
  readonly out?: boolean | undefined;
}
