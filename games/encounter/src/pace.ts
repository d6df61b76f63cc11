import type { Event } from './action.ts';
import { hasBit, withBit, withoutBit } from './numbers.ts';
import type { Pace } from './scene.ts';
import type { Setup } from './setup.ts';
import { SIDES } from './vocabulary.ts';
import { replaceAt, type Work } from './work.ts';

/** Bits of `stirred`: a clock filled; a domain moved; a goal clock filled, which is a meaningful objective (E10). */
export const CLOCK_STIRRED = 1;
export const DOMAIN_STIRRED = 2;
export const GOAL_STIRRED = 4;

/** The first two places of a state's invokes: one opening a side. The scene's tags follow. */
export const OPENINGS = 2;

/** ADR8 §6.3: at most so far in one Beat; what is beyond is reported and lost. */
export const moveClock = (
  setup: Setup,
  work: Work,
  clock: number,
  by: number,
  uncapped: boolean,
  log?: Event[],
): number => {
  const { id, size, kind, to } = setup.script.scene.clock[clock]!;
  const room = Math.min(
    size - work.clocks[clock]!,
    uncapped ? by : Math.max(0, setup.tuning.clock_cap - work.risen[clock]!),
  );
  const moved = Math.min(by, room);
  if (moved > 0) {
    work.clocks = replaceAt(work.clocks, clock, work.clocks[clock]! + moved);
    // E9: what the cap does not hold takes no room from what it holds, whichever of the two is first.
    if (!uncapped || setup.tuning.ties === 'ROSTER')
      work.risen = replaceAt(work.risen, clock, work.risen[clock]! + moved);
  }
  if (moved > 0 && work.clocks[clock] === size) {
    work.stirred |= CLOCK_STIRRED | (kind === 'GOAL' ? GOAL_STIRRED : 0);
    if (to !== undefined) work.due = withBit(work.due, clock);
  }
  log?.push({ kind: 'clock-moved', clock: id, by: moved, filled: work.clocks[clock]!, size, lost: by - moved });
  return moved;
};

export const isFull = ({ script }: Setup, clocks: readonly number[], clock: number): boolean =>
  clocks[clock]! >= script.scene.clock[clock]!.size;

const makeTag = ({ script }: Setup, work: Work, tag: number, log?: Event[]): void => {
  const { id, side, invokes, lasts } = script.scene.tag[tag]!;
  work.held = withBit(work.held, tag);
  work.young = withBit(work.young, tag);
  work.invokes = replaceAt(work.invokes, tag + OPENINGS, invokes);
  work.lasting = replaceAt(work.lasting, tag, lasts);
  log?.push({ kind: 'tag-made', tag: id, side, invokes });
};

export const loseTag = ({ script }: Setup, work: Work, tag: number, log?: Event[]): void => {
  if (!hasBit(work.held, tag)) return;
  work.held = withoutBit(work.held, tag);
  work.invokes = replaceAt(work.invokes, tag + OPENINGS, 0);
  work.lasting = replaceAt(work.lasting, tag, 0);
  log?.push({ kind: 'tag-lost', tag: script.scene.tag[tag]!.id });
};

/** E4: what is made this round can be spent from the next. */
export const makeInvokes = (work: Work, seat: number, by: number, log?: Event[]): void => {
  if (seat === 0) work.fresh0 += by;
  else work.fresh1 += by;
  log?.push({ kind: 'invokes-made', side: SIDES[seat]!, by });
};

/** Openings first, then the scene's tags in their order. */
export const spendInvokes = ({ purses }: Setup, work: Work, seat: number, by: number, log?: Event[]): void => {
  if (by === 0) return;
  const invokes = work.invokes.slice();
  let left = by;
  for (const at of purses[seat]!) {
    const taken = Math.min(left, invokes[at]!);
    invokes[at]! -= taken;
    left -= taken;
  }
  work.invokes = invokes;
  if (left < by) log?.push({ kind: 'invokes-spent', side: SIDES[seat]!, by: by - left });
};

/** Where a rider takes one away: the other side's openings first. */
export const dropInvoke = (setup: Setup, work: Work, seat: number, log?: Event[]): void =>
  spendInvokes(setup, work, seat, 1, log);

export const freshen = (work: Work): void => {
  if (work.fresh0 > 0) work.invokes = replaceAt(work.invokes, 0, work.invokes[0]! + work.fresh0);
  if (work.fresh1 > 0) work.invokes = replaceAt(work.invokes, 1, work.invokes[1]! + work.fresh1);
  work.fresh0 = 0;
  work.fresh1 = 0;
};

/** Answers whether anything moved: a full clock does not, nor a tag that is not there to be lost. */
export const applyPace = (setup: Setup, work: Work, paces: readonly Pace[], log?: Event[]): boolean => {
  let moved = false;
  for (const { clock, by, tag, drop } of paces) {
    if (clock !== undefined && moveClock(setup, work, setup.clockAt.get(clock)!, by, false, log) > 0) moved = true;
    if (tag !== undefined) {
      makeTag(setup, work, setup.tagAt.get(tag)!, log);
      moved = true;
    }
    if (drop === undefined) continue;
    const at = setup.tagAt.get(drop)!;
    if (hasBit(work.held, at)) moved = true;
    loseTag(setup, work, at, log);
  }
  return moved;
};

/** Whether a clock has room left, by its size and by the cap of a Beat. */
const canRise = (setup: Setup, work: Work, clock: number): boolean =>
  !isFull(setup, work.clocks, clock) && work.risen[clock]! < setup.tuning.clock_cap;

/** ADR8 §6.1: at the end of a Beat its own pacing; where nothing moves by it, the main clock; where that cannot, the foes gain an opening. */
export const paceBeat = (setup: Setup, work: Work, paces: readonly Pace[], paced: boolean, log?: Event[]): void => {
  if (applyPace(setup, work, paces, log) || paced) return;
  if (canRise(setup, work, setup.main)) moveClock(setup, work, setup.main, 1, false, log);
  else makeInvokes(work, 1, 1, log);
};

/** The caps of clocks are those of one Beat. */
export const newBeat = (work: Work): void => {
  if (work.risen.some((risen) => risen > 0)) work.risen = work.risen.map(() => 0);
};

/** Tags that do not last fade, in an Upkeep and at the end of a Beat outside a fight; one made since the last time could not be used yet. */
export const fade = (setup: Setup, work: Work, log?: Event[]): void => {
  const { young } = work;
  work.young = 0;
  for (let tag = 0; tag < work.lasting.length; tag += 1) {
    if (hasBit(young, tag) || work.lasting[tag] === 0) continue;
    const left = work.lasting[tag]! - 1;
    work.lasting = replaceAt(work.lasting, tag, left);
    if (left === 0) loseTag(setup, work, tag, log);
  }
};
