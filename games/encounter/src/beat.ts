import { type Refusal, refuse } from '@lockstep/kernel';
import type { Event, Part, Roll } from './action.ts';
import { invokesOf } from './budget.ts';
import { pay } from './clash.ts';
import { naturalOf, withNaturals } from './degree.ts';
import type { Dice } from './dice.ts';
import { ATTUNED, domainPermits, paceDomains } from './domain.ts';
import { attackBonus, defenseBonus, resistBonus, virtualOf } from './effect.ts';
import { beginFight, endFight, type FightEnd } from './fight.ts';
import { INVOKE_COST, INVOKE_REROLL, INVOKE_TIMES, INVOKES, type Pick } from './move.ts';
import { domainOf, hasBit, statusOf, TAKEN, withBit, withoutBit } from './numbers.ts';
import { applyPace, fade, freshen, GOAL_STIRRED, isFull, moveClock, newBeat, paceBeat, spendInvokes } from './pace.ts';
import { beatRecovery, bringAllBack, sceneRecovery } from './recovery.ts';
import type { Beat, Check, Choice, Speech } from './scene.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { PILLARS } from './vocabulary.ts';
import { diceOf, putBack, type Work } from './work.ts';

export const beatOf = ({ script }: Setup, state: State): Beat => script.scene.beat[state.beat]!;

const say = (lines: readonly Speech[], log?: Event[]): void => {
  if (log) for (const { speaker, line, mood } of lines) log.push({ kind: 'said', speaker, line, mood });
};

const RESULTS = { WON: 1, LOST: 2, DRAWN: 3 } as const;

/** The scene comes to a beat: its lines, then what it holds. */
export const enter = (setup: Setup, work: Work, id: string, log?: Event[]): void => {
  work.beat = setup.beatAt.get(id)!;
  work.phase = 'BEAT';
  work.checks = 0;
  work.passed = 0;
  work.tried = 0;
  const beat = beatOf(setup, work);
  log?.push({ kind: 'beat-began', beat: beat.id });
  say(beat.say, log);
  if (beat.fight) {
    if (beginFight(setup, work, log) === 'ENDED') leaveFight(setup, work, 'LOST', log);
    return;
  }
  if (beat.choice.length > 0) bringAllBack(setup, work, log);
  if (!beat.end) return;
  sceneRecovery(setup, work, log);
  const { result, title, line } = beat.end;
  work.phase = 'OVER';
  work.result = RESULTS[result];
  log?.push({ kind: 'scene-ended', result, title, line: line ?? null });
};

export const leaveFight = (setup: Setup, work: Work, result: FightEnd, log?: Event[]): void =>
  follow(setup, work, endFight(setup, work, result, log), log);

/** A clock that filled and leads somewhere goes first, once. */
const follow = (setup: Setup, work: Work, otherwise: string, log?: Event[]): void => {
  const { clock } = setup.script.scene;
  const filled = clock.findIndex(({ to }, i) => to !== undefined && hasBit(work.due, i));
  work.due = withoutBit(work.due, filled);
  enter(setup, work, clock[filled]?.to ?? otherwise, log);
};

/** Whether a choice can be made now: a code, or ''. */
export const barToPick = (setup: Setup, state: State, pick: Pick): string => {
  if (state.phase !== 'BEAT') return 'not-now';
  if (pick.beat !== state.beat) return 'elsewhere';
  const choice = beatOf(setup, state).choice[pick.choice]!;
  if (choice.tag !== undefined && !hasBit(state.held, setup.tagAt.get(choice.tag)!)) return 'no-tag';
  if (
    choice.domain !== undefined &&
    !setup.actors.some(
      (one) =>
        one.seat === 0 &&
        setup.script.domain[one.domain]?.id === choice.domain &&
        isOpen(state, one.index) &&
        !isAway(setup, state, one.index),
    )
  )
    return 'domain-closed';
  if (!choice.again && hasBit(state.tried, pick.choice)) return 'tried-already';
  if (choice.check && state.checks >= setup.tuning.beat_checks) return 'no-checks';
  if (pick.actor >= 0 && isAway(setup, state, pick.actor)) return 'taken-out';
  if (pick.invoke > 0 && invokesOf(setup, state, 0) < INVOKE_COST[pick.invoke]!) return 'no-invokes';
  if (pick.kit < 0) return '';
  const kit = setup.kits[pick.kit]!;
  if (!domainPermits(state.actors, setup.actors[pick.actor]!, kit)) return 'domain-closed';
  const uses = setup.usesAt[pick.actor]![pick.kit]!;
  return uses >= 0 && state.uses[uses]! >= kit.uses ? 'no-uses' : '';
};

