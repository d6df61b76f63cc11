import type { Freeplay } from '@lockstep/freeplay';
import { isOfGate, isSetUp, KOA_MOVES, type KoaMove, type View } from '@lockstep/freeplay';
import { type Explanation as AtGate, MOVES, type Move, type SetUp } from '@lockstep/gates';
import { Refusal } from '@lockstep/kernel';
import type { Ahead } from '@lockstep/play';
import type { Explanation as AtNight } from '@lockstep/testimony';
import type { GameSession } from '../../play/session.svelte.ts';

export type AnyMove = Move | KoaMove;
export type RunSession = GameSession<Freeplay>;

/** What lies on the table for the next move, as it is drawn. */
export interface Choice {
  readonly move: AnyMove;
  /** In the order they were picked: of a CORROBORATE the primary first. */
  readonly cards: readonly string[];
  readonly tool: string | null;
  readonly gate: string | null;
  /** FLAG: which path, which clause of it is struck; both from 1. */
  readonly path: number | null;
  readonly strike: number | null;
  /** EXPLOIT: to disable in place of damage. */
  readonly disable: boolean;
}

/** What a move would do, as far as a player can know. */
export interface Would extends Ahead<Freeplay> {
  readonly gate: AtGate | null;
  readonly night: AtNight | null;
  readonly setUp: SetUp | null;
}

/** Why not: in words, and whether something is only missing. */
export interface Why {
  readonly code: string;
  readonly says: string;
  readonly unfinished: boolean;
}

export const movesOf = ({ edition }: Pick<View, 'edition'>): readonly AnyMove[] =>
  edition === 'gates' ? MOVES : KOA_MOVES;

const laidOf = (session: RunSession, zone: string): string | null =>
  session.options(zone).find(({ laid }) => laid)?.id ?? null;

const numberAt = (id: string | null): number | null => (id === null ? null : Number(id.split('.').at(-1)));

export const choiceOf = (session: RunSession): Choice => ({
  move: (session.laidIn('move')[0] ?? movesOf(session.view)[0]) as AnyMove,
  cards: session.laidIn('card'),
  tool: laidOf(session, 'tool'),
  gate: laidOf(session, 'gate'),
  path: numberAt(laidOf(session, 'path')),
  strike: numberAt(laidOf(session, 'strike')),
  disable: laidOf(session, 'disable') !== null,
});

export const whyOf = (session: RunSession, refusal: Refusal): Why => ({
  code: refusal.code,
  says: session.text.refusalWords(session.setup, refusal),
  unfinished: session.isIncomplete(refusal),
});

/** What an action would do, or why it cannot be done. */
export const previewMove = (session: RunSession, text: string): Would | Why => {
  const found = session.preview(text);
  if (found instanceof Refusal) return whyOf(session, found);
  const { details } = found;
  const gate = details && isOfGate(details) ? details : null;
  const setUp = details && isSetUp(details) ? details : null;
  return { ...found, gate, setUp, night: details && !isOfGate(details) && !isSetUp(details) ? details : null };
};

/** What is laid down would do, or why it cannot be done; null before a move is laid down. */
export const wouldOf = (session: RunSession): Would | Why | null => {
  const { text, off } = session.prompt;
  if (text !== null) return previewMove(session, text);
  return off ? whyOf(session, off) : null;
};

const lay = (session: RunSession, zone: string, id: string): void => void session.perform({ kind: 'lay', zone, id });

/** Lays one piece down in a zone, where it does not lie there already. */
export const layPiece = (session: RunSession, zone: string, id: string | null): void => {
  const now = laidOf(session, zone);
  if (id === now) return;
  if (id !== null) lay(session, zone, id);
  else if (now !== null) lay(session, zone, now);
};

/** Another move, with as many of the cards laid down as it can use. */
export const putMove = (session: RunSession, move: AnyMove): void => {
  layPiece(session, 'move', move);
  const max = session.prompt.zones.find(({ id }) => id === 'card')?.max ?? 0;
  for (const card of session.laidIn('card').slice(0, Math.max(0, session.laidIn('card').length - max)))
    lay(session, 'card', card);
};

/** The next of a zone's options that can be chosen, around and around; none after the last where `none` may be. */
export const putNext = (session: RunSession, zone: string, none = false): void => {
  const ids = session.options(zone).flatMap(({ id, off }) => (off ? [] : [id]));
  const all: readonly (string | null)[] = none ? [...ids, null] : ids;
  if (all.length > 0) layPiece(session, zone, all[(all.indexOf(laidOf(session, zone)) + 1) % all.length] ?? null);
};
