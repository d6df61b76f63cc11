import { namesIn, readFiles } from '@lockstep/conformance';
import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { load, type TomlFile } from '@lockstep/packs';
import { bots, type Event, type Pack, parsePack, quest, resolve, type Setup } from '@lockstep/quest';

const CONTENT = new URL('../../../content/', import.meta.url);

const filesIn = (folder: string): readonly TomlFile[] => {
  const home = new URL(`${folder}/`, CONTENT);
  return readFiles(home, namesIn(home, '.toml'));
};

const shipped = (): Pack => {
  const presets = filesIn('draft/presets').map(
    (file): TomlFile => ({ ...file, under: ['presets', file.name.replace(/^.*\/|\.toml$/g, '')] }),
  );
  const loaded = load([...filesIn('draft'), ...presets, ...filesIn('battle'), ...filesIn('quest')], parsePack);
  if (loaded.value === undefined) throw new Error(JSON.stringify(loaded.issues));
  return loaded.value;
};

export const pack: Pack = shipped();

export const nightOf = (written: object): Setup => {
  const setup = quest.parseSetup(resolve(pack, written));
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value;
};

/** Everything that a quest of two bots tells, with who walks it chosen at random where it does not fight. */
export const toldIn = (setup: Setup, name: string): readonly Event[] => {
  const seed = parseSeed(name);
  const streams = [0, 1].map((seat) => openStream(seed, `bot ${seat}`));
  const told: Event[] = [];
  let state = quest.start(setup, seed);
  for (let [seat] = quest.toMove(setup, state); seat !== undefined; [seat] = quest.toMove(setup, state)) {
    const bot = state.battle ? bots.greedy : bots.random;
    const next = quest.step(setup, state, seat, bot.choose(setup, state, seat, streams[seat]!), told);
    if (next instanceof Refusal) throw new Error(next.code);
    state = next;
  }
  return told;
};
