import { makeDay } from '@lockstep/calendar';
import { DEFAULT_PRESET, type Draft } from '@lockstep/draft';
import type { Options } from '@lockstep/play';
import { dayOf } from '../../library.ts';
import type { Flags } from '../../shell/board.ts';
import { exclude, givenOf, oneOf } from '../../shell/flags.ts';
import { presetsOf, refTo, TODAY } from './shelf.ts';

export const flags: Flags<Draft> = {
  names: ['scene', 'preset', 'seed', 'date', 'setup', 'pack'],
  lesson: 'first-dream',
  check: ({ scene, preset, date, seed, setup, pack }) => {
    if (date !== undefined) {
      exclude('date', givenOf({ scene, preset, seed, setup, pack }), 'the quest of a date is the same for everyone');
      makeDay(dayOf(date));
    }
    if (setup !== undefined) exclude('setup', givenOf({ scene, preset }), 'a written quest says both itself');
  },
  parse: (host, { scene, preset: word, date, setup }) => {
    const preset = oneOf('preset', presetsOf(host), word ?? DEFAULT_PRESET);
    const chosen = { preset };
    if (setup !== undefined) return { chosen, open: { ref: host.ref({ kind: 'file', file: setup }), chosen: {} } };
    const name = scene ?? (date === undefined ? null : TODAY);
    const open = name === null ? null : { ref: refTo(host, name, preset), chosen: name === TODAY ? {} : chosen };
    return { chosen, open };
  },
  chosenOf: ({ subject, options }): Options =>
    subject.kind === 'scene' ? { preset: String(options.preset ?? DEFAULT_PRESET) } : {},
};
