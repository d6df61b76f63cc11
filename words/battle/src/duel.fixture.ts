import { battle, type Pack, parsePack, resolve, type Setup } from '@lockstep/battle';
import { namesIn, readFiles } from '@lockstep/conformance';
import { load, type TomlFile } from '@lockstep/packs';

const CONTENT = new URL('../../../content/', import.meta.url);

const filesIn = (folder: string): readonly TomlFile[] => {
  const home = new URL(`${folder}/`, CONTENT);
  return readFiles(home, namesIn(home, '.toml'));
};

const shipped = (): Pack => {
  const presets = filesIn('draft/presets').map(
    (file): TomlFile => ({ ...file, under: ['presets', file.name.replace(/^.*\/|\.toml$/g, '')] }),
  );
  const loaded = load([...filesIn('draft'), ...presets, ...filesIn('battle')], parsePack);
  if (loaded.value === undefined) throw new Error(JSON.stringify(loaded.issues));
  return loaded.value;
};

/** The first duel of the pack. */
export const DUEL: Setup = (() => {
  const setup = battle.parseSetup(resolve(shipped(), {}));
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value;
})();
