import { prompt as battlePrompt } from '@lockstep/battle';
import { deckOrder, prompt as draftPrompt } from '@lockstep/draft';
import { type LaidPieces, type Option, type Prompt, refusalOf, type Sight } from '@lockstep/play';
import { isBane, names, placeOf } from './deck.ts';
import { battleOf } from './fight.ts';
import { isShop } from './legal.ts';
import { type QuestGame, quest } from './quest.ts';
import { visitOf } from './setup.ts';
import { shownIds } from './walk.ts';

const NOTHING: Prompt = { zones: [], options: [], text: null, off: null };

const option = (sight: Sight<QuestGame>, zone: string, id: string, text: string): Option => ({
  zone,
  id,
  text,
  off: refusalOf(quest, sight, text),
  laid: false,
});

/** Cards of the deck that can be named to go, the cheapest first; a shop takes banes alone. */
const deckOptions = (sight: Sight<QuestGame>, only: (id: string) => boolean = () => true): readonly Option[] => {
  const { setup, state } = sight;
  const { formedAt, draft } = setup;
  const held = names(setup, state).filter(only);
  const plain = deckOrder(
    draft,
    held.filter((id) => !formedAt.has(id)),
  );
  const formed = held.filter((id) => formedAt.has(id));
  return [...plain, ...formed].map((id) => option(sight, 'deck', id, `purge ${id}`));
};

const leave = (sight: Sight<QuestGame>): Option => option(sight, 'verb', 'leave', 'leave');

const visitPrompt = (sight: Sight<QuestGame>): Prompt => {
  const { setup, state, view } = sight;
  const inner = visitOf(setup, state.stop!, state.gift);
  const here = draftPrompt({ setup: inner, state: state.draft, view: view.draft!, seat: sight.seat });
  if (!isShop(state)) return here;
  const isBaneId = (id: string): boolean => isBane(setup, state.draft.deck[placeOf(setup, state, id)]!);
  return { ...here, options: [...here.options, ...deckOptions(sight, isBaneId)] };
};

/** Each site that was not visited, once. */
const dreamscapeOptions = (sight: Sight<QuestGame>): readonly Option[] => {
  const { state, view } = sight;
  if (!state.door) return [];
  const open = view.door!.sites.flatMap(({ site, visited }) => (visited ? [] : [site.toLowerCase()]));
  return [
    ...[...new Set(open)].map((site) => option(sight, 'site', site, `visit ${site}`)),
    ...(view.purge ? deckOptions(sight) : []),
    option(sight, 'verb', 'fight', 'fight'),
  ];
};

const optionsAt = (sight: Sight<QuestGame>): readonly Option[] => {
  const { setup, state, view } = sight;
  switch (state.place) {
    case 'doors':
      return view.doors.map((_, i) => option(sight, 'door', String(i + 1), `door ${i + 1}`));
    case 'dreamscape':
      return dreamscapeOptions(sight);
    case 'purge':
      return [leave(sight), ...deckOptions(sight)];
    case 'copy':
    case 'change': {
      const verb = state.place;
      return state.shown === null
        ? []
        : [...shownIds(setup, state).map((id) => option(sight, 'card', id, `${verb} ${id}`)), leave(sight)];
    }
    case 'bargain':
      return state.shown === null
        ? []
        : [...view.bargains.map(({ id }) => option(sight, 'bargain', id, `agree ${id}`)), leave(sight)];
    case 'visit':
    case 'battle':
    case 'over':
      return [];
  }
};

/** What can be chosen now: a door, a site, what a site shows, or what the battle asks for. */
export const prompt = (sight: Sight<QuestGame>, laid: LaidPieces): Prompt => {
  const { setup, state, view } = sight;
  if (state.place === 'visit') return visitPrompt(sight);
  if (state.battle && view.battle)
    return battlePrompt(
      { setup: battleOf(setup, state.fight!), state: state.battle, view: view.battle, seat: sight.seat },
      laid,
    );
  return { ...NOTHING, options: optionsAt(sight) };
};
