import type { Day } from '@lockstep/calendar';
import { type Edition, find, forgeWeek, type Pin, prove } from '@lockstep/forge';
import { canonical, type Facts, type Json, type Row, sha256 } from '@lockstep/kernel';
import {
  type DayStudy,
  type Match,
  type MatchGame,
  type ProofPart,
  playMatch,
  type Sums,
  studyDay,
  surveyGames,
} from '@lockstep/lab';
import { dailyFor, dailyModuleFor, publishedGame } from './library.ts';
import { resolveSetup } from './open.ts';
import { studyOf } from './studies.ts';

export interface ForgeTask {
  readonly do: 'forge';
  readonly game: string;
  readonly edition: Edition;
  readonly days: readonly Day[];
  readonly earlier: readonly Facts[];
}
export interface ProveTask {
  readonly do: 'prove';
  readonly game: string;
  readonly day: Day;
}
export interface StudyTask {
  readonly do: 'study';
  readonly game: string;
  readonly day: Day;
}
/** One puzzle of a row, dealt for the study alone. */
export interface RowTask {
  readonly do: 'row';
  readonly game: string;
  readonly edition: Edition;
  readonly row: Row;
  readonly nth: number;
}
/** Some games of a match, from the `first` on. */
export interface MatchTask {
  readonly do: 'match';
  readonly game: string;
  readonly pack: Json;
  readonly match: Match;
  readonly first: number;
  readonly games: number;
}
/** Some games of a survey, from the `first` on, of a setup that is written whole. */
export interface SurveyTask {
  readonly do: 'survey';
  readonly game: string;
  /** Tells one setup from another, so that a thread reads each once. */
  readonly key: string;
  readonly setup: Json;
  readonly player: string;
  readonly first: number;
  readonly games: number;
}
/** Some things of a pack that are to be won. */
export interface WitnessTask {
  readonly do: 'witness';
  readonly game: string;
  readonly pack: Json;
  readonly parts: readonly ProofPart[];
}
export type Task = ForgeTask | ProveTask | StudyTask | RowTask | MatchTask | SurveyTask | WitnessTask;

export type TaskResult<T extends Task> = T extends ForgeTask
  ? readonly Pin[]
  : T extends ProveTask
    ? ReturnType<typeof prove>
    : T extends MatchTask
      ? readonly MatchGame[]
      : T extends SurveyTask
        ? Sums
        : T extends WitnessTask
          ? readonly string[]
          : DayStudy;

const setups = new Map<string, unknown>();

const setupOf = ({ game, key, setup }: SurveyTask): unknown => {
  const known = setups.get(key);
  if (known !== undefined) return known;
  const parsed = studyOf(game)!.module.game.parseSetup(setup);
  if (!parsed.ok) throw new Error(`the setup is none: ${JSON.stringify(parsed.fault[0])}`);
  setups.set(key, parsed.value);
  return parsed.value;
};

let prover: { readonly key: string; readonly prove: (part: ProofPart) => readonly string[] } | undefined;

/** A prover compiles every setup of a pack once. */
const proverOf = ({ game, pack }: WitnessTask): ((part: ProofPart) => readonly string[]) => {
  const key = `${game} ${sha256(canonical(pack))}`;
  if (prover?.key !== key) prover = { key, prove: studyOf(game)!.proofs!.prover(pack) };
  return prover.prove;
};

/** What a thread does: plain data in, plain data out. */
export default (task: Task): TaskResult<Task> => {
  switch (task.do) {
    case 'forge':
      return forgeWeek(dailyModuleFor(task.game), task.edition, task.days, task.earlier);
    case 'prove':
      return prove(publishedGame(task.game), task.day);
    case 'match': {
      const study = studyOf(task.game)!;
      const { setup } = resolveSetup(study.module, { pack: task.pack, hash: null }, task.match.setup);
      return playMatch(study, setup, task.match, task.first, task.games);
    }
    case 'survey':
      return surveyGames(studyOf(task.game)!.survey!, setupOf(task), task.player, task.first, task.games);
    case 'witness':
      return task.parts.flatMap(proverOf(task));
    case 'row': {
      const module = dailyModuleFor(task.game);
      const found = find(module, task.edition, `lab ${task.row.name} ${task.nth}`, task.row.constraints);
      if (!('deal' in found)) throw new Error(`no puzzle of ${task.row.name}: ${JSON.stringify(found)}`);
      return studyDay(module, found.deal.setup, found.deal.seed);
    }
    case 'study': {
      const daily = dailyFor(task.game, task.day);
      return studyDay(dailyModuleFor(task.game), daily.setup, daily.seed);
    }
  }
};
