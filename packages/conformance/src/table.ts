import {
  canonical,
  type Game,
  type Outcome,
  type Position,
  type Preview,
  preview,
  Refusal,
  type Seat,
  type Seed,
} from '@lockstep/kernel';

/** A setup, or a part of one, as a designer writes it. */
export interface Fields {
  readonly [field: string]: unknown;
}

export interface PlayedPosition<Setup, State, Event, View> extends Position<Setup, State> {
  readonly view: View;
  readonly outcome: Outcome | undefined;
  /** What the last line told. */
  readonly events: readonly Event[];
  readonly told: readonly Event[];
}

/** Where the tests of a game's rules play: setups as they are written, lines as they are typed, all from seat 0. */
export const tableOf = <Setup, State, Action, Event extends { readonly kind: string }, View, Details>(
  game: Game<Setup, State, Action, Event, View, Details>,
) => {
  const read = (written: unknown): Setup => {
    const setup = game.parseSetup(written);
    if (!setup.ok) throw new Error(`not a setup: ${JSON.stringify(setup.fault)}`);
    return setup.value;
  };

  const actionOf = (setup: Setup, line: string): Action => {
    const action = game.parse(setup, line);
    if (!action.ok) throw new Error(`${line}: ${action.fault.code}`);
    return action.value;
  };

  /** Plays every line; a refusal is a fault of the test. */
  const play = (
    written: Fields,
    seed: Seed,
    ...lines: readonly string[]
  ): PlayedPosition<Setup, State, Event, View> => {
    const setup = read(written);
    let state = game.start(setup, seed);
    let events: Event[] = [];
    const told: Event[] = [];
    for (const line of lines) {
      events = [];
      const next = game.step(setup, state, 0, actionOf(setup, line), events);
      if (next instanceof Refusal) throw new Error(`${line}: ${next.code} ${JSON.stringify(next.data)}`);
      state = next;
      told.push(...events);
    }
    return { setup, state, view: game.view(setup, state, 0), outcome: game.outcome(setup, state), events, told };
  };

  /** Why an action is refused, or undefined where it is not; the state is held unchanged. */
  const refusedAction = ({ setup, state }: Position<Setup, State>, seat: Seat, action: Action): Refusal | undefined => {
    const before = canonical(state);
    const log: Event[] = [];
    const next = game.step(setup, state, seat, action, log);
    if (!(next instanceof Refusal)) return undefined;
    if (canonical(state) !== before || log.length > 0) throw new Error(`${next.code} left a mark`);
    return next;
  };

  /** Why the last line is refused after the others were played, or undefined where it is not. */
  const refused = (written: Fields, seed: Seed, ...lines: readonly string[]): Refusal | undefined => {
    const at = play(written, seed, ...lines.slice(0, -1));
    const action = game.parse(at.setup, lines.at(-1)!);
    return action.ok ? refusedAction(at, 0, action.value) : action.fault;
  };

  /** The preview of the last line, after the others were played. */
  const shown = (written: Fields, seed: Seed, ...lines: readonly string[]): Preview<Event, Details> => {
    const { setup, state } = play(written, seed, ...lines.slice(0, -1));
    const seen = preview(game, setup, state, 0, actionOf(setup, lines.at(-1)!));
    if (seen instanceof Refusal) throw new Error(seen.code);
    return seen;
  };

  const legal = ({ setup, state }: Position<Setup, State>): readonly string[] =>
    game.legal(setup, state, 0).map((action) => game.format(setup, action));

  const kinds = (events: readonly Event[]): readonly string[] => events.map(({ kind }) => kind);

  const find = <Kind extends Event['kind']>(
    events: readonly Event[],
    kind: Kind,
  ): Extract<Event, { kind: Kind }> | undefined =>
    events.find((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

  return { read, actionOf, play, refusedAction, refused, shown, legal, kinds, find };
};
