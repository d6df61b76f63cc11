import { listed } from '@lockstep/words';
import { Fault } from '../fault.ts';
import { gameOf, type Playable, playableFor } from '../games.ts';
import { lessonsOf } from '../lessons.ts';
import { columns } from '../output.ts';
import { askedOf, type Game, openHost } from '../shell/host.ts';
import { opened } from '../shell/perform.ts';
import { play as playShell } from '../shell/play.ts';
import { sitting } from '../sit.ts';
import { dataDir, openStore } from '../store.ts';
import { exitWith, print, streams, warn } from '../streams.ts';
import { sit } from '../table/index.ts';
import { type PuzzleFlags, wantedBy } from '../wanted.ts';

const INTERRUPTED = 130;

interface Flags extends Omit<PuzzleFlags, 'lesson'> {
  /** True where the flag has no value and asks for the list. */
  readonly lesson?: string | true;
  readonly json?: boolean;
  readonly color?: boolean;
  readonly scene?: string;
  readonly opponent?: string;
  readonly preset?: string;
  readonly kit?: string;
  readonly level?: string;
}

/** Which of these flags were given. */
const givenOf = (flags: { readonly [flag: string]: unknown }): readonly string[] =>
  Object.entries(flags).flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}`]));

const refuseFlags = (flags: { readonly [flag: string]: unknown }, why: string): void => {
  const given = givenOf(flags);
  if (given.length > 0) throw new Fault('usage', `${listed(given)}: ${why}`);
};

const openedStore = () => openStore(dataDir(), warn);

const terminal = ({ color }: Flags) => {
  const { input, output, env } = streams();
  return { input, output, colour: color !== false && !env.NO_COLOR };
};

/** A game of the one shell: the shelf, or what was named. */
const playGame = async (id: string, game: Game, flags: Flags): Promise<void> => {
  const { json: _, color: __, lesson, ...given } = flags;
  const { names, lesson: first } = game.board.flags;
  if (first !== '')
    refuseFlags({ lesson }, `the first scene of ${id} teaches it: lockstep play ${id} --scene ${first}`);
  const strange = Object.fromEntries(
    Object.entries({ ...given, ...(first === '' ? { lesson } : {}) }).filter(([flag]) => !names.includes(flag)),
  );
  refuseFlags(
    strange,
    game.board.shelf
      ? `${id} is told in scenes and has none of these; see: lockstep play --help`
      : `${id} has none of these; see: lockstep play --help`,
  );
  const asked = Object.fromEntries(
    Object.entries(given).flatMap(([flag, value]) => (typeof value === 'string' ? [[flag, value]] : [])),
  );
  const host = openHost(openedStore(), game, askedOf(game, asked));
  const left = await playShell(opened(host, asked), terminal(flags));
  if (left === 'interrupted') exitWith(INTERRUPTED);
};

const listLessons = ({ face, wording, offers }: Playable): void => {
  const lessons = lessonsOf(offers.game.id);
  if (lessons.length === 0) throw new Fault('no-lesson', `${offers.game.id} has no lessons`);
  const rows = lessons.map(({ number, name }) => ['', String(number), face.lessons[name] ?? name]);
  print(
    [
      `Lessons of ${wording.title}; nothing of a lesson is recorded.`,
      columns(rows),
      `Begin: lockstep play ${offers.game.id} --lesson ${lessons[0]!.number}`,
    ].join('\n'),
  );
};

export const play = async (game: string, given: Flags): Promise<void> => {
  const { lesson, scene, opponent, preset, kit, level, ...flags } = given;
  if (flags.json) throw new Fault('usage', 'play has no --json: "lockstep pipe" plays over lines of JSON');
  const row = await gameOf(game);
  if (row) {
    await playGame(game, row, given);
    return;
  }
  const playable = await playableFor(game);
  refuseFlags(
    { scene, opponent, preset, kit, level },
    `${game} has no scenes: lockstep play encounter --scene first-steps`,
  );
  if (lesson === true) {
    listLessons(playable);
    return;
  }
  const wanted = wantedBy({ ...flags, ...(lesson === undefined ? {} : { lesson }) });
  const left = await sit(sitting(openedStore(), playable, wanted), terminal(given));
  if (left.how === 'interrupted') exitWith(INTERRUPTED);
};
