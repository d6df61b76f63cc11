import { Command, CommanderError, Option } from 'commander';
import { diskFault } from './disk.ts';
import { EXIT, Fault } from './fault.ts';
import { HELP } from './help.ts';
import { DAILY_GAMES, GAME_LABELS, SCENE_GAMES } from './rows.ts';
import { exitWith, print, processStreams, type Streams, streams, warn, withStreams } from './streams.ts';
import { VERSION } from './version.ts';

/** Commands load when they are called, so that `--help` costs no more than it must. */
const program = new Command('lockstep')
  .description(HELP.lockstep)
  .version(VERSION)
  .exitOverride()
  .showHelpAfterError(false)
  .addHelpText('after', HELP.after);

const json: [string, string] = ['--json', 'answer as JSON'];
const queue: [string, string] = [
  '--queue <address>',
  'have it done by workers of postgres://… or redis://…; see lockstep work',
];
/** "which game: protocol (AURA) or testimony (KOA)" */
const choiceOf = (games: readonly string[]): string => {
  const named = games.map((id) => `${id} (${GAME_LABELS[id]})`);
  return `which game: ${named.slice(0, -1).join(', ')} or ${named.at(-1)}`;
};
const GAME = choiceOf([...DAILY_GAMES, ...SCENE_GAMES]);
/** Those with puzzles to solve. */
const DAILY = choiceOf(DAILY_GAMES);

/** The flags that name a puzzle, for every command that takes one. */
const puzzle = (name: string, description: string, games: string = DAILY): Command =>
  program
    .command(name)
    .description(description)
    .argument('[game]', games, 'protocol')
    .option('--date <date>', 'the Daily of a date, such as 2026-12-01; today without it')
    .option(
      '--seed <text>',
      'a puzzle of your own from any text, or the date of a label such as AURA-3F35; games told in scenes: dice of your own',
    )
    .option(
      '--difficulty <row>',
      'testimony: one of your own, TUTORIAL, EASY, NORMAL, HARD or EXPERT; encounter: STORY, STANDARD or HARD',
    )
    .option('--setup <file>', 'a puzzle written in TOML or JSON')
    .option('--pack <dir>', 'cards and rules of an unpublished pack');

/** The flags that say how it is played. */
const played = (command: Command): Command =>
  command
    .option('--hidden', "testimony: KOA's Counter-Evidence face down")
    .option('--literal', 'protocol: D29 to the letter: one protocol, Scrutiny from 0, cards may repeat');

const LESSON = 'protocol, testimony: a puzzle that teaches one idea of the game, 1 to 7';

played(puzzle('play', HELP.play, GAME).option('--lesson [n]', `${LESSON}; without a number, what each is about`))
  .option('--scene <name>', 'a scene, a road, a battle, a route or a run by its name, at once')
  .option('--yours <deck>', 'battle: the deck you play, by its name')
  .option('--enemy <deck>', 'battle: the deck you play against, by its name')
  .option('--players <n>', 'battle: 2 for two people at one screen')
  .option('--kit <name>', 'freeplay: the starter kit of a run with AURA')
  .option(
    '--level <name>',
    'freeplay: how hard the run is, friendly or fw0 to fw8; quest: guest or level-0 to level-10',
  )
  .option('--dreamcaller <name>', 'quest: who comes when you call, once a deed has opened them')
  .option('--dreamsign <name>', 'quest: what you bring from the start, once a deed has opened it')
  .option('--preset <name>', 'draft: the numbers cards are weighed with, seed, open or recency')
  .option(
    '--opponent <bot>',
    'encounter: who plays the foes, random, greedy, look-ahead, thorough or sampling; nothing is recorded then',
  )
  .option('--no-color', 'no colours')
  .addOption(new Option(...json).hideHelp())
  .action(async (game, options) => (await import('./commands/play.ts')).play(game, options));

program
  .command('serve')
  .description(HELP.serve)
  .option('--port <n>', 'where to listen; the next free port when it is in use', '4180')
  .option('--host <name>', 'for whom to listen; 0.0.0.0 for the whole network', '127.0.0.1')
  .option('--dir <dir>', 'another build of the app')
  .option('--static', 'the app alone: no results, no store')
  .option('--data <dir>', 'where results are kept; DATABASE_URL=postgres://… for a database instead')
  .option('--tls-cert <file>', 'speak TLS: a certificate with its chain, as PEM')
  .option('--tls-key <file>', 'the key of that certificate')
  .option('--tls-self', 'speak TLS with a certificate made here, and print its fingerprint')
  .option('--trust-proxy <addresses>', 'proxies in front whose word on addresses and host is taken')
  .option('--log <level>', 'what goes to standard error: error, warn, info or debug', 'warn')
  .option('--open', 'open it in the browser')
  .option(...json)
  .action(async (options) => (await import('./commands/serve.ts')).serve(options));

