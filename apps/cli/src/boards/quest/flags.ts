import { makeDay } from '@lockstep/calendar';
import type { Options } from '@lockstep/play';
import { DEED_BATTLES, DEFAULT_LEVEL, type QuestGame } from '@lockstep/quest';
import { listed } from '@lockstep/words';
import { Fault } from '../../fault.ts';
import { dayOf } from '../../library.ts';
import type { Flags } from '../../shell/board.ts';
import { exclude, givenOf, oneOf } from '../../shell/flags.ts';
import type { Host } from '../../shell/host.ts';
import { openingsAt } from './pick.ts';
import { levelsOf, openAt, refTo, TODAY } from './shelf.ts';

/** What a quest is to begin with, where that is open (Q29). */
const broughtBy = (host: Host<QuestGame>, words: { readonly [option: string]: string | undefined }): Options => {
  const { dreamcaller, dreamsign } = host.pack;
  const all: { readonly [option: string]: readonly { readonly id: string }[] } = { dreamcaller, dreamsign };
  return Object.fromEntries(
    Object.entries(words).flatMap(([option, word]) => {
      if (word === undefined) return [];
      const id = oneOf(
        option,
        all[option]!.map((thing) => thing.id),
        word,
      );
      if (!openingsAt(host).some((opening) => opening.option === option && opening.id === id))
        throw new Fault(
          'usage',
          `${id} is not open yet: win ${DEED_BATTLES} battles of one quest with it, or name a --seed`,
        );
      return [[option, id]];
    }),
  );
};

export const flags: Flags<QuestGame> = {
  names: ['scene', 'level', 'dreamcaller', 'dreamsign', 'seed', 'date', 'setup', 'pack'],
  lesson: 'first-night',
  check: ({ scene, level, dreamcaller, dreamsign, date, seed, setup, pack }) => {
    const own = { scene, level, dreamcaller, dreamsign };
    if (date !== undefined) {
      exclude('date', givenOf({ ...own, seed, setup, pack }), 'the quest of a date is the same for everyone');
      makeDay(dayOf(date));
    }
    if (setup !== undefined) exclude('setup', givenOf(own), 'a written quest says all of it itself');
    if (scene === undefined && givenOf({ dreamcaller, dreamsign }).length > 0)
      throw new Fault(
        'usage',
        `${listed(givenOf({ dreamcaller, dreamsign }))}: name the road too, such as --scene seven-nights`,
      );
  },
  parse: (host, { scene, level: word, dreamcaller, dreamsign, date, setup }) => {
    const level = oneOf('level', levelsOf(host), word ?? DEFAULT_LEVEL);
    if (!openAt(host).includes(level) && setup === undefined)
      throw new Fault('usage', `${level} is not open yet: win the level below it first, or name a --seed`);
    if (setup !== undefined)
      return { chosen: { level }, open: { ref: host.ref({ kind: 'file', file: setup }), chosen: {} } };
    const name = scene ?? (date === undefined ? null : TODAY);
    if (name === null) return { chosen: { level }, open: null };
    const { ref, chosen } = refTo(host, name, level);
    return { chosen: { level }, open: { ref, chosen: { ...chosen, ...broughtBy(host, { dreamcaller, dreamsign }) } } };
  },
  chosenOf: ({ subject, options }, { script: { dreamcaller, dreamsign } }): Options =>
    subject.kind === 'scene'
      ? {
          level: String(options.level ?? DEFAULT_LEVEL),
          ...(dreamcaller === undefined ? {} : { dreamcaller }),
          ...(dreamsign === undefined ? {} : { dreamsign }),
        }
      : {},
};
