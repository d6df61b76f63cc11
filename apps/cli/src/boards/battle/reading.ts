import type { Types } from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import type { Board, Lines, ReadKeys, ScreenText, Size } from '../../shell/board.ts';
import type { Menu } from '../../shell/menu.ts';
import type { Model } from '../../shell/model.ts';
import { cutLines, statusLines } from '../../shell/screen.ts';
import { promptLine } from '../../terminal/foot.ts';
import { framed, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { LABELS } from './words.ts';

/** Forth and back through what the enemy did; any other key plays on. */
export const READ_KEYS: ReadKeys = {
  named: { enter: 'on', space: 'on', right: 'on', down: 'on', left: 'previous', up: 'previous', escape: 'leave' },
  chars: {},
  other: 'play',
};

/** One step of what the enemy did, below the table as it is now; one can step back through them. */
export const readDrawn = <G extends Types>(
  model: Model<G>,
  top: Lines,
  pieces: readonly string[],
  { width, height }: Size,
  paint: Paint,
): ScreenText => {
  const at = Math.min(model.readIndex ?? 0, pieces.length - 1);
  const bottom = [...statusLines(model, width, paint), promptLine(model, LABELS.readKeys, width, paint)];
  const said = [paint.strong(LABELS.enemyStep(at + 1, pieces.length)), ...wrap(pieces[at] ?? '', width)];
  const room = Math.max(1, height - bottom.length - 3);
  const told = cutLines(said, Math.max(2, room - 4), width);
  return {
    lines: framed([...cutLines(top, Math.max(1, room - told.length), width), '', ...told], bottom, height),
    scroll: null,
    columns: model.columns,
  };
};

/** "word kindle", or the words of what is under the cursor. */
export const wordCommand =
  <G extends Types>(menuOf: (model: Model<G>) => Menu): NonNullable<Board<G>['parseTyped']> =>
  (model, word, rest) => {
    if (word !== 'word') return undefined;
    const focused = menuOf(model).items[model.cursor]?.detail.join(' ') ?? '';
    return { do: 'show', page: 'word', part: rest.length > 0 ? rest.join(' ') : focused };
  };

/** What a step back costs, or that everything is given up. */
export const questionWith =
  <G extends Types>(again: string): Board<G>['question'] =>
  ({ session }) => {
    const cause = session?.confirmation?.cause;
    return cause === undefined || cause === 'retry' || cause === 'surrender' ? again : practiceNotice(cause);
  };
