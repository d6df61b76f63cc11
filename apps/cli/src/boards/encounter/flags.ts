import { DIFFICULTIES, type Encounter, gameModule } from '@lockstep/encounter';
import type { Options } from '@lockstep/play';
import { listed } from '@lockstep/words';
import { Fault } from '../../fault.ts';
import type { Flags } from '../../shell/board.ts';
import { exclude, givenOf, notOneOf } from '../../shell/flags.ts';
import { refTo } from './shelf.ts';

const difficultyNamed = (word: string | undefined): string => {
  if (word === undefined) return 'STANDARD';
  const found = DIFFICULTIES.find((one) => one === word.toUpperCase());
  if (found) return found;
  throw new Fault('usage', `--difficulty is one of ${listed([...DIFFICULTIES], 'or')}; found ${word}`);
};

const checkOpponent = (word: string | undefined): void => {
  if (word === undefined || Object.hasOwn(gameModule.bots, word)) return;
  const names = Object.keys(gameModule.bots);
  throw notOneOf('opponent', names, word);
};

export const flags: Flags<Encounter> = {
  names: ['scene', 'difficulty', 'seed', 'setup', 'pack', 'opponent'],
  lesson: 'first-steps',
  check: ({ scene, difficulty, setup, opponent }) => {
    if (setup !== undefined) exclude('setup', givenOf({ scene, difficulty }), 'a written scene says both itself');
    difficultyNamed(difficulty);
    checkOpponent(opponent);
  },
  always: ({ opponent }): Options => (opponent === undefined ? {} : { opponent }),
  parse: (host, { scene, difficulty: word, setup }) => {
    const chosen = { difficulty: difficultyNamed(word) };
    if (setup !== undefined) return { chosen, open: { ref: host.ref({ kind: 'file', file: setup }), chosen: {} } };
    return { chosen, open: scene === undefined ? null : { ref: refTo(host, scene, chosen.difficulty), chosen } };
  },
  chosenOf: ({ subject }, { script }): Options =>
    subject.kind === 'scene'
      ? { difficulty: script.difficulty.id, ...(script.carried === undefined ? {} : { carried: script.carried }) }
      : {},
};
