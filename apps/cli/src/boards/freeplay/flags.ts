import { makeDay } from '@lockstep/calendar';
import type { Freeplay } from '@lockstep/freeplay';
import { makeSeed } from '@lockstep/kernel';
import type { Options } from '@lockstep/play';
import { Fault } from '../../fault.ts';
import { dayOf } from '../../library.ts';
import type { Flags } from '../../shell/board.ts';
import { exclude, givenOf, notOneOf } from '../../shell/flags.ts';
import type { Host } from '../../shell/host.ts';
import { editionOf, firstKit, kitOf, kitsAt, levelsAt, runOf, usualLevel } from './meta.ts';
import { runOptions } from './shelf.ts';

const checkName = (flag: string, word: string | undefined, things: readonly { readonly id: string }[]): void => {
  const names = things.map(({ id }) => id);
  if (word !== undefined && !names.includes(word)) throw notOneOf(flag, names, word);
};

/** The kit or level of a choice that is not open yet. */
const shutOf = (host: Host<Freeplay>, run: string, kit: string | undefined, level: string) => {
  const shutKit = kitsAt(host).find(({ thing, open }) => thing.id === kit && !open);
  if (shutKit) return { what: 'kit', ...shutKit };
  const shut = levelsAt(host, editionOf(host, run)).find(({ thing, open }) => thing.id === level && !open);
  return shut && { what: 'level', ...shut };
};

export const flags: Flags<Freeplay> = {
  names: ['scene', 'kit', 'level', 'seed', 'date', 'setup', 'pack'],
  lesson: 'first-run',
  check: ({ scene, kit, level, seed, date, setup, pack }) => {
    if (date !== undefined) {
      exclude('date', givenOf({ scene, kit, level, seed, setup, pack }), 'the run of a date is the same for everyone');
      makeDay(dayOf(date));
    }
    if (setup !== undefined) exclude('setup', givenOf({ scene, kit, level }), 'a written run says all of it itself');
  },
  parse: (host, { scene, kit, level: word, setup, seed, date }) => {
    const pack = host.pack;
    if (date !== undefined)
      return {
        chosen: { level: usualLevel(host) },
        open: { ref: host.ref({ kind: 'daily', date: host.date }), chosen: {} },
      };
    checkName('level', word, pack.level);
    checkName('kit', kit, pack.kit);
    checkName('scene', scene, pack.run);
    const level = word ?? usualLevel(host);
    const chosen = { level };
    // With a seed or a pack of the player's own anything may be played; nothing of it is recorded.
    const shut =
      host.commandLine.seed === null && host.commandLine.pack === null
        ? shutOf(host, scene ?? '', kit, level)
        : undefined;
    if (shut) throw new Fault('shut', `the ${shut.what} ${shut.thing.id} is not open yet. ${shut.feat}`);
    if (setup !== undefined) return { chosen, open: { ref: host.ref({ kind: 'file', file: setup }), chosen: {} } };
    if (scene === undefined) return { chosen, open: null };
    const ref = host.ref({ kind: 'scene', scene }, runOptions(host, scene));
    const own = kitOf(host, scene);
    if (own === undefined && givenOf({ kit, level: word, seed }).length === 0) return { chosen, open: { pick: ref } };
    return { chosen, open: { ref, chosen: { kit: own ?? kit ?? firstKit(host), level } } };
  },
  chosenOf: ({ subject }, { script }): Options =>
    subject.kind === 'scene' ? { kit: script.kit.id, level: script.firmware } : {},
  // Other draws of what is shut have a seed of their own, and are not recorded either.
  refForRetry: (host, ref, chosen) => {
    if (ref.seed === null) return ref;
    const { kit, level } = host.commandLine.flags;
    const isShut =
      ref.pack === null &&
      ref.subject.kind === 'scene' &&
      shutOf(
        host,
        runOf(ref),
        editionOf(host, runOf(ref)) === 'gates' ? String(chosen.kit) : undefined,
        String(chosen.level),
      );
    if (isShut) return { ...ref, seed: makeSeed(host.newSeed()) };
    return { ...ref, seed: null, options: kit === undefined && level === undefined ? {} : ref.options };
  },
};
