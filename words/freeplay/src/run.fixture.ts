import { shippedPack, shippedSetup } from '@lockstep/conformance';
import {
  type Action,
  type Event,
  freeplay,
  gameModule,
  type Pack,
  type Setup,
  type State,
  type View,
} from '@lockstep/freeplay';
import { act, begin, type Json, moments, openStream, parseSeed, Refusal, type Run } from '@lockstep/kernel';

export const pack: Pack = shippedPack(gameModule);

/** A run of the pack, written as a player's file is. */
export const runOf = (written: Json): Setup => shippedSetup(gameModule, written);

export const aura = runOf({ scene: 'aura-run', kit: 'spoofer' });
export const koa = runOf({ scene: 'koa-run' });

export type FreeRun = Run<Setup, State, Action, Event, View>;

/** A whole run, played by a bot. */
export const played = (setup: Setup, name: string, bot = 'operator'): FreeRun => {
  const seed = parseSeed(name);
  const choices = openStream(seed, 'choices');
  let run: FreeRun = begin(freeplay, setup, seed);
  while (freeplay.toMove(setup, run.now.state).length > 0) {
    const next = act(run, 0, gameModule.bots[bot]!.choose(setup, run.now.state, 0, choices));
    if (next instanceof Refusal) throw new Error(next.code);
    run = next;
  }
  return run;
};

export const eventsOf = (run: FreeRun): readonly Event[] => moments(run).flatMap(({ events }) => events);

/** What belongs to the machine and to no player. */
export const MACHINE =
  /\b(?:gate|modifier|audit|tool)\.[A-Z]|undefined|\bnull\b|NaN|\[object|lock_strength|proof_requirement|evidence_card|ops_tokens/;
