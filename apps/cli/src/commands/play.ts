import { Fault } from '../fault.ts';
import { type Playable, playableFor } from '../games.ts';
import { lessonsOf } from '../lessons.ts';
import { columns } from '../output.ts';
import { sitting } from '../sit.ts';
import { dataDir, openStore } from '../store.ts';
import { sit } from '../table/index.ts';
import { type PuzzleFlags, wantedBy } from '../wanted.ts';

const INTERRUPTED = 130;

interface Flags extends Omit<PuzzleFlags, 'lesson'> {
  /** True where the flag stands alone and asks which there are. */
  readonly lesson?: string | true;
  readonly json?: boolean;
  readonly color?: boolean;
}

const listLessons = ({ face, wording, offers }: Playable): void => {
  const lessons = lessonsOf(offers.game.id);
  if (lessons.length === 0) throw new Fault('no-lesson', `${offers.game.id} has no lessons`);
  const rows = lessons.map(({ number, name }) => ['', String(number), face.lessons[name] ?? name]);
  console.log(
    [
      `Lessons of ${wording.title}; nothing of a lesson is recorded.`,
      columns(rows),
      `Begin: lockstep play ${offers.game.id} --lesson ${lessons[0]!.number}`,
    ].join('\n'),
  );
};

export const play = async (game: string, { lesson, ...flags }: Flags): Promise<void> => {
  const playable = await playableFor(game);
  if (flags.json) throw new Fault('usage', 'play has no --json: "lockstep pipe" plays over lines of JSON');
  if (lesson === true) {
    listLessons(playable);
    return;
  }
  const store = openStore(dataDir(), (message) => process.stderr.write(`${message}\n`));
  const colour = flags.color !== false && !process.env.NO_COLOR;
  const wanted = wantedBy({ ...flags, ...(lesson === undefined ? {} : { lesson }) });
  const left = await sit(sitting(store, playable, wanted), { input: process.stdin, output: process.stdout, colour });
  if (left.how === 'interrupted') process.exitCode = INTERRUPTED;
};
