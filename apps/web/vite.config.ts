import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { content, editions } from './build/content.mjs';
import { WORKER } from './build/first-loads.mjs';
import { lazyImports, page } from './build/page.mjs';

/** What is shared is one file a kind instead of a dozen. A game is its own files by construction: its board, its intro, its shelf. */
const SHARED: { readonly [name: string]: RegExp } = {
  /** Page and worker both load these: none of them touches a document. */
  house:
    /calendar\/src\/day|kernel\/src\/(?:result|fold|issue|limits|mismatch|seed|rounding|canonical|stream|philox|sha256)|words\/house\/src\/(?:lock|list|target|grade\.)|plumbing\/(?:memoize|worker\/(?:messages|client))|src\/(?:games|dailies)\.ts|preload-helper|with-sheets/,
  /** What home and every intro show. */
  first:
    /parts\/(?:Icon\.|icons|LockPicture)|packages\/play\/src\/(?:ref|save)\.ts|src\/play\/(?:about|fault-words|last-try|outline|ref)\.ts|plumbing\/(?:published|settings\.ts)|disclose-version/,
  /** What home shows and, later, many another screen. */
  often:
    /src\/shell\/(?:Banner|Loading|Countdown)\.|src\/strings\/home|calendar\/src\/countdown|src\/play\/(?:date-words|ledgers|saves|shelf)\.ts|packages\/play\/src\/(?:parse-save-key|recorder|records|streak)\./,
  /** What every game is played and kept with. */
  run: /kernel\/src\/(?:run|replay|preview|module|header|verify)\./,
  play: /packages\/play\/src\/(?:attempt|player|perform|practice|prompt|saved|session|sight|hint)|house\/src\/(?:practice|refusal|section|sampled-hint)|src\/(?:strings\/play|play\/(?:session|open|keep|slot|sharing|doubt|as-published))|src\/shell\/(?:Table|Ask|Shared|notices)|plumbing\/(?:share|replay-link|files)|src\/parts\/(?:Card|Dialog|Glyph|IconButton|Panel|Pips|Sheet)\./,
  /** What leads to scenes and runs. */
  shelf: /src\/shell\/(?:Shelf|Unfinished)\./,
  /** What Dailies and nights are measured with. */
  meters: /src\/parts\/(?:Meter|Reading|TrustMark|TurnsMeter)\./,
  /** Cards of Nights with KOA, which Freeplay plays with too. */
  testimony:
    /boards\/testimony\/(?:card|claims|glyphs|labels|meaning|seen|tapeLine|CardFrame|ClaimTag|ConcernRow|ConflictMark|CounterRow|HandCard|ProofBadge|Says|TapeLine)\./,
  /** What is said of a day that was played. */
  day: /src\/shell\/(?:Analysis|StreakCalendar|DailyTable)\.|src\/play\/(?:host|voice)\.ts|src\/strings\/(?:daily-result|history)/,
  koa: /words\/testimony\/src\/(?:names|clash|damage|event|refusal|loss)\.|games\/testimony\/src\/unprovable/,
  /** What the shelf and every stop of a run say and draw. */
  climb:
    /boards\/freeplay\/(?:ActMap|ActStop|ClauseChip|History|glyphs|labels|ledger)\.|words\/freeplay\/src\/(?:clause|ending|glossary|meta|move|names|part)\.|runs\/freeplay\/src\/(?:meta|record|summary)\./,
  /** The one screen a table fits on. */
  table: /src\/shell\/(?:OneScreen|TableMenu|Transcript|Turns)\.|src\/stage\/(?:stage|beat)\.|src\/parts\/Toggle\./,
  shapes: /\/packages\/(?:shape|cards)\/|valibot/,
  /** A draft, its battles and the quest they make: rules, words and drawings, one file each. A shelf needs none of them. */
  draft:
    /packages\/cardtext\/src\/|games\/draft\/src\/(?!guidelines|module|player|prompt|record|review|shelf|vocabulary)/,
  dream:
    /games\/draft\/src\/prompt\.|words\/draft\/src\/(?:names|event|refusal)\.|boards\/draft\/(?:deck-list|edge|glyphs|kinds|CallerCard|CardLine|Curve|Emblem|EssenceMark|ResonanceGlyph|ResonanceLabel|Sigils|SignCard)\./,
  battle: /games\/battle\/src\/(?!module|player|prompt|shelf|undo)/,
  /** What cards say, in battle and between battles. */
  'battle-words':
    /words\/battle\/src\/(?:action|event|keyword|names|refusal)\.|boards\/battle\/(?:CardText|Look|WordsSheet|duel|glyphs|view-model)\.|games\/battle\/src\/(?:player|prompt|undo)\./,
  field:
    /words\/battle\/src\/verdict\.|boards\/battle\/(?!Board|CardText|Ending|Look|Moment|PointsPlot|Shelf|WordsSheet|address|board|duel|glyphs|module|shelf-data|text|theme|view-model|words)/,
  quest: /runs\/quest\/src\/(?!codex|meta|module|player|prompt|shelf)/,
  night: /words\/quest\/src\/(?:action|ending|event|names|refusal)\./,
  /** Where quests lead to, and what is open. */
  roads: /boards\/quest\/tries\.|runs\/quest\/src\/meta\./,
  /** What the shelves of dreams show. */
  sky: /boards\/draft\/(?:SeedForm|ShelfCard|Sky|TodayCard)\./,
  sampling: /packages\/solver\/src\/(?:playout|sampling)\./,
};

