import type { AnyTypes, Command, PerformResult } from '@lockstep/play';
import { GameSession } from '../play/session.svelte.ts';

/** A session whose commands are carried out where the game is held. */
export class RemoteSession extends GameSession {
  readonly #carryOut: (command: Command) => PerformResult<AnyTypes>;

  constructor(
    carryOut: (command: Command) => PerformResult<AnyTypes>,
    ...given: ConstructorParameters<typeof GameSession<AnyTypes>>
  ) {
    super(...given);
    this.#carryOut = carryOut;
  }

  override perform(command: Command): Promise<void> {
    return this.after(this.#carryOut(command));
  }
}

/** Stands in for the seed, which no seat is told before the end. */
export const NO_SEED = '0000000000000000';
