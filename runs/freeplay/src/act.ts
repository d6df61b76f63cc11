import { compile as compileGates, type Setup as Gates, TOOLS } from '@lockstep/gates';
import { openStream, pick, type Seed, type Stream } from '@lockstep/kernel';
import { type Script, testimony } from '@lockstep/testimony';
import { puzzleOf } from './case.ts';
import type { Night } from './koa/incident.ts';
import { dealNight } from './night.ts';
import type { Setup } from './setup.ts';

/**
 * One act of a run, all that makes its incident: plain data, the same object in every state of the act, so that what is compiled from it
 * is compiled once.
 */
export interface Act {
  /** From 0. */
  readonly number: number;
  /** The place of its incident, or of its case. */
  readonly incident: number;
  /** Which deal of a night it is, where nights are dealt. */
  readonly deal?: number;
  /** Turns that were added where a run that cannot be lost would have been. */
  readonly grace?: number;
  /** Which gate is in each slot, and which set of modifiers applies. */
  readonly gates: readonly number[];
  readonly modifiers: number;
  /** What was brought along. */
  readonly tokens: number;
  readonly scrutiny: number;
  readonly exploit: boolean;
  readonly deck: readonly number[];
  readonly tools: number;
  /** Uses added by caches: of CORROBORATE, and of CYCLE with KOA. */
  readonly charges: number;
  readonly redeals: number;
  readonly soften: number;
  readonly foresight: number;
  /** Resampled counters in place of those printed: null in play. */
  readonly counters: Script['counter'] | null;
}

/** One of a list, each as often as its weight. */
const weighted = (stream: Stream, weights: readonly number[]): number => {
  let drawn = stream.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    drawn -= weight;
    return drawn < 0;
  });
};

/** What an act is drawn to be. */
export type Way = Pick<Act, 'incident' | 'gates' | 'modifiers' | 'deal'>;

/** Which of these incidents comes, and its contents: drawn, never searched for. */
export const drawAmong = (setup: Setup, among: readonly number[], stream: Stream): Way => {
  if (setup.edition === 'testimony') {
    const incident = among[stream.below(among.length)]!;
    const night = setup.script.night?.[incident];
    const deal = night ? { deal: pick(stream, night.deals) } : {};
    return { incident, gates: [], modifiers: 0, ...deal };
  }
  const { incident: incidents } = setup.script;
  const incident =
    among[
      weighted(
        stream,
        among.map((i) => incidents[i]!.weight),
      )
    ]!;
  const { slot, modifiers } = incidents[incident]!;
  return {
    incident,
    gates: slot.map(({ gates }) => stream.below(gates.length)),
    modifiers: stream.below(modifiers.length),
  };
};

export const drawAct = (setup: Setup, number: number, seed: Seed): Way =>
  drawAmong(setup, setup.acts[number]!, openStream(seed, `act-${number + 1}`));

/** What an act draws from: a seed of its own. */
export const actSeed = (seed: Seed, number: number): Seed => {
  const stream = openStream(seed, `seed-${number + 1}`);
  return { hi: stream.below(0x100000000), lo: stream.below(0x100000000) };
};

const CORROBORATE = TOOLS.indexOf('tool.CORROBORATE');

const madeGates = new WeakMap<Act, Gates>();