const stores = program.command('store').description(HELP.store);
stores
  .command('copy')
  .description(HELP.storeCopy)
  .argument('<from>', 'a folder of --data, or postgres://…')
  .argument('<to>', 'another one, without players')
  .option(...json)
  .action(async (from, to, options) => (await import('./commands/store.ts')).copy(from, to, options));

program
  .command('daily')
  .description(HELP.daily)
  .argument('[game]', `${DAILY}, quest or draft; all of them without it`)
  .option('--date <date>', 'another date than today')
  .option(...json)
  .action(async (game, options) => (await import('./commands/daily.ts')).daily(game, options));

program
  .command('rules')
  .description(HELP.rules)
  .argument('[game]', GAME, 'protocol')
  .option('--quick', 'the one-screen summary')
  .option('--pack <dir>', 'the rules as an unpublished pack tunes them')
  .option(...json)
  .action(async (game, options) => (await import('./commands/rules.ts')).rules(game, options));

program
  .command('card')
  .description(HELP.card)
  .argument('<text>', 'the text of a card, such as "Judgment: Kindle 1."')
  .option('--as <bearer>', 'character, event or emblem; the first that reads it without it')
  .option(...json)
  .action(async (text, options) => (await import('./commands/card.ts')).card(text, options));

puzzle('solve', HELP.solve)
  .option('--lesson <n>', LESSON)
  .option('--yes', 'show the solution although later tries of the date become practice')
  .option(...json)
  .action(async (game, options) => (await import('./commands/solve.ts')).solve(game, options));

played(puzzle('hint', HELP.hint).option('--lesson <n>', LESSON))
  .option('--level <level>', 'nudge, card or line', 'nudge')
  .option('--yes', 'take the hint although the try becomes practice')
  .option(...json)
  .action(async (game, options) => (await import('./commands/hint.ts')).giveHint(game, options));

program
  .command('replay')
  .description(HELP.replay)
  .argument('<file>', 'a replay, or - for standard input')
  .option(...json)
  .action(async (file, options) => (await import('./commands/replay.ts')).showReplay(file, options));

program
  .command('verify')
  .description(HELP.verify)
  .argument('<file>', 'a replay, or - for standard input')
  .option(...json)
  .action(async (file, options) => (await import('./commands/replay.ts')).verify(file, options));

const packs = program.command('packs').description(HELP.packs);
packs
  .command('check')
  .description(HELP.packsCheck)
  .argument('[dir]', 'a folder of TOML files; the published game without it')
  .option('--game <game>', 'which game; without it the one the folder is named after, else protocol')
  .option('--watch', 'check again whenever a file changes')
  .option(...json)
  .action(async (dir, options) => (await import('./commands/packs.ts')).check(dir, options));
packs
  .command('schema')
  .description(HELP.packsSchema)
  .argument('[dir]', 'where to write pack.schema.json and setup.schema.json; standard output without it')
  .option('--game <game>', 'which game; without it the one the folder is named after, else protocol')
  .option(...json)
  .action(async (dir, options) => (await import('./commands/packs.ts')).schema(dir, options));
packs
  .command('prove')
  .description(HELP.packsProve)
  .argument('[dir]', 'a folder of TOML files; the published game without it')
  .option('--game <game>', 'which game; without it the one the folder is named after, else protocol')
  .option('--threads <n>', 'how many threads; all cores without it')
  .option(...queue)
  .option(...json)
  .action(async (dir, options) => (await import('./commands/packs.ts')).prove(dir, options));
packs
  .command('publish')
  .description(HELP.packsPublish)
  .requiredOption('--game <game>', 'which game, one that is told in scenes: encounter')
  .option('--pack <dir>', 'the pack to publish; content/<game> without it')
  .option('--dry-run', 'check and report, write nothing')
  .option(...json)
  .action(async (options) => (await import('./commands/packs.ts')).publish(options));

const forge = program.command('forge').description(HELP.forge);
forge
  .command('show')
  .description(HELP.forgeShow)
  .argument('<date>', 'a date')
  .option('--game <game>', 'which game', 'protocol')
  .option(...json)
  .action(async (date, options) => (await import('./commands/forge.ts')).show(date, options));
