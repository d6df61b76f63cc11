import type { Event, Setup } from '@lockstep/protocol';
import { counted, listed } from '@lockstep/words';
import { breakdown } from './breakdown.ts';

/** "turn 4", "turns 2 and 5", "turns 2 to 8". */
const turnsWords = (turns: readonly number[]): string => {
  const [first = 0, last = 0] = [turns[0], turns.at(-1)];
  if (turns.length > 2 && last - first === turns.length - 1) return `turns ${first} to ${last}`;
  return `${turns.length === 1 ? 'turn' : 'turns'} ${listed(turns.map(String))}`;
};

const NO_PATH = 'no path had every box ticked';

/** Why a try was lost, in one sentence, with the turns that cost it. */
export const lossWords = (setup: Setup, steps: readonly (readonly Event[])[]): string => {
  const rows = breakdown(setup, steps);
  const left = rows.at(-1)?.resistance ?? setup.script.resistance;
  const scans = rows.filter(({ action }) => action.startsWith('SCAN'));
  const refused = rows.filter((row) => row.compliance === 0 && !scans.includes(row));
  const audits = rows.filter(({ healed }) => healed > 0);
  const weakest = [...rows].sort((a, b) => a.compliance - b.compliance || a.turn - b.turn)[0];
  const causes = [
    ...(refused.length === 0
      ? []
      : refused.length === rows.length && rows.length > 2
        ? [`turns 1 to ${rows.length} all brought nothing (${NO_PATH})`]
        : [`${turnsWords(refused.map(({ turn }) => turn))} brought nothing (${NO_PATH})`]),
    ...(audits.length > 0
      ? [
          `${audits.length === 1 ? 'the Audit' : 'Audits'} on ${turnsWords(audits.map(({ turn }) => turn))} gave back ${audits.reduce((sum, { healed }) => sum + healed, 0)}`,
        ]
      : []),
    ...(scans.length > 0 ? [`${counted(scans.length, 'SCAN')} took ${turnsWords(scans.map(({ turn }) => turn))}`] : []),
  ];
  const why =
    causes.length > 0
      ? listed(causes)
      : weakest
        ? `turn ${weakest.turn} brought only ${weakest.compliance}`
        : 'no turn was played';
  return `All ${setup.script.turns} turns are used up and Resistance is still ${left}: ${why}.`;
};
