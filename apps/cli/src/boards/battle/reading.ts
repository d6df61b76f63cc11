import type { Types } from '@lockstep/play';
import type { Drawn, Lines, Size } from '../../shell/board.ts';
import type { Model } from '../../shell/model.ts';
import { cut, statusLines } from '../../shell/screen.ts';
import { promptLine } from '../../terminal/foot.ts';
import { framed, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { LABELS } from './words.ts';

/** One step of what the enemy did, below the table as it is now; one can step back through them. */
export const readDrawn = <G extends Types>(
  model: Model<G>,
  top: Lines,
  pieces: readonly string[],
  { width, height }: Size,
  paint: Paint,
): Drawn => {
  const at = Math.min(model.read ?? 0, pieces.length - 1);
  const bottom = [...statusLines(model, width, paint), promptLine(model, LABELS.readKeys, width, paint)];
  const said = [paint.strong(LABELS.enemyStep(at + 1, pieces.length)), ...wrap(pieces[at] ?? '', width)];
  const room = Math.max(1, height - bottom.length - 3);
  const told = cut(said, Math.max(2, room - 4), width);
  return {
    lines: framed([...cut(top, Math.max(1, room - told.length), width), '', ...told], bottom, height),
    scroll: null,
    across: model.across,
  };
};
