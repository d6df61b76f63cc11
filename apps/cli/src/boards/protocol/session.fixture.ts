import { samplePuzzle, tableOf } from '@lockstep/conformance';
import { gameModule as module, player, protocol } from '@lockstep/protocol';
import { text, type Voice } from '@lockstep/words-protocol';
import type { Game, Model } from '../../shell/board.ts';
import { type Given, type Kept, keepOf, play, tableIn } from '../lock/saved-try.fixture.ts';
import { board, lockView } from './index.ts';

export type { Kept, Model };

const PUZZLE = samplePuzzle(protocol.id);

const VOICE: Voice = {
  say: [
    { when: 'opening', text: 'You again, in front of {lock}.' },
    { when: 'opening', text: 'Show me something.' },
    { when: 'draft', text: 'Six of these.' },
    { when: 'accepted', text: '{card} will do.' },
    { when: 'resonance', text: '{card} and {other} agree on {tag}.' },
    { when: 'rejected', text: '{card} will not do.' },
    { when: 'gold', text: 'Gold. I looked for the mistake.' },
    { when: 'loss', text: 'I am keeping {lock}.' },
    { when: 'hint', text: 'A hint, then.' },
    { when: 'undo', text: 'Taken back.' },
  ],
};

const PACK = { lock: [{ id: 'FRIDGE', name: 'the fridge', line: 'You left with nothing but eye contact.' }] };

export const GAME: Game = { player, module, text, board };

export const keep = (more: object = {}, given: Partial<Given> = {}, game: Game = GAME): Kept =>
  keepOf(game, {
    voice: VOICE,
    pack: PACK,
    grade: 4,
    hint: (level) => ({ level, score: 5, card: 'door-sensor', line: ['submit fda-article door-sensor'] }),
    solution: () => ({ level: 'line', score: 0, line: [] }),
    setup: () => tableOf(protocol).read({ ...PUZZLE, ...more }),
    ...given,
  });

export const DRAFT = play(
  'draft',
  'fda-article',
  'timestamped-receipt',
  'calendar-invite',
  'blurry-selfie',
  'door-sensor',
  'group-chat',
);

export const table = tableIn(lockView);
