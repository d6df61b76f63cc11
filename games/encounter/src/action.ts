import type { Invoke, MoveKind } from './move.ts';
import type { DomainState, Mood, Pillar, Side, Skill, Slot, Stage, Track, Trigger } from './vocabulary.ts';

export const ACTION_KINDS = [
  'choose',
  'go-on',
  'declare',
  'take-back',
  'ready',
  'withdraw',
  'nuance',
  'react',
  'pass',
  'look',
] as const;

export const NUANCE_USES = ['degree', 'add', 'remove'] as const;
export type NuanceUse = (typeof NUANCE_USES)[number];

/** Actors, techniques, moves and picks by their place in the setup; hits by theirs in the Clash. */
export type Action =
  | { readonly kind: 'choose'; readonly pick: number }
  /** The next page, or the Beat is closed. */
  | { readonly kind: 'go-on' }
  | { readonly kind: 'declare'; readonly move: number }
  /** Of the seat's own intents, from 0. */
  | { readonly kind: 'take-back'; readonly place: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'withdraw' }
  /** `hit` is −1 for a rider. */
  | { readonly kind: 'nuance'; readonly actor: number; readonly use: NuanceUse; readonly hit: number }
  /** `hit` is −1 where no hit is answered. */
  | { readonly kind: 'react'; readonly actor: number; readonly kit: number; readonly hit: number }
  | { readonly kind: 'pass' }
  /** At the sealed intents of this actor of the other side. */
  | { readonly kind: 'look'; readonly actor: number };

/** Where a part of a bonus comes from. */
export const PARTS = [
  'ATTACK',
  'DEFENSE',
  'RESILIENCE',
  'SKILL',
  'RUNG',
  'STRAIN',
  'ACCURATE',
  'ASSIST',
  'INVOKE',
  'GUARD',
  'WARD',
  'VIRTUAL',
  'DOMAIN',
] as const;
export interface Part {
  readonly from: (typeof PARTS)[number];
  readonly value: number;
}

export interface Roll {
  readonly d20: number;
  /** The rank dice; the highest counts. */
  readonly dice: readonly number[];
  readonly parts: readonly Part[];
  readonly total: number;
  /** Of a reroll: the dice that did not count. */
  readonly dropped?: { readonly d20: number; readonly dice: readonly number[] };
}

export interface Intent {
  readonly kind: MoveKind;
  readonly actor: string;
  readonly technique: string | null;
  readonly target: string | null;
  readonly slot: Slot | null;
  readonly invoke: Invoke;
}

