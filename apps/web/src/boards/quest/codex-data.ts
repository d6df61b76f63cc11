import { RESONANCES } from '@lockstep/draft';
import type { FinishedTry } from '@lockstep/play';
import { codexOf, FOUGHT, openingsOf } from '@lockstep/quest';
import type { QuestShelf, QuestThing } from '../../play/shelves.ts';
import { CODEX_WORDS } from './codex-words.ts';

/** Something that can be met, how often it was, and whether it can be brought. */
interface Met extends QuestThing {
  readonly times: number;
  readonly open: boolean;
}

interface Past {
  readonly on: string;
  readonly title: string;
  readonly level: string;
  readonly battles: number;
  readonly of: number;
  readonly points: number;
  readonly won: boolean;
  readonly practice: boolean;
}

/** The ledger of quests as the codex shows it. */
export interface CodexView {
  readonly dreamcallers: readonly Met[];
  readonly dreamsigns: readonly Met[];
  readonly opponents: readonly (QuestThing & {
    readonly place: number;
    readonly fought: number;
    readonly beaten: number;
    /** How often a quest ended with it. */
    readonly kept: number;
  })[];
  /** By resonance, neutral ones last; a card of two stands with its first. */
  readonly cards: readonly { readonly name: string; readonly had: number; readonly all: readonly Met[] }[];
  readonly endings: { readonly won: number; readonly lost: number; readonly drawn: number };
  /** The newest first. */
  readonly history: readonly Past[];
}

const pastOf = (
  { scenes, level, difficulties, today }: QuestShelf,
  { on, daily, facts, won, practice }: FinishedTry,
): Past => {
  const road = scenes.find(({ id }) => daily === id || daily.startsWith(`${id}-`));
  const { id } = level.find(({ number }) => number === facts.level) ?? { id: '' };
  return {
    on,
    title: road?.title ?? CODEX_WORDS.today,
    level: difficulties.find((one) => one.id === id)?.name ?? '',
    battles: facts.battles ?? 0,
    of: (road ?? scenes.find((one) => one.id === today.scene))?.battles ?? 0,
    points: facts.points ?? 0,
    won,
    practice,
  };
};

export const codexView = (shelf: QuestShelf, tries: readonly FinishedTry[]): CodexView => {
  const { cards, dreamcallers, dreamsigns, opponents } = shelf.codex;
  const met = codexOf(tries);
  const open = openingsOf(tries);
  const mark = (
    things: readonly QuestThing[],
    times: { readonly [id: string]: number },
    ids: readonly string[],
  ): readonly Met[] => things.map((thing) => ({ ...thing, times: times[thing.id] ?? 0, open: ids.includes(thing.id) }));
  const marked = mark(cards, met.cards, []);
  const drawn = tries.filter(({ facts }) => facts.drawn === 1).length;
  const won = tries.filter((entry) => entry.won).length;
  return {
    dreamcallers: mark(dreamcallers, met.callers, open.dreamcallers),
    dreamsigns: mark(dreamsigns, met.signs, open.dreamsigns),
    opponents: opponents.map((one) => ({
      ...one,
      ...(met.opponents[one.id] ?? { fought: 0, beaten: 0 }),
      kept: tries.filter((entry) => !entry.won && entry.facts[FOUGHT + one.id] === 0).length,
    })),
    cards: [...RESONANCES, null].map((resonance) => {
      const all = marked.filter((card) => (card.resonance[0] ?? null) === resonance);
      return { name: resonance ?? CODEX_WORDS.neutral, had: all.filter(({ times }) => times > 0).length, all };
    }),
    endings: { won, drawn, lost: tries.length - won - drawn },
    history: tries.map((entry) => pastOf(shelf, entry)).reverse(),
  };
};
