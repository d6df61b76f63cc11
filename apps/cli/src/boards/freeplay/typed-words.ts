import { KOA_MOVES } from '@lockstep/freeplay';
import { MOVES, takesTarget } from '@lockstep/gates';
import { refuse } from '@lockstep/kernel';
import { type LaidPieces, promptFor, promptOf, sightOf } from '@lockstep/play';
import { listed } from '@lockstep/words';
import { refusalWords } from '@lockstep/words-freeplay';
import type { Command } from '../../shell/model.ts';
import { type Complaint, commandOf, complain, isSure } from '../../shell/parse-command.ts';
import { menuOf, offerLabel } from './menu.ts';
import { handOf } from './preview.ts';
import { laidOf, type Model, type RunView, runViewOf } from './run-view.ts';
import { COMPLAINTS, NOTICES } from './words.ts';

/** The words of the game itself: whatever begins so is an action. */
const ENDS = ['take', 'leave', 'choose', 'give-up', 'abandon'];
export const VERBS: readonly string[] = [...new Set<string>([...MOVES, ...KOA_MOVES]), ...ENDS];

const isNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

/** The thing of so many that a word means: its number, its id, or the start of its name. */
const meant = (word: string, things: readonly { readonly id: string; readonly name: string }[]): string | undefined => {
  if (isNumber(word)) return things[Number(word) - 1]?.id;
  const lower = word.toLowerCase();
  return (
    things.find(({ id }) => id.toLowerCase() === lower || id.toLowerCase().split('.')[1] === lower) ??
    things.find(
      ({ id, name }) => name.toLowerCase().startsWith(lower) || id.split('.')[1]?.toLowerCase().startsWith(lower),
    )
  )?.id;
};

const gatesIn = ({ view }: RunView) => view.gates?.gates ?? [];

const KEYWORDS = ['from', 'to', 'with', 'at', 'path', 'strike', 'time', 'location', 'state', 'disable'];

/** Numbers of the hand as ids. */
const cardsNamed = (hand: readonly string[], words: readonly string[]): readonly string[] | Complaint => {
  const cards: string[] = [];
  for (const word of words) {
    const id = isNumber(word) ? hand[Number(word) - 1] : word;
    if (id === undefined) return complain(COMPLAINTS.noNumber(word, hand.length));
    cards.push(id);
  }
  return cards;
};

/** The tools that can be laid down with a move, or with any. */
const toolsWith = ({ session }: Model, laid: LaidPieces): readonly string[] =>
  session
    ? promptFor(session.playable, sightOf(session), laid).options.flatMap(({ zone, id }) =>
        zone === 'tool' ? [id] : [],
      )
    : [];

/** A typed move with numbers made into ids, and what is left out filled from what is laid down. */
const moveText = (model: Model, runView: RunView, verb: string, rest: readonly string[]): string | Complaint => {
  const option = promptOf(model.session!).options.find(({ zone, id }) => zone === 'move' && id === verb);
  if (!option) return [verb, ...rest].join(' ');
  if (rest.length === 0 && option.text !== null) return option.text;
  const { chosen: laid, tool, gate } = laidOf(model);
  const end = rest.findIndex((word) => KEYWORDS.includes(word));
  const cards = cardsNamed(handOf(runView), end < 0 ? rest : rest.slice(0, end));
  if ('complaint' in cards) return cards;
  const after = end < 0 ? [] : [...rest.slice(end)];
  for (let i = 0; i + 1 < after.length; i += 1) {
    const word = after[i + 1]!;
    if (after[i] === 'at') after[i + 1] = meant(word, gatesIn(runView)) ?? word;
    if (after[i] === 'with') after[i + 1] = meant(word, runView.view.gates?.tools ?? []) ?? word;
    if (after[i] === 'from' || after[i] === 'to') after[i + 1] = word.toUpperCase();
  }
  const target = gate !== null && takesTarget(verb) && !after.includes('at') ? ['at', gate] : [];
  const held = cards.length === 0 ? laid : cards;
  const goes = toolsWith(model, [{ zone: 'move', id: verb }]).includes(tool ?? '');
  const along = tool !== null && goes && !after.includes('with') ? ['with', tool] : [];
  return [verb, ...held, ...along, ...target, ...after].join(' ');
};

