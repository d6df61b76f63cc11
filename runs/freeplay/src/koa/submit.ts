import { SIZE } from '@lockstep/cards';
import { type Mutable, Refusal } from '@lockstep/kernel';
import { type Event as StoryEvent, submit } from '@lockstep/testimony';
import type { KoaAction, KoaEvent, KoaLoss } from './action.ts';
import { type KoaState, type Night, seenBy, testimonyOf } from './incident.ts';
import { gain } from './turn.ts';

/** What the run tells itself at the end of a night; the rest of a submission is told as in the Daily. */
const ENDINGS: readonly StoryEvent['kind'][] = ['granted', 'denied'];

/**
 * In a preview: what comes after the submission cannot be told, since a refutation card names an unseen counter, or since the
 * answer decides whether Resistance is gone with concerns still open.
 */
export const isUnsure = (night: Night, { story, edits }: KoaState, told: readonly KoaEvent[] = []): boolean => {
  if (told.some((event) => event.kind === 'refuted' && event.counters === null)) return true;
  const { concerns, proofs } = testimonyOf(night, edits).tables;
  return story.unsure > 0 && (concerns & ~proofs[story.story]!) !== 0;
};

/**
 * In a preview: a refutation card that strikes an unseen counter brings a token, and damage back, so that a loss for want of moves, or of
 * turns with every concern addressed, is not sure.
 */
export const mayBeSaved = (
  night: Night,
  { story, edits }: KoaState,
  ended: 'won' | KoaLoss,
  told: readonly KoaEvent[] = [],
): boolean => {
  if (!told.some((event) => event.kind === 'refuted' && event.counters === null)) return false;
  if (ended === 'nothing-left') return true;
  const { concerns, proofs } = testimonyOf(night, edits).tables;
  return ended === 'turns-used-up' && (concerns & ~proofs[story.story]!) === 0;
};

/** SUBMIT: the Daily's own rules; a counter refuted is worth a token. */
export const submitNight = (
  night: Night,
  state: Mutable<KoaState>,
  { cards }: KoaAction,
  log?: KoaEvent[],
): Refusal | undefined => {
  const setup = seenBy(night, state);
  const told: StoryEvent[] | undefined = log ? [] : undefined;
  const before = state.story.refuted;
  const next = submit(setup, state.story, cards, told);
  if (next instanceof Refusal) return next;
  state.story = next;
  if (told) log!.push(...told.filter(({ kind }) => !ENDINGS.includes(kind)));
  const refuted = SIZE[next.refuted & ~before]!;
  gain(
    night,
    state,
    'REFUTED',
    refuted * night.rules.tokens_per_counter,
    isUnsure(night, state, told) ? undefined : log,
  );
  return undefined;
};
