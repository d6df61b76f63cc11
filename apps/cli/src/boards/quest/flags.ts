import { makeDay } from '@lockstep/calendar';
import type { Options } from '@lockstep/play';
import { DEFAULT_LEVEL, type QuestGame } from '@lockstep/quest';
import { Fault } from '../../fault.ts';
import { dayOf } from '../../library.ts';
import type { Flags } from '../../shell/board.ts';
import { exclude, givenOf, oneOf } from '../../shell/flags.ts';
import { levelsOf, openAt, refTo, TODAY } from './shelf.ts';

export const flags: Flags<QuestGame> = {
  names: ['scene', 'level', 'seed', 'date', 'setup', 'pack'],
  lesson: 'first-night',
  check: ({ scene, level, date, seed, setup, pack }) => {
    if (date !== undefined) {
      exclude('date', givenOf({ scene, level, seed, setup, pack }), 'the quest of a date is the same for everyone');
      makeDay(dayOf(date));
    }
    if (setup !== undefined) exclude('setup', givenOf({ scene, level }), 'a written quest says both itself');
  },
  parse: (host, { scene, level: word, date, setup }) => {
    const level = oneOf('level', levelsOf(host), word ?? DEFAULT_LEVEL);
    if (!openAt(host).includes(level) && setup === undefined)
      throw new Fault('usage', `${level} is not open yet: win the level below it first, or name a --seed`);
    if (setup !== undefined)
      return { chosen: { level }, open: { ref: host.ref({ kind: 'file', file: setup }), chosen: {} } };
    const name = scene ?? (date === undefined ? null : TODAY);
    return { chosen: { level }, open: name === null ? null : refTo(host, name, level) };
  },
  chosenOf: ({ subject, options }): Options =>
    subject.kind === 'scene' ? { level: String(options.level ?? DEFAULT_LEVEL) } : {},
};
