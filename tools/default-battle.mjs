import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Writes games/battle/src/default-battle.ts: the first duel of content/battle, whole, for shells that load no pack. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { load } = await import(join(root, 'packages/packs/dist/index.js'));
const { parsePack } = await import(join(root, 'games/battle/dist/pack.js'));
const { defaultBattle } = await import(join(root, 'games/battle/dist/written.js'));

const files = ['draft', 'battle'].flatMap((game) =>
  readdirSync(join(root, 'content', game))
    .filter((name) => name.endsWith('.toml'))
    .map((name) => ({ name, text: readFileSync(join(root, 'content', game, name), 'utf8') })),
);
const { value, issues } = load(files, parsePack);
if (value === undefined) throw new Error(JSON.stringify(issues[0]));
const text = `import type { Json } from '@lockstep/kernel';

/** The first duel of content/battle. Written by tools/default-battle.mjs; a test holds it to the pack. */
export const DEFAULT_BATTLE: Json = ${JSON.stringify(defaultBattle(value), null, 2)};
`;
writeFileSync(join(root, 'games/battle/src/default-battle.ts'), text);
