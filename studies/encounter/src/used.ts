import { type Action, bots, encounter, type Setup, type State } from '@lockstep/encounter';
import { openStream, parseSeed, Refusal } from '@lockstep/kernel';

/** How often an action of a fight could have been taken, and how often it was. */
interface Use {
  readonly action: string;
  readonly offered: number;
  readonly used: number;
}

const STEPS = 4000;

/**
 * The name an action is counted by: a technique's deed with its slot, the technique itself, what invokes buy; a reaction's deed and
 * technique; what a Nuance is used for; a look; a withdrawal.
 */
const namesOf = (setup: Setup, action: Action): readonly string[] => {
  switch (action.kind) {
    case 'declare': {
      const { kind, kit, invoke } = setup.moves[action.move]!;
      if (kind !== 'USE') return [`${kind} in Intent`];
      const { id, does } = setup.kits[kit]!;
      return [does, `technique ${id}`, ...(invoke === 0 ? [] : ['spend invokes'])];
    }
    case 'react': {
      const { id, does } = setup.kits[action.kit]!;
      return [does, `technique ${id}`];
    }
    case 'nuance':
      return [`nuance ${action.use}`];
    case 'look':
    case 'withdraw':
      return [action.kind];
    case 'choose':
    case 'go-on':
    case 'take-back':
    case 'ready':
    case 'pass':
      return [];
  }
};

/** Where a choice stands: a round of one hero in Intent, for a hero declares several things in it; each window by itself. */
const placeOf = (setup: Setup, state: State, action: Action, step: number): string => {
  if (action.kind === 'declare') return `${state.rounds} ${setup.moves[action.move]!.actor}`;
  return state.phase === 'INTENT' ? `${state.rounds}` : `window ${step}`;
};

/** Every place of a game at which the heroes' player could act, with what was offered there and what was done. */
const placesOf = (setup: Setup, player: string, name: string) => {
  const seed = parseSeed(name);
  const players = [bots[player]!, bots.greedy!];
  const streams = players.map((_, seat) => openStream(seed, `bot ${seat}`));
  const places = new Map<string, { readonly offered: Set<string>; readonly used: Set<string> }>();
  const placeAt = (state: State, action: Action, step: number) => {
    const key = placeOf(setup, state, action, step);
    const found = places.get(key) ?? { offered: new Set<string>(), used: new Set<string>() };
    places.set(key, found);
    return found;
  };
  let state = encounter.start(setup, seed);
  for (let step = 0; step < STEPS && encounter.outcome(setup, state) === undefined; step += 1) {
    // Foes declare first, as they do against a person: their tells are shown, and a look can be bought.
    const seat = encounter.toMove(setup, state).at(-1);
    const action = players[seat!]!.choose(setup, state, seat!, streams[seat!]!);
    if (seat === 0 && state.phase !== 'BEAT') {
      for (const one of encounter.legal(setup, state, 0))
        for (const called of namesOf(setup, one)) placeAt(state, one, step).offered.add(called);
      for (const called of namesOf(setup, action)) placeAt(state, action, step).used.add(called);
    }
    const next = encounter.step(setup, state, seat!, action);
    if (next instanceof Refusal) throw new Error(next.code);
    state = next;
  }
  return places.values();
};

/** How often the heroes' player used what was offered in so many games of a scene, greedy foes against it. */
export const usedIn = (setup: Setup, player: string, games: number, seed: string): readonly Use[] => {
  const counts = new Map<string, { offered: number; used: number }>();
  for (let i = 0; i < games; i += 1)
    for (const { offered, used } of placesOf(setup, player, `${seed} ${i}`))
      for (const action of offered) {
        const count = counts.get(action) ?? { offered: 0, used: 0 };
        counts.set(action, { offered: count.offered + 1, used: count.used + (used.has(action) ? 1 : 0) });
      }
  return sumUses([...counts].map(([action, count]) => ({ action, ...count })));
};

/** Uses of several scenes together, in the order of their names. */
export const sumUses = (uses: readonly Use[]): readonly Use[] => {
  const sums = new Map<string, Use>();
  for (const { action, offered, used } of uses) {
    const before = sums.get(action) ?? { action, offered: 0, used: 0 };
    sums.set(action, { action, offered: before.offered + offered, used: before.used + used });
  }
  return [...sums.values()].sort((a, b) => (a.action < b.action ? -1 : 1));
};
