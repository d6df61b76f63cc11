import { KOA_MOVES, type KoaMove, type Setup, type View } from '@lockstep/freeplay';
import { MOVES, type Move, type Tool } from '@lockstep/gates';

export type AnyMove = Move | KoaMove;

/** What a player has laid out for the next move: nothing of it is a rule, and any of it may still be missing. */
export interface Choice {
  readonly move: AnyMove;
  /** In the order they were picked: of a CORROBORATE the primary first. */
  readonly cards: readonly string[];
  readonly tool: Tool | null;
  readonly gate: string | null;
  /** FLAG: which path, which clause of it is struck; both from 1. */
  readonly path: number | null;
  readonly strike: number | null;
  /** REWIRE: "from MEDIA to SENSOR", with KOA "time +5". */
  readonly wire: string | null;
  /** EXPLOIT: to disable in place of damage. */
  readonly disable: boolean;
}

export const movesOf = ({ edition }: Pick<View, 'edition'>): readonly AnyMove[] =>
  edition === 'gates' ? MOVES : KOA_MOVES;

/** A target stays aimed at for as long as it stands. */
const aimed = ({ gates }: View, before: string | null): string | null => {
  const open = gates?.gates.filter(({ cleared }) => !cleared) ?? [];
  return open.find(({ id }) => id === before)?.id ?? open[0]?.id ?? null;
};

/** Nothing laid out yet. */
export const blank = (view: View, gate: string | null = null): Choice => ({
  move: movesOf(view)[0]!,
  cards: [],
  tool: null,
  gate: aimed(view, gate),
  path: null,
  strike: null,
  wire: null,
  disable: false,
});

const isNarrow = ({ modifiers, audit }: NonNullable<View['gates']>): boolean =>
  audit?.id === 'audit.NARROW_CHANNEL' || modifiers.some(({ id }) => id === 'modifier.NARROW_CHANNEL');

/** How many cards there is room for. */
const mostOf = ({ gates, koa }: View, move: AnyMove): number => {
  if (koa)
    return { submit: koa.mostCards, flag: 0, rewire: 1, corroborate: 2, cycle: koa.cycleMost, exploit: 0, inject: 0 }[
      move
    ];
  const narrow = gates !== null && isNarrow(gates);
  if (move === 'inject') return narrow ? 1 : 2;
  if (move === 'cycle') return narrow ? 2 : (gates?.hand.length ?? 0);
  return move === 'corroborate' ? 2 : 1;
};

/** Picked up, or put back; where there is no more room the one picked first makes way. */
export const withCard = (view: View, choice: Choice, id: string): Choice => {
  const most = mostOf(view, choice.move);
  const without = choice.cards.filter((one) => one !== id);
  const cards =
    without.length < choice.cards.length ? without : [...without, id].slice(Math.max(0, without.length + 1 - most));
  return { ...choice, cards: most === 0 ? [] : cards, wire: null };
};

/** Another move, with as much of what is laid out as it can use. */
export const withMove = (view: View, choice: Choice, move: AnyMove): Choice => {
  const most = mostOf(view, move);
  return {
    ...choice,
    move,
    cards: most === 0 ? [] : choice.cards.slice(-most),
    tool: null,
    path: null,
    strike: null,
    wire: null,
    disable: false,
  };
};

const ROOMS: readonly string[] = ['BEDROOM', 'KITCHEN', 'LIVING_ROOM', 'BATHROOM'];

/** What the card laid out could be rewired into, whether or not that is allowed now. */
export const wiresOf = ({ script }: Setup, { gates, koa }: View, { cards }: Choice): readonly string[] => {
  const held = gates?.hand.find(({ id }) => id === cards[0]);
  if (held)
    return script.rewire
      .filter(({ from, to }) => held.tags.includes(from) && !held.tags.includes(to))
      .map(({ from, to }) => `from ${from} to ${to}`);
  const card = koa?.cards.find(({ id }) => id === cards[0]);
  if (!koa || !card) return [];
  return [
    ...(card.timeRange ? koa.rewireMinutes.map((by) => `time ${by > 0 ? '+' : ''}${by}`) : []),
    ...(card.location !== null && ROOMS.includes(card.location) ? ['location'] : []),
    ...(card.state === 'DROWSY' ? ['state'] : []),
  ];
};

/** As the game reads it. What is missing is left out: the game says so. */
export const textOf = ({ edition }: Pick<View, 'edition'>, choice: Choice): string => {
  const { move, cards, tool, gate, path, strike, wire, disable } = choice;
  const aims = edition === 'gates' && (move === 'inject' || move === 'flag' || move === 'exploit');
  return [
    move,
    ...cards,
    ...(move === 'rewire' && wire !== null ? [wire] : []),
    ...(tool === null ? [] : ['with', tool]),
    ...(aims && gate !== null ? ['at', gate] : []),
    ...(move === 'flag' && path !== null ? ['path', path] : []),
    ...(move === 'flag' && strike !== null ? ['strike', strike] : []),
    ...(move === 'exploit' && disable ? ['disable'] : []),
  ].join(' ');
};