forge
  .command('why')
  .description(HELP.forgeWhy)
  .argument('<date-or-file>', 'a date, or a puzzle in TOML or JSON')
  .option('--game <game>', 'which game', 'protocol')
  .option('--pack <dir>', 'cards and protocols of an unpublished pack')
  .option('--seed <text>', 'the seed of a file', 'lockstep')
  .option(...json)
  .action(async (what, options) => (await import('./commands/forge.ts')).why(what, options));
forge
  .command('prove')
  .description(HELP.forgeProve)
  .option('--game <game>', 'which game', 'protocol')
  .option('--from <date>', 'first date')
  .option('--to <date>', 'last date')
  .option('--all', 'every published date')
  .option('--threads <n>', 'how many threads; all cores without it')
  .option(...queue)
  .option(...json)
  .action(async (options) => (await import('./commands/forge.ts')).proveDates(options));
forge
  .command('publish')
  .description(HELP.forgePublish)
  .requiredOption('--from <date>', 'first date of the new edition')
  .requiredOption('--to <date>', 'last date to pin')
  .option('--game <game>', 'which game', 'protocol')
  .option('--pack <dir>', 'the pack to publish; content/<game> without it')
  .option('--threads <n>', 'how many threads; all cores without it')
  .option(...queue)
  .option('--dry-run', 'forge and report, write nothing')
  .option(...json)
  .action(async (options) => (await import('./commands/forge.ts')).publish(options));

program
  .command('lab')
  .description(HELP.lab)
  .argument('[game]', 'which game', 'protocol')
  .option('--days <n>', 'so many published days, 60 if a game has no rows of difficulty')
  .option('--puzzles <n>', 'so many new puzzles of every row', '200')
  .option(
    '--games <n>',
    'encounter: so many games of every match (400); draft: so many pairs of quests a drafter (150)',
  )
  .option('--first <n>', 'draft, battle, quest, freeplay: from which game on; other numbers are other seeds')
  .option('--preset <list>', 'draft: these presets or TOML files only, with commas between')
  .option('--compare <presets...>', 'draft: two presets or TOML files side by side')
  .option('--scene <route>', 'draft: another route than that of a date')
  .option('--out <dir>', 'draft: where report.html and report.json go; lab-draft without it')
  .option('--only <text>', 'encounter: the matches with this in their name')
  .option('--pack <dir>', 'rows or matches of an unpublished pack')
  .option('--from <date>', 'first day', '2026-01-01')
  .option('--threads <n>', 'how many threads; all cores without it')
  .option(...queue)
  .option(...json)
  .action(async (game, options) => (await import('./commands/lab.ts')).lab(game, options));

program
  .command('work')
  .description(HELP.work)
  .requiredOption('--queue <address>', 'postgres://… or redis://…')
  .option('--threads <n>', 'how many threads; all cores without it')
  .option('--lease <seconds>', 'after how long without a sign of life a job is given to another worker', '30')
  .option(...json)
  .action(async (options) => (await import('./commands/work.ts')).work(options));

const fights = program.command('encounter').description(HELP.encounter);
/** The flags of a fight that is rated: who plays it, and how often. */
const fight = (name: string, description: string): Command =>
  fights
    .command(name)
    .description(description)
    .requiredOption('--party <ids>', 'heroes, such as lin-yue,jin')
    .option('--games <n>', 'so many games', '400')
    .option(
      '--players <bots>',
      'who plays the party and the foes: random, greedy, look-ahead, thorough or sampling',
      'greedy,greedy',
    )
    .option('--difficulty <row>', 'STORY, STANDARD or HARD')
    .option('--pack <dir>', 'characters of an unpublished pack')
    .option('--threads <n>', 'how many threads; all cores without it')
    .option(...json);
fight('rate', HELP.encounterRate)
  .option('--foes <ids>', 'who stands against it, such as captain-hu,gate-guards; a name may stand twice')
  .action(async (options) => (await import('./commands/rate.ts')).rateFight(options));
fight('build', HELP.encounterBuild)
  .option('--aim <n>', 'how often the party should win, in a hundred', '60')
  .action(async (options) => (await import('./commands/rate.ts')).buildFight(options));
