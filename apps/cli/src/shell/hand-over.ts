import type { Types } from '@lockstep/play';
import { wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Lines } from './board.ts';
import type { Command } from './command.ts';
import { line, type Menu } from './menu.ts';
import type { Model } from './model.ts';
import { HAND_OVER } from './words.ts';

/** Whether the screen is on its way from one person to another: nothing of the game is shown then. */
export const isHanded = <G extends Types>({ session }: Pick<Model<G>, 'session'>): boolean => session?.handed === true;

const nextName = <G extends Types>({ host, session }: Model<G>): string => {
  const { seat, attempt } = session!;
  return host.game.text.seatName?.(attempt.run.setup, seat) ?? HAND_OVER.player(seat + 1);
};

export const handOverLines = <G extends Types>(model: Model<G>, width: number, paint: Paint): Lines => [
  paint.strong(nextName(model).toUpperCase()),
  ...wrap(HAND_OVER.line(nextName(model)), width),
  '',
];

export const handOverMenu = (): Menu => ({
  title: HAND_OVER.title,
  items: [line(HAND_OVER.take, { do: 'session', command: { kind: 'take' } }), line(HAND_OVER.leave, { do: 'quit' })],
  list: true,
});

const RULES = ['help', 'rules', 'quick'];

/** What shows nothing of the game, or is refused by the session itself. */
export const allowsHanded = (command: Command): boolean => {
  switch (command.do) {
    case 'show':
      return RULES.includes(command.page);
    case 'keep':
    case 'all':
    case 'lay':
      return false;
    case 'session':
    case 'open':
    case 'pick':
    case 'option':
    case 'down':
    case 'back':
    case 'on':
    case 'skip':
    case 'shelf':
    case 'look':
    case 'save':
    case 'quit':
      return true;
  }
};
