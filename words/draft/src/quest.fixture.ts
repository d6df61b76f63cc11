import { shippedPack, shippedSetup } from '@lockstep/conformance';
import {
  type Action,
  draft,
  type Event,
  gameModule,
  type Pack,
  type Setup,
  type State,
  type View,
} from '@lockstep/draft';
import { act, begin, type Json, moments, openStream, parseSeed, Refusal, type Run } from '@lockstep/kernel';

export const pack: Pack = shippedPack(gameModule);

/** A quest of the pack, written as a player's file is. */
export const questOf = (written: Json): Setup => shippedSetup(gameModule, written);

export const night = questOf({ scene: 'seven-dreams' });

export type QuestRun = Run<Setup, State, Action, Event, View>;

/** A whole quest, played by a drafter. */
export const played = (setup: Setup, name: string, bot = 'synergy'): QuestRun => {
  const seed = parseSeed(name);
  const choices = openStream(seed, 'choices');
  let run: QuestRun = begin(draft, setup, seed);
  while (draft.toMove(setup, run.now.state).length > 0) {
    const next = act(run, 0, gameModule.bots[bot]!.choose(setup, run.now.state, 0, choices));
    if (next instanceof Refusal) throw new Error(next.code);
    run = next;
  }
  return run;
};

export const eventsOf = (run: QuestRun): readonly Event[] => moments(run).flatMap(({ events }) => events);

/** What belongs to the machine and to no player: ids, tags, constants, numbers that were never there. */
export const MACHINE = /\b(?:tribal|mechanic|role):|undefined|null|NaN|\b[A-Z]{2,}_|\b[A-Z]{4,}\b/;
