import { moments } from '@lockstep/kernel';
import type { MomentOf } from '@lockstep/play';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { lastStepLines } from './footer.ts';
import type { LockModel } from './model.ts';
import type { AnyTypes } from './try.ts';

/** One step: its turn, then a line for each thing that happened. */
export const stepLines = (
  { run, lockView, text }: LockModel,
  step: MomentOf<AnyTypes>,
  width: number,
  paint: Paint,
): string[] => [
  paint.strong(lockView.step(step.events)),
  ...step.events.flatMap((event) =>
    wrap(text.eventWords(run.setup, event), width - 2, 2).map((line) => `  ${paint[lockView.tint(event)](line)}`),
  ),
  ...wrap(lockView.missing(run.setup, step), width - 2, 2).map((line) => `  ${paint.bad(line)}`),
];

export const transcriptLines = (model: LockModel, width: number, paint: Paint): string[] =>
  moments(model.run).flatMap((step, i) => [...(i > 0 ? [''] : []), ...stepLines(model, step, width, paint)]);

/** As many of the newest steps as fit whole; of a step longer than the room, what it came to. */
export const newestLines = (model: LockModel, width: number, room: number, paint: Paint): string[] => {
  const steps = moments(model.run).map((step) => stepLines(model, step, width, paint));
  const shown: string[] = [];
  for (const step of steps.reverse()) {
    const longer = shown.length === 0 ? step : [...step, '', ...shown];
    if (longer.length > room) return shown.length === 0 ? lastStepLines(model, width, paint).slice(0, room) : shown;
    shown.splice(0, shown.length, ...longer);
  }
  return shown;
};
