import { type DIFFICULTIES, gameModule, type Setup } from '@lockstep/encounter';
import { type FightRecord, metIn } from '@lockstep/studies-encounter';
import { Fault } from '../fault.ts';
import { moduleFor } from '../library.ts';
import { packFor, resolveSetup } from '../open.ts';
import { answer, progress } from '../output.ts';

interface Options {
  readonly games: string;
  readonly seed: string;
  readonly scene?: string;
  readonly pack?: string;
  readonly json?: boolean;
}

const GAME = 'encounter';
const MOST = 9999;
/** Fewer games than these tell nothing: such a fight is rated by the weights. */
const FEWEST = 20;

interface Row extends FightRecord {
  readonly scene: string;
  readonly id: string;
  readonly difficulty: (typeof DIFFICULTIES)[number];
}

/** Plays scenes from their first page and counts how often each fight that was met was won: the rows `met` of a pack. */
export const meetFights = (options: Options): void => {
  const module = moduleFor(GAME);
  const content = packFor(module, options.pack);
  const parsed = gameModule.pack.parse(content.pack);
  if (!parsed.ok) throw new Error('a pack that was read is no pack');
  const games = Number(options.games);
  if (!Number.isInteger(games) || games < 1 || games > MOST)
    throw new Fault('usage', `--games takes a whole number from 1 to ${MOST}`);
  const { scene: scenes, difficulty: rows } = parsed.value;
  const chosen = scenes.filter(({ id }) => options.scene === undefined || id === options.scene);
  if (chosen.length === 0) throw new Fault('usage', `--scene takes one of ${scenes.map(({ id }) => id).join(', ')}`);
  const bar = progress('playing', chosen.length * rows.length);
  const found: Row[] = [];
  for (const scene of chosen)
    for (const { id: difficulty } of rows) {
      const setup = resolveSetup(module, content, { scene: scene.id, difficulty }).setup as Setup;
      for (const met of metIn(setup, games, `${options.seed} ${scene.id} ${difficulty}`))
        found.push({ ...met, scene: scene.id, id: scene.beat[met.beat]!.id, difficulty });
      bar.step();
    }
  bar.done();
  const enough = found.filter(({ games: of }) => of >= FEWEST);
  const fights = [...new Set(enough.map(({ scene, id }) => `${scene} ${id}`))];
  answer(options, { ok: true, games, fights: found.map((row) => ({ ...row })) }, () =>
    fights
      .flatMap((fight) => [
        `# ${fight}`,
        'met = [',
        ...enough
          .filter(({ scene, id }) => `${scene} ${id}` === fight)
          .map(({ difficulty, won, games: of }) => `  { difficulty = "${difficulty}", won = ${won}, games = ${of} },`),
        ']',
        '',
      ])
      .join('\n'),
  );
};