/** E28: who is taken out makes no check, where the pack says so. */
const isAway = ({ tuning }: Setup, state: State, actor: number): boolean =>
  tuning.taken_out === 'AWAY' && statusOf(state.actors, actor) === TAKEN;

const isOpen = (state: State, actor: number): boolean => {
  const domain = domainOf(state.actors, actor);
  return domain >= ATTUNED && domain <= 2;
};

export const pickRefused = (setup: Setup, pick: Pick, code: string): Refusal => {
  const choice = setup.script.scene.beat[pick.beat]!.choice[pick.choice]!;
  const kit = pick.kit < 0 ? undefined : setup.kits[pick.kit]!;
  return refuse(code, {
    choice: choice.id,
    actor: pick.actor < 0 ? null : setup.actors[pick.actor]!.id,
    technique: kit?.id ?? null,
    ...(code === 'domain-closed'
      ? { domain: (kit && setup.script.domain[kit.domain]?.id) ?? choice.domain ?? null }
      : {}),
    ...(code === 'no-tag' ? { tag: choice.tag ?? null } : {}),
  });
};

/** What is added to the dice of a check. */
export const checkBonus = (
  setup: Setup,
  state: State,
  check: Check,
  pick: Pick,
  parts?: Part[],
): { readonly bonus: number; readonly rank: number } => {
  const actor = setup.actors[pick.actor]!;
  const { tuning } = setup;
  const invoked = INVOKE_TIMES[pick.invoke]! * tuning.invoke;
  const virtual = pick.kit < 0 ? 0 : virtualOf(setup.kits[pick.kit]!);
  if (check.skill !== undefined) {
    const skill = actor.character.skills[check.skill] ?? 0;
    parts?.push({ from: 'SKILL', value: skill });
    if (invoked > 0) parts?.push({ from: 'INVOKE', value: invoked });
    return { bonus: skill + invoked, rank: Math.max(...actor.rank) };
  }
  const pillar = PILLARS.indexOf(check.pillar!);
  const rank = actor.rank[pillar]!;
  if (virtual > 0) parts?.push({ from: 'VIRTUAL', value: virtual });
  if (check.contest !== 'ENDURANCE')
    return {
      bonus:
        attackBonus(
          setup,
          state.actors,
          { actor, kit: pick.kit < 0 ? PLAIN : setup.kits[pick.kit]!, assists: 0, invoke: pick.invoke },
          pillar,
          parts,
        ) + virtual,
      rank,
    };
  if (invoked > 0) parts?.push({ from: 'INVOKE', value: invoked });
  return { bonus: resistBonus(state.actors, actor, pillar, 0, parts) + invoked + virtual, rank };
};

const PLAIN = { accurate: false };

/** The opponent of a check: the first actor of that character, or its unhurt sheet. */
const opponentOf = (setup: Setup, check: Check) =>
  setup.actors.find(({ character, seat }) => seat === 1 && character.id === check.foe);

interface Attempt {
  readonly choice: Choice;
  readonly check: Check;
  readonly pick: Pick;
}

const roll = (setup: Setup, work: Work, { choice, check, pick }: Attempt, dice: Dice, log?: Event[]): number => {
  const { tuning } = setup;
  const { difficulty } = setup.script;
  const actor = setup.actors[pick.actor]!;
  const keep = log !== undefined;
  const parts: Part[] | undefined = keep ? [] : undefined;
  const { bonus, rank } = checkBonus(setup, work, check, pick, parts);
  const total = dice.roll(0, rank, INVOKE_REROLL[pick.invoke]!, keep) + bonus;
  let naturals = naturalOf(dice.d20);
  const mine = keep ? dice.told(parts!, total) : undefined;
  let against: number | Roll;
  let number: number;
  if (check.foe === undefined) {
    number = check.against! + difficulty.target;
    against = number;
  } else {
    const { defense, foeRank, theirs } = foeDefense(setup, work, check, keep);
    number = dice.roll(1, foeRank, false, keep) + defense;
    naturals -= naturalOf(dice.d20);
    against = keep ? dice.told(theirs!, number) : number;
  }
  const degree = withNaturals(tuning.margins, total - number, naturals);
  log?.push({
    kind: 'checked',
    choice: choice.id,
    actor: actor.id,
    by: check.skill ?? check.pillar!,
    roll: mine!,
    against,
    margin: total - number,
    degree,
    passed: degree >= 1,
  });
  return degree;
};

