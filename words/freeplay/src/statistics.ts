import type { RunStatistics } from '@lockstep/freeplay';
import { counted } from '@lockstep/words';
import { actName } from './names.ts';
import { EDITION_HOST } from './title.ts';

/** "AURA: 4 runs, 2 won, the shortest in 18 turns" */
export const statisticsTitle = ({ edition, played, won, fewestTurns }: RunStatistics): string =>
  `${EDITION_HOST[edition]}: ${counted(played, 'run')}, ${won} won${fewestTurns === null ? '' : `, the shortest in ${counted(fewestTurns, 'turn')}`}`;

/** How far runs went, a row for each act they ended in and one for those that were won. */
export const statisticsRows = ({
  won,
  endedIn,
}: RunStatistics): readonly { readonly label: string; readonly value: number }[] => [
  ...endedIn.map((value, i) => ({
    label: `Ended in ${i === endedIn.length - 1 ? 'the ' : ''}${actName(i + 1, endedIn.length)}`,
    value,
  })),
  { label: 'Won', value: won },
];
