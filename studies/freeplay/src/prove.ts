import {
  type Act,
  beginNight,
  bots,
  compile,
  copy,
  type Edition,
  freeplay,
  gameModule,
  gatesOf,
  nightsOf,
  type Pack,
  type Script,
  type Setup,
  type State,
} from '@lockstep/freeplay';
import { gates } from '@lockstep/gates';
import { makeSeed, openStream, parseSeed, Refusal, type Seed } from '@lockstep/kernel';
import type { ProofPart } from '@lockstep/lab';

const { format, legal, parse, start, step } = freeplay;
const { resolve } = gameModule.pack;

/** One thing to be won: an incident as it can be assembled, with a kit; or a case of the KOA edition. */
interface Task {
  readonly edition: Edition;
  readonly place: number;
  /** Which deal of a night. */
  readonly deal?: number;
  readonly gates: readonly number[];
  readonly modifiers: number;
  readonly kit: string;
  /** "fridge-light 0.0 receipt-runner" */
  readonly name: string;
}

/** A line that wins a task on some levels, from a hand that a seed draws. */
interface Witness {
  readonly name: string;
  readonly levels: readonly string[];
  readonly seed: string;
  readonly line: readonly string[];
}

const forms = (sizes: readonly number[]): readonly (readonly number[])[] =>
  sizes.reduce<readonly (readonly number[])[]>(
    (all, size) => all.flatMap((form) => Array.from({ length: size }, (_, i) => [...form, i])),
    [[]],
  );

const tasksOf = (pack: Pack): readonly Task[] => [
  ...pack.incident.flatMap(({ id, slot, modifiers }, place) =>
    forms([...slot.map((one) => one.gates.length), modifiers.length]).flatMap((form) =>
      pack.kit.map(({ id: kit }) => ({
        edition: 'gates' as const,
        place,
        gates: form.slice(0, -1),
        modifiers: form.at(-1)!,
        kit,
        name: `${id} ${form.slice(0, -1).join('')}.${form.at(-1)} ${kit}`,
      })),
    ),
  ),
  ...nightsOf(pack).flatMap((night, place) =>
    ('deals' in night ? night.deals : [undefined]).map((deal) => ({
      edition: 'testimony' as const,
      place,
      ...(deal === undefined ? {} : { deal }),
      gates: [],
      modifiers: 0,
      kit: pack.kit[0]!.id,
      name: `${night.id} ${deal ?? '-'} -`,
    })),
  ),
];

/** A setup for every edition, kit and level, made once. */
const setupsOf = (pack: Pack): ((task: Task, level: string) => Setup) => {
  const made = new Map<string, Setup>();
  return ({ edition, kit }, level) => {
    const key = `${edition} ${kit} ${level}`;
    const run = pack.run.find((one) => one.edition === edition && !one.kit) ?? pack.run[0]!;
    const setup = made.get(key) ?? compile(resolve(pack, { scene: run.id, kit, level }) as Script);
    made.set(key, setup);
    return setup;
  };
};

/** At the beginning of the task's act: the kit as it is, nothing of a cache, the tokens that a careful player brings to a later act. */
const standing = (setup: Setup, task: Task, seed: Seed): State => {
  const { edition, place, deal, gates: stand, modifiers } = task;
  const { incident, freeplay } = setup.script;
  const number = (edition === 'gates' ? incident : setup.nights)[place]!.act - 1;
  const first = start(setup, seed);
  const entering = freeplay.scrutiny_entering.slice(1, number + 1).reduce((sum, by) => sum + by, 0);
  const scrutiny = first.scrutiny + entering;
  const most = edition === 'gates' ? setup.script.tuning.tokens_most : setup.script.koa.tokens_most;
  const tokens = number === 0 ? 0 : most;
  const act: Act = {
    ...first.act,
    number,
    incident: place,
    ...(deal === undefined ? {} : { deal }),
    gates: stand,
    modifiers,
    scrutiny,
    tokens,
  };
  const state = copy(first);
  state.act = act;
  state.scrutiny = scrutiny;
  state.gates = edition === 'gates' ? gates.start(gatesOf(setup, act), seed) : null;
  state.koa = edition === 'gates' ? null : beginNight(setup, act, seed);
  return state;
};

