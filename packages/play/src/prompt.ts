import { Refusal } from '@lockstep/kernel';
import type { GameOf, Sight, Types } from './types.ts';

/** One thing that lies on the table for the next action: a card of the hand, a gate aimed at, a move. */
export interface Piece {
  readonly zone: string;
  readonly id: string;
}

/** What is laid down so far, in the order it was. */
export type LaidPieces = readonly Piece[];

/** Where options are, and how many of them may be laid down at once. */
export interface Zone {
  readonly id: string;
  readonly max: number;
  /** What laying one more does when `max` are there: nothing, or the earliest makes room. */
  readonly full: 'refuse' | 'replace';
  /** What is laid down here is still laid down after an action, for as long as it is offered: a gate aimed at. */
  readonly keeps?: boolean;
}

/** One thing that can be chosen now. */
export interface Option extends Piece {
  /** The action it carries out together with what is laid down; null where it is only laid down. */
  readonly text: string | null;
  /** Why it cannot be chosen now; null where it can. */
  readonly off: Refusal | null;
  /** It can be laid down, but carries out nothing together with what is laid down: why, or what is missing. */
  readonly missing?: Refusal;
  readonly laid: boolean;
}

/** What can be chosen now, as data: a shell lays it out and knows no rule. */
export interface Prompt {
  readonly zones: readonly Zone[];
  readonly options: readonly Option[];
  /** The action that is laid down; null while something is missing. */
  readonly text: string | null;
  /** Why what is laid down cannot be carried out, or what is missing; null where it can, and where nothing is laid. */
  readonly off: Refusal | null;
}

export const laidIn = (laid: LaidPieces, zone: string): readonly string[] =>
  laid.flatMap((piece) => (piece.zone === zone ? [piece.id] : []));

export const isLaid = (laid: LaidPieces, zone: string, id: string): boolean =>
  laid.some((piece) => piece.zone === zone && piece.id === id);

/** Lays a piece down, or takes it back where it lies. The same value where the zone is full and refuses. */
export const toggle = ({ zones }: Prompt, laid: LaidPieces, { zone, id }: Piece): LaidPieces => {
  if (isLaid(laid, zone, id)) return laid.filter((piece) => piece.zone !== zone || piece.id !== id);
  const { max, full } = zones.find((one) => one.id === zone) ?? { max: 0, full: 'refuse' };
  const there = laidIn(laid, zone);
  if (there.length < max) return [...laid, { zone, id }];
  if (full === 'refuse' || max === 0) return laid;
  const first = laid.findIndex((piece) => piece.zone === zone);
  return [...laid.filter((_, i) => i !== first), { zone, id }];
};

/** What is still offered of the pieces laid down; where a zone has too many, the earliest make room. */
export const fitPieces = ({ zones, options }: Prompt, laid: LaidPieces): LaidPieces => {
  const fits = laid.filter((piece, i) => {
    const max = zones.find(({ id }) => id === piece.zone)?.max ?? 0;
    const later = laid.slice(i + 1).filter(({ zone }) => zone === piece.zone).length;
    return later < max && options.some(({ zone, id }) => zone === piece.zone && id === piece.id);
  });
  return fits.length === laid.length ? laid : fits;
};

/** What stays laid down after an action. */
export const keptPieces = ({ zones }: Prompt, laid: LaidPieces): LaidPieces =>
  laid.filter((piece) => zones.some(({ id, keeps }) => id === piece.zone && keeps === true));

/** The zone of a plain list of actions. */
export const ACTIONS = 'action';

/** Why an action cannot be carried out, as far as the player can know; null where it can. */
export const refusalOf = <G extends Types>(
  game: GameOf<G>,
  { setup, state, seat }: Sight<G>,
  text: string,
): Refusal | null => {
  const action = game.parse(setup, text);
  if (!action.ok) return action.fault;
  const next = game.step(setup, state, seat, action.value);
  return next instanceof Refusal ? next : null;
};

/** The zone of cards, and the zone of words that act on those laid down. */
export const CARDS = 'card';
export const VERBS = 'verb';

/** A hand to choose from and verbs that act on what is chosen: the first verb that may be carried out is what is laid down. */
export const handPrompt = <G extends Types>(
  game: GameOf<G>,
  sight: Sight<G>,
  laid: LaidPieces,
  hand: { readonly ids: readonly string[]; readonly max: number; readonly verbs: readonly string[] },
): Prompt => {
  const chosen = laidIn(laid, CARDS);
  const cards = hand.ids.map((id): Option => ({ zone: CARDS, id, text: null, off: null, laid: chosen.includes(id) }));
  const verbs = hand.verbs.map((id): Option => {
    const text = [id, ...chosen].join(' ');
    return { zone: VERBS, id, text, off: refusalOf(game, sight, text), laid: false };
  });
  const ready = verbs.find(({ off }) => off === null);
  return {
    zones: [{ id: CARDS, max: hand.max, full: 'refuse' }],
    options: [...cards, ...verbs],
    text: ready?.text ?? null,
    off: ready || chosen.length === 0 ? null : (verbs[0]?.off ?? null),
  };
};
