import { type Event, type Setup, unprovable } from '@lockstep/testimony';
import { listed } from '@lockstep/words';
import { clearLine, counterName, unprovableWords } from '@lockstep/words-testimony';
import { wrap } from '../../terminal/layout.ts';
import type { Tint } from '../../terminal/paint.ts';
import type { EventText } from '../lock/lock-view.ts';
import { viewOf } from '../lock/try.ts';
import { LABELS as TABLE_LABELS } from '../lock/words.ts';
import { previewLines } from './preview.ts';
import { account, ending } from './result.ts';
import type { Koa } from './try.ts';
import { LABELS } from './words.ts';

/** What an event comes to, in the fewest words. */
const effectOf = (setup: Setup, event: Event): readonly string[] => {
  switch (event.kind) {
    case 'scrutiny-rose':
      return [`Scrutiny +${event.by}`];
    case 'refuted':
      return (event.counters ?? []).map((id) => `${counterName(setup, id)} refuted`);
    case 'answered':
      return event.answer === null || event.answer === 'nothing'
        ? []
        : [`KOA answered with ${counterName(setup, event.answer.counter)}`];
    case 'restored':
      return [`${event.damage} damage restored`];
    case 'damaged':
      return [`damage ${event.damage ?? ''}`.trimEnd(), `Resistance ${event.resistance ?? ''}`.trimEnd()];
    case 'addressed':
      return [`${listed(event.concerns)} addressed`];
    case 'concerns-open':
      return [`${listed(event.concerns)} still open`];
    case 'submitted':
    case 'committed':
    case 'turn-ended':
    case 'granted':
    case 'denied':
      return [];
  }
};

const TINTS: { readonly [kind in Event['kind']]: Tint } = {
  submitted: 'plain',
  'scrutiny-rose': 'warn',
  refuted: 'good',
  answered: 'plain',
  restored: 'good',
  damaged: 'plain',
  addressed: 'fair',
  committed: 'plain',
  'turn-ended': 'plain',
  'concerns-open': 'warn',
  granted: 'good',
  denied: 'bad',
};

export const eventText: EventText<Koa> = {
  step: (events) => {
    const did = events.find((event) => event.kind === 'submitted');
    return did ? TABLE_LABELS.turn(did.turn) : '';
  },
  effects: (setup, events) => events.flatMap((event) => effectOf(setup, event)).join(', '),
  tint: ({ kind }) => TINTS[kind],
  missing: () => '',
  answer: (attempt, ahead, width, paint) => {
    if (ahead) return previewLines(attempt, ahead, width, paint);
    const view = viewOf(attempt);
    const lost = unprovable(view).map((one) => unprovableWords(attempt.run.setup, one));
    return lost.length > 0
      ? wrap([...lost, LABELS.hopeless].join(' '), width).map((line) => paint.warn(line))
      : wrap(LABELS.choose(view.mostCards), width).map((line) => paint.faint(line));
  },
  ending,
  account,
  clearLine,
  lockFacts: ({ script: { target, difficulty, visibility, resistance, turns, scrutiny, concern, counter, card } }) => ({
    target,
    difficulty: difficulty ?? null,
    visibility,
    resistance,
    turns,
    scrutiny,
    cards: card.length,
    concerns: concern,
    counters: counter.length,
  }),
};
