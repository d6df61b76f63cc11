import { type Action, freeplay as game, KOA_MOVES, type KoaMove, type State } from '@lockstep/freeplay';
import { type Explained, MOVES, type Move } from '@lockstep/gates';
import { preview } from '@lockstep/kernel';
import {
  artifactName,
  cardName,
  clauseWords,
  MOVE_NAME,
  type Preview,
  pathWords,
  previewWords,
  refusalWords,
} from '@lockstep/words-freeplay';
import type { Model, Scene } from './model.ts';
import { ITEMS } from './words.ts';

/** One way a move can be made with what is taken up. */
export interface Way {
  readonly label: string;
  readonly text: string;
}

/** The ids of the hand, in the order they are numbered. */
export const handOf = ({ view }: Scene): readonly string[] =>
  view.gates
    ? view.gates.hand.map(({ id }) => id)
    : (view.koa?.cards.filter(({ place }) => place === 'hand').map(({ id }) => id) ?? []);

export const nameOf = ({ setup }: Scene, id: string): string =>
  setup.edition === 'gates' ? artifactName(setup, id) : cardName(setup, id);

const said = (...words: readonly (string | null | undefined | false)[]): string =>
  words.filter((word) => typeof word === 'string' && word !== '').join(' ');

const at = (gate: string | null): string => (gate === null ? '' : `at ${gate}`);

type Held = Pick<Model, 'chosen' | 'tool' | 'gate'>;

const flagWays = ({ view }: Scene, { chosen, gate }: Held): readonly Way[] => {
  const aimed = view.gates?.gates.find(({ id }) => id === gate);
  if (!aimed) return [{ label: MOVE_NAME.flag, text: said('flag', ...chosen) }];
  return aimed.paths.flatMap(({ clauses }, i) => {
    const text = said('flag', ...chosen, at(gate), `path ${i + 1}`);
    const long = clauses.length >= 3;
    if (!long) return [{ label: ITEMS.declare(i + 1, pathWords({ clauses })), text }];
    return clauses.map((clause, s) => ({
      label: `${ITEMS.declare(i + 1, pathWords({ clauses, struck: s + 1 }))}${ITEMS.strike(clauseWords(clause))}`,
      text: `${text} strike ${s + 1}`,
    }));
  });
};

const rewireWays = ({ setup, view }: Scene, { chosen, tool }: Held): readonly Way[] => {
  const one = view.gates?.hand.find(({ id }) => chosen.length === 1 && id === chosen[0]);
  const none = [{ label: MOVE_NAME.rewire, text: said('rewire', ...chosen) }];
  if (!one) return none;
  const rows = setup.script.rewire.filter(({ from, to }) => one.tags.includes(from) && !one.tags.includes(to));
  if (rows.length === 0) return none;
  const anchor = tool === 'tool.REWIRE_ANCHOR' ? `with ${tool}` : '';
  return rows.map(({ from, to }) => ({
    label: ITEMS.row(from, to),
    text: said('rewire', one.id, `from ${from}`, `to ${to}`, anchor),
  }));
};

/** Which of two is the primary is a choice. */
const pairWays = (scene: Scene, { chosen }: Held): readonly Way[] => {
  const [a, b, ...more] = chosen;
  if (a === undefined || b === undefined || more.length > 0)
    return [{ label: MOVE_NAME.corroborate, text: said('corroborate', ...chosen) }];
  return [
    [a, b],
    [b, a],
  ].map(([primary, anchor]) => ({
    label: ITEMS.primary(nameOf(scene, primary!), nameOf(scene, anchor!)),
    text: said('corroborate', primary, anchor),
  }));
};

const exploitWays = (scene: Scene, { chosen, gate }: Held): readonly Way[] => {
  const text = said('exploit', ...chosen, at(gate));
  const seen = explainedAs(scene, text);
  return [
    { label: seen === null ? MOVE_NAME.exploit : ITEMS.damage(seen.damage), text },
    { label: ITEMS.disable, text: `${text} disable` },
  ];
};

const gateWays: { readonly [move in Move]: (scene: Scene, held: Held) => readonly Way[] } = {
  inject: (_, { chosen, tool, gate }) => [
    {
      label: MOVE_NAME.inject,
      text: said('inject', ...chosen, tool !== null && tool !== 'tool.REWIRE_ANCHOR' && `with ${tool}`, at(gate)),
    },
  ],
  flag: flagWays,
  rewire: rewireWays,
  corroborate: pairWays,
  cycle: (_, { chosen }) => [{ label: MOVE_NAME.cycle, text: said('cycle', ...chosen) }],
  exploit: exploitWays,
};

const claimWays = ({ view }: Scene, { chosen }: Held): readonly Way[] => {
  const text = said('rewire', ...chosen);
  const one = view.koa?.cards.find(({ id }) => chosen.length === 1 && id === chosen[0]);
  if (!one) return [{ label: MOVE_NAME.rewire, text: `${text} location` }];
  return [
    ...(one.timeRange
      ? (view.koa?.rewireMinutes ?? []).map((minutes) => ({
          label: ITEMS.time(minutes),
          text: `${text} time ${minutes > 0 ? `+${minutes}` : minutes}`,
        }))
      : []),
    { label: ITEMS.location, text: `${text} location` },
    ...(one.state === 'DROWSY' ? [{ label: ITEMS.state, text: `${text} state` }] : []),
  ];
};

const nightWays: { readonly [move in KoaMove]: (scene: Scene, held: Held) => readonly Way[] } = {
  submit: (_, { chosen }) => [{ label: MOVE_NAME.submit, text: said('submit', ...chosen) }],
  // These two take no card, whatever is taken up.
  flag: () => [{ label: MOVE_NAME.flag, text: 'flag' }],
  rewire: claimWays,
  corroborate: pairWays,
  cycle: (_, { chosen }) => [{ label: MOVE_NAME.cycle, text: said('cycle', ...chosen) }],
  exploit: () => [{ label: MOVE_NAME.exploit, text: 'exploit' }],
};

export const movesOf = ({ setup }: Scene): readonly (Move | KoaMove)[] =>
  setup.edition === 'gates' ? MOVES : KOA_MOVES;

/** Every way a move can be made with what is taken up; at least one, if only to be told why not. */
export const waysOf = (scene: Scene, move: Move | KoaMove, held: Held): readonly Way[] =>
  scene.setup.edition === 'gates' ? gateWays[move as Move](scene, held) : nightWays[move as KoaMove](scene, held);

const cached = new WeakMap<State, Map<string, Preview>>();

/** What an action would do; the same words for the same state and text. */
export const previewOf = ({ setup, run }: Scene, text: string): Preview => {
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

/** The truth of every clause and the damage; null for what is refused, and for what is no INJECT or EXPLOIT. */
const explainedAs = ({ setup, run }: Scene, text: string): Explained | null => {
  const parsed = game.parse(setup, text);
  if (!parsed.ok) return null;
  const seen = preview(game, setup, run.now.state, 0, parsed.value as Action);
  return 'details' in seen ? (seen.details as unknown as Explained | null) : null;
};

/** What an INJECT of what is taken up would do at a gate. */
export const injectAt = (scene: Scene, held: Held, gate: string): Explained | null =>
  held.chosen.length === 0 ? null : explainedAs(scene, gateWays.inject(scene, { ...held, gate })[0]!.text);
