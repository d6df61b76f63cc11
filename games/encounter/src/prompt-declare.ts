import { Refusal } from '@lockstep/kernel';
import { isLaid, type LaidPieces, laidIn, type Option, type Prompt, type Sight, type Zone } from '@lockstep/play';
import type { Action } from './action.ts';
import type { Actor } from './actor.ts';
import { declare } from './declare.ts';
import type { Encounter } from './encounter.ts';
import { INVOKES, type Move } from './move.ts';
import { parse } from './notation.ts';
import { isStanding } from './numbers.ts';
import type { Setup } from './setup.ts';
import { SLOTS } from './vocabulary.ts';

const only = (id: string): Zone => ({ id, max: 1, full: 'replace' });

/** Not of this fight, or not of this fighter at all: such a technique is not offered, since nothing can be done about it. */
const NEVER = [
  'no-goal',
  'not-very-fast',
  'no-ward',
  'not-adjacent',
  'not-here',
  'domain-state',
  'no-nuance',
  'not-taught',
];

/** One way to use a technique: "strike MAJOR"; what Prepared and Nuance buy is named by its text. */
export const techniqueId = ({ kits }: Setup, { kind, kit, slot, text }: Move): string =>
  kind === 'USE' ? `${kits[kit]!.id} ${SLOTS[slot]!}` : text;

const targetId = ({ kits, actors }: Setup, { kit, target }: Move): string =>
  kits[kit]?.does === 'MOVE' ? `zone-${target + 1}` : (actors[target]?.id ?? '');

/** The moves of an option of zone `technique`, whether or not they can be declared now. */
export const movesOfTechnique = (setup: Setup, actor: number, id: string): readonly Move[] =>
  (setup.movesOf[actor] ?? []).filter((move) => techniqueId(setup, move) === id);

const grouped = (moves: readonly Move[], keyOf: (move: Move) => string): ReadonlyMap<string, readonly Move[]> => {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const group = groups.get(keyOf(move));
    if (group) group.push(move);
    else groups.set(keyOf(move), [move]);
  }
  return groups;
};

/** Majors first, then Minors, then Bonuses; what was learned before what everyone can; what Prepared and Nuance buy last. */
const rankOf = ({ kits }: Setup, { kind, kit, slot }: Move): number =>
  kind === 'USE' ? slot * 2 + (kits[kit]!.basic ? 1 : 0) : SLOTS.length * 2;

/** Whose plan is made. */
type Planning = Pick<Sight<Encounter>, 'setup' | 'state' | 'seat'>;

const whyNot = ({ setup, state, seat }: Planning, moves: readonly Move[]): Refusal | null => {
  const probe = moves.find(({ target }) => target >= 0 && isStanding(state.actors, target)) ?? moves[0]!;
  const refused = declare(setup, state, seat, probe.index);
  return refused instanceof Refusal ? refused : null;
};

const techniqueOptions = (
  planning: Planning,
  actor: Actor,
  open: readonly Move[],
  laid: LaidPieces,
): readonly Option[] => {
  const { setup } = planning;
  const groups = [...grouped(setup.movesOf[actor.index]!, (move) => techniqueId(setup, move))];
  const ranked = groups.sort(([, [a]], [, [b]]) => rankOf(setup, a!) - rankOf(setup, b!) || a!.index - b!.index);
  return ranked.flatMap(([id, moves]): readonly Option[] => {
    const can = moves.filter((move) => open.includes(move));
    const is = { zone: 'technique', id, laid: isLaid(laid, 'technique', id) };
    if (can.length > 0) return [{ ...is, text: can.length === 1 ? can[0]!.text : null, off: null }];
    const off = moves[0]!.kind === 'USE' ? whyNot(planning, moves) : null;
    return off === null || NEVER.includes(off.code) ? [] : [{ ...is, text: null, off }];
  });
};

/** Where nothing is laid down, a question with one answer is not asked. */
const answerTo = (ids: readonly string[], laid: string | undefined): string | undefined =>
  laid !== undefined && ids.includes(laid) ? laid : ids.length === 1 ? ids[0] : undefined;

/** Who, which technique, against whom, with which invoke: each is offered once those before it are known. */
export const declarePrompt = (planning: Planning, actions: readonly Action[], laid: LaidPieces): Prompt => {
  const { setup, state } = planning;
  const open = actions.flatMap((action) => (action.kind === 'declare' ? [setup.moves[action.move]!] : []));
  const heroes = setup.actors.filter(({ index, seat }) => seat === planning.seat && isStanding(state.actors, index));
  const zones = ['who', 'technique', 'target', 'invoke'].map(only);
  const whoId = answerTo(
    heroes.map(({ id }) => id),
    laidIn(laid, 'who')[0],
  );
  const who = heroes.find(({ id }) => id === whoId);
  const people = heroes.map(({ id, index }): Option => {
    const is = { zone: 'who', id, text: null, off: null, laid: id === whoId };
    if (open.some(({ actor }) => actor === index)) return is;
    const missing = whyNot(planning, setup.movesOf[index]!);
    return missing ? { ...is, missing } : is;
  });
  if (!who) return { zones, options: people, text: null, off: null };

  const own = open.filter(({ actor }) => actor === who.index);
  const techniques = techniqueOptions(planning, who, own, laid);
  const technique = techniques.find((option) => option.laid && option.off === null);
  if (!technique) {
    const off = techniques.find((option) => option.laid)?.off ?? null;
    return { zones, options: [...people, ...techniques], text: null, off };
  }

  const moves = own.filter((move) => techniqueId(setup, move) === technique.id);
  const aims = grouped(moves, (move) => targetId(setup, move));
  const target = answerTo([...aims.keys()], laidIn(laid, 'target')[0]);
  const aimed = target === undefined ? [] : aims.get(target)!;
  const [bought] = laidIn(laid, 'invoke');
  const chosen =
    aimed.find(({ invoke }) => INVOKES[invoke] === bought) ?? aimed.find(({ invoke }) => INVOKES[invoke] === 'none');
  const asked = parse(setup, `declare ${who.id} ${technique.id.split(' ')[0]}`);
  return {
    zones,
    options: [
      ...people,
      ...techniques,
      ...[...aims].flatMap(([id, group]): readonly Option[] =>
        id === ''
          ? []
          : [{ zone: 'target', id, text: group.length === 1 ? group[0]!.text : null, off: null, laid: id === target }],
      ),
      ...aimed.map(
        (move): Option => ({
          zone: 'invoke',
          id: INVOKES[move.invoke]!,
          text: move.text,
          off: null,
          laid: move === chosen,
        }),
      ),
    ],
    text: chosen?.text ?? null,
    off: chosen || asked.ok ? null : asked.fault,
  };
};
