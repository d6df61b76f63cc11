import type { Event, Setup } from '@lockstep/testimony';
import { type Sum, sumOf, sumWords, totalOf } from './damage.ts';
import { riseWords } from './event.ts';
import { cardName, counterName } from './names.ts';

/** One turn after the game: where every point of damage and Scrutiny came from. */
export interface Tally extends Omit<Sum, 'shared'> {
  readonly turn: number;
  readonly action: string;
  /** What came off Resistance: base − lost + bonus + restored. */
  readonly damage: number;
  readonly damageFrom: string;
  /** Null where she had no answer. */
  readonly counter: string | null;
  readonly scrutinyRise: number;
  /** One entry a source, empty where there was none. */
  readonly scrutinyFrom: readonly string[];
  readonly resistance: number;
  readonly scrutiny: number;
}

const NOTHING: Sum = { base: 0, lost: 0, bonus: 0, restored: 0, shared: [] };

/** One row for each submission of the try, from the events of its steps. */
export const breakdown = (setup: Setup, steps: readonly (readonly Event[])[]): readonly Tally[] => {
  const { tuning, resistance: start, scrutiny: first } = setup.script;
  const rows: Tally[] = [];
  let [resistance, scrutiny] = [start, first];
  for (const events of steps) {
    const did = events.find((event) => event.kind === 'submitted');
    if (!did) continue;
    const rise = events.find((event) => event.kind === 'scrutiny-rose');
    const answer = events.find((event) => event.kind === 'answered')?.answer ?? 'nothing';
    const damaged = events.find((event) => event.kind === 'damaged');
    const restored = events.find((event) => event.kind === 'restored')?.damage ?? 0;
    const { shared, ...sum } = damaged ? sumOf(tuning, damaged, restored) : NOTHING;
    resistance = damaged?.resistance ?? resistance;
    scrutiny = rise?.scrutiny ?? scrutiny;
    rows.push({
      turn: did.turn,
      action: `SUBMIT ${did.cards.map((id) => cardName(setup, id)).join(' + ')}`,
      ...sum,
      damage: totalOf({ ...sum, shared }),
      damageFrom: damaged ? sumWords({ ...sum, shared }) : 'none: the story fell apart first',
      counter: answer === 'nothing' ? null : counterName(setup, answer.counter),
      scrutinyRise: rise?.by ?? 0,
      scrutinyFrom: rise ? riseWords(setup, rise.rises) : [],
      resistance,
      scrutiny,
    });
  }
  return rows;
};
