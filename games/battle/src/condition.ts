import { formName, KIND, slotsOf } from '@lockstep/cardtext';
import { foreseenCards } from './amount.ts';
import { type Battle, seatField } from './context.ts';
import { endingFits } from './select.ts';
import { countBeings, isBeing, sparkAt } from './spark.ts';
import { CH, CH_SIZE, FR, SEAT } from './state.ts';

const [HAVE_KIND, HAVE_ENDING] = slotsOf('condition', 'have');

/** B19: read when its sentence is reached. */
export const conditionHolds = (b: Battle, frame: readonly number[], base: number): boolean => {
  const { code, defs } = b.setup;
  const seat = frame[FR.seat]!;
  const row = b.s.rows[seat]!;
  switch (formName('condition', code[base]!)) {
    case 'do':
      return frame[FR.did] === 1;
    case 'none':
      return row.length === 0;
    case 'another':
      return countBeings(row, code[base + 1]!, frame[FR.uid]!) > 0;
    case 'have':
      for (let o = 0; o < row.length; o += CH_SIZE) {
        if (!isBeing(row, o, code[base + HAVE_KIND!]!)) continue;
        const def = row[o + CH.def]!;
        const cost = def < 0 ? 0 : defs[def]!.cost;
        if (endingFits(code, base + HAVE_ENDING!, cost, sparkAt(b, seat, o), 0)) return true;
      }
      return false;
    case 'foreseen':
      return foreseenCards(b, frame, KIND.card) > 0;
    case 'foreseen-many':
      return foreseenCards(b, frame, KIND.card) >= code[base + 1]!;
    case 'leftmost':
      return row.length > 0 && isBeing(row, 0, code[base + 1]!);
    case 'costs':
      return frame[FR.itDef]! >= 0 && defs[frame[FR.itDef]!]!.cost >= code[base + 1]!;
    case 'left':
      return seatField(b, seat, SEAT.left) > 0;
  }
};