/** "take calm", "take artifact 2": an offer by its id or its number, an artifact likewise. */
const takeText = ({ view }: RunView, rest: readonly string[]): string | Complaint => {
  const [what, which, ...more] = rest;
  if (what === undefined)
    return complain(
      view.offers.length === 0 ? COMPLAINTS.noCache : COMPLAINTS.whichOffer(listed(view.offers.map(offerLabel))),
    );
  const offer = meant(what, view.offers) ?? what.toUpperCase();
  const about = view.offers.find(({ id }) => id === offer)?.artifacts ?? [];
  return ['take', offer, ...(which === undefined ? [] : [meant(which, about) ?? which]), ...more].join(' ');
};

/** An action that is typed; `only` where it is to be seen ahead. */
export const parseAction = (model: Model, verb: string, rest: readonly string[], only = false): Command | Complaint => {
  const scene = runViewOf(model);
  if (!scene) return complain(NOTICES.nothingOpen);
  const sure = isSure(rest);
  const words = sure ? rest.slice(0, -1) : rest;
  if (scene.view.phase === 'cache' && !ENDS.includes(verb)) return complain(COMPLAINTS.cache);
  if (scene.view.phase === 'crossing' && !ENDS.includes(verb)) return complain(COMPLAINTS.crossing);
  const move = promptOf(model.session!).options.find(({ zone, id }) => zone === 'move' && id === verb);
  // A move that can be made in several ways shows them.
  if (!only && move && words.length === 0 && move.text === null && !move.off && !move.missing)
    return { do: 'session', command: { kind: 'lay', zone: 'move', id: verb } };
  const text = verb === 'take' ? takeText(scene, words) : moveText(model, scene, verb, words);
  if (typeof text !== 'string') return text;
  const [, kind] = text.split(' ');
  const offer = verb === 'take' && words.length === 1 ? scene.view.offers.find(({ id }) => id === kind) : undefined;
  // An offer about artifacts that names none shows those there are.
  if (!only && offer && offer.artifacts.length > 0 && laidOf(model).move === null) {
    const item = menuOf(model).items.find(({ id }) => id === offer.id);
    if (item) return commandOf(item);
  }
  return only ? { do: 'show', page: 'preview', part: text } : { do: 'session', command: { kind: 'act', text, sure } };
};

/** Numbers on the board take cards up. */
export const pickOf = (model: Model, rest: readonly string[]): Command | Complaint => {
  const scene = runViewOf(model);
  const hand = scene ? handOf(scene) : [];
  if (!scene || hand.length === 0) return complain(NOTICES.notHere);
  const ids: string[] = [];
  for (const word of rest) {
    const id = isNumber(word) ? hand[Number(word) - 1] : hand.find((one) => one.startsWith(word.toLowerCase()));
    if (id === undefined) return complain(COMPLAINTS.noNumber(word, hand.length));
    if (!ids.includes(id)) ids.push(id);
  }
  return { do: 'lay', zone: 'card', ids };
};

const aimOf = (model: Model, [word = '']: readonly string[]): Command | Complaint => {
  const scene = runViewOf(model);
  const gates = scene ? gatesIn(scene) : [];
  if (gates.length === 0) return complain(NOTICES.noGates);
  const gate = gates.find(({ id }) => word !== '' && id === meant(word, gates));
  if (!gate) return complain(COMPLAINTS.noGate(word, gates.length));
  if (gate.cleared) return complain(refusalWords(scene!.setup, refuse('target-cleared', { gate: gate.id })));
  return { do: 'lay', zone: 'gate', ids: [gate.id] };
};

const toolOf = (model: Model, rest: readonly string[]): Command | Complaint => {
  const offered = toolsWith(model, []);
  const tools = runViewOf(model)?.view.gates?.tools.filter(({ id }) => offered.includes(id)) ?? [];
  const word = rest.join(' ');
  const found = tools.find(({ id }) => word !== '' && id === meant(word, tools));
  if (!found) return complain(COMPLAINTS.noTool(word, listed(tools.map(({ name }) => name)) || 'none'));
  return { do: 'session', command: { kind: 'lay', zone: 'tool', id: found.id } };
};

/** The words that are this game's own. */
export const parseTyped = (model: Model, word: string, rest: readonly string[]): Command | Complaint | undefined => {
  switch (word) {
    case 'pick':
      return pickOf(model, rest);
    case 'aim':
      return aimOf(model, rest);
    case 'tool':
      return toolOf(model, rest);
    case 'preview':
      return parseAction(model, (rest[0] ?? '').toLowerCase(), rest.slice(1), true);
  }
  return undefined;
};
