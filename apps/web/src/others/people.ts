import type { Answered, Client } from '@lockstep/api';
import type { Entry } from '@lockstep/play';
import { entryText, isEntry } from '@lockstep/play';
import type { Progress } from '../plumbing/progress/index.ts';
import { PEOPLE } from '../strings/people.ts';
import { type Told, told } from './keep.ts';
import { sealOf } from './request.ts';

/** What went wrong, in words; an empty text where nothing did. */
export const faultOf = (answered: Answered<unknown>): string => {
  if (answered.kind === 'answer') return '';
  if (answered.kind === 'away') return PEOPLE.away;
  return PEOPLE.faults[answered.error.code] ?? PEOPLE.faults.other!;
};

/** A code as it was meant: capitals, without spaces and strokes, and without letters that look like digits. */
export const normalCode = (text: string): string =>
  text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** In two halves, to be read aloud. */
export const spacedCode = (code: string): string => `${code.slice(0, 5)} ${code.slice(5)}`;

/** As few spaces as can be, in one spelling. */
export const normalName = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** A try has a seal of its own; what has none is known by all of it. */
const markOf = (entry: Entry): string =>
  entry.kind === 'finished' && entry.replay !== undefined
    ? `${entry.on} ${entry.practice ? 'practice' : 'counted'} ${sealOf(entry.replay)}`
    : entryText(entry);

const parseEntry = (text: string): Entry[] => {
  try {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? [entry] : [];
  } catch {
    return [];
  }
};

const NOTHING: Told = { player: null, after: 0, marks: [] };

/** Entries of one request, by their number and their characters. */
const MOST = 20;
const MOST_CHARACTERS = 50_000;

const nextOf = (entries: readonly Entry[], known: ReadonlySet<string>): readonly Entry[] => {
  let size = 0;
  return entries
    .filter((entry) => !known.has(markOf(entry)))
    .slice(0, MOST)
    .filter((entry) => {
      size += entryText(entry).length;
      return size <= MOST_CHARACTERS;
    });
};

/**
 * Tells the other devices of this player what ended here, and takes what ended there. A player with one device sends nothing,
 * unless another one is about to join. Answers how many entries came.
 */
export const exchangeJournal = async (
  client: Pick<Client, 'exchange'>,
  progress: Pick<Progress, 'entries' | 'restore'>,
  { joining = false, keep = told }: { readonly joining?: boolean; readonly keep?: typeof told } = {},
): Promise<number> => {
  let state = (await keep.get()) ?? NOTHING;
  let sending: readonly Entry[] = [];
  let came = 0;
  for (;;) {
    const answered = await client.exchange({
      player: state.player,
      after: state.after,
      entries: sending.map((entry) => entryText(entry)),
    });
    if (answered.kind !== 'answer') return came;
    const { player, devices, entries: texts, after, more } = answered.value;
    // Places are those of one player; another one knows nothing of what was told.
    const marks = new Set(player === state.player ? state.marks : []);
    const here = new Set((await progress.entries()).map(markOf));
    const found = texts.flatMap(parseEntry);
    const fresh = found.filter((entry) => !here.has(markOf(entry)));
    if (fresh.length > 0) came += (await progress.restore({ entries: fresh, saves: {} })).entries;
    for (const entry of [...(player === state.player ? sending : []), ...found]) marks.add(markOf(entry));
    state = { player, after, marks: [...marks] };
    await keep.set(state);
    if (devices < 2 && !joining) return came;
    sending = nextOf(await progress.entries(), marks);
    if (sending.length === 0 && !more) return came;
  }
};
