import { counted } from '@lockstep/words';
import { PLAIN_NOTICES, WORDS } from '../../shell/words.ts';

/** Every text of this board that the words room does not own. */

/** The typed words, in the order `help` lists them. */
export const COMMANDS = {
  log: WORDS.log,
  undo: ['undo', 'take your last step back; free in a battle up to what was seen, else the quest is practice'],
  redo: WORDS.redo,
  rules: ['rules [part]', 'the full rules, or one part of them, such as “rules battle-turn”'],
  quick: WORDS.quick,
  share: ['share [words]', 'your result to share, in a few lines or in sentences'],
  replay: ['replay [file]', 'write the quest so far to a file that can be watched and verified'],
  retry: ['retry', 'begin the quest again'],
  shelf: ['shelf', 'put the quest away and see the others; it is saved'],
  level: ['level level-3', 'on the shelf: how hard a road is walked'],
  look: WORDS.look,
  help: WORDS.help,
  save: WORDS.save,
  quit: ['quit', 'leave; the quest is saved'],
} as const satisfies { readonly [word: string]: readonly [usage: string, does: string] };

export const LABELS = {
  level: 'Level',
  newcomer: (title: string, minutes: number): string =>
    `New here? ${title} teaches as it goes, in about ${minutes} minutes, and cannot be lost.`,
  lesson: 'a lesson',
  battles: (n: number): string => counted(n, 'battle'),
  minutes: (n: number): string => `${n} min`,
  begun: 'begun',
  never: '–',
  tried: 'practised',
  best: (battles: number, points: number): string => `best ${counted(battles, 'battle')}, ${points} points`,
  onDate: (road: string, date: string): string => `${date}: ${road}, the same for everyone. The first try counts.`,
  notYet: (date: string): string => `Not finished yet. Play it: lockstep play quest --date ${date}`,
  first: (battles: number, points: number): string => `First try: ${counted(battles, 'battle')} won, ${points} points`,
  shelfKeys: '↑ ↓ move   enter begin   ← → level   or type (help)',
  keysShort: '↑ ↓, enter, number, or type help',
  lineKeys: 'A number chooses; help lists the words.',
} as const;

export const NOTICES = {
  ...PLAIN_NOTICES,
  resumed: 'Picking up where you left off. “retry” begins the quest again.',
  changed: 'The cards have changed since; your quest goes on as it was. “retry” begins with the new ones.',
  nothingOpen: 'No quest has begun: choose one first.',
  optionsOnly: 'The level is chosen before a quest begins. “shelf” goes there.',
  again: 'Give this quest up and begin again? Nothing is recorded for it.',
  cover: 'A quest of this kind is under way. Put it away for good and begin another? Nothing is recorded for it.',
  endSaved: 'End of input. Your quest is saved.',
  farewell: 'Your quest is saved. Sleep well.',
};
