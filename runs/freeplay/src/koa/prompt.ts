import { placesOf } from '@lockstep/cards';
import type { Refusal } from '@lockstep/kernel';
import { isLaid, type LaidPieces, laidIn, type Option, type Prompt, type Zone } from '@lockstep/play';
import { type Act, nightOf } from '../act.ts';
import { format } from '../notation.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Setup } from '../setup.ts';
import { sayKoa } from '../translate.ts';
import { KOA_MOVES, type KoaAction, type KoaMove, makeKoa } from './action.ts';
import { cardsAfter, copy, type KoaState, type Night } from './incident.ts';
import { koaLegal } from './legal.ts';
import { koaMove, mostCards } from './moves.ts';
import { changesOf } from './rewire.ts';

/** Refusals that only name what is not laid down yet. */
export const KOA_INCOMPLETE: readonly RefusalCode[] = ['attachments', 'submission-size', 'claim-missing'];

interface Place {
  readonly setup: Setup;
  readonly act: Act;
  readonly night: Night;
  readonly state: KoaState;
  readonly laid: LaidPieces;
}

const refusalOf = ({ night, state }: Place, action: KoaAction): Refusal | undefined =>
  koaMove(night, copy(state), action);

const textOf = ({ setup, act }: Place, action: KoaAction): string =>
  format(setup, { kind: 'koa', move: sayKoa(setup, act, action) });

/** Cards in the order they were laid down: of a CORROBORATE the primary first. */
const cardsIn = ({ night, state, laid }: Place): readonly number[] => {
  const hand = placesOf(state.story.hand);
  return laidIn(laid, 'card').flatMap((id) => hand.find((card) => night.puzzle.card[card]!.id === id) ?? []);
};

const setOf = (cards: readonly number[]): number => cards.reduce((set, card) => set | (1 << card), 0);

/** What REWIRE could make of the one card laid down. */
const changes = ({ night, state }: Place, cards: readonly number[]): readonly KoaAction[] => {
  const [card] = cards;
  if (card === undefined || cards.length > 1) return [];
  return changesOf(night, cardsAfter(night, state.edits)[card]!).map((change) => makeKoa('rewire', 1 << card, change));
};

/** Where there is nothing to make of it, a claim is named all the same: the rule then says what is wrong with the cards. */
const rewires = (place: Place, cards: readonly number[]): readonly KoaAction[] => {
  const found = changes(place, cards);
  return found.length > 0 ? found : [makeKoa('rewire', setOf(cards), { claim: 'location' })];
};

/** Every way a move can be made with what is laid down; at least one, if only to learn why not. */
const variantsOf = (place: Place, move: KoaMove, cards: readonly number[]): readonly KoaAction[] => {
  switch (move) {
    case 'submit':
    case 'cycle':
      return [makeKoa(move, setOf(cards))];
    case 'flag':
    case 'exploit':
      // These two take no card: what is laid down has no part in them.
      return [makeKoa(move, 0)];
    case 'rewire':
      return rewires(place, cards);
    case 'corroborate':
      return cards.length === 2
        ? cards.map((lead) => makeKoa(move, setOf(cards), { lead }))
        : [makeKoa(move, setOf(cards), { lead: cards[0] ?? -1 })];
  }
};

const never = new WeakMap<KoaState, Map<KoaMove, Refusal | null>>();

/** Why a move cannot be made now with anything; null where it can. Asked with the first cards of the hand. */
const whyNever = (place: Place, move: KoaMove): Refusal | null => {
  const { night, state } = place;
  const kept = never.get(state) ?? new Map<KoaMove, Refusal | null>();
  never.set(state, kept);
  const before = kept.get(move);
  if (before !== undefined) return before;
  const probe = (): Refusal | null => {
    const [action] = variantsOf(place, move, placesOf(state.story.hand).slice(0, move === 'corroborate' ? 2 : 1));
    return refusalOf(place, action!) ?? null;
  };
  const found = koaLegal(night, state, move).length > 0 ? null : probe();
  kept.set(move, found);
  return found;
};

