import { makeSeed, type Seed } from '@lockstep/kernel';
import type { Ending, Setup, View } from '@lockstep/quest';
import { counted } from '@lockstep/words';
import { levelOf } from './names.ts';
import { GAME_TITLE } from './title.ts';

const ENDED: { readonly [ending in Ending]: string } = { won: 'Won', lost: 'Lost', drawn: 'Drawn' };

const LINE: { readonly [ending in Ending]: string } = {
  won: 'The last door stands open, and behind it is the morning.',
  lost: 'The dream closes over you, and you wake with your hands full.',
  drawn: 'Neither of you gives way, and the dream grows tired of both.',
};

export const endingWords = (ending: Ending): string => ENDED[ending];
export const endingLine = (ending: Ending): string => LINE[ending];

const SIGN = { won: '●', lost: '○', ahead: '·' };

const battles = ({ won, dreamscapes, outcome }: View): readonly ('won' | 'lost' | 'ahead')[] =>
  Array.from({ length: dreamscapes }, (_, i) => (i < won ? 'won' : outcome && i === won ? 'lost' : 'ahead'));

/** What a quest came to, in the lines that are shared. */
export const shareText = (setup: Setup, view: View, seed: Seed, date: string | null): string =>
  [
    `${GAME_TITLE} • ${date ?? makeSeed(seed)}`,
    `${view.road.title}, ${levelOf(setup).name}: ${view.won} of ${view.dreamscapes}`,
    battles(view)
      .map((one) => SIGN[one])
      .join(' '),
    `${view.archetype} • ${counted(view.points, 'point')}`,
  ].join('\n');

/** The same for a reader who hears it: no signs. */
export const shareWords = (setup: Setup, view: View, seed: Seed, date: string | null): string =>
  [
    `${GAME_TITLE}, ${date ?? makeSeed(seed)}.`,
    `${view.road.title}, at the level ${levelOf(setup).name}.`,
    `${counted(view.won, 'battle')} of ${view.dreamscapes} won, ${counted(view.points, 'point')} gained.`,
    `The deck was ${view.archetype}.`,
  ].join(' ');
