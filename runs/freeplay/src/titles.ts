import { type Choice, type Entry, type FinishedTry, isPlain, type Ref, refTo, type Title } from '@lockstep/play';
import { freeplay } from './freeplay.ts';
import { type Meta, metaOf, type PastRun, readRun } from './meta.ts';
import type { Pack } from './pack.ts';
import type { RunEntry } from './shelf.ts';

/** What a shelf needs of a pack: a shell may have been sent no more of it. */
export type Shelf = Pick<Pack, 'run' | 'kit' | 'level' | 'badge'>;

export interface Past {
  readonly entry: FinishedTry;
  readonly kept: PastRun;
}

/** Every run that ended, the newest first. */
export const historyOf = (entries: readonly Entry[]): readonly Past[] =>
  entries
    .flatMap((entry): readonly Past[] => {
      const kept = entry.kind === 'finished' && entry.game === freeplay.id ? readRun(entry.facts) : undefined;
      return kept && entry.kind === 'finished' ? [{ entry, kept }] : [];
    })
    .reverse();

/** What a player has come to: practice does not count. */
export const metaIn = (shelf: Shelf, entries: readonly Entry[]): Meta =>
  metaOf(
    shelf,
    historyOf(entries).flatMap(({ entry, kept }) => (entry.practice ? [] : [kept])),
  );

const byNumber = ({ level }: Shelf): Shelf['level'] => [...level].sort((a, b) => a.number - b.number);

const isOpen = (things: readonly { readonly id: string; readonly open: boolean }[], id: string): boolean =>
  things.some((thing) => thing.id === id && thing.open);

/** A run with a kit of its own is open with it; KOA deals her own cards, so there is no kit to bring. */
const kitChoices = (shelf: Shelf, meta: Meta, { edition, kit: own }: RunEntry): readonly Choice[] => {
  if (edition === 'testimony') return [];
  const kits = shelf.kit.filter(({ id }) => own === undefined || id === own);
  return [
    {
      option: 'kit',
      initial: own ?? shelf.kit.find(({ feat }) => feat === undefined)!.id,
      values: kits.map(({ id, name, line }) => ({
        id,
        name,
        line,
        locked: own === undefined && !isOpen(meta.kits, id),
      })),
    },
  ];
};

const levelChoice = (shelf: Shelf, meta: Meta, { edition }: RunEntry): Choice => ({
  option: 'level',
  initial: shelf.level.find(({ number }) => number === 0)!.id,
  values: byNumber(shelf).map(({ id, name, line }) => ({ id, name, line, locked: !isOpen(meta.levels[edition], id) })),
});

/** Every run of a pack, and what it can be begun with. */
export const titles = (shelf: Shelf, entries: readonly Entry[]): readonly Title[] => {
  const meta = metaIn(shelf, entries);
  return shelf.run.map((run) => ({
    ref: refTo(freeplay.id, { kind: 'scene', scene: run.id }),
    kind: run.guide.length > 0 ? 'lesson' : 'scene',
    title: run.title,
    line: run.line,
    minutes: run.minutes,
    choices: [...kitChoices(shelf, meta, run), levelChoice(shelf, meta, run)],
  }));
};

/** The first thing chosen that is not open yet; null where all is, and with a seed or a pack of the player's own. */
export const lockedIn = (
  shelf: Shelf,
  entries: readonly Entry[],
  ref: Ref,
): { readonly option: string; readonly id: string } | null => {
  const { subject, options } = ref;
  const title = titles(shelf, entries).find((one) => subject.kind === 'scene' && isScene(one, subject.scene));
  if (!title || !isPlain(ref)) return null;
  for (const { option, values } of title.choices)
    for (const { id, locked } of values) if (locked && options[option] === id) return { option, id };
  return null;
};

const isScene = ({ ref: { subject } }: Title, scene: string): boolean =>
  subject.kind === 'scene' && subject.scene === scene;
