import { encounter, gameModule, type Pack, rate, type Setup, skirmish } from '@lockstep/encounter';
import { type GameModule, type Json, nearest } from '@lockstep/kernel';
import { wilson } from '@lockstep/lab';
import { listed } from '@lockstep/words';
import { tempoName } from '@lockstep/words-encounter';
import { Fault } from '../fault.ts';
import { moduleFor } from '../library.ts';
import { type Content, packFor, resolveSetup } from '../open.ts';
import { answer, columns, progress } from '../output.ts';
import { crewOf, runAll } from '../pool.ts';

interface Options {
  readonly party: string;
  readonly foes?: string;
  readonly aim?: string;
  readonly games: string;
  readonly players: string;
  readonly difficulty?: string;
  readonly pack?: string;
  readonly threads?: string;
  readonly json?: boolean;
}

const GAME = 'encounter';
const MOST_GAMES = 100_000;
const BATCH = 25;

const whole = (text: string, flag: string, least: number, most: number): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Fault('usage', `${flag} takes a whole number from ${least} to ${most}`);
  return number;
};

const charactersOf = (pack: Json): Pack['character'] => {
  const parsed = gameModule.pack.parse(pack);
  if (!parsed.ok) throw new Error('a pack that was read is no pack');
  return parsed.value.character;
};

/** "lin-yue,jin" as ids of the pack. */
const named = (pack: Json, text: string, flag: string): readonly string[] => {
  const known = charactersOf(pack).map(({ id }) => id);
  const ids = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (ids.length === 0) throw new Fault('usage', `${flag} takes characters, such as ${known.slice(0, 2).join(',')}`);
  for (const id of ids)
    if (!known.includes(id)) {
      const near = nearest(id, known);
      throw new Fault(
        'usage',
        `${flag}: there is no character "${id}"${near ? `; did you mean ${near}?` : ''} Characters: ${listed(known)}`,
      );
    }
  return ids;
};

interface Simulated {
  readonly games: number;
  readonly wins: ReturnType<typeof wilson>;
  readonly draws: number;
  readonly rounds: readonly [number, number, number];
}

const simulated = async (setup: Json, pack: Json, options: Options, games: number): Promise<Simulated> => {
  const seats = options.players.split(',').map((word) => word.trim());
  const bots = Object.keys(moduleFor(GAME).bots);
  if (seats.length !== 2 || seats.some((seat) => !bots.includes(seat)))
    throw new Fault(
      'usage',
      `--players takes two of ${listed(bots, 'or')}, such as greedy,greedy: the party's, then the foes'`,
    );
  const bar = progress('playing', Math.ceil(games / BATCH));
  const match = { name: 'rate', about: '', setup, seats, aims: {} };
  const tasks = Array.from({ length: Math.ceil(games / BATCH) }, (_, i) => ({
    do: 'match' as const,
    game: GAME,
    pack,
    match,
    first: i * BATCH,
    games: Math.min(BATCH, games - i * BATCH),
  }));
  const played = (await runAll(tasks, crewOf(options), bar.step)).flat();
  bar.done();
  const lengths = played.map(({ length }) => length).sort((a, b) => a - b);
  const at = (share: number): number => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
  return {
    games: played.length,
    wins: wilson(played.filter(({ score }) => score === 1).length, played.length),
    draws: played.filter(({ score }) => score === 0.5).length / played.length,
    rounds: [at(0.1), at(0.5), at(0.9)],
  };
};

const setupOf = (
  module: GameModule,
  pack: Content,
  party: readonly string[],
  foes: readonly string[],
  difficulty: string | undefined,
) => {
  const written = skirmish(party, foes, difficulty === undefined ? {} : { difficulty: difficulty.toUpperCase() });
  return { written, setup: resolveSetup(module, pack, written).setup as Setup };
};

/** A sheet does not hang on the dice. */
const ANY_SEED = { hi: 0, lo: 0 };

const sheetRows = (setup: Setup): string =>
  columns([
    ['', 'role', 'tempo', 'OCR V/I/R', 'DCR V/I/R'],
    ...encounter
      .view(setup, encounter.start(setup, ANY_SEED), 0)
      .actors.map((actor) => [
        actor.name,
        actor.role.toLowerCase(),
        tempoName(actor.seqLevel),
        `${actor.ocr} (${actor.pillars.map(({ ocr }) => ocr).join('/')})`,
        `${actor.dcr} (${actor.pillars.map(({ dcr }) => dcr).join('/')})`,
      ]),
  ]);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const report = async (
  options: Options,
  pack: Content,
  party: readonly string[],
  foes: readonly string[],
): Promise<void> => {
  const module = moduleFor(GAME);
  const { written, setup } = setupOf(module, pack, party, foes, options.difficulty);
  const rating = rate(setup, 0);
  const found = await simulated(written, pack.pack, options, whole(options.games, '--games', 1, MOST_GAMES));
  answer(options, { ok: true, party: [...party], foes: [...foes], rating: { ...rating }, ...found }, () =>
    [
      sheetRows(setup),
      '',
      `Rated ${rating.chance} % for the party (${rating.low} – ${rating.high} %)${rating.over ? `: over the threat limit of ${setup.script.threat.limit} %` : ''}.`,
      `Played ${found.games} times (${options.players}): won ${percent(found.wins.share)} (${percent(found.wins.low)} – ${percent(found.wins.high)}), drawn ${percent(found.draws)}; rounds ${found.rounds.join(' / ')} (10 / 50 / 90 of a hundred).`,
    ].join('\n'),
  );
};

/** A fight rated by OCR, DCR and tempo, and played often enough to say how far off that is. */
export const rateFight = async (options: Options): Promise<void> => {
  const pack = packFor(moduleFor(GAME), options.pack);
  if (options.foes === undefined)
    throw new Fault('usage', '--foes names who stands against the party, such as captain-hu,gate-guards');
  await report(options, pack, named(pack.pack, options.party, '--party'), named(pack.pack, options.foes, '--foes'));
};

const MOST_FOES = 5;

/** Every group of foes up to a size, as sorted lists. */
const groups = (foes: readonly string[], size: number): readonly (readonly string[])[] => {
  if (size === 0) return [[]];
  return foes.flatMap((foe, i) => groups(foes.slice(i), size - 1).map((rest) => [foe, ...rest]));
};

/** The group with the least miss, of equals the first and smallest; one that hits ends the search. */
const nearestGroup = (foes: readonly string[], missOf: (group: readonly string[]) => number): readonly string[] => {
  let best: readonly string[] = foes.slice(0, 1);
  let least = Number.POSITIVE_INFINITY;
  for (let size = 1; size <= MOST_FOES && least > 0; size += 1)
    for (const group of groups(foes, size)) {
      const miss = missOf(group);
      if (miss < least) [best, least] = [group, miss];
      if (least === 0) break;
    }
  return best;
};

/** Foes for a party, as near to an aim as the rating can find them; then played. */
export const buildFight = async (options: Options): Promise<void> => {
  const module = moduleFor(GAME);
  const pack = packFor(module, options.pack);
  const party = named(pack.pack, options.party, '--party');
  const aim = whole(options.aim ?? '60', '--aim', 1, 99);
  const foes = charactersOf(pack.pack)
    .filter(({ role }) => role !== 'HERO')
    .map(({ id }) => id);
  const missOf = (group: readonly string[]): number =>
    Math.abs(rate(setupOf(module, pack, party, group, options.difficulty).setup, 0).chance - aim);
  await report(options, pack, party, nearestGroup(foes, missOf));
};
