import type { CardView, Setup, View } from '@lockstep/testimony';
import { CLAIM_WORD, counterName } from '@lockstep/words-testimony';
import { type Button, HINT, QUIT, RULES, UNDO } from '../lock/button.ts';
import type { Card } from '../lock/cards.ts';
import type { Hand, Variant } from '../lock/lock-view.ts';
import { counterPage } from './counters.ts';
import { notesOf } from './notes.ts';
import { storyPage } from './story.ts';
import { explanationOf, handOf, type Koa, type KoaTry } from './try.ts';
import { BUTTON_LABELS, LABELS, PAGES, VARIANTS, VERBS } from './words.ts';

/** "05:20–05:23 KITCHEN AWAKE": when, then where, how and at what. */
const claimLine = ({ timeRange, location, state, activity }: CardView, between = ' '): string =>
  [
    ...(timeRange ? [LABELS.range(...timeRange)] : []),
    ...[location, state, activity].flatMap((claim) => (claim === null ? [] : [CLAIM_WORD[claim]])),
  ].join(between);

const refutesLine = (setup: Setup, { refutes }: CardView): string =>
  LABELS.refutes(refutes.map((id) => (id === null ? LABELS.unseen : counterName(setup, id))));

const cardOf = (attempt: KoaTry, card: CardView): Card => {
  const refutes = card.kind === 'refutation' ? refutesLine(attempt.run.setup, card) : '';
  return {
    id: card.id,
    name: card.name,
    worth: card.power,
    trust: card.trust,
    marks: refutes || card.proves.join(' '),
    more: claimLine(card, ' · '),
    notes: notesOf(attempt, card.id),
    brief: refutes || claimLine(card),
    line: card.line ?? '',
  };
};

const submitButton = (attempt: KoaTry): Button => ({
  label: BUTTON_LABELS.submit,
  does: { verb: 'submit' },
  off: attempt.selection.length > 0 && explanationOf(attempt, attempt.selection).blocked,
});
const STORY: Button = { label: BUTTON_LABELS.story, does: { do: 'show', page: 'story' } };

/** T11: with counters there is a choice of how they are seen, until the first submission. */
const variants = ({ script: { counter, visibility } }: Setup): readonly Variant[] => {
  if (counter.length === 0) return [];
  const other: View['visibility'] = visibility === 'FULL' ? 'HIDDEN' : 'FULL';
  return [{ ...VARIANTS[other], label: other, options: { visibility: other } }];
};

export const hand: Hand<Koa> = {
  verbs: VERBS,
  pages: {
    story: { ...PAGES.story, lines: storyPage },
    counters: { ...PAGES.counters, lines: counterPage },
  },
  cardLabels: { worth: LABELS.power, marks: LABELS.marks },
  variants,
  ids: ({ script }) => script.card.map(({ id }) => id),
  cards: (attempt) => handOf(attempt).map((card) => cardOf(attempt, card)),
  kind: () => 'submit',
  buttons: (attempt) => [submitButton(attempt), STORY, HINT, UNDO, RULES, QUIT],
};
