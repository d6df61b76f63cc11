import { Fault } from '../fault.ts';
import { playableFor } from '../games.ts';
import { sitting } from '../sit.ts';
import type { Wanted } from '../source.ts';
import { dataDir, openStore } from '../store.ts';
import { type Options, sit } from '../table/index.ts';

const INTERRUPTED = 130;

interface Flags extends Wanted {
  readonly literal?: boolean;
  readonly json?: boolean;
  readonly color?: boolean;
}

/** The flags that say how a puzzle is played. Whether a game has such a way to play is for the game to say. */
const optionsOf = ({ literal }: Flags): Options => ({ ...(literal ? { literal } : {}) });

export const play = async (game: string, flags: Flags): Promise<void> => {
  const playable = await playableFor(game);
  if (flags.json) throw new Fault('usage', 'play has no --json: "lockstep pipe" plays over lines of JSON');
  const store = openStore(dataDir(), (message) => process.stderr.write(`${message}\n`));
  const colour = flags.color !== false && !process.env.NO_COLOR;
  const left = await sit(sitting(store, playable, { ...flags, options: optionsOf(flags) }), {
    input: process.stdin,
    output: process.stdout,
    colour,
  });
  if (left.how === 'interrupted') process.exitCode = INTERRUPTED;
};
