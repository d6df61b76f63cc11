import type { Proof } from '@lockstep/testimony';
import { PROOF_ASKS } from '@lockstep/words-testimony';
import { columns, flow, pad, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { viewOf } from '../lock/try.ts';
import { explanationOf, handOf, type KoaTry, numbersOf } from './try.ts';
import { LABELS, NARROW } from './words.ts';

interface Concern {
  readonly proof: Proof;
  readonly sign: string;
  readonly brush: (text: string) => string;
  /** Which cards of the hand would address it, by their numbers. */
  readonly by: string;
}

/** ✓ addressed, + addressed by what is chosen, · open. */
const concernsOf = (attempt: KoaTry, paint: Paint): readonly Concern[] => {
  const { blocked: refused, concerns } = explanationOf(attempt, attempt.selection);
  const now = refused ? [] : concerns;
  return viewOf(attempt).concerns.map(({ proof, addressed }) => {
    if (addressed) return { proof, sign: '✓', brush: paint.good, by: '' };
    const proving = handOf(attempt).filter(({ proves }) => proves.includes(proof));
    const able = proving.filter(({ blocked }) => !blocked);
    const numbers = (cards: typeof proving): string =>
      numbersOf(
        attempt.run.setup,
        cards.map(({ id }) => id),
      );
    const never = proving.length > 0 ? LABELS.proofBlocked(numbers(proving)) : LABELS.nothingProves;
    const by = able.length > 0 ? numbers(able) : never;
    if (now.includes(proof)) return { proof, sign: '+', brush: paint.fair, by };
    return { proof, sign: '·', brush: able.length > 0 ? paint.plain : paint.bad, by };
  });
};

/** In as few lines as they fit; with no room for a label, the signs alone say what they are. */
export const concernLines = (attempt: KoaTry, width: number, paint: Paint): string[] => {
  const items = concernsOf(attempt, paint).map(({ proof, sign, brush, by }) =>
    brush([sign, proof, by].filter((part) => part !== '').join(' ')),
  );
  if (width < NARROW) return flow(items, width);
  const [first = '', ...others] = flow(items, width - LABELS.concerns.length - 2);
  const indent = ' '.repeat(LABELS.concerns.length + 2);
  return [`${paint.strong(LABELS.concerns)}  ${first}`, ...others.map((line) => indent + line)];
};

/** With what KOA asks herself, a line each. */
export const concernAsks = (attempt: KoaTry, width: number, paint: Paint): string[] => {
  const concerns = concernsOf(attempt, paint);
  const wide = Math.max(...concerns.map(({ proof }) => columns(proof)));
  return concerns.flatMap(({ proof, sign, brush, by }) => {
    const [first = '', ...others] = wrap(
      by === '' ? PROOF_ASKS[proof] : `${PROOF_ASKS[proof]} (${by})`,
      width - wide - 3,
    );
    return [
      `${brush(`${sign} ${pad(proof, wide)}`)} ${paint.faint(first)}`,
      ...others.map((line) => ' '.repeat(wide + 3) + paint.faint(line)),
    ];
  });
};
