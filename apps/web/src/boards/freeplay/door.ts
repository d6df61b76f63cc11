import { refTo } from '@lockstep/play';
import type { Door } from '../../play/home.ts';
import { keyOf } from '../../play/ref.ts';
import { savesOf } from '../../play/saves.ts';
import { shelfOf } from '../../play/shelf.ts';
import type { Progress } from '../../plumbing/progress/index.ts';
import { HOME } from '../../strings/home.ts';
import { pathOf, pathOfDate } from './path.ts';

const {
  kind,
  enter,
  resume,
  today: { play: todayPlay, resume: todayOn, again: todayAgain },
} = HOME.runs;
const SHELF = { says: enter, path: '/runs' };

/** To the runs: back into the one that was begun, else to everyone's of today; a newcomer is led to the shelf, where a run teaches. */
export const door = async (progress: Progress, date: string): Promise<Door> => {
  const [{ title, scenes }, { saves }, entries] = await Promise.all([
    shelfOf('freeplay'),
    progress.backup(),
    progress.entries(),
  ]);
  const mine = entries.flatMap((entry) => (entry.kind === 'finished' && entry.game === 'freeplay' ? [entry] : []));
  const counted = mine.some((entry) => entry.daily === date && !entry.practice);
  const dated = keyOf(refTo('freeplay', { kind: 'daily', date })) in saves;
  const todays = { says: dated ? todayOn : counted ? todayAgain : todayPlay, path: pathOfDate(date) };
  const [begun] = savesOf(saves, 'freeplay').flatMap(({ ref }) => {
    const run = scenes.find(({ id }) => ref.subject.kind === 'scene' && id === ref.subject.scene);
    return run ? [{ says: resume(run.title), path: pathOf(ref) }] : [];
  });
  return {
    title,
    kind,
    ...(dated ? todays : (begun ?? (mine.length > 0 ? todays : SHELF))),
    shelf: begun || dated || mine.length > 0 ? SHELF : null,
    glyph: 'M3 12h4m10 0h4M7 8h10v8H7ZM12 8V4m0 16v-4',
  };
};
