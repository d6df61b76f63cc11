import type { Mutable, Seed } from '@lockstep/kernel';
import {
  type Card,
  makeSetup,
  makeTime,
  mask,
  minuteOf,
  type Script,
  type State as Story,
  type Setup as Testimony,
  TRUSTS,
} from '@lockstep/testimony';
import type { KoaRules } from '../rules.ts';

/** What a held card can be made into: REWIRE changes one claim, CORROBORATE its trust. */
export const EDITS = ['time', 'location', 'state', 'trust'] as const;
export type EditKind = (typeof EDITS)[number];

/** Written as one number in a state: the card, the kind, and by how many minutes. */
export interface Edit {
  readonly card: number;
  readonly kind: EditKind;
  readonly minutes: number;
}

export const makeEdit = ({ card, kind, minutes }: Edit): number =>
  card * 1024 + EDITS.indexOf(kind) * 256 + minutes + 128;
export const parseEdit = (edit: number): Edit => ({
  card: edit >> 10,
  kind: EDITS[(edit >> 8) & 3]!,
  minutes: (edit & 255) - 128,
});

/** One night: its cards, those face down included, and the numbers it is played with. */
export interface Night {
  readonly rules: KoaRules;
  /** A Testimony puzzle of all its cards. */
  readonly puzzle: Script;
  /** Cards dealt face up, as a set. */
  readonly dealt: number;
  readonly corroborations: number;
  readonly cycles: number;
  /** Counters shown from the start. */
  readonly foresight: number;
  readonly tokens: number;
  /** [F25] The rule of this night alone. */
  readonly rule: { readonly name: string; readonly line: string } | null;
}

export interface KoaState {
  readonly story: Story;
  readonly tokens: number;
  /** Cards still face down. */
  readonly down: number;
  readonly edits: readonly number[];
  /** Counters that FLAG has shown. */
  readonly flagged: number;
  readonly corroborations: number;
  readonly cycles: number;
  /** Cards drawn that are not known: in a preview only. */
  readonly unseen: number;
  readonly drawAt: number;
  readonly seed: Seed | null;
}

export const copy = (state: KoaState): Mutable<KoaState> => ({
  story: state.story,
  tokens: state.tokens,
  down: state.down,
  edits: state.edits,
  flagged: state.flagged,
  corroborations: state.corroborations,
  cycles: state.cycles,
  unseen: state.unseen,
  drawAt: state.drawAt,
  seed: state.seed,
});

const edited = (card: Card, { kind, minutes }: Edit): Card => {
  const { claims } = card;
  if (kind === 'trust') {
    const trust = TRUSTS[Math.min(TRUSTS.length - 1, TRUSTS.indexOf(card.trust) + 1)]!;
    return { ...card, trust, anchored: true };
  }
  if (kind === 'location') return { ...card, claims: { ...claims, location: 'HOME' } };
  if (kind === 'state') return { ...card, claims: { ...claims, state: 'AWAKE' } };
  const [from, to] = claims.timeRange!;
  const moved = (time: string): string => makeTime(minuteOf(time) + minutes);
  return { ...card, claims: { ...claims, timeRange: [moved(from), moved(to)] } };
};

/** By card, then by edit without its card: the same edit of a card is the same card, whose claims are read once. */
const changed = new WeakMap<Card, Map<number, Card>>();

const changedCard = (card: Card, written: number): Card => {
  const made = changed.get(card) ?? new Map<number, Card>();
  changed.set(card, made);
  const before = made.get(written & 1023);
  if (before) return before;
  const after = edited(card, parseEdit(written));
  made.set(written & 1023, after);
  return after;
};

export const cardsAfter = (night: Night, edits: readonly number[]): readonly Card[] => {
  const cards = [...night.puzzle.card];
  for (const written of edits) {
    const { card } = parseEdit(written);
    cards[card] = changedCard(cards[card]!, written);
  }
  return cards;
};

/** How many of a night's edits are kept compiled. */
const MOST_KEPT = 64;

/** By puzzle, then by edits: the compiled rules. Kept here because a night is plain data; nights of one case share them. */
const compiled = new WeakMap<Script, Map<string, Testimony>>();

/** The Testimony rules for the cards as they are by now. */
export const testimonyOf = (night: Night, edits: readonly number[]): Testimony => {
  const key = edits.join(' ');
  const kept = compiled.get(night.puzzle) ?? new Map<string, Testimony>();
  compiled.set(night.puzzle, kept);
  const before = kept.get(key);
  if (before) return before;
  if (kept.size > MOST_KEPT) kept.clear();
  const setup = makeSetup({ ...night.puzzle, card: cardsAfter(night, edits) });
  kept.set(key, setup);
  return setup;
};

/** The same without unseen information, for a preview. */
export const seenBy = (night: Night, state: KoaState): Testimony => {
  const setup = testimonyOf(night, state.edits);
  return state.seed === null ? mask(setup, withFlagged(state)).setup : setup;
};

/** The story with what FLAG has shown counted as seen. */
export const withFlagged = ({ story, flagged }: KoaState): Story => ({ ...story, shown: story.shown | flagged });

/** Whether CORROBORATE (`trust`) or REWIRE has been at this card. */
export const isEdited = (state: KoaState, card: number, trust: boolean): boolean =>
  state.edits.some((written) => {
    const edit = parseEdit(written);
    return edit.card === card && (edit.kind === 'trust') === trust;
  });