/** Ids; in the order things happen. */
export type Event =
  | { readonly kind: 'beat-began'; readonly beat: string }
  | { readonly kind: 'said'; readonly speaker: string; readonly line: string; readonly mood: Mood }
  | {
      readonly kind: 'chose';
      readonly choice: string;
      readonly actor: string | null;
      readonly technique: string | null;
      readonly invoke: Invoke;
    }
  | {
      readonly kind: 'checked';
      readonly choice: string;
      readonly actor: string;
      readonly by: Pillar | Skill;
      readonly roll: Roll;
      /** A target number, or what the foe rolled. */
      readonly against: number | Roll;
      readonly margin: number;
      readonly degree: number;
      readonly passed: boolean;
    }
  | {
      readonly kind: 'clock-moved';
      readonly clock: string;
      readonly by: number;
      readonly filled: number;
      readonly size: number;
      readonly lost: number;
    }
  | { readonly kind: 'tag-made'; readonly tag: string; readonly side: Side; readonly invokes: number }
  | { readonly kind: 'tag-lost'; readonly tag: string }
  | { readonly kind: 'invokes-made'; readonly side: Side; readonly by: number }
  | { readonly kind: 'invokes-spent'; readonly side: Side; readonly by: number }
  /** A domain took an invoke: of a scene tag, which is gone with its last, or of the side's openings. */
  | {
      readonly kind: 'consumed';
      readonly actor: string;
      readonly domain: string;
      readonly side: Side;
      readonly tag: string | null;
      readonly left: number;
    }
  | { readonly kind: 'went-on' }
  | { readonly kind: 'beat-closed'; readonly beat: string; readonly checks: number }
  | {
      readonly kind: 'fight-began';
      readonly foes: readonly string[];
      readonly order: readonly { readonly actor: string; readonly initiative: number }[];
    }
  | { readonly kind: 'stage-began'; readonly stage: Stage; readonly round: number }
  | { readonly kind: 'lingered'; readonly actor: string; readonly pillar: Pillar; readonly marks: number }
  | { readonly kind: 'expired'; readonly actor: string; readonly what: 'GUARD' | 'PREPARED' }
  | { readonly kind: 'declared'; readonly seat: number; readonly intent: Intent }
  | { readonly kind: 'took-back'; readonly seat: number; readonly intent: Intent }
  | { readonly kind: 'readied'; readonly seat: number }
  /** Told to the seat that paid for it alone. */
  | { readonly kind: 'looked'; readonly seat: number; readonly actor: string; readonly intents: readonly Intent[] }
  | { readonly kind: 'revealed'; readonly intents: readonly Intent[] }
  | { readonly kind: 'paid'; readonly actor: string; readonly track: Track; readonly marks: number }
  | {
      readonly kind: 'moved';
      readonly actor: string;
      readonly from: number;
      readonly to: number;
      readonly threatened: boolean;
    }
  | { readonly kind: 'guarded'; readonly actor: string; readonly by: number }
  | { readonly kind: 'warded'; readonly actor: string; readonly pillar: Pillar; readonly by: number }
  | { readonly kind: 'prepared'; readonly actor: string }
  | { readonly kind: 'used-prepared'; readonly actor: string; readonly as: 'MINOR' | 'RANK' | 'WINDOW' }
  | { readonly kind: 'assisted'; readonly actor: string; readonly ally: string; readonly by: number }
  | { readonly kind: 'target-gone'; readonly actor: string; readonly technique: string; readonly target: string }
  | {
      readonly kind: 'clashed';
      readonly hit: number;
      readonly actor: string;
      readonly technique: string;
      readonly target: string;
      readonly slot: Slot;
      readonly attack: Roll;
      readonly defense: Roll;
      readonly margin: number;
      readonly contact: number;
      readonly resistance: Roll;
      readonly against: number;
      readonly resisted: number;
      readonly degree: number;
    }
  | {
      readonly kind: 'set-up';
      readonly actor: string;
      /** Its number among the rolls of the Clash, where a Nuance can raise it. */
      readonly hit?: number;
      readonly roll: Roll;
      readonly against: number;
      readonly degree: number;
    }
  | {
      readonly kind: 'advanced';
      readonly actor: string;
      /** Its number among the rolls of the Clash, where a Nuance can raise it. */
      readonly hit?: number;
      readonly roll: Roll;
      readonly against: number;
      readonly degree: number;
    }
  | {
      readonly kind: 'pushed';
      readonly actor: string;
      /** Its number among the rolls of the Clash, where a Nuance can raise it. */
      readonly hit?: number;
      readonly roll: Roll;
      readonly against: number;
      readonly degree: number;
    }
  | {
      readonly kind: 'nuanced';
      readonly actor: string;
      readonly use: NuanceUse;
      readonly hit: number | null;
      readonly contact: number | null;
      readonly degree: number | null;
    }
  | { readonly kind: 'window-opened'; readonly actor: string; readonly triggers: readonly Trigger[] }
  | {
      readonly kind: 'reacted';
      readonly actor: string;
      readonly technique: string;
      readonly hit: number | null;
      /** Null in a preview, and where nothing is rolled. */
      readonly roll: Roll | null;
      readonly success: number | null;
      /** Of the hit, now. */
      readonly contact: number | null;
      readonly degree: number | null;
    }
  | { readonly kind: 'passed'; readonly actor: string }
  | {
      readonly kind: 'landed';
      readonly target: string;
      readonly pillar: Pillar;
      readonly degree: number;
      readonly rung: number;
      readonly marks: number;
    }
  | { readonly kind: 'ward-fell'; readonly actor: string; readonly pillar: Pillar }
  | {
      readonly kind: 'overflowed';
      readonly actor: string;
      readonly pillar: Pillar;
      readonly rung: number;
      readonly marks: number;
    }
  | {
      readonly kind: 'stamina-moved';
      readonly actor: string;
      readonly by: number;
      readonly filled: number;
      readonly size: number;
    }
  | {
      readonly kind: 'phase-began';
      readonly actor: string;
      readonly phase: number;
      readonly over: number;
      readonly line: string | null;
    }
  | { readonly kind: 'went-out'; readonly actor: string; readonly taken: boolean }
  | { readonly kind: 'domain-moved'; readonly actor: string; readonly domain: string; readonly state: DomainState }
  | {
      readonly kind: 'strained';
      readonly actor: string;
      readonly domain: string;
      readonly filled: number;
      readonly size: number;
    }
  | {
      readonly kind: 'recovered';
      readonly actor: string;
      readonly how: 'MICRO' | 'BEAT' | 'SCENE';
      readonly pillar: Pillar;
      readonly rung: number;
      readonly marks: number;
    }
  | {
      readonly kind: 'endured';
      readonly actor: string;
      readonly pillar: Pillar;
      readonly roll: Roll;
      readonly against: number;
      readonly degree: number;
    }
  | { readonly kind: 'pressure-rose'; readonly filled: number; readonly size: number }
  | { readonly kind: 'fight-ended'; readonly result: 'WON' | 'LOST' | 'DRAWN' | 'WITHDREW' }
  | {
      readonly kind: 'scene-ended';
      readonly result: 'WON' | 'LOST' | 'DRAWN';
      readonly title: string;
      readonly line: string | null;
    };
