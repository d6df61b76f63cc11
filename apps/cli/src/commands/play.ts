import { Fault } from '../fault.ts';
import { sit, type Wanted } from '../sit.ts';
import { dataDir, openStore } from '../store.ts';
import { playAt } from '../table/index.ts';

export const play = async (
  game: string,
  options: Wanted & { readonly json?: boolean; readonly color?: boolean },
): Promise<void> => {
  if (game !== 'protocol')
    throw new Fault('unknown-game', `there is no game "${game}" for the terminal; try: lockstep play protocol`);
  if (options.json) throw new Fault('usage', 'play --json: drive the game over "lockstep pipe", which speaks JSON');
  const store = openStore(dataDir(), (message) => process.stderr.write(`${message}\n`));
  await playAt(sit(store, options), { color: options.color !== false });
};
