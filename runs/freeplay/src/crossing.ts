import { type Mutable, openStream, pick, type Refusal, refuse, type Stream } from '@lockstep/kernel';
import { type Act, drawAmong } from './act.ts';
import type { Event } from './action.ts';
import type { Changes } from './changes.ts';
import { applyChanges, unpaid } from './effect.ts';
import { enterAct } from './enter.ts';
import type { DoorEntry, RunEvent } from './event.ts';
import type { Setup } from './setup.ts';
import type { Crossing, Door, State } from './state.ts';

const ofEdition = <One extends { readonly editions: readonly string[] }>(
  { edition }: Setup,
  all: readonly One[] = [],
): readonly number[] => all.flatMap(({ editions }, i) => (editions.includes(edition) ? [i] : []));

/** A run that says what comes in each act has no choice of the way. */
const isOpen = ({ script }: Setup): boolean => script.scene.acts === undefined;

const doorsOf = (setup: Setup): number => (isOpen(setup) ? (setup.script.freeplay.doors ?? 0) : 0);

/** One of a list, taken out of it. */
const takeOne = (stream: Stream, among: number[]): number => among.splice(stream.below(among.length), 1)[0]!;

/** The doors to an act: incidents that differ as long as there are some, and terms that differ. */
const drawDoors = (setup: Setup, state: State, count: number): readonly Door[] => {
  const number = state.act.number + 1;
  const stream = openStream(state.seed!, `doors-${number + 1}`);
  const terms = [...ofEdition(setup, setup.script.door)];
  const met: number[] = [];
  return Array.from({ length: count }, () => {
    const all = setup.acts[number]!;
    const others = all.filter((incident) => !met.includes(incident));
    const drawn = drawAmong(setup, others.length > 0 ? others : all, stream);
    met.push(drawn.incident);
    return { ...drawn, terms: takeOne(stream, terms) };
  });
};

const openDoors = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  const count = doorsOf(setup);
  if (count === 0) {
    enterAct(setup, state, state.act.number + 1, log);
    return;
  }
  const doors = state.seed === null ? [] : drawDoors(setup, state, count);
  state.crossing = { kind: 'doors', event: -1, doors };
  const all = setup.edition === 'gates' ? setup.script.incident : setup.nights;
  const incidents = state.seed === null ? null : doors.map(({ incident }) => all[incident]!.id);
  log?.push({ kind: 'doors-opened', incidents });
};

/** [F26] After a cache: an event, then the doors, then the act; a pack may have neither. */
export const cross = (setup: Setup, state: Mutable<State>, log?: Event[]): void => {
  state.cache = false;
  state.offers = null;
  const among = isOpen(setup) ? ofEdition(setup, setup.script.event) : [];
  if (among.length === 0) {
    openDoors(setup, state, log);
    return;
  }
  const event = state.seed === null ? -1 : pick(openStream(state.seed, `event-${state.act.number + 1}`), [...among]);
  state.crossing = { kind: 'event', event, doors: [] };
  log?.push({ kind: 'event-met', event: event < 0 ? null : setup.script.event![event]!.id });
};

/** What can be chosen here, each with what it changes. */
export const choicesAt = ({ script }: Setup, crossing: Crossing): readonly { readonly changes: Changes }[] =>
  crossing.kind === 'event'
    ? ((script.event as readonly RunEvent[] | undefined)?.[crossing.event]?.choice ?? [])
    : crossing.doors.map(({ terms }) => (script.door as readonly DoorEntry[])[terms]!);

export const refusesChoice = (setup: Setup, state: State, choice: number): Refusal | undefined => {
  const choices = choicesAt(setup, state.crossing!);
  const found = choices[choice];
  if (!found) return refuse('no-such-choice', { choice: choice + 1, choices: choices.length });
  const missing = unpaid(state, found.changes);
  return missing && refuse('cannot-pay', missing);
};

/** One choice is made: of an event the doors follow, of a door its act. */
export const choose = (setup: Setup, state: Mutable<State>, choice: number, log?: Event[]): void => {
  const { kind, event, doors } = state.crossing!;
  applyChanges(setup, state, choicesAt(setup, state.crossing!)[choice]!.changes);
  delete state.crossing;
  if (kind === 'event') {
    log?.push({ kind: 'chose', event: setup.script.event![event]!.id, choice: choice + 1 });
    openDoors(setup, state, log);
    return;
  }
  const { terms, ...way } = doors[choice]!;
  log?.push({ kind: 'door-taken', door: setup.script.door![terms]!.id });
  enterAct(setup, state, state.act.number + 1, log, way);
};

/** What a door leads to without what a player cannot know: which deal of a night it is. */
export const maskDoors = (crossing: Crossing): Crossing => ({
  ...crossing,
  doors: crossing.doors.map(({ deal: _deal, ...door }) => door),
});

export const redealDoors = ({ script }: Setup, crossing: Crossing, stream: Stream): Crossing => ({
  ...crossing,
  doors: crossing.doors.map((door): Door => {
    const night = script.night?.[door.incident];
    return night ? { ...door, deal: pick(stream, night.deals) } : door;
  }),
});

/** The act a door leads to, as far as it can be seen. */
export const actBehind = (state: State, { terms: _terms, ...way }: Door): Act => ({
  ...state.act,
  number: state.act.number + 1,
  ...way,
  tokens: state.tokens,
  scrutiny: state.scrutiny,
  exploit: state.exploit,
  deck: state.deck,
  tools: state.tools,
  charges: state.charges,
  redeals: state.redeals,
  soften: state.soften,
  foresight: state.foresight,
  counters: null,
});
