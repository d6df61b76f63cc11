import { FACTS, type Fact, type Needs } from './kit.ts';
import type { Pack } from './pack.ts';
import type { Edition } from './shelf.ts';
import type { Summary } from './summary.ts';

/** One run that is over, as the ledger keeps it. */
export type PastRun = Pick<Summary, 'edition' | 'teaches' | 'kit' | 'level' | 'facts' | 'codex'>;

/** What a player has come to, from all runs that are over. Nothing of it is ever read by a Daily. */
export interface Meta {
  readonly kits: readonly { readonly id: string; readonly open: boolean }[];
  /** By edition: each level opens when the one before it, or any above that, was won. */
  readonly levels: { readonly [edition in Edition]: readonly { readonly id: string; readonly open: boolean }[] };
  readonly badges: readonly { readonly id: string; readonly earned: boolean }[];
  /** How often each path was passed; a path of a gate never met is not in it. */
  readonly codex: { readonly [path: string]: number };
}

/** All of it in one run. */
const meets = (needs: Needs, { edition, kit, facts }: PastRun): boolean =>
  needs.every(
    (need) =>
      facts[need.fact] >= need.least &&
      facts[need.fact] <= need.most &&
      (need.edition === undefined || need.edition === edition) &&
      (need.kit === undefined || need.kit === kit),
  );

/** F6: how many kits one run may open, below fw0 and from there on. */
export const KITS_A_RUN = { friendlier: 1, usual: 2 };

const isWin = ({ facts, teaches }: PastRun): boolean => facts.won === 1 && facts.acts >= 3 && !teaches;

/** F6: a win below fw0 opens the next kit even where it meets no feat. */
const opensNext = (run: PastRun): boolean => run.level < 0 && run.edition === 'gates' && isWin(run);

/** Which kits are open after all these runs, in the order they were played. */
const openKits = ({ kit }: MetaPack, runs: readonly PastRun[]): ReadonlySet<string> => {
  const open = new Set(kit.flatMap(({ id, feat }) => (feat ? [] : [id])));
  for (const run of [...runs].reverse()) {
    const shut = kit.filter(({ id }) => !open.has(id));
    const byFeat = shut.filter(({ feat }) => feat && meets(feat.needs, run));
    const met = byFeat.length === 0 && opensNext(run) ? shut : byFeat;
    for (const { id } of met.slice(0, run.level < 0 ? KITS_A_RUN.friendlier : KITS_A_RUN.usual)) open.add(id);
  }
  return open;
};

type MetaPack = Pick<Pack, 'kit' | 'level' | 'badge'>;

/** Runs stand the newest first. */
export const metaOf = (pack: MetaPack, runs: readonly PastRun[]): Meta => {
  const kits = openKits(pack, runs);
  const levels = (edition: Edition): Meta['levels'][Edition] =>
    pack.level.map(({ id, number }) => ({
      id,
      open: number <= 0 || runs.some((run) => run.edition === edition && isWin(run) && run.level >= number - 1),
    }));
  const codex: { [path: string]: number } = {};
  for (const run of runs)
    for (const [path, times] of Object.entries(run.codex)) codex[path] = (codex[path] ?? 0) + times;
  return {
    kits: pack.kit.map(({ id }) => ({ id, open: kits.has(id) })),
    levels: { gates: levels('gates'), testimony: levels('testimony') },
    badges: pack.badge.map(({ id, needs }) => ({ id, earned: runs.some((run) => meets(needs, run)) })),
    codex,
  };
};

const PATH = 'path.';

/** A run as the facts of a ledger's entry: whole numbers under names. */
export const keepRun = ({ edition, teaches, kit, level, facts, codex }: PastRun): { [name: string]: number } => ({
  ...facts,
  [`edition.${edition}`]: 1,
  [`kit.${kit}`]: 1,
  firmware: level + 1,
  teaches: teaches ? 1 : 0,
  ...Object.fromEntries(Object.entries(codex).map(([path, times]) => [PATH + path, times])),
});

const wordAfter = (facts: { readonly [name: string]: number }, start: string): string | undefined =>
  Object.keys(facts)
    .find((name) => name.startsWith(start))
    ?.slice(start.length);

/** Before 0.14.0 entries did not say that a run teaches: of those one that was won in fewer acts did. */
const teachesIn = ({ teaches, won = 0, acts = 0 }: { readonly [name: string]: number }): boolean =>
  teaches === undefined ? won === 1 && acts < 3 : teaches === 1;

/** The inverse; undefined for facts that are not those of a run. */
export const readRun = (facts: { readonly [name: string]: number }): PastRun | undefined => {
  const edition = wordAfter(facts, 'edition.');
  const kit = wordAfter(facts, 'kit.');
  if ((edition !== 'gates' && edition !== 'testimony') || kit === undefined) return undefined;
  const own = Object.fromEntries(FACTS.map((fact) => [fact, facts[fact] ?? 0])) as { [fact in Fact]: number };
  const paths = Object.entries(facts).filter(([name]) => name.startsWith(PATH));
  return {
    edition,
    teaches: teachesIn(facts),
    kit,
    level: (facts.firmware ?? 1) - 1,
    facts: own,
    codex: Object.fromEntries(paths.map(([name, times]) => [name.slice(PATH.length), times])),
  };
};
