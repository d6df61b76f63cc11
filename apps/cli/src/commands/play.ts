import { listed } from '@lockstep/words';
import { Fault } from '../fault.ts';
import { gameFor } from '../games.ts';
import { lessonsOf } from '../lessons.ts';
import { columns } from '../output.ts';
import type { PuzzleFlags } from '../puzzle.ts';
import { givenOf } from '../shell/flags.ts';
import { type Game, openHost, parseCommandLine } from '../shell/host.ts';
import { openModel } from '../shell/perform.ts';
import { play as playShell } from '../shell/play.ts';
import { isDaily } from '../shell/solver.ts';
import { dataDir, openStore } from '../store.ts';
import { exitWith, print, streams, warn } from '../streams.ts';

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
  readonly yours?: string;
  readonly enemy?: string;
  readonly players?: string;
  readonly level?: string;
  readonly dreamcaller?: string;
  readonly dreamsign?: string;
}

const refuseFlags = (flags: { readonly [flag: string]: unknown }, why: string): void => {
  const given = givenOf(flags);
  if (given.length > 0) throw new Fault('usage', `${listed(given)}: ${why}`);
};

const openedStore = () => openStore(dataDir(), warn);

const terminal = ({ color }: Flags) => {
  const { input, output, env } = streams();
  return { input, output, colour: color !== false && !env.NO_COLOR };
};

const listLessons = (id: string, { text }: Game): void => {
  const lessons = lessonsOf(id);
  if (lessons.length === 0) throw new Fault('no-lesson', `${id} has no lessons`);
  const rows = lessons.map(({ number, title, idea }) => ['', String(number), title, idea]);
  print(
    [
      `Lessons of ${text.title}; nothing of a lesson is recorded.`,
      columns(rows),
      `Begin: lockstep play ${id} --lesson ${lessons[0]!.number}`,
    ].join('\n'),
  );
};

/** Why a flag that belongs to other games is none of this one. */
const strangeWhy = (id: string, { board, module }: Game): string => {
  if (isDaily(module)) return `${id} has no scenes: lockstep play encounter --scene first-steps`;
  return board.shelf
    ? `${id} is told in scenes and has none of these; see: lockstep play --help`
    : `${id} has none of these; see: lockstep play --help`;
};

/** The shelf, or what was named. */
export const play = async (id: string, flags: Flags): Promise<void> => {
  if (flags.json) throw new Fault('usage', 'play has no --json: "lockstep pipe" plays over lines of JSON');
  const game = await gameFor(id);
  const { json: _, color: __, lesson, ...given } = flags;
  const { names, lesson: first } = game.board.flags;
  if (first !== '')
    refuseFlags({ lesson }, `the first scene of ${id} teaches it: lockstep play ${id} --scene ${first}`);
  const named = { ...given, ...(first === '' && lesson !== undefined ? { lesson } : {}) };
  refuseFlags(
    Object.fromEntries(Object.entries(named).filter(([flag]) => !names.includes(flag))),
    strangeWhy(id, game),
  );
  if (lesson === true) {
    listLessons(id, game);
    return;
  }
  const asked = Object.fromEntries(
    Object.entries(named).flatMap(([flag, value]) =>
      typeof value === 'string' ? [[flag, value]] : value === true ? [[flag, 'true']] : [],
    ),
  );
  const host = openHost(openedStore(), game, parseCommandLine(game, asked));
  const left = await playShell(openModel(host, asked), terminal(flags));
  if (left === 'interrupted') exitWith(INTERRUPTED);
};