/** The gates of an act, as the incident's own game plays them. */
export const gatesOf = (setup: Setup, act: Act): Gates => {
  const before = madeGates.get(act);
  if (before) return before;
  const { script, difficulty } = setup;
  const { title, target, line, turns, slot, modifiers, act: number } = script.incident[act.incident]!;
  const { tuning } = script;
  const made = compileGates({
    title,
    target,
    line,
    act: number,
    turns: Math.max(1, turns + difficulty.turns) + (act.grace ?? 0),
    tokens: act.tokens,
    scrutiny: act.scrutiny,
    exploit: act.exploit,
    gate: slot.map(({ strength, gates }, i) => ({
      ...script.gate.find(({ id }) => id === gates[act.gates[i]!])!,
      strength: Math.max(1, strength + difficulty.strength),
    })),
    modifier: modifiers[act.modifiers]!.map((id) => script.modifier.find((one) => one.id === id)!),
    artifact: act.deck.map((i) => script.artifact[i]!),
    opening: act.number === 0 ? script.scene.opening.filter((id) => script.kit.deck.includes(id)) : [],
    tool: TOOLS.flatMap((id, i) => {
      const tool = script.tool.find((one) => one.id === id)!;
      if (((act.tools >> i) & 1) === 0) return [];
      return [
        i === CORROBORATE ? { ...tool, charges: Math.max(0, tool.charges + act.charges + difficulty.charges) } : tool,
      ];
    }),
    audit: script.audit,
    rewire: script.rewire,
    tuning: {
      ...tuning,
      strictness: difficulty.strictness ?? tuning.strictness,
      audit_return: Math.max(0, tuning.audit_return + difficulty.auditReturn),
    },
  });
  madeGates.set(act, made);
  return made;
};

const madeNights = new WeakMap<Act, Night>();

/** A night as it is laid out: all its cards, and how many of them face up. */
interface Laid {
  readonly puzzle: Night['puzzle'];
  readonly faceUp: number;
}

/** Nights of a setup: all runs of one setup share them. */
const laidNights = new WeakMap<Setup, Map<string, Laid>>();

const written = (
  setup: Setup,
  { incident, deal }: Act,
  resistance: number,
): readonly [puzzle: unknown, faceUp: number] => {
  const { script, difficulty } = setup;
  const harder = { resistance, turns: difficulty.turns };
  const night = script.night?.[incident];
  if (!night) return [puzzleOf(script.case[incident]!, script.koa, harder), script.case[incident]!.card.length];
  const { puzzle, down } = dealNight(script, night, deal!);
  const plain = puzzleOf({ ...puzzle, difficulty: night.difficulty, down }, script.koa, harder);
  const tuning = { ...plain.tuning, ...night.rule?.tuning };
  return [{ ...plain, tuning, conflict: puzzle.conflict }, puzzle.card.length];
};

const laidOut = (setup: Setup, act: Act): Laid => {
  const kept = laidNights.get(setup) ?? new Map<string, Laid>();
  laidNights.set(setup, kept);
  const key = `${act.incident} ${act.deal ?? ''} ${act.soften}`;
  const before = kept.get(key);
  if (before) return before;
  const [puzzle, faceUp] = written(setup, act, setup.difficulty.resistance - act.soften);
  const parsed = testimony.parseSetup(puzzle);
  if (!parsed.ok) throw new TypeError(`${setup.nights[act.incident]!.id} is no puzzle: ${parsed.fault[0]!.code}`);
  const laid = { puzzle: parsed.value.script, faceUp };
  kept.set(key, laid);
  return laid;
};

const ruleOf = ({ script }: Setup, { incident }: Act): Night['rule'] => {
  const rule = script.night?.[incident]?.rule;
  return rule ? { name: rule.name, line: rule.line } : null;
};

/** The night of an act, as Testimony plays it. */
export const nightOf = (setup: Setup, act: Act): Night => {
  const before = madeNights.get(act);
  if (before) return before;
  const { koa } = setup.script;
  const laid = laidOut(setup, act);
  const { faceUp } = laid;
  const puzzle = act.grace ? { ...laid.puzzle, turns: laid.puzzle.turns + act.grace } : laid.puzzle;
  const night: Night = {
    rules: koa,
    puzzle: act.counters ? { ...puzzle, counter: act.counters } : puzzle,
    dealt: (1 << faceUp) - 1,
    corroborations: koa.corroborations + act.charges,
    cycles: koa.cycles + act.redeals,
    foresight: act.foresight,
    tokens: act.tokens,
    rule: ruleOf(setup, act),
  };
  madeNights.set(act, night);
  return night;
};
