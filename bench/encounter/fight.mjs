import { readdirSync, readFileSync } from 'node:fs';
import { moduleOf } from '../../packages/catalogue/dist/index.js';
import { load } from '../../packages/packs/dist/index.js';

const { game, pack, bots } = moduleOf('encounter');

const folder = new URL('../../content/encounter/', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.toml') && name !== 'voice.toml')
  .sort()
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
const loaded = load(files, pack.parse);
if (loaded.value === undefined) throw new Error(JSON.stringify(loaded.issues));

const end = (id, result) => ({ id, end: { result, title: id } });

/** The four heroes against the boss of the pack, and nothing around it. */
const scene = {
  id: 'bench',
  title: 'Four against one',
  kind: 'BOSS',
  line: 'A fight and nothing else.',
  minutes: 5,
  party: ['lin-yue', 'bao-shen', 'madam-qiao', 'sister-wei'],
  clock: [{ id: 'story', name: 'Story', size: 8, kind: 'STORY' }],
  beat: [
    { id: 'fight', fight: { foe: [{ who: 'hollow-abbot' }], won: 'won', lost: 'lost', drawn: 'drawn' } },
    end('won', 'WON'),
    end('lost', 'LOST'),
    end('drawn', 'DRAWN'),
  ],
};

const parsed = game.parseSetup(pack.resolve(loaded.value, { scene }));
if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));

export { game };
export const setup = parsed.value;
export const { random } = bots;
/** With every default written out: what the rival reads. */
export const SCRIPT = game.makeSetup(setup);
