import { gameModule, type Pack, PILLARS, type Setup, skirmish } from '@lockstep/encounter';
import { type Json, openStream, parseSeed, type Stream } from '@lockstep/kernel';
import { fightResult, fitRating, missOf } from '@lockstep/studies-encounter';
import { Fault } from '../fault.ts';
import { moduleFor } from '../library.ts';
import { packFor, resolveSetup } from '../open.ts';
import { answer, progress } from '../output.ts';
import { crewOf, runAll } from '../pool.ts';

interface Options {
  readonly fights: string;
  readonly games: string;
  readonly seed: string;
  readonly pack?: string;
  readonly threads?: string;
  readonly json?: boolean;
}

const GAME = 'encounter';
const MOST_HEROES = 4;
const MOST = 10_000;

/** Three in four are fitted to and one is not: at least one of these. */
const LEAST_FIGHTS = 4;

const whole = (text: string, flag: string, least: number): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > MOST)
    throw new Fault('usage', `${flag} takes a whole number from ${least} to ${MOST}`);
  return number;
};

const drawn = (stream: Stream, ids: readonly string[], count: number): readonly string[] => {
  const left = [...ids];
  return Array.from({ length: count }, () => left.splice(stream.below(left.length), 1)[0]!);
};

/** What may be attacked where not everything may. */
const LIMITS = PILLARS.flatMap((one, i) => [[one], ...PILLARS.slice(i + 1).map((other) => [one, other])]);
/** Of four fights one is limited to some pillars, one is kinder and one harder. */
const QUARTERS = 4;

/** Heroes, none of them twice, against about as many foes; a boss once at most. */
const fightOf = (stream: Stream, { character }: Pack): Json => {
  const heroes = character.filter(({ role }) => role === 'HERO').map(({ id }) => id);
  const foes = character.filter(({ role }) => role !== 'HERO');
  const party = drawn(stream, heroes, Math.min(heroes.length, 1 + stream.below(MOST_HEROES)));
  const against: string[] = [];
  for (let left = Math.max(1, party.length - 1 + stream.below(3)); left > 0; left -= 1) {
    const open = foes.filter(({ id, role }) => role !== 'BOSS' || !against.includes(id));
    against.push(open[stream.below(open.length)]!.id);
  }
  const limit = stream.below(QUARTERS) === 0 ? { pillars: LIMITS[stream.below(LIMITS.length)]! } : {};
  const difficulty = (['STORY', 'HARD', 'STANDARD', 'STANDARD'] as const)[stream.below(QUARTERS)]!;
  return skirmish(party, against, { ...limit, difficulty });
};

/** Plays fights that a seed draws and fits the weights of the rating to them: the table `[threat]` of a pack. */
export const fitFights = async (options: Options): Promise<void> => {
  const module = moduleFor(GAME);
  const content = packFor(module, options.pack);
  const parsed = gameModule.pack.parse(content.pack);
  if (!parsed.ok) throw new Error('a pack that was read is no pack');
  const pack = parsed.value;
  const games = whole(options.games, '--games', 1);
  const stream = openStream(parseSeed(options.seed), 'fights');
  const written = Array.from({ length: whole(options.fights, '--fights', LEAST_FIGHTS) }, () => fightOf(stream, pack));
  const bar = progress('playing', written.length);
  const tasks = written.map((setup, i) => ({
    do: 'match' as const,
    game: GAME,
    pack: content.pack,
    match: { name: `fit ${i}`, about: '', setup, seats: ['greedy', 'greedy'], aims: {} },
    first: 0,
    games,
  }));
  const played = await runAll(tasks, crewOf(options), bar.step);
  bar.done();
  const fights = written.map((setup, i) => {
    const won = played[i]!.filter(({ score }) => score === 1).length;
    return fightResult(resolveSetup(module, content, setup).setup as Setup, (100 * won) / games);
  });
  const now = missOf(fights, pack.threat);
  const { weights, unseen } = fitRating(fights, pack.threat.limit);
  answer(
    options,
    { ok: true, fights: fights.length, games, now: { ...now }, weights: { ...weights }, unseen: { ...unseen } },
    () =>
      [
        `The pack's weights miss by ${now.mean.toFixed(1)} points on average, by ${now.spread} in nine of ten fights.`,
        `Fitted to three in four of these ${fights.length} fights, they miss the others by ${unseen.mean.toFixed(1)}:`,
        '',
        '[threat]',
        ...Object.entries(weights).flatMap(([weight, value]) =>
          typeof value === 'number' ? `${weight} = ${value}` : [],
        ),
        '',
        '[threat.worth]',
        ...Object.entries(weights.worth ?? {}).map(([id, value]) => `${id} = ${value}`),
      ].join('\n'),
  );
};
