import { gameModule, type Pack, type Setup, skirmish } from '@lockstep/encounter';
import { type Json, openStream, parseSeed, type Stream } from '@lockstep/kernel';
import { fitRating, fought, missOf } from '@lockstep/studies-encounter';
import { Fault } from '../fault.ts';
import { moduleFor } from '../library.ts';
import { packFor, wholeSetup } from '../open.ts';
import { answer, progress } from '../output.ts';
import { runAll, threadsOf } from '../pool.ts';

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

const whole = (text: string, flag: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > MOST)
    throw new Fault('usage', `${flag} takes a whole number from 1 to ${MOST}`);
  return number;
};

const drawn = (stream: Stream, ids: readonly string[], count: number): readonly string[] => {
  const left = [...ids];
  return Array.from({ length: count }, () => left.splice(stream.below(left.length), 1)[0]!);
};

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
  return skirmish(party, against);
};

/** Plays fights that a seed draws and fits the weights of the rating to them: the table `[threat]` of a pack. */
export const fitFights = async (options: Options): Promise<void> => {
  const offers = moduleFor(GAME);
  const content = packFor(offers, options.pack);
  const parsed = gameModule.pack.parse(content.pack);
  if (!parsed.ok) throw new Error('a pack that was read is no pack');
  const pack = parsed.value;
  const games = whole(options.games, '--games');
  const stream = openStream(parseSeed(options.seed), 'fights');
  const written = Array.from({ length: whole(options.fights, '--fights') }, () => fightOf(stream, pack));
  const bar = progress('playing', written.length);
  const tasks = written.map((setup, i) => ({
    do: 'match' as const,
    game: GAME,
    pack: content.pack,
    match: { name: `fit ${i}`, about: '', setup, seats: ['greedy', 'greedy'], aims: {} },
    first: 0,
    games,
  }));
  const played = await runAll(tasks, threadsOf(options.threads), bar.step);
  bar.done();
  const fights = written.map((setup, i) => {
    const won = played[i]!.filter(({ score }) => score === 1).length;
    return fought(wholeSetup(offers, content, setup).setup as Setup, (100 * won) / games);
  });
  const [now, weights] = [missOf(fights, pack.threat), fitRating(fights, pack.threat.limit)];
  const then = missOf(fights, weights);
  answer(
    options,
    { ok: true, fights: fights.length, games, now: { ...now }, weights: { ...weights }, fitted: { ...then } },
    () =>
      [
        `The pack's weights miss by ${now.mean.toFixed(1)} points on average, by ${now.spread} in nine of ten fights.`,
        `Fitted to these ${fights.length} fights they miss by ${then.mean.toFixed(1)}:`,
        '',
        '[threat]',
        ...Object.entries(weights).map(([weight, value]) => `${weight} = ${value}`),
      ].join('\n'),
  );
};
