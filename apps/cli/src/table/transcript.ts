import { moments } from '@lockstep/kernel';
import type { Event } from '@lockstep/protocol';
import { eventWords } from '@lockstep/words-protocol';
import { LABELS } from '../words.ts';
import { wrap } from './layout.ts';
import type { Model } from './model.ts';
import type { Paint } from './paint.ts';

const turnOf = (events: readonly Event[]): string => {
  const did = events.find((event) => event.kind === 'submitted' || event.kind === 'scanned');
  return did ? LABELS.turn(did.turn) : LABELS.draft;
};

const brush = (event: Event, paint: Paint): ((text: string) => string) => {
  if (event.kind === 'protocol-satisfied' || event.kind === 'unlocked') return paint.good;
  if (event.kind === 'protocol-failed' || event.kind === 'audited' || event.kind === 'locked-out') return paint.bad;
  return (text) => text;
};

/** One step: its turn, then a line for each thing that happened. */
export const stepLines = (model: Model, events: readonly Event[], width: number, paint: Paint): string[] => [
  paint.strong(turnOf(events)),
  ...events.flatMap((event) =>
    wrap(eventWords(model.run.setup, event), width - 2, 2).map((line) => `  ${brush(event, paint)(line)}`),
  ),
];

export const transcriptLines = (model: Model, width: number, paint: Paint): string[] =>
  moments(model.run).flatMap(({ events }, i) => [...(i > 0 ? [''] : []), ...stepLines(model, events, width, paint)]);

/** As many of the newest steps as fit whole; of a step longer than the room, its end. */
export const newestLines = (model: Model, width: number, room: number, paint: Paint): string[] => {
  const steps = moments(model.run).map(({ events }) => stepLines(model, events, width, paint));
  const shown: string[] = [];
  for (const step of steps.reverse()) {
    const longer = shown.length === 0 ? step : [...step, '', ...shown];
    if (longer.length > room) return shown.length === 0 ? step.slice(-room) : shown;
    shown.splice(0, shown.length, ...longer);
  }
  return shown;
};