fights
  .command('fit')
  .description(HELP.encounterFit)
  .option('--fights <n>', 'so many fights, drawn by the seed', '80')
  .option('--games <n>', 'so many games of each', '80')
  .option('--seed <text>', 'which fights', 'fit')
  .option('--pack <dir>', 'characters of an unpublished pack')
  .option('--threads <n>', 'how many threads; all cores without it')
  .option(...json)
  .action(async (options) => (await import('./commands/fit.ts')).fitFights(options));
fights
  .command('met')
  .description(HELP.encounterMet)
  .option('--scene <id>', 'the fights of this scene; of every scene without it')
  .option('--games <n>', 'so many games of each scene and difficulty', '200')
  .option('--seed <text>', 'which games', 'met')
  .option('--pack <dir>', 'scenes of an unpublished pack')
  .option(...json)
  .action(async (options) => (await import('./commands/met.ts')).meetFights(options));
fights
  .command('used')
  .description(HELP.encounterUsed)
  .option('--scene <id>', 'the fights of this scene; of every scene without it')
  .option('--games <n>', 'so many games of each scene, and of each with something carried in', '4')
  .option('--player <bot>', 'who plays the heroes', 'thorough')
  .option('--seed <text>', 'which games', 'used')
  .option('--pack <dir>', 'scenes of an unpublished pack')
  .option(...json)
  .action(async (options) => (await import('./commands/used.ts')).countUses(options));

program
  .command('ratings')
  .description(HELP.ratings)
  .option('--battles <n>', 'so many battles, half of them between players that search', '6000')
  .option('--pack <dir>', 'cards of an unpublished pack')
  .option('--write', 'write them into ratings.toml of the pack')
  .option(...json)
  .action(async (options) => (await import('./commands/ratings.ts')).rateCards(options));

program
  .command('pipe')
  .description(HELP.pipe)
  .option(...json)
  .action(async () => (await import('./commands/pipe.ts')).pipe());

program
  .command('seat <link>')
  .description(HELP.seat)
  .option('--game <id>', 'make a match of this game at the server of that address')
  .option('--scene <id>', 'which of its scenes')
  .option('--daily', 'a move a day, not three minutes')
  .option('--ranked <id>', 'play the ranked deal of this game at the server of that address')
  .option('--date <date>', 'of another date than today')
  .option('--key <file>', 'the key of this program; it is made where there is none yet')
  .option('--name <name>', 'what others see it called')
  .action(async (link, options) => (await import('./commands/seat.ts')).seat(link, options));

program
  .command('ranked <address>')
  .description(HELP.ranked)
  .option('--board <id>', 'the board of programs at the deal of this game')
  .option('--check <id>', 'work out what was sealed of this game, of a date that is over')
  .option('--date <date>', 'of another date than today')
  .option('--fingerprint <hex>', 'what was told before, to compare')
  .option('--replay <file>', 'a replay of that deal, to compare')
  .option(...json)
  .action(async (address, options) => (await import('./commands/ranked.ts')).ranked(address, options));

/** Subcommands answer faults of usage the same way as the program. */
const strict = (command: Command): void => {
  command.exitOverride().configureOutput({
    writeOut: (text) => streams().output.write(text),
    outputError: () => {},
  });
  for (const inner of command.commands) strict(inner);
};
strict(program);

const HELP_OR_VERSION: readonly string[] = ['commander.helpDisplayed', 'commander.help', 'commander.version'];

const perform = async (argv: readonly string[]): Promise<void> => {
  const fault = async (code: string, message: string): Promise<void> => {
    if (argv.includes('--json')) print(JSON.stringify({ ok: false, error: { code, says: message } }));
    else {
      const { spellOut } = await import('@lockstep/kernel');
      warn(`lockstep: ${message.split('\n').map(spellOut).join('\n')}`);
    }
    exitWith(EXIT.usage);
  };
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (thrown) {
    const { path, syscall } = thrown instanceof Error ? (thrown as NodeJS.ErrnoException) : {};
    const error = syscall === undefined ? thrown : diskFault(path ?? 'the disk', thrown);
    if (error instanceof Fault) await fault(error.code, error.message);
    else if (error instanceof Error && error.name === 'GaveUp') await fault('gave-up', error.message);
    else if (!(error instanceof CommanderError)) throw error;
    else if (!HELP_OR_VERSION.includes(error.code))
      await fault('usage', `${error.message.replace(/^error: /, '')}. See: lockstep --help`);
  }
};

/** One command, as it is typed after `lockstep`. What goes wrong is said, and is in the exit code. */
export const run = (argv: readonly string[], own: Streams = processStreams): Promise<void> =>
  withStreams(own, () => perform(argv));