/** The Defense a check is rolled against. A foe who is in no fight of the scene defends from their sheet. */
export const foeDefense = (
  setup: Setup,
  state: State,
  check: Check,
  keep: boolean,
): { defense: number; foeRank: number; theirs: Part[] | undefined } => {
  const pillar = PILLARS.indexOf(check.pillar!);
  const theirs: Part[] | undefined = keep ? [] : undefined;
  const foe = opponentOf(setup, check) ?? setup.bystanders.get(check.foe!)!;
  if (foe.index >= 0)
    return { defense: defenseBonus(setup, state.actors, foe, pillar, theirs), foeRank: foe.rank[pillar]!, theirs };
  theirs?.push({ from: 'DEFENSE', value: foe.defense[pillar]! });
  return { defense: foe.defense[pillar]!, foeRank: foe.rank[pillar]!, theirs };
};

/** ADR8 §6: a decision closes the Beat; a check moves its clocks, and the Beat closes after the third. */
export const choose = (setup: Setup, work: Work, pick: Pick, log?: Event[]): void => {
  const beat = beatOf(setup, work);
  const choice = beat.choice[pick.choice]!;
  const { check } = choice;
  const kit = pick.kit < 0 ? undefined : setup.kits[pick.kit]!;
  log?.push({
    kind: 'chose',
    choice: choice.id,
    actor: pick.actor < 0 ? null : setup.actors[pick.actor]!.id,
    technique: kit?.id ?? null,
    invoke: INVOKES[pick.invoke]!,
  });
  work.tried = withBit(work.tried, pick.choice);
  say(choice.say, log);
  if (!check) {
    const paced = applyPace(setup, work, choice.pace, log);
    close(setup, work, choice.to, paced, log);
    return;
  }
  const dice = diceOf(setup, work);
  if (!dice) return;
  spendInvokes(setup, work, 0, INVOKE_COST[pick.invoke]!, log);
  if (kit) pay(setup, work, setup.actors[pick.actor]!, kit, log);
  const degree = roll(setup, work, { choice, check, pick }, dice, log);
  putBack(work, dice);
  work.checks += 1;
  const passed = degree >= 1;
  if (passed) work.passed = 1;
  if (passed && check.clock !== undefined)
    moveClock(setup, work, setup.clockAt.get(check.clock)!, degree, kit?.uncapped ?? false, log);
  if (!passed && check.danger !== undefined)
    moveClock(
      setup,
      work,
      setup.clockAt.get(check.danger)!,
      Math.min(setup.tuning.danger_most, Math.max(1, -degree)),
      false,
      log,
    );
  const after = passed ? choice.passes : choice.fails;
  say(after.say, log);
  applyPace(setup, work, choice.pace, log);
  applyPace(setup, work, after.pace, log);
  if (after.to !== undefined || work.due !== 0 || work.checks >= setup.tuning.beat_checks || !anyLeft(setup, work))
    close(setup, work, after.to, false, log);
};

/** Whether some choice of the beat can still be made. */
const anyLeft = (setup: Setup, work: Work): boolean =>
  setup.picks.some((pick) => pick.beat === work.beat && barToPick(setup, work, pick) === '');

/** E9: the Beat ends, something moves, and the scene goes on. */
export const close = (setup: Setup, work: Work, to: string | undefined, paced: boolean, log?: Event[]): void => {
  const beat = beatOf(setup, work);
  if (beat.choice.length > 0) {
    paceBeat(setup, work, beat.pace, paced, log);
    paceDomains(setup, work, () => {}, log);
    log?.push({ kind: 'beat-closed', beat: beat.id, checks: work.checks });
    freshen(work);
    fade(setup, work, log);
    if ((beat.objective && work.passed === 1) || (work.stirred & GOAL_STIRRED) !== 0) beatRecovery(setup, work, log);
    newBeat(work);
  }
  work.stirred = 0;
  const next = to ?? beat.next.find(({ clock, tag }) => holds(setup, work, clock, tag))!.to;
  // A page closes no Beat, so no clock leads away from it.
  if (beat.choice.length > 0) follow(setup, work, next, log);
  else enter(setup, work, next, log);
};

const holds = (setup: Setup, work: Work, clock: string | undefined, tag: string | undefined): boolean =>
  (clock === undefined || isFull(setup, work.clocks, setup.clockAt.get(clock)!)) &&
  (tag === undefined || hasBit(work.held, setup.tagAt.get(tag)!));
