/**
 * Every room of the house, and the rooms it may import ("corridors"). This is the only list kept by hand: `npm run rooms` writes
 * package.json, tsconfig.json, knip.json and package-lock.json from it, and `npm run gate` fails where they or an import differ.
 */
const KERNEL = 'packages/kernel';
const CALENDAR = 'packages/calendar';
const PLAY = 'packages/play';
const SHAPE = 'packages/shape';
const CARDS = 'packages/cards';
const CARDTEXT = 'packages/cardtext';
const SOLVER = 'packages/solver';
const API = 'packages/api';
const HOUSE = 'words/house';

/**
 * The games, in the order of the catalogue; a new one is one entry. Its rules are in `games/<id>` and use kernel, shape and play.
 * - `kind`: `daily`, it has forged Dailies; `scenes`, its pack has scenes, routes or runs; `part`, its pack is played within a run;
 *   `plain`, it is rules alone, and shells show it on their default board
 * - `host`: who keeps things locked in a Daily; `address`: the first words of the addresses of a shelf and of what is on it
 * - `seated`: its bots take their seats later than it is opened: they are loaded with their first move, and every player meets them
 * - `within`: home leads to it through the shelf of this other game
 * - `uses`: other rooms that its rules import
 * - `plays`: the games of a run, which is a game in `runs/<id>`
 * - `words`: it has `words/<id>`, which imports these rooms in addition to kernel, its rules and the words of the house
 * - `study`: it has `studies/<id>`, which imports these rooms in addition to kernel, lab and its rules
 */
export const games = [
  { id: 'protocol', kind: 'daily', host: 'AURA', uses: [CARDS, CALENDAR], words: [SHAPE, PLAY] },
  { id: 'testimony', kind: 'daily', host: 'KOA', uses: [CARDS, CALENDAR], words: [SHAPE, PLAY, CALENDAR] },
  {
    id: 'encounter',
    kind: 'scenes',
    address: { shelf: 'scenes', scene: 'scene' },
    uses: [SOLVER],
    words: [],
    study: [],
  },
  {
    id: 'quest',
    kind: 'scenes',
    address: { shelf: 'quest', scene: 'quest' },
    seated: true,
    uses: [CARDTEXT],
    plays: ['draft', 'battle'],
    words: ['words/draft', 'words/battle'],
  },
  {
    id: 'draft',
    kind: 'scenes',
    address: { shelf: 'drafts', scene: 'draft' },
    within: 'quest',
    uses: [CARDTEXT],
    words: [],
    study: [SHAPE],
  },
  { id: 'gates', kind: 'part', uses: [CARDS, SOLVER] },
  {
    id: 'freeplay',
    kind: 'scenes',
    address: { shelf: 'runs', scene: 'run' },
    uses: [CARDS],
    plays: ['gates', 'testimony'],
    words: ['words/testimony'],
    study: [SHAPE, 'games/gates'],
  },
  {
    id: 'battle',
    kind: 'scenes',
    address: { shelf: 'battles', scene: 'battle' },
    within: 'quest',
    uses: [CARDTEXT, SOLVER, 'games/draft'],
    words: [],
    study: ['games/draft'],
  },
  { id: 'null', kind: 'plain' },
];

const roomOf = ({ id, plays }) => `${plays ? 'runs' : 'games'}/${id}`;
const roomsOf = (list) => list.map(roomOf);
const played = (ids = []) => roomsOf(games.filter(({ id }) => ids.includes(id)));

const rulesRooms = Object.fromEntries(
  games.map((game) => [roomOf(game), [KERNEL, SHAPE, PLAY, ...(game.uses ?? []), ...played(game.plays)]]),
);

const wordsRooms = Object.fromEntries(
  games
    .filter(({ words }) => words)
    .map((game) => [`words/${game.id}`, [KERNEL, roomOf(game), HOUSE, ...played(game.plays), ...game.words]]),
);

/** What designers state of a game and how the lab measures it: `studies/<id>`. */
const studyRooms = Object.fromEntries(
  games
    .filter(({ study }) => study)
    .map((game) => [`studies/${game.id}`, [KERNEL, 'lab', roomOf(game), ...game.study]]),
);

/** What both apps import of the games. */
const shown = [...roomsOf(games), HOUSE, ...Object.keys(wordsRooms)];

export const dag = {
  [KERNEL]: [],
  [CALENDAR]: [KERNEL],
  [SHAPE]: [KERNEL],
  'packages/packs': [KERNEL],
  [SOLVER]: [KERNEL],
  [PLAY]: [KERNEL, CALENDAR],
  'packages/conformance': [KERNEL, PLAY, 'packages/packs'],
  [CARDS]: [KERNEL],
  [CARDTEXT]: [KERNEL],
  'packages/report': [],
  ...rulesRooms,
  'packages/catalogue': [KERNEL, PLAY, ...roomsOf(games)],
  [API]: [],
  forge: [KERNEL, CALENDAR, SOLVER],
  lab: [KERNEL, SOLVER, 'packages/report'],
  ...studyRooms,
  'studies/quest': [KERNEL, 'lab', 'runs/quest', 'games/draft', 'games/battle', 'studies/battle', 'studies/draft'],
  [HOUSE]: [KERNEL, SHAPE, PLAY],
  ...wordsRooms,
  'apps/server': [KERNEL, CALENDAR, SHAPE, PLAY, API, 'packages/catalogue', 'forge'],
  'apps/cli': [
    ...roomsOf(games.filter(({ kind }) => kind === 'plain')),
    KERNEL,
    CALENDAR,
    'packages/packs',
    CARDTEXT,
    SOLVER,
    PLAY,
    API,
    'packages/report',
    'packages/catalogue',
    'apps/server',
    'forge',
    'lab',
    ...Object.keys(studyRooms),
    'studies/quest',
    ...shown,
  ],
  'apps/web': [KERNEL, CALENDAR, SOLVER, PLAY, API, 'forge', ...shown],
};

/** Rooms with Svelte in them: svelte-check reads them from their sources, so `tsc -b` does not, and they have no references. */
export const svelteRooms = ['apps/web'];

/** Rooms a test may import besides its own corridors. */
export const forTests = ['packages/conformance', 'packages/packs', SOLVER, 'games/protocol'];