const isCleared = (state: State): boolean => state.turns.length > 0;

/** Whether a line wins; it may win before its end. A move that is refused costs nothing: on an easier level a gate may be cleared sooner. */
const wins = (setup: Setup, task: Task, seed: string, line: readonly string[]): boolean => {
  let state = standing(setup, task, parseSeed(seed));
  for (const text of line) {
    const action = parse(setup, text);
    const next = action.ok ? step(setup, state, 0, action.value) : action.fault;
    if (next instanceof Refusal) continue;
    if (isCleared(next)) return true;
    if (next.ended === 'lost') return false;
    state = next;
  }
  return false;
};

/** How many hands are tried as the bot plays them, and in how many of the best every move is tried before it. */
const HANDS = { gates: 200, testimony: 12 };
const DEEP_HANDS = { gates: 12, testimony: 3 };

/** The competent bot from here to the end of the incident; how much is left undone, 0 where it wins. */
const playOut = (
  setup: Setup,
  from: State,
  line: readonly string[],
): { readonly left: number; readonly line: readonly string[] } => {
  const stream = openStream({ hi: 0, lo: 0 }, 'player');
  const played = [...line];
  let state = from;
  while (state.ended === null && !isCleared(state)) {
    const action = bots.operator.choose(setup, state, 0, stream);
    const next = step(setup, state, 0, action);
    if (next instanceof Refusal) throw new Error(`the bot is refused: ${next.code}`);
    played.push(format(setup, action));
    state = next;
  }
  if (isCleared(state)) return { left: 0, line: played };
  const left = state.gates?.strengths.reduce((sum, strength) => sum + strength, 0) ?? state.koa?.story.resistance ?? 0;
  return { left: Math.max(1, left), line: played };
};

/** Every move there is, the bot after each, and on from the one that leaves least: as the draws of a seed are known, this may. */
const digDeep = (setup: Setup, from: State): readonly string[] | undefined => {
  let state = from;
  let line: readonly string[] = [];
  while (state.ended === null && !isCleared(state)) {
    let least = Number.POSITIVE_INFINITY;
    let best: { readonly state: State; readonly line: readonly string[] } | undefined;
    for (const action of legal(setup, state, 0)) {
      if (action.kind === 'give-up' || action.kind === 'abandon') continue;
      const next = step(setup, state, 0, action);
      if (next instanceof Refusal) continue;
      const tried = [...line, format(setup, action)];
      const out = playOut(setup, next, tried);
      if (out.left === 0) return out.line;
      if (out.left < least) {
        least = out.left;
        best = { state: next, line: tried };
      }
    }
    if (!best) return undefined;
    state = best.state;
    line = best.line;
  }
  return undefined;
};

/** A hand that can be won, and how. */
const search = (setup: Setup, task: Task): { readonly seed: string; readonly line: readonly string[] } | undefined => {
  const seeds = Array.from({ length: HANDS[task.edition] }, (_, nth) => parseSeed(`witness ${task.name} ${nth}`));
  const near: { readonly seed: Seed; readonly left: number }[] = [];
  for (const seed of seeds) {
    const { left, line } = playOut(setup, standing(setup, task, seed), []);
    if (left === 0) return { seed: makeSeed(seed), line };
    near.push({ seed, left });
  }
  for (const { seed } of near.sort((a, b) => a.left - b.left).slice(0, DEEP_HANDS[task.edition])) {
    const line = digDeep(setup, standing(setup, task, seed));
    if (line) return { seed: makeSeed(seed), line };
  }
  return undefined;
};

const makeLine = ({ name, levels, seed, line }: Witness): string =>
  `${name} ${levels.join(',')} ${seed}: ${line.join('; ')}`;

const WITNESS_LINE = /^(\S+ \S+ \S+) (\S+) ([0-9a-f]{16}): (.+)$/;

