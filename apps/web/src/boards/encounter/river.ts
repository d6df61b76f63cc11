import { parsePack, riverOf } from '@lockstep/encounter';
import type { Entry } from '@lockstep/play';
import { doorWords, endingsWords, givesWords, woundWords } from '@lockstep/words-encounter';
import { worker } from '../../plumbing/worker/client.ts';

/** What the record says of a scene: whether it is open, and in sentences why, which endings were found, what earlier ends change. */
export interface LandingNotes {
  readonly open: boolean;
  readonly won: boolean;
  readonly li: number;
  readonly bank: 'WEST' | 'EAST';
  readonly title: string;
  readonly heals: boolean;
  readonly found: number;
  readonly endings: number;
  readonly says: readonly string[];
  /** What its last end changes elsewhere. */
  readonly gives: readonly string[];
}

export interface RiverNotes {
  readonly landings: ReadonlyMap<string, LandingNotes>;
  readonly wounds: readonly string[];
}

const NOTHING: RiverNotes = { landings: new Map(), wounds: [] };

/** E44: the river as the record has it. */
export const riverNotes = async (entries: readonly Entry[]): Promise<RiverNotes> => {
  const pack = parsePack(await worker.pack('encounter'));
  if (!pack.ok) return NOTHING;
  const river = riverOf(
    pack.value,
    entries.filter((entry) => entry.kind === 'finished'),
  );
  return {
    landings: new Map(
      river.landings.map((landing) => [
        landing.scene,
        {
          open: landing.open,
          won: landing.won,
          li: landing.li,
          bank: landing.bank,
          title: landing.title,
          heals: landing.heals,
          found: landing.ends.filter(({ found }) => found).length,
          endings: landing.ends.length,
          gives: river.landings.flatMap((other) =>
            other.doors.flatMap((door) =>
              door.held && door.from === landing.scene ? [givesWords(pack.value, other.scene, door)] : [],
            ),
          ),
          says: [
            ...(landing.open ? [] : [landing.reason ?? '']),
            ...(landing.last === null ? [] : [`${endingsWords(landing)}.`]),
            ...landing.doors.flatMap((door) =>
              door.held && door.does !== 'OPENS' ? [`${doorWords(pack.value, landing.scene, door)}.`] : [],
            ),
          ],
        },
      ]),
    ),
    wounds: river.wounds.map((wound) => woundWords(pack.value, wound)),
  };
};
