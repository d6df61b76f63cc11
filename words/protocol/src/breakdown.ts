import type { Event, Setup } from '@lockstep/protocol';
import { cardName } from './card.ts';
import { complianceWords, riseWords } from './event.ts';

/** One turn after the game: where every point of Compliance and Scrutiny came from. */
export interface Tally {
  readonly turn: number;
  readonly action: string;
  readonly compliance: number;
  readonly complianceFrom: string;
  readonly scrutinyRise: number;
  readonly scrutinyFrom: string;
  readonly audited: boolean;
  readonly healed: number;
  readonly resistance: number;
  readonly scrutiny: number;
}

const joined = (setup: Setup, ids: readonly string[]): string => ids.map((id) => cardName(setup, id)).join(' + ');

/** One row for each turn of the try, from the events of its steps. */
export const breakdown = (setup: Setup, steps: readonly (readonly Event[])[]): readonly Tally[] => {
  const { tuning, resistance: start, scrutiny: first } = setup.script;
  const rows: Tally[] = [];
  let [resistance, scrutiny] = [start, first];
  for (const events of steps) {
    const did = events.find((event) => event.kind === 'submitted' || event.kind === 'scanned');
    if (!did) continue;
    const gained = events.find((event) => event.kind === 'compliance-gained');
    const rise = events.find((event) => event.kind === 'scrutiny-rose');
    const audit = events.find((event) => event.kind === 'audited');
    resistance = audit?.resistance ?? gained?.resistance ?? resistance;
    scrutiny = audit?.scrutiny ?? rise?.scrutiny ?? scrutiny;
    rows.push({
      turn: did.turn,
      action:
        did.kind === 'submitted' ? `SUBMIT ${joined(setup, did.cards)}` : `SCAN away ${joined(setup, did.discarded)}`,
      compliance: gained?.compliance ?? 0,
      complianceFrom: gained ? complianceWords(tuning, gained) : did.kind === 'submitted' ? 'not accepted' : 'a SCAN',
      scrutinyRise: rise?.by ?? 0,
      scrutinyFrom: rise ? riseWords(tuning, rise.reasons) : 'no change',
      audited: audit !== undefined,
      healed: audit?.healed ?? 0,
      resistance,
      scrutiny,
    });
  }
  return rows;
};
