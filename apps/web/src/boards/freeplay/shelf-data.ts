import { clientModule, type Kit, type Pack } from '@lockstep/freeplay';
import { FAMILIES } from '@lockstep/gates';
import { clauseWords, GAME_TITLE } from '@lockstep/words-freeplay';
import type { RunShelf } from '../../play/shelves.ts';
import { FREEPLAY_WORDS } from './words.ts';

const WORDS = FREEPLAY_WORDS.shelf;

/** The family most of its cards are of, how many those are, and its tools. */
const lookOf = ({ artifact, tool }: Pack, kit: Kit): RunShelf['looks'][string] => {
  const cards = artifact.filter(({ id }) => kit.deck.includes(id));
  const many = (family: string): number => cards.filter((card) => card.family === family).length;
  const family = FAMILIES.reduce((most, one) => (many(one) > many(most) ? one : most));
  const tools = tool.filter(({ id }) => kit.tools.includes(id)).map(({ name }) => name);
  return { family, holds: [`${many(family)} ${family}`, WORDS.others(cards.length - many(family)), ...tools] };
};

/** The shelf of a pack: its runs in their order, what they can be begun with, and what can be come to. */
export const shelfOf = (pack: Pack): RunShelf => {
  return {
    title: GAME_TITLE,
    today: clientModule.today?.(pack) as RunShelf['today'],
    scenes: pack.run.map(({ id, title, line, minutes, edition, guide, kit, acts }) => ({
      id,
      title,
      kind: guide.length > 0 ? WORDS.lesson : WORDS.run,
      line,
      minutes,
      edition,
      teaches: guide.length > 0,
      kit: kit ?? null,
      acts: acts?.length ?? 3,
    })),
    difficulties: pack.level.map(({ id, name, line }) => ({ id, name, line })),
    kit: pack.kit,
    looks: Object.fromEntries(pack.kit.map((kit) => [kit.id, lookOf(pack, kit)])),
    level: pack.level,
    badge: pack.badge,
    codex: pack.gate.map(({ id, name, family, line, path }) => ({
      id,
      name,
      doubt: family,
      line,
      paths: path.map(({ base, clauses }) => ({ base, clauses: clauses.map(clauseWords) })),
    })),
  };
};
