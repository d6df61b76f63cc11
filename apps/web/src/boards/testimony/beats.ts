import type { Event, View } from '@lockstep/testimony';
import type { Beat } from '../../stage/beat.ts';
import { TESTIMONY_WORDS } from './words.ts';

const WORDS = TESTIMONY_WORDS.solve;

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** Her files are named by their places, so that one that lay face down turns over where it lies. */
const fileOf = ({ counters }: View, id: string): string =>
  `counter:${counters.findIndex((counter) => counter.id === id)}`;

const damaged = (event: Of<'damaged'>, sum: string): readonly Beat[] => {
  const contested = event.contested !== null && event.contested < event.base;
  const agreed = event.shared.length > 0;
  const says = contested ? WORDS.stamp.contested : agreed ? WORDS.stamp.corroborated : WORDS.stamp.taken;
  return [
    { kind: 'stamp', at: 'hand', tone: contested ? 'warn' : 'good', says, sum },
    { kind: 'slide', what: 'resistance' },
    ...(event.damage === null
      ? []
      : [{ kind: 'delta', at: 'resistance', tone: 'good', says: `−${event.damage}` } as const]),
  ];
};

const answered = (view: View, { answer }: Of<'answered'>): readonly Beat[] =>
  answer === null || answer === 'nothing'
    ? [{ kind: 'react', what: 'host', how: 'nod' }]
    : [
        { kind: 'turn', what: fileOf(view, answer.counter) },
        { kind: 'react', what: 'host', how: 'glow' },
      ];

const beatsOn = (view: View, event: Event, sum: string): readonly Beat[] => {
  switch (event.kind) {
    case 'submitted':
      return [{ kind: 'carry', what: event.cards.map((id) => `card:${id}`), to: 'tape' }];
    case 'scrutiny-rose':
      return [
        { kind: 'delta', at: 'scrutiny', tone: 'warn', says: `+${event.by}` },
        { kind: 'react', what: 'host', how: 'shake' },
      ];
    case 'refuted':
      return (event.counters ?? []).map((id) => ({ kind: 'turn', what: fileOf(view, id) }) as const);
    case 'answered':
      return answered(view, event);
    case 'restored':
      return [{ kind: 'delta', at: 'tape', tone: 'good', says: WORDS.back(event.damage) }];
    case 'damaged':
      return damaged(event, sum);
    case 'addressed':
      return event.concerns.map((proof) => ({ kind: 'react', what: `concern:${proof}`, how: 'glow' }));
    case 'committed':
    case 'turn-ended':
    case 'concerns-open':
    case 'granted':
    case 'denied':
      return [];
  }
};

/** What a submission looks like on the table, event by event. `sum` is what was worked out for it. */
export const beatsOf = (view: View, events: readonly Event[], sum: string): readonly Beat[] =>
  events.flatMap((event) => beatsOn(view, event, sum));
