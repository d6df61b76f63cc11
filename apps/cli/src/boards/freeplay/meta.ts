import { type Edition, type Freeplay, type Kit, type Level, type Meta, metaIn } from '@lockstep/freeplay';
import type { FinishedTry, Ref } from '@lockstep/play';
import { featWords, levelFeat } from '@lockstep/words-freeplay';
import type { Host } from '../../shell/host.ts';

/** Something that may still be shut, and what opens it. */
export interface Unlockable<Thing> {
  readonly thing: Thing;
  readonly open: boolean;
  readonly feat: string;
}

export const metaAt = (host: Host<Freeplay>, entries: readonly FinishedTry[] = host.entries()): Meta =>
  metaIn(host.pack, entries);

const isOpen = (things: readonly { readonly id: string; readonly open: boolean }[], id: string): boolean =>
  things.find((one) => one.id === id)?.open ?? false;

export const kitsAt = (host: Host<Freeplay>): readonly Unlockable<Kit>[] => {
  const { kits } = metaAt(host);
  return host.pack.kit.map((thing) => ({ thing, open: isOpen(kits, thing.id), feat: featWords(thing) }));
};

export const levelsAt = (host: Host<Freeplay>, edition: Edition): readonly Unlockable<Level>[] => {
  const { level } = host.pack;
  const open = metaAt(host).levels[edition];
  return [...level]
    .sort((a, b) => a.number - b.number)
    .map((thing) => ({ thing, open: isOpen(open, thing.id), feat: levelFeat(thing, level) }));
};

export const editionOf = (host: Host<Freeplay>, run: string): Edition =>
  host.pack.run.find(({ id }) => id === run)?.edition ?? 'gates';

/** The kit of a run that has one of its own; undefined where the player chooses. */
export const kitOf = (host: Host<Freeplay>, run: string): string | undefined =>
  host.pack.run.find(({ id }) => id === run)?.kit;

/** The kit that is open from the start, and the level that is meant where none is named. */
export const firstKit = (host: Host<Freeplay>): string => host.pack.kit.find(({ feat }) => feat === undefined)!.id;

export const usualLevel = (host: Host<Freeplay>): string => host.pack.level.find(({ number }) => number === 0)!.id;

export const runOf = ({ subject }: Ref): string => (subject.kind === 'scene' ? subject.scene : '');

/** What everyone plays on a date. */
export const todaysRun = ({ pack, game }: Host<Freeplay>) => {
  const named = game.module!.today!(pack) as { readonly scene: string; readonly kit: string; readonly level: string };
  return {
    run: pack.run.find(({ id }) => id === named.scene)!,
    kit: pack.kit.find(({ id }) => id === named.kit)!,
    level: pack.level.find(({ id }) => id === named.level)!,
  };
};
