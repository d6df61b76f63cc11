import { PLAIN_NOTICES, WORDS } from '../../shell/words.ts';

/** Every text of this board that the words room does not own. */

export const COMMANDS = {
  log: WORDS.log,
  undo: ['undo', 'take your last step back; free up to what was seen, else the battle is practice'],
  redo: WORDS.redo,
  rules: WORDS.rules,
  quick: WORDS.quick,
  replay: ['replay [file]', 'write the battle so far to a file that can be watched and verified'],
  retry: ['retry', 'begin the battle again'],
  shelf: ['shelf', 'put the battle away and see the others; it is saved'],
  look: WORDS.look,
  help: WORDS.help,
  save: WORDS.save,
  quit: ['quit', 'leave; the battle is saved'],
} as const satisfies { readonly [word: string]: readonly [usage: string, does: string] };

export const LABELS = {
  line: 'Two decks fight for points. Spark above the enemy’s, at your own Judgment, is what scores.',
  battle: 'a battle',
  minutes: (n: number): string => `${n} min`,
  begun: 'begun',
  never: '–',
  won: (by: number): string => `won by ${by}`,
  lost: 'not won yet',
  sides: (yours: string, enemy: string): string => `You play ${yours}, against ${enemy}.`,
  shelfKeys: '↑ ↓ move   enter begin   or type (help)',
  keysShort: '↑ ↓, enter, number, or type help',
  lineKeys: 'A number chooses; help lists the words.',
} as const;

export const NOTICES = {
  ...PLAIN_NOTICES,
  resumed: 'Picking up where you left off. “retry” begins the battle again.',
  changed: 'The cards have changed since; your battle goes on as it was. “retry” begins with the new ones.',
  nothingOpen: 'No battle has begun: choose one first.',
  again: 'Give this battle up and begin again? Nothing is recorded for it.',
  cover: 'A battle of this kind is under way. Put it away for good and begin another? Nothing is recorded for it.',
  endSaved: 'End of input. Your battle is saved.',
  farewell: 'Your battle is saved.',
};
