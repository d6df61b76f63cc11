import { freeplay as game, isOfGate, type State } from '@lockstep/freeplay';
import type { Explanation } from '@lockstep/gates';
import { preview, Refusal } from '@lockstep/kernel';
import { artifactName, cardName, type Preview, previewWords, refusalWords } from '@lockstep/words-freeplay';
import type { LaidMove, RunView } from './run-view.ts';

/** The ids of the hand, in the order they are numbered. */
export const handOf = ({ view }: RunView): readonly string[] =>
  view.gates
    ? view.gates.hand.map(({ id }) => id)
    : (view.koa?.cards.filter(({ place }) => place === 'hand').map(({ id }) => id) ?? []);

export const nameOf = ({ setup, view }: RunView, id: string): string =>
  setup.edition === 'gates'
    ? artifactName(setup, id)
    : (view.koa?.cards.find((card) => card.id === id)?.name ?? cardName(setup, id));

const cached = new WeakMap<State, Map<string, Preview>>();

/** What an action would do; the same words for the same state and text. */
export const previewOf = ({ setup, run }: RunView, text: string): Preview => {
  const { state } = run.now;
  const known = cached.get(state) ?? new Map<string, Preview>();
  cached.set(state, known);
  const before = known.get(text);
  if (before) return before;
  const parsed = game.parse(setup, text);
  const seen = parsed.ok
    ? previewWords(setup, state, parsed.value)
    : { refused: true, code: parsed.fault.code, lines: [refusalWords(setup, parsed.fault)], events: [] };
  known.set(text, seen);
  return seen;
};

const said = (...words: readonly (string | null | false)[]): string =>
  words.filter((word) => typeof word === 'string' && word !== '').join(' ');

/** The truth of every clause and the damage; null for what is refused, and for what is no INJECT or EXPLOIT. */
export const detailsOf = ({ setup, run }: RunView, text: string): Explanation | null => {
  const parsed = game.parse(setup, text);
  if (!parsed.ok) return null;
  const seen = preview(game, setup, run.now.state, 0, parsed.value);
  return seen instanceof Refusal || !seen.details || !isOfGate(seen.details) ? null : seen.details;
};

/** What an INJECT of what is laid down would do at a gate. */
export const injectAt = (runView: RunView, { chosen, tool }: LaidMove, gate: string): Explanation | null => {
  if (chosen.length === 0) return null;
  const along = tool !== null && tool !== 'tool.REWIRE_ANCHOR' && `with ${tool}`;
  return detailsOf(runView, said('inject', ...chosen, along, `at ${gate}`));
};
