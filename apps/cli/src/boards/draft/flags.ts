import { makeDay } from '@lockstep/calendar';
import { DEFAULT_PRESET, type Draft } from '@lockstep/draft';
import { nearest } from '@lockstep/kernel';
import type { Options } from '@lockstep/play';
import { listed } from '@lockstep/words';
import { Fault } from '../../fault.ts';
import { dayOf } from '../../library.ts';
import type { Flags } from '../../shell/board.ts';
import { givenOf } from '../../shell/flags.ts';
import { presetsOf, refTo, TODAY } from './shelf.ts';

const refuse = (flag: string, others: readonly string[], why: string): void => {
  if (others.length > 0) throw new Fault('usage', `--${flag} and ${listed(others)} exclude each other: ${why}`);
};

const presetNamed = (names: readonly string[], word: string | undefined): string => {
  const found = names.find((name) => name === (word ?? DEFAULT_PRESET).toLowerCase());
  if (found !== undefined) return found;
  const near = nearest(word ?? '', names);
  throw new Fault('usage', `--preset is one of ${listed(names, 'or')}${near ? `; did you mean ${near}?` : ''}`);
};

export const flags: Flags<Draft> = {
  names: ['scene', 'preset', 'seed', 'date', 'setup', 'pack'],
  lesson: 'first-dream',
  check: ({ scene, preset, date, seed, setup, pack }) => {
    if (date !== undefined) {
      refuse('date', givenOf({ scene, preset, seed, setup, pack }), 'the quest of a date is the same for everyone');
      makeDay(dayOf(date));
    }
    if (setup !== undefined) refuse('setup', givenOf({ scene, preset }), 'a written quest says both itself');
  },
  asked: (host, { scene, preset: word, date, setup }) => {
    const preset = presetNamed(presetsOf(host), word);
    const chosen = { preset };
    if (setup !== undefined) return { chosen, open: { ref: host.ref({ kind: 'file', file: setup }), chosen: {} } };
    const name = scene ?? (date === undefined ? null : TODAY);
    const open = name === null ? null : { ref: refTo(host, name, preset), chosen: name === TODAY ? {} : chosen };
    return { chosen, open };
  },
  chosenOf: ({ subject, options }): Options =>
    subject.kind === 'scene' ? { preset: String(options.preset ?? DEFAULT_PRESET) } : {},
};
