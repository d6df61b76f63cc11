import {
  type Action,
  bots,
  type Changes,
  compile,
  type Event,
  freeplay,
  gatesOf,
  KOA_MOVES,
  type Pack,
  type Setup,
  type State,
} from '@lockstep/freeplay';
import { AUDITS, hasModifier, MOVES, payloadPasses, tokenCost } from '@lockstep/gates';
import { type Json, openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { Counter, type Sums, type Survey } from '@lockstep/lab';
import { toJson } from '@lockstep/shape';
import { claims, figures, sweeps } from './claims.ts';

const { start, step } = freeplay;

/** A setup for each kit, made once. */
const kitted = new WeakMap<Setup, readonly Setup[]>();

const setupsOf = (setup: Setup): readonly Setup[] => {
  const before = kitted.get(setup);
  if (before) return before;
  const { script } = setup;
  const others = script.others ?? [];
  const made =
    setup.edition === 'gates' && others.length > 0 ? others.map((kit) => compile({ ...script, kit })) : [setup];
  kitted.set(setup, made);
  return made;
};

/** What is counted over a run as it goes. */
interface Tally {
  turns: number;
  caches: number;
  audits: number;
  gained: number;
  lost: number;
  spent: number;
}

/** One move: which it was, whether the hand was dead before it. */
const measureTurn = (setup: Setup, state: State, action: Action, count: Counter): void => {
  if (action.kind !== 'gates' && action.kind !== 'koa') return;
  const act = state.act.number + 1;
  const moves: readonly string[] = action.kind === 'gates' ? MOVES : KOA_MOVES;
  for (const move of moves) count.share(`${action.kind} ${move}`, act, move === action.move.move);
  if (!state.gates) return;
  const inner = gatesOf(setup, state.act);
  count.share('dead hand', act, !payloadPasses(inner, state.gates));
  if (state.gates.exploit && state.gates.tokens >= tokenCost(inner, 'exploit'))
    count.share('disables', 0, action.kind === 'gates' && action.move.disable);
  const locked = AUDITS[state.gates.audit] === 'audit.SOURCE_LOCK';
  count.share('source lock', 0, locked);
  if (state.gates.audit >= 0) count.share('source lock, audited', 0, locked);
  if (act === setup.acts.length && act === 3)
    count.share('lockdown', 0, hasModifier(inner, 'modifier.POLICY_LOCKDOWN'));
};

const countTokens = (tally: Tally, { tokens = 0 }: Changes): void => {
  if (tokens > 0) tally.gained += tokens;
  else tally.spent -= tokens;
};

/** Of what was offered between two acts, what was chosen: choices of an event, doors, and the incidents behind them. */
const measureCrossing = (setup: Setup, state: State, action: Action, count: Counter, tally: Tally): void => {
  const { crossing } = state;
  if (!crossing || action.kind !== 'choose') return;
  const { event, door } = setup.script;
  const all = setup.edition === 'gates' ? setup.script.incident : setup.nights;
  if (crossing.kind === 'event') {
    const { id, choice } = event![crossing.event]!;
    countTokens(tally, choice[action.choice]!.changes);
    for (const i of choice.keys()) count.share(`event ${id} ${i + 1}`, 0, i === action.choice);
    return;
  }
  countTokens(tally, door![crossing.doors[action.choice]!.terms]!.changes);
  for (const [i, { incident, terms }] of crossing.doors.entries()) {
    count.share(`door ${door![terms]!.id}`, 0, i === action.choice);
    count.share(`behind ${all[incident]!.id}`, 0, i === action.choice);
  }
};

/** An EXPLOIT on this turn can be paid and, if it does not clear the incident, would be noticed. */
const riskyExploit = (setup: Setup, state: State): boolean => {
  if (!state.gates) return false;
  const { exploit, tokens, scrutiny, audit } = state.gates;
  const inner = gatesOf(setup, state.act);
  const { exploit_scrutiny, exploit_audit_from } = inner.tuning;
  const deep = AUDITS[audit] === 'audit.DEEP_VERIFY' || hasModifier(inner, 'modifier.DEEP_VERIFY');
  return (
    exploit && tokens >= tokenCost(inner, 'exploit') && (deep || scrutiny + exploit_scrutiny >= exploit_audit_from)
  );
};

const beginsSourceLock = (event: Event): boolean =>
  event.kind === 'audit-began' && event.audit === 'audit.SOURCE_LOCK' && event.why === 'EXPLOIT';

/** By which path of which open gate a turn passed, if by any. */
const measurePaths = (setup: Setup, state: State, events: readonly Event[], count: Counter): void => {
  if (!state.gates) return;
  const told = events.find((event) => event.kind === 'checked');
  gatesOf(setup, state.act).gates.forEach(({ id, paths }, gate) => {
    if (state.gates!.strengths[gate] === 0) return;
    paths.forEach((_, path) => {
      count.share(`${id} ${path + 1}`, 0, told?.kind === 'checked' && told.gate === id && told.path === path + 1);
    });
  });
};

const familyOf = (setup: Setup, id: string): string => setup.script.artifact.find((one) => one.id === id)!.family;

const measureEvents = (setup: Setup, act: number, events: readonly Event[], count: Counter, tally: Tally): void => {
  let families: readonly string[] = [];
  let audited = false;
  for (const event of events) {
    switch (event.kind) {
      case 'injected':
        families = [...new Set(event.artifacts.map((id) => familyOf(setup, id)))];
        break;
      case 'checked':
        for (const family of families) count.share(`passes ${family}`, 0, event.path !== null);
        count.share('failed inject', act, event.path === null);
        if (event.path !== null)
          for (let path = 1; path <= 4; path += 1) count.share('path used', path, event.path === path);
        break;
      case 'damaged':
        if (event.damage === null) break;
        count.add('damage', act, event.damage);
        for (const family of families) count.add(`damage ${family}`, 0, event.damage);
        break;
      case 'audit-began':
        audited = true;
        tally.audits += 1;
        break;
      case 'paid':
      case 'koa-paid':
        tally.spent += event.tokens;
        break;
      case 'token-gained':
      case 'koa-token':
        tally.gained += event.by;
        if (event.by === 0) tally.lost += 1;
        break;
      case 'took':
        count.share('cache used', act, true);
        if (event.offer === 'TOKEN') tally.gained += 1;
        break;
    }
  }
  if (events.some(({ kind }) => kind === 'turn-ended')) count.share('audit', act, audited);
};

const playRun = (setup: Setup, player: keyof typeof bots, name: string, count: Counter): void => {
  const seed = parseSeed(name);
  const stream = openStream(seed, 'player');
  const tally: Tally = { turns: 0, caches: 0, audits: 0, gained: 1, lost: 0, spent: 0 };
  const log: Event[] = [];
  let state = start(setup, seed);
  while (state.ended === null) {
    const action = bots[player].choose(setup, state, 0, stream);
    measureTurn(setup, state, action, count);
    measureCrossing(setup, state, action, count, tally);
    log.length = 0;
    const next = step(setup, state, 0, action, log);
    if (next instanceof Refusal) throw new Error(`${player}: ${next.code}`);
    const act = state.act.number + 1;
    measureEvents(setup, act, log, count, tally);
    measurePaths(setup, state, log, count);
    if (riskyExploit(setup, state)) count.share('source lock begins', 0, log.some(beginsSourceLock));
    if (action.kind === 'gates' || action.kind === 'koa') tally.turns += 1;
    else tally.caches += 1;
    const cleared = next.turns.length > state.turns.length;
    if (cleared || next.ended === 'lost') {
      const all = setup.edition === 'gates' ? setup.script.incident : setup.nights;
      count.share(`${setup.edition} won`, act, cleared);
      count.share(`won ${all[state.act.incident]!.id}`, 0, cleared);
      if (setup.edition === 'gates') count.add('scrutiny after', act, next.scrutiny);
    }
    state = next;
  }
  const won = state.ended === 'won';
  count.share(`${setup.edition} run won`, 0, won);
  if (setup.edition === 'gates') {
    count.share(`run won with ${setup.script.kit.id}`, 0, won);
    count.add('audits', 0, tally.audits);
  }
  count.add('tokens gained', 0, tally.gained);
  count.add('tokens spent', 0, tally.spent);
  count.add('tokens lost to the cap', 0, tally.lost);
  count.add('turns', tally.turns, tally.turns);
  const minutes = Math.round((tally.turns + tally.caches) / TURNS_A_MINUTE);
  const last = state.act.number === setup.acts.length - 1;
  count.add(`${setup.edition} minutes${last ? '' : ' lost earlier'}`, minutes, minutes);
};

/** At half a minute a turn or cache. */
const TURNS_A_MINUTE = 2;

/** One game is one run; the kits take turns. */
const measure = (setup: Setup, player: string, nth: number): Sums => {
  const count = new Counter();
  const setups = setupsOf(setup);
  playRun(setups[nth % setups.length]!, player as keyof typeof bots, `lab freeplay ${nth}`, count);
  return count.sums;
};

const ABOUT =
  'Every figure is measured on whole runs played by bots, the six kits in turn, with seeds that are the same for all. The operator is the competent player: it looks a few turns ahead at what it can see and uses all six moves; the greedy player always takes the most damage now; the random one takes any move. A win rate of an act is given that it was reached. A claim is met where its whole 95 % interval lies in the target, missed where none of it does; a move has to lie one point inside its printed band. Turns of one run hang together a little, so an interval over turns is somewhat too narrow.\n\nA hand is dead where no INJECT of it, with any tool at hand, would pass any open gate. Minutes count half a minute a turn or cache.';

const usualLevel = (pack: Pack): string => pack.level.find(({ number }) => number === 0)!.id;

const setupOf = (pack: Pack, configuration: Json, scene?: string): Json => {
  const preset = pack.presets[configuration as string];
  const run =
    scene ?? pack.run.find(({ edition, kit, acts }) => edition === 'gates' && !kit && !acts)?.id ?? pack.run[0]!.id;
  const { level = usualLevel(pack), ...changes } = preset ?? { level: configuration as string };
  return { scene: run, level, others: toJson(pack.kit), ...(changes as { readonly [table: string]: Json }) };
};

export const survey: Survey<Setup, Pack> = {
  players: Object.keys(bots),
  fewer: { search: 100 },
  configurations: (pack) => [...pack.level.map(({ id }) => id), ...Object.keys(pack.presets)],
  defaults: (pack) => [usualLevel(pack)],
  games: 'runs',
  labels: { player: 'player', configuration: 'Level', scene: 'Run', defaultScene: 'of three acts, with AURA' },
  about: ABOUT,
  setupOf,
  measure,
  claims,
  figures,
  sweeps,
};