const moveOption = (place: Place, move: KoaMove, cards: readonly number[]): Option => {
  const variants = variantsOf(place, move, cards);
  const refusals = variants.map((action) => refusalOf(place, action));
  const is = { zone: 'move', id: move, laid: isLaid(place.laid, 'move', move) };
  const [first] = refusals;
  if (first === undefined || refusals.includes(undefined))
    return { ...is, text: variants.length === 1 ? textOf(place, variants[0]!) : null, off: null };
  const barred = whyNever(place, move);
  if (!barred) return { ...is, text: null, off: null, missing: first };
  return { ...is, text: null, off: (KOA_INCOMPLETE as readonly string[]).includes(first.code) ? barred : first };
};

/** The row laid down; the first that would not be refused where none is. */
const wireIn = (place: Place, cards: readonly number[]): KoaAction => {
  const all = rewires(place, cards);
  return (
    all.find((action) => isLaid(place.laid, 'wire', wireId(place, action))) ??
    all.find((action) => refusalOf(place, action) === undefined) ??
    all[0]!
  );
};

/** "log time +5": the words of the action after its verb. */
const wireId = (place: Place, action: KoaAction): string => textOf(place, action).slice('rewire '.length);

const moreOptions = (place: Place, move: KoaMove, cards: readonly number[]): readonly Option[] => {
  const variants = variantsOf(place, move, cards);
  const now = move === 'rewire' ? wireIn(place, cards) : undefined;
  const listed = (zone: string, action: KoaAction, id: string, laid: boolean): Option => {
    const off = refusalOf(place, action) ?? null;
    return { zone, id, text: off ? null : textOf(place, action), off, laid };
  };
  const wires = now ? changes(place, cards) : [];
  return [
    ...wires.map((action) =>
      listed('wire', action, wireId(place, action), action.claim === now!.claim && action.minutes === now!.minutes),
    ),
    ...(variants.length === 1
      ? []
      : variants.map((action) => {
          const id = textOf(place, action);
          return listed('variant', action, id, isLaid(place.laid, 'variant', id));
        })),
  ];
};

const only = (id: string): Zone => ({ id, max: 1, full: 'replace' });

/** What can be chosen in a night: cards before the move or after it, then what REWIRE should change. */
export const koaPrompt = (setup: Setup, act: Act, state: KoaState, laid: LaidPieces): Prompt => {
  const night = nightOf(setup, act);
  const place: Place = { setup, act, night, state, laid };
  const cards = cardsIn(place);
  const [name] = laidIn(laid, 'move');
  const move = KOA_MOVES.find((one) => one === name);
  const hand = placesOf(state.story.hand);
  const options: readonly Option[] = [
    ...hand.map((card) => {
      const { id } = night.puzzle.card[card]!;
      return { zone: 'card', id, text: null, off: null, laid: isLaid(laid, 'card', id) };
    }),
    ...KOA_MOVES.map((one) => moveOption(place, one, cards)),
    ...(move === undefined ? [] : moreOptions(place, move, cards)),
  ];
  const zones: readonly Zone[] = [
    { id: 'card', max: move === undefined ? hand.length : mostCards(night, move), full: 'replace' },
    only('move'),
    ...(move === 'rewire' ? [only('wire')] : []),
    ...(move === undefined ? [] : [only('variant')]),
  ];
  if (move === undefined) return { zones, options, text: null, off: null };
  const variant = options.find(({ zone, laid: is }) => zone === 'variant' && is);
  if (variant) return { zones, options, text: variant.text, off: variant.off };
  const action = move === 'rewire' ? wireIn(place, cards) : variantsOf(place, move, cards)[0]!;
  const off = refusalOf(place, action) ?? null;
  return { zones, options, text: off ? null : textOf(place, action), off };
};
