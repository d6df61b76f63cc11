import { fail, nearest, ok, Refusal, type Result, refuse } from '@lockstep/kernel';
import { type Action, makeAction } from './action.ts';
import type { Setup } from './setup.ts';
import { placesOf } from './state.ts';
import { DISABLE, KEYWORDS, type Keyword, MOVES, type Move, TAGS, TOOLS } from './vocabulary.ts';

/** A move as it is said: artifacts and gate by their places in lists of ids, so that it means the same in every incident of a run. */
export interface MoveById extends Omit<Action, 'cards' | 'lead'> {
  /** In the order of the list; for CORROBORATE the primary first. */
  readonly artifacts: readonly number[];
}

/** What artifacts and gates are called where a move is said. */
export interface Names {
  readonly artifacts: readonly string[];
  readonly gates: readonly string[];
}

/** "inject kettle-log receipt with tool.HASH_RECEIPT at gate.SENSOR_DRIFT": the order of D05v1 §10. */
export const formatSaid = (names: Names, said: MoveById): string => {
  const { move, artifacts, tool, gate, path, strike, from, to, disable } = said;
  return [
    move,
    ...artifacts.map((at) => names.artifacts[at]!),
    ...(from < 0 ? [] : ['from', TAGS[from]!]),
    ...(to < 0 ? [] : ['to', TAGS[to]!]),
    ...(tool < 0 ? [] : ['with', TOOLS[tool]!]),
    ...(gate < 0 ? [] : ['at', names.gates[gate]!]),
    ...(path < 0 ? [] : ['path', String(path + 1)]),
    ...(strike < 0 ? [] : ['strike', String(strike + 1)]),
    ...(disable ? [DISABLE] : []),
  ].join(' ');
};

const MOST_SHOWN = 40;

const stranger = (code: string, what: string, word: string, words: readonly string[]): Refusal => {
  const near = nearest(word, words);
  return new Refusal(code, { [what]: word.slice(0, MOST_SHOWN), ...(near === undefined ? {} : { nearest: near }) });
};

/** The place of a word in a list; "SENSOR_DRIFT" will do for "gate.SENSOR_DRIFT". */
const placeOf = (words: readonly string[], word: string): number => {
  const exact = words.indexOf(word);
  return exact >= 0 ? exact : words.findIndex((one) => one.split('.')[1] === word);
};

type Saying = { -readonly [field in keyof MoveById]: MoveById[field] };

const NUMBER = /^[1-9]\d?$/;

const say = (names: Names, said: Saying, keyword: Keyword, word: string): Refusal | undefined => {
  if (keyword === 'at') {
    said.gate = placeOf(names.gates, word);
    return said.gate < 0 ? stranger('unknown-gate', 'gate', word, names.gates) : undefined;
  }
  if (keyword === 'with') {
    said.tool = placeOf(TOOLS, word);
    return said.tool < 0 ? stranger('unknown-tool', 'tool', word, TOOLS) : undefined;
  }
  if (keyword === 'path' || keyword === 'strike') {
    if (!NUMBER.test(word)) return refuse('unknown-word', { word: word.slice(0, MOST_SHOWN), after: keyword });
    said[keyword] = Number(word) - 1;
    return undefined;
  }
  said[keyword] = (TAGS as readonly string[]).indexOf(word);
  return said[keyword] < 0 ? stranger('unknown-tag', 'tag', word, TAGS) : undefined;
};

const isKeyword = (word: string): word is Keyword => (KEYWORDS as readonly string[]).includes(word);

const silent = (move: Move): Saying => ({
  move,
  artifacts: [],
  tool: -1,
  gate: -1,
  path: -1,
  strike: -1,
  from: -1,
  to: -1,
  disable: false,
});

/** A move and what it takes; artifacts before the first of the words that name the rest. */
export const parseSaid = (names: Names, text: string): Result<MoveById, Refusal> => {
  const words = text.split(' ').filter((word) => word !== '');
  const move = MOVES.find((one) => one === words[0]);
  if (!move) return fail(refuse('unknown-move', { move: (words[0] ?? '').slice(0, MOST_SHOWN), moves: MOVES }));
  const said = silent(move);
  const artifacts: number[] = [];
  const heard = new Set<string>();
  for (let i = 1; i < words.length; i += 1) {
    const word = words[i]!;
    if (heard.has(word)) return fail(refuse('unknown-word', { word, after: words[i - 1]! }));
    if (isKeyword(word)) {
      heard.add(word);
      const next = words[i + 1];
      if (next === undefined) return fail(refuse('unknown-word', { word: '', after: word }));
      const wrong = say(names, said, word, next);
      if (wrong) return fail(wrong);
      i += 1;
    } else if (word === DISABLE && move === 'exploit') {
      heard.add(word);
      said.disable = true;
    } else if (heard.size > 0)
      return fail(refuse('unknown-word', { word: word.slice(0, MOST_SHOWN), after: words[i - 1]! }));
    else {
      const at = names.artifacts.indexOf(word);
      if (at < 0) return fail(stranger('unknown-artifact', 'artifact', word, names.artifacts));
      if (artifacts.includes(at)) return fail(refuse('repeated-artifact', { artifact: word }));
      artifacts.push(at);
    }
  }
  // Only of a CORROBORATE does it matter which comes first.
  const [lead, ...rest] = artifacts;
  const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
  said.artifacts = move === 'corroborate' && lead !== undefined ? [lead, ...sorted(rest)] : sorted(artifacts);
  return ok(said);
};

/** A move of one incident as it is said. */
export const toSaid = ({ move, cards, lead, tool, gate, path, strike, from, to, disable }: Action): MoveById => ({
  move,
  artifacts: lead < 0 ? placesOf(cards) : [lead, ...placesOf(cards & ~(1 << lead))],
  tool,
  gate,
  path,
  strike,
  from,
  to,
  disable,
});

/** What is said as a move of one incident. */
export const fromSaid = ({ move, artifacts, tool, gate, path, strike, from, to, disable }: MoveById): Action => {
  let cards = 0;
  for (const at of artifacts) cards |= 1 << at;
  const lead = move === 'corroborate' ? (artifacts[0] ?? -1) : -1;
  return makeAction(move, cards, { lead, tool, gate, path, strike, from, to, disable });
};

const namesOf = ({ cards, gates }: Setup): Names => ({
  artifacts: cards.map(({ id }) => id),
  gates: gates.map(({ id }) => id),
});

export const format = (setup: Setup, action: Action): string => formatSaid(namesOf(setup), toSaid(action));

export const parse = (setup: Setup, text: string): Result<Action, Refusal> => {
  const said = parseSaid(namesOf(setup), text);
  return said.ok ? ok(fromSaid(said.value)) : said;
};
