import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { bots, opponentBot, quest, type Setup, type State } from '@lockstep/quest';

export type Drafter = keyof typeof bots;

/** A whole quest: the drafter's seat and the opponent's, each with chance of its own. `see` is told of every state. */
export const walk = (setup: Setup, seed: string, drafter: Drafter, see?: (state: State) => void): State => {
  const streams = [0, 1].map((seat) => openStream(parseSeed(seed), `bot ${seat}`));
  const { bot } = opponentBot(setup.script);
  const players = [bots[drafter], bots[bot as Drafter]];
  let state = quest.start(setup, parseSeed(seed));
  for (let [seat] = quest.toMove(setup, state); seat !== undefined; [seat] = quest.toMove(setup, state)) {
    const next = quest.step(setup, state, seat, players[seat]!.choose(setup, state, seat, streams[seat]!));
    if (next instanceof Refusal) throw new Error(`at ${state.place}: ${next.code}`);
    see?.(next);
    state = next;
  }
  return state;
};

const atLevel = new WeakMap<Setup, Map<string, Setup>>();

/** The same quest at another level. */
export const withLevel = (setup: Setup, level: string): Setup => {
  const known = atLevel.get(setup) ?? new Map<string, Setup>();
  atLevel.set(setup, known);
  const made = known.get(level);
  if (made) return made;
  const parsed = quest.parseSetup({ ...(quest.makeSetup(setup) as object), at: level });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault[0]));
  known.set(level, parsed.value);
  return parsed.value;
};

/** Battles that are over almost at once, and begin again where they are not won: what is left is the draft. */
export const withoutBattles = (setup: Setup): Setup => ({
  ...setup,
  script: { ...setup.script, scene: { ...setup.script.scene, returns: true } },
  rungs: setup.rungs.map((rung) => ({ ...rung, production: 0, points: 200, yours: 1 })),
});
