import type { GameModule } from '@lockstep/kernel';
import type { Store } from '../store.ts';
import type { ToldTable } from '../told-table.ts';
import { openDesk, type Wanted } from './desk.ts';
import { playLines } from './lines.ts';
import { type Model, pickModel, placed, shelfModel } from './model.ts';
import { playTerminal } from './terminal.ts';

/** The shelf, the kits of a run, or the run that was asked for. */
export const openedAt = (desk: ReturnType<typeof openDesk>): Model => {
  const shelf = shelfModel(desk);
  if (desk.asked === null) return shelf;
  return 'pick' in desk.asked ? pickModel(shelf, desk.asked.pick) : placed(shelf, desk.open(desk.asked.open));
};

const opened = (store: Store, offers: GameModule, wanted: Wanted): Model => openedAt(openDesk(store, offers, wanted));

export const table: ToldTable = {
  flags: ['scene', 'kit', 'level', 'seed', 'setup', 'pack'],
  lesson: 'first-run',
  sit: (store, offers, wanted, on) => {
    const model = opened(store, offers, wanted);
    return 'paper' in on ? playLines(model, on.paper) : playTerminal(model, on.terminal);
  },
};
