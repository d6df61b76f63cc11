import { bots, gameModule, memoriesOf, type Setup } from '@lockstep/encounter';
import { sumUses, usedIn } from '@lockstep/studies-encounter';
import { Fault } from '../fault.ts';
import { moduleFor } from '../library.ts';
import { packFor, resolveSetup } from '../open.ts';
import { answer, columns, progress } from '../output.ts';

interface Options {
  readonly games: string;
  readonly seed: string;
  readonly player: string;
  readonly scene?: string;
  readonly pack?: string;
  readonly json?: boolean;
}

const GAME = 'encounter';
const DIFFICULTY = 'STANDARD';
const MOST = 999;
/** An action used in fewer than one of so many places is seldom used. */
const SELDOM = 50;

/** Plays scenes with a bot as the heroes, nothing carried in and then each memory alone, and counts which actions of a fight it used where they were offered. */
export const countUses = (options: Options): void => {
  const module = moduleFor(GAME);
  const content = packFor(module, options.pack);
  const parsed = gameModule.pack.parse(content.pack);
  if (!parsed.ok) throw new Error('a pack that was read is no pack');
  const games = Number(options.games);
  if (!Number.isInteger(games) || games < 1 || games > MOST)
    throw new Fault('usage', `--games takes a whole number from 1 to ${MOST}`);
  if (!(options.player in bots)) throw new Fault('usage', `--player takes one of ${Object.keys(bots).join(', ')}`);
  const { scene: scenes } = parsed.value;
  const chosen = scenes.filter(({ id }) => options.scene === undefined || id === options.scene);
  if (chosen.length === 0) throw new Fault('usage', `--scene takes one of ${scenes.map(({ id }) => id).join(', ')}`);
  const played = chosen.flatMap((scene) =>
    [undefined, ...memoriesOf(scene)].map((carried) => ({
      scene: scene.id,
      difficulty: DIFFICULTY,
      ...(carried === undefined ? {} : { carried }),
    })),
  );
  const bar = progress('playing', played.length);
  const uses = sumUses(
    played.flatMap((written) => {
      const setup = resolveSetup(module, content, written).setup as Setup;
      const found = usedIn(setup, options.player, games, `${options.seed} ${written.scene} ${written.carried ?? ''}`);
      bar.step();
      return found;
    }),
  );
  bar.done();
  answer(options, { ok: true, games, player: options.player, uses: uses.map((use) => ({ ...use })) }, () =>
    columns([
      ['action', 'offered', 'used', 'one in', ''],
      ...uses.map(({ action, offered, used }) => [
        action,
        String(offered),
        String(used),
        used === 0 ? 'never' : (offered / used).toFixed(1),
        used * SELDOM < offered ? 'seldom' : '',
      ]),
    ]),
  );
};
