/** The game's closed words, as its parts need them. */
export type Pillar = 'VIOLENCE' | 'INFLUENCE' | 'REVELATION';
export type Slot = 'MAJOR' | 'MINOR' | 'BONUS' | 'REACTION';
export type Pip = Slot | 'NUANCE';
export type Stage = 'UPKEEP' | 'INTENT' | 'CLASH' | 'REACTION' | 'AFTERMATH';
export type Role = 'HERO' | 'RIVAL' | 'MINION' | 'SQUAD' | 'ELITE' | 'BOSS';
export type Side = 'HEROES' | 'FOES';
export type Mood = 'CALM' | 'WARM' | 'WRY' | 'TENSE' | 'ANGRY' | 'AFRAID' | 'GRIEVING' | 'RESOLVED';
export type ClockKind = 'GOAL' | 'DANGER' | 'STORY' | 'PRESSURE' | 'STRAIN' | 'STAMINA';
export type Difficulty = 'STORY' | 'STANDARD' | 'HARD';
export type Degree = -4 | -3 | -2 | -1 | 0 | 1 | 2 | 3 | 4;
export type Place = 'courtyard' | 'bridge' | 'teahouse' | 'archive' | 'rooftops' | 'gate' | 'shrine' | 'river' | 'hall';

export interface Look {
  readonly hue: number;
  readonly hair: 'topknot' | 'loose' | 'braid' | 'shaved' | 'hood' | 'veil';
  readonly face: 'narrow' | 'round' | 'square';
  readonly feature: 'none' | 'scar' | 'beard' | 'earring' | 'eyepatch' | 'mask' | 'lines';
}

/** One roll, spelled out. */
export interface Roll {
  readonly label: string;
  readonly d20: number;
  readonly natural: 1 | 20 | null;
  /** Of the rank dice only the highest counts. */
  readonly dice: readonly { readonly sides: number; readonly value: number; readonly kept: boolean }[];
  readonly parts: readonly { readonly label: string; readonly value: number }[];
  readonly total: number;
}

export interface Clock {
  readonly name: string;
  readonly size: 4 | 6 | 8;
  readonly filled: number;
  readonly kind: ClockKind;
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
  readonly look: Look;
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
