import { samplePuzzle, tableOf } from '@lockstep/conformance';
import { testimony as game, gameModule as module, player } from '@lockstep/testimony';
import { text, type Voice } from '@lockstep/words-testimony';
import { dailyModuleFor, gameDir, packOf } from '../../library.ts';
import type { Game, Model } from '../../shell/board.ts';
import type { Command } from '../../shell/command.ts';
import { type Given, type Kept, keepOf, submit, tableIn } from '../lock/saved-try.fixture.ts';
import { board, lockView } from './index.ts';

export type { Kept, Model };

const PUZZLE = samplePuzzle(game.id);

const VOICE: Voice = {
  say: [
    { when: 'opening', text: 'You want {lock}. I want a reason.' },
    { when: 'thinking', text: '{card}, then.' },
    { when: 'blocked', text: '{card} and {other} cannot both be true.' },
    { when: 'accepted', text: '{card} will do.' },
    { when: 'countered', text: '{card} meets my {counter}.' },
    { when: 'refuted', text: '{card} again.' },
    { when: 'won', text: 'Take {lock}.' },
    { when: 'lost-scrutiny', text: 'I looked closely.' },
    { when: 'hint', text: 'A hint, then.' },
    { when: 'undo', text: 'Taken back.' },
  ],
};

/** The pack as it is, with an evening of its own. */
const PACK = {
  ...(packOf(dailyModuleFor(game.id), gameDir(game.id)) as object),
  incident: [
    {
      id: 'MIDNIGHT_FRIDGE',
      target: 'FRIDGE',
      name: 'the fridge',
      time: '00:10',
      line: 'Somebody sighed into the salad drawer.',
    },
  ],
};

const GAME: Game = { player, module, text, board };

export const keep = (more: object = {}, given: Partial<Given> = {}): Kept =>
  keepOf(GAME, {
    voice: VOICE,
    pack: PACK,
    grade: 3,
    hint: (level) => ({
      level,
      score: 16,
      card: 'kettle-log',
      line: ['submit maintenance-log', 'submit kettle-log keypad-trace'],
    }),
    solution: () => ({
      level: 'line',
      score: 16,
      line: ['submit robe-photo', 'submit maintenance-log', 'submit kettle-log keypad-trace'],
    }),
    setup: ({ visibility }) =>
      tableOf(game).read({ ...PUZZLE, ...more, ...(visibility === undefined ? {} : { visibility }) }),
    ...given,
  });

/** Won in three turns, with everything in it: a contest, a refutation, a restoration, a corroboration. */
export const WON: readonly Command[] = [
  submit('robe-photo'),
  submit('maintenance-log'),
  submit('kettle-log', 'keypad-trace'),
];

export const table = tableIn(lockView);
