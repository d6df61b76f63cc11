import { namesIn, readFiles } from '@lockstep/conformance';
import { freeplay, gameModule, type Pack, type Setup } from '@lockstep/freeplay';
import { load } from '@lockstep/packs';

const folder = (name: string): URL => new URL(`../../../content/${name}/`, import.meta.url);

/** The pack as it is in content/freeplay and content/gates. */
export const readContent = (): Pack => {
  const files = ['freeplay', 'gates'].flatMap((name) => readFiles(folder(name), namesIn(folder(name), '.toml')));
  const loaded = load(files, gameModule.pack.parse);
  if (loaded.value === undefined) throw new Error(JSON.stringify(loaded.issues));
  return loaded.value;
};

export const runOf = (pack: Pack, written: unknown): Setup => {
  const setup = freeplay.parseSetup(gameModule.pack.resolve(pack, written));
  if (!setup.ok) throw new Error(`not a setup: ${JSON.stringify(setup.fault)}`);
  return setup.value;
};
