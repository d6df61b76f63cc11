import picocolors from 'picocolors';

type Brush = (text: string) => string;

/** How good a thing is for the player, as a colour. */
export type Tint = 'good' | 'fair' | 'warn' | 'bad' | 'plain';

/** Colours by their meaning. Each only repeats what a word or sign next to it already says. */
export interface Paint extends Readonly<Record<Tint, Brush>> {
  readonly strong: Brush;
  readonly faint: Brush;
  readonly focus: Brush;
  /** Whatever the keeper of the lock says or is. */
  readonly voice: Brush;
  /** What lies deep: Ruin, and whatever is rarest. */
  readonly deep: Brush;
}

export const paintWith = (colour: boolean): Paint => {
  const c = picocolors.createColors(colour);
  return {
    good: c.green,
    fair: c.cyan,
    warn: c.yellow,
    bad: c.red,
    plain: (text) => text,
    strong: c.bold,
    faint: c.dim,
    focus: c.inverse,
    voice: c.cyan,
    deep: c.magenta,
  };
};
