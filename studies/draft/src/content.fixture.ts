import { namesIn, readFiles } from '@lockstep/conformance';
import { draft, gameModule, type Pack, type Setup } from '@lockstep/draft';
import { load } from '@lockstep/packs';

const HOME = new URL('../../../content/draft/', import.meta.url);
const PRESETS = new URL('presets/', HOME);

/** The pack as it is in content/draft. */
export const readContent = (): Pack => {
  const presets = namesIn(PRESETS, '.toml').flatMap((name) =>
    readFiles(PRESETS, [name]).map((file) => ({ ...file, under: ['presets', name.replace('.toml', '')] })),
  );
  const loaded = load([...readFiles(HOME, namesIn(HOME, '.toml')), ...presets], gameModule.pack.parse);
  if (loaded.value === undefined) throw new Error(JSON.stringify(loaded.issues));
  return loaded.value;
};

export const questOf = (pack: Pack, written: unknown): Setup => {
  const setup = draft.parseSetup(gameModule.pack.resolve(pack, written));
  if (!setup.ok) throw new Error(`not a setup: ${JSON.stringify(setup.fault)}`);
  return setup.value;
};