/** The first screen of every Daily. */
const DAILY = /src\/shell\/Intro\.svelte|src\/play\/intro\.ts/;
/** What intros say: one file a game. */
const INTRO =
  /\/words\/(?:protocol|testimony)\/src\/(?:lock|card|clause)\.ts|\/games\/(?:protocol|testimony)\/src\/vocabulary\.ts/;
const introName = (id: string): string => `intro-${/\/(?:words|games)\/(\w+)\//.exec(id)?.[1]}`;

/** What a table shows now and then, all of it loaded once its first screen is there. */
const AT_TIMES = /src\/shell\/(?:Coach|Glosses|Met|Reveal|Terms)\.svelte|src\/play\/gloss\.ts/;

/** The pages of the record. */
const RECORD = /src\/shell\/(?:Archive|Future|GameSwitch|History|Remembered|Statistics)\.svelte/;

/** Small drawings of one kind compress better as one file. */
const DRAWINGS = /src\/parts\/locks\//;

/** Relative addresses throughout, so that the app works under any path of any host. */
export default defineConfig({
  base: './',
  plugins: [svelte(), content(), page(), lazyImports()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  define: { __EDITIONS__: JSON.stringify(editions()) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // A small file as a data: address would need a wider content policy.
    assetsInlineLimit: 0,
    // The page names what its first screen needs (build/page.mjs).
    modulePreload: false,
    reportCompressedSize: false,
    manifest: 'manifest.build.json',
    rolldownOptions: {
      input: ['index.html', fileURLToPath(new URL(WORKER, import.meta.url))],
      output: {
        codeSplitting: {
          // Only what is named, not what it imports: that may be needed by a first screen.
          groups: [
            ...Object.entries(SHARED).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              includeDependenciesRecursively: name === 'house' || name === 'first',
            })),
            { name: 'locks', test: DRAWINGS, includeDependenciesRecursively: false },
            { name: 'at-times', test: AT_TIMES, includeDependenciesRecursively: false },
            { name: 'record', test: RECORD, includeDependenciesRecursively: false },
            { name: 'daily', test: DAILY, includeDependenciesRecursively: false },
            { name: introName, test: INTRO, includeDependenciesRecursively: false },
          ],
        },
      },
      checks: { pluginTimings: false, bundlerTimings: false },
    },
  },
});
