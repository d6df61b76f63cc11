import { type Action, battle, type bots, pointsOf, type Setup, type State } from '@lockstep/battle';
import { openStream, Refusal, type Seed } from '@lockstep/kernel';
import type { Counter } from '@lockstep/lab';

type Bot = (typeof bots)[keyof typeof bots];
export type Fighters = readonly [Bot, Bot];

/** Turns of both seats after which who leads is noted: three each. */
const EARLY = 6;
/** So many points behind is far behind. */
const FAR = 5;

interface Told {
  /** Steps with more than one option, and with only one. */
  decisions: number;
  forced: number;
  options: number;
  answerWindows: number;
  endWindows: number;
  answers: number;
  /** Of each seat: how far it ever was behind. */
  readonly behind: [number, number];
  /** Who leads after three turns each; −1 where neither does. */
  leader: number;
  /** Cards that were in their owner's hand. */
  readonly drawn: Uint8Array;
}

const noteWindow = (told: Told, { phase, ask }: State, { kind }: Action): void => {
  if (ask.length > 0) return;
  if (phase === 'answer-window') told.answerWindows += 1;
  else if (phase === 'end-window' && kind === 'pass') told.endWindows += 1;
  if ((phase === 'answer-window' || phase === 'end-window') && kind !== 'pass') told.answers += 1;
};

const notePoints = (told: Told, before: State, after: State): void => {
  const lead = pointsOf(after, 0) - pointsOf(after, 1);
  told.behind[0] = Math.max(told.behind[0], -lead);
  told.behind[1] = Math.max(told.behind[1], lead);
  if (before.turn <= EARLY && after.turn > EARLY) told.leader = lead === 0 ? -1 : lead > 0 ? 0 : 1;
};

const noteHands = (told: Told, { border }: Setup, before: State, { hands }: State): void => {
  for (const seat of [0, 1]) {
    if (hands[seat] === before.hands[seat]) continue;
    for (const inst of hands[seat]!) if (inst < border === (seat === 0)) told.drawn[inst] = 1;
  }
};

const playOut = (setup: Setup, seed: Seed, fighters: Fighters): { readonly state: State; readonly told: Told } => {
  const streams = [0, 1].map((seat) => openStream(seed, `fighter ${seat}`));
  let state = battle.start(setup, seed);
  const told: Told = {
    decisions: 0,
    forced: 0,
    options: 0,
    answerWindows: 0,
    endWindows: 0,
    answers: 0,
    behind: [0, 0],
    leader: -1,
    drawn: new Uint8Array(setup.cards.length),
  };
  noteHands(told, setup, { ...state, hands: [[], []] }, state);
  for (let [seat] = battle.toMove(setup, state); seat !== undefined; [seat] = battle.toMove(setup, state)) {
    const options = battle.legal(setup, state, seat).length;
    if (options > 1) {
      told.decisions += 1;
      told.options += options;
    } else told.forced += 1;
    const action = fighters[seat as 0 | 1].choose(setup, state, seat, streams[seat]!);
    noteWindow(told, state, action);
    const next = battle.step(setup, state, seat, action);
    if (next instanceof Refusal) throw new Error(`a bot's action was refused: ${next.code}`);
    notePoints(told, state, next);
    noteHands(told, setup, state, next);
    state = next;
  }
  return { state, told };
};

export interface BattleResult {
  /** The seat that won; 2 for a draw. */
  readonly winner: number;
  readonly drawn: Uint8Array;
}

/** Win rates when drawn, by the rarity of the card and its place in the pack. */
export const countCards = (setup: Setup, { winner, drawn }: BattleResult, count: Counter): void => {
  if (winner > 1) return;
  const { card } = setup.script;
  drawn.forEach((was, inst) => {
    if (was === 0) return;
    const def = setup.cards[inst]!;
    const won = winner === (inst < setup.border ? 0 : 1);
    count.share(`drawn ${card[def]?.rarity ?? 'Common'}`, def, won);
    count.share('drawn', def, won);
  });
};

/** One battle between two bots, added to what was counted: how long it took, what was to be decided, and whether its end was to be seen. */
export const countBattle = (setup: Setup, seed: Seed, fighters: Fighters, count: Counter): BattleResult => {
  const { state, told } = playOut(setup, seed, fighters);
  const { winner, turn, first } = state;
  count.add('turns', turn, turn);
  count.add('decisions', 0, told.decisions);
  count.add('forced', 0, told.forced);
  if (told.decisions > 0) count.add('options', 0, Math.round((100 * told.options) / told.decisions));
  count.add('windows', 0, told.answerWindows + told.endWindows);
  count.add('answer windows', 0, told.answerWindows);
  count.add('end windows', 0, told.endWindows);
  count.add('answers', 0, told.answers);
  count.share('over early', 0, turn <= EARLY);
  if (winner < 2) {
    count.share('first wins', 0, winner === first);
    count.share('seat 0 wins', 0, winner === 0);
    count.share('came from behind', 0, told.behind[winner as 0 | 1] >= FAR);
    if (told.leader >= 0) count.share('leader wins', 0, told.leader === winner);
  }
  return { winner, drawn: told.drawn };
};
