import type { Issue, Path } from '@lockstep/kernel';
import { type Bearer, parseText } from './text.ts';

/** A text of a pack, and what it belongs to. */
export interface OwnedText {
  readonly text: string;
  readonly bearer: Bearer;
  readonly path: Path;
}

/** A text as the three-letter pieces of it, so that a slip of the pen changes few of them. */
const piecesOf = (text: string): ReadonlySet<string> => {
  const letters = text.toLowerCase();
  return new Set(Array.from({ length: Math.max(0, letters.length - 2) }, (_, i) => letters.slice(i, i + 3)));
};

/** How many of the pieces of two texts are the same, in thousandths. */
const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let same = 0;
  for (const piece of a) if (b.has(piece)) same += 1;
  return Math.floor((2000 * same) / (a.size + b.size || 1));
};

/** The text of the list that shares most of its pieces with this one; undefined where none shares any. */
export const nearestText = (text: string, texts: readonly string[]): string | undefined => {
  const pieces = piecesOf(text);
  let best: string | undefined;
  let most = 0;
  for (const candidate of texts) {
    const like = likeness(pieces, piecesOf(candidate));
    if (like > most && candidate !== text) {
      most = like;
      best = candidate;
    }
  }
  return best;
};

/** Every text that cannot be read: where, which words would fit there, and the nearest text that can. */
export const textIssues = (written: readonly OwnedText[]): readonly Issue[] => {
  const faults = written.flatMap((one) => {
    const parsed = parseText(one.text, one.bearer);
    return parsed.ok ? [] : [{ one, fault: parsed.fault }];
  });
  if (faults.length === 0) return [];
  const wrong = new Set(faults.map(({ one }) => one));
  const good = written.filter((one) => !wrong.has(one) && one.text !== '');
  return faults.map(({ one, fault }) => {
    const near = nearestText(
      one.text,
      good.filter(({ bearer }) => bearer === one.bearer).map(({ text }) => text),
    );
    return {
      code: fault.code,
      severity: 'error',
      path: one.path,
      expected: fault.expected.join(', '),
      found: fault.found,
      offset: fault.at,
      ...(near === undefined ? {} : { nearest: `“${near}”` }),
    };
  });
};
