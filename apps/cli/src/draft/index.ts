import type { GameModule } from '@lockstep/kernel';
import type { Store } from '../store.ts';
import type { ToldTable } from '../told-table.ts';
import { daily } from './daily.ts';
import { openDesk, type Wanted } from './desk.ts';
import { playLines } from './lines.ts';
import { type Model, placed, shelfModel } from './model.ts';
import { playTerminal } from './terminal.ts';

/** The shelf, or the quest that was asked for. */
const opened = (store: Store, offers: GameModule, wanted: Wanted): Model => {
  const desk = openDesk(store, offers, wanted);
  const shelf = shelfModel(desk, desk.preset);
  return desk.asked === null ? shelf : placed(shelf, desk.open(desk.asked, desk.preset));
};

export const table: ToldTable = {
  flags: ['scene', 'preset', 'seed', 'date', 'setup', 'pack'],
  lesson: 'first-dream',
  daily,
  sit: (store, offers, wanted, on) => {
    const model = opened(store, offers, wanted);
    return 'paper' in on ? playLines(model, on.paper) : playTerminal(model, on.terminal);
  },
};