const parseLines = (lines: readonly string[]): readonly Witness[] =>
  lines.flatMap((line) => {
    const found = WITNESS_LINE.exec(line);
    if (!found) return [];
    const [name, levels, seed, moves] = [found[1]!, found[2]!, found[3]!, found[4]!];
    return [{ name, levels: levels.split(','), seed, line: moves.split('; ') }];
  });

export interface Proven {
  /** Tasks times levels that a stored line wins. */
  readonly proven: number;
  /** What no stored line wins, and on which levels. */
  readonly missing: readonly string[];
}

/** Runs every stored line again, on every level it is kept for. */
export const checkWitnesses = (pack: Pack, text: string): Proven => {
  const setupOf = setupsOf(pack);
  const kept = new Map<string, Witness[]>();
  for (const witness of parseLines(text.split('\n')))
    kept.set(witness.name, [...(kept.get(witness.name) ?? []), witness]);
  let proven = 0;
  const missing: string[] = [];
  for (const task of tasksOf(pack)) {
    const lines = kept.get(task.name) ?? [];
    const open = pack.level.filter(({ id }) => {
      const setup = setupOf(task, id);
      const won = lines.some(({ levels, seed, line }) => levels.includes(id) && wins(setup, task, seed, line));
      if (won) proven += 1;
      return !won;
    });
    if (open.length > 0) missing.push(`${task.name}: ${open.map(({ id }) => id).join(', ')}`);
  }
  return { proven, missing };
};

const HEAD =
  '# A line that wins every incident as it can be assembled, with every kit, on every level, and every deal of a night of the KOA edition; from a hand\n# that the seed draws, with the kit as it is. `lockstep packs check` runs them again, `lockstep packs prove` finds what is missing.\n';

/** Keeps the lines of a task that still win, and finds one for what is left, the hardest level first. */
const proveTask = (
  pack: Pack,
  setupOf: (task: Task, level: string) => Setup,
  task: Task,
  before: readonly Witness[],
): readonly string[] => {
  const found: Witness[] = [];
  let open = [...pack.level].sort((a, b) => b.number - a.number).map(({ id }) => id);
  const keep = (seed: string, line: readonly string[]): void => {
    const won = open.filter((id) => wins(setupOf(task, id), task, seed, line));
    if (won.length === 0) return;
    const levels = pack.level.map(({ id }) => id).filter((id) => won.includes(id));
    found.push({ name: task.name, levels, seed, line });
    open = open.filter((id) => !won.includes(id));
  };
  for (const { seed, line } of before) keep(seed, line);
  // What cannot be won on the easiest level is not looked for on the others.
  const [hardest, ...others] = open;
  for (const id of hardest === undefined ? [] : [hardest, ...others.slice(-1), ...others.slice(0, -1)]) {
    if (!open.includes(id)) continue;
    const won = search(setupOf(task, id), task);
    if (won) keep(won.seed, won.line);
    else if (id === others.at(-1)) break;
  }
  return found.map(makeLine);
};

/** Everything that is to be won, each with its lines of the file. */
export const witnessParts = (pack: Pack, text: string): readonly ProofPart[] => {
  const lines = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const name = WITNESS_LINE.exec(line)?.[1];
    if (name !== undefined) lines.set(name, [...(lines.get(name) ?? []), line]);
  }
  return tasksOf(pack).map(({ name }) => ({ name, kept: lines.get(name) ?? [] }));
};

export const witnessProver = (pack: Pack): ((part: ProofPart) => readonly string[]) => {
  const setupOf = setupsOf(pack);
  const tasks = new Map(tasksOf(pack).map((task) => [task.name, task]));
  return ({ name, kept }) => {
    const task = tasks.get(name);
    if (!task) throw new Error(`the pack has no "${name}" to be won`);
    return proveTask(pack, setupOf, task, parseLines(kept));
  };
};

export const witnessText = (lines: readonly string[]): string => `${HEAD}${lines.join('\n')}\n`;
