/** Good news, bad news, a warning, or neither. */
export type Tone = 'good' | 'bad' | 'warn' | 'plain';

/**
 * One thing that happens during a turn, as data: a board makes these of the step's events. Every `what`, `to` and `at` names an
 * element of the table by its `data-stage` attribute; a name that is not there is passed over.
 */
export type Beat =
  /** What lay there before the step flies to another place and is laid down, or taken away. */
  | { readonly kind: 'carry'; readonly what: readonly string[]; readonly to: string }
  /** A stamp comes down, with its sum spelled out. */
  | { readonly kind: 'stamp'; readonly at: string; readonly tone: Tone; readonly says: string; readonly sum?: string }
  /** A bar goes from where it stood to where it stands. */
  | { readonly kind: 'slide'; readonly what: string }
  /** A number rises from a place: "−30". */
  | { readonly kind: 'delta'; readonly at: string; readonly tone: Tone; readonly says: string }
  /** The host or a device reacts. */
  | { readonly kind: 'react'; readonly what: string; readonly how: 'nod' | 'shake' | 'glow' }
  /** Something turns over to what it is now. */
  | { readonly kind: 'turn'; readonly what: string }
  /** Takes the whole screen for a moment. */
  | { readonly kind: 'veil'; readonly tone: Tone; readonly title: string; readonly lines: readonly string[] }
  /** What only one board shows: it draws it by itself, when and for as long as it says. */
  | { readonly kind: 'own'; readonly times: Times; readonly draw: (on: BeatContext) => void };

/** When something begins and how long it lasts, in milliseconds at normal speed. */
export type Times = readonly [begins: number, lasts: number];

/** What a beat of a board's own is drawn with: everything in the layer and every animation is gone when the turn is. */
export interface BeatContext {
  readonly layer: HTMLElement;
  readonly running: Animation[];
  /** By how much everything is slower than at normal speed. */
  readonly pace: number;
  now(name: string): HTMLElement | null;
  was(name: string): DOMRect | undefined;
  /** How it looked before the step. */
  copy(name: string): HTMLElement | undefined;
}

type BeatKind = Exclude<Beat['kind'], 'own'>;

/** When each kind begins and how long it lasts. */
export const SCORE: { readonly [kind in BeatKind]: Times } = {
  carry: [0, 260],
  stamp: [220, 560],
  react: [260, 420],
  slide: [300, 340],
  delta: [320, 520],
  turn: [560, 260],
  veil: [560, 1100],
};

/** How long a turn of these beats takes at normal speed. */
export const lengthOf = (beats: readonly Beat[]): number =>
  Math.max(
    0,
    ...beats.map((beat) => {
      const [begins, lasts] = beat.kind === 'own' ? beat.times : SCORE[beat.kind];
      return begins + lasts;
    }),
  );

/** What was on the table before a step: where it was and how it looked. */
export interface TableSnapshot {
  readonly root: HTMLElement;
  readonly places: ReadonlyMap<string, { readonly box: DOMRect; readonly copy: HTMLElement }>;
}
