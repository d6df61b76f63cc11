import { Fault } from '../fault.ts';
import { sitting, type Wanted } from '../sit.ts';
import { dataDir, openStore } from '../store.ts';
import { sit } from '../table/index.ts';

const INTERRUPTED = 130;

export const play = async (
  game: string,
  options: Wanted & { readonly json?: boolean; readonly color?: boolean },
): Promise<void> => {
  if (game !== 'protocol')
    throw new Fault('unknown-game', `there is no game "${game}" for the terminal; try: lockstep play protocol`);
  if (options.json) throw new Fault('usage', 'play has no --json: "lockstep pipe" plays over lines of JSON');
  const store = openStore(dataDir(), (message) => process.stderr.write(`${message}\n`));
  const colour = options.color !== false && !process.env.NO_COLOR;
  const left = await sit(sitting(store, options), { input: process.stdin, output: process.stdout, colour });
  if (left.how === 'interrupted') process.exitCode = INTERRUPTED;
};
