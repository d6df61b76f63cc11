import type { Trust } from '@lockstep/protocol';
import picocolors from 'picocolors';

type Brush = (text: string) => string;

/** Colours by what they stand for. Each only repeats what a word or sign beside it already says. */
export interface Paint {
  readonly strong: Brush;
  readonly faint: Brush;
  readonly good: Brush;
  readonly bad: Brush;
  readonly warn: Brush;
  readonly aura: Brush;
  readonly focus: Brush;
  readonly trust: { readonly [trust in Trust]: Brush };
}

export const paintWith = (colour: boolean): Paint => {
  const c = picocolors.createColors(colour);
  return {
    strong: c.bold,
    faint: c.dim,
    good: c.green,
    bad: c.red,
    warn: c.yellow,
    aura: c.cyan,
    focus: c.inverse,
    trust: { VERIFIED: c.green, PLAUSIBLE: c.cyan, SKETCHY: c.yellow },
  };
};
