import { makeReplay, type Source } from '@lockstep/kernel';
import type { Saved } from './entry.ts';
import type { Flags } from './practice.ts';
import type { Options, Ref, Subject } from './ref.ts';
import type { RunOf, Types } from './types.ts';

const KINDS = ['daily', 'lesson', 'scene', 'dealt', 'file'] as const satisfies readonly Subject['kind'][];

/** No part of a key has a dot of its own. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('.', '%2E');

const nameOf = (subject: Subject): string => {
  switch (subject.kind) {
    case 'daily':
      return subject.date;
    case 'lesson':
      return subject.lesson;
    case 'scene':
      return subject.scene;
    case 'dealt':
      return subject.row ?? '';
    case 'file':
      return subject.file;
  }
};

/** Under which key a try is saved: "draft/scene.seven-dreams.preset=seed". */
export const saveKey = ({ game, subject, options, seed, pack }: Ref): string => {
  const named = Object.keys(options)
    .sort()
    .map((option) => `${encode(option)}=${encode(String(options[option]))}`);
  const more = [...(seed === null ? [] : [`@${encode(seed)}`]), ...(pack === null ? [] : [`!${encode(pack)}`])];
  return `${game}/${[subject.kind, encode(nameOf(subject)), ...named, ...more].join('.')}`;
};

const subjectOf = (kind: Subject['kind'], name: string): Subject => {
  switch (kind) {
    case 'daily':
      return { kind, date: name };
    case 'lesson':
      return { kind, lesson: name };
    case 'scene':
      return { kind, scene: name };
    case 'dealt':
      return { kind, row: name === '' ? null : name };
    case 'file':
      return { kind, file: name };
  }
};

const optionValue = (text: string): string | number | boolean =>
  text === 'true' ? true : text === 'false' ? false : /^-?\d{1,15}$/.test(text) ? Number(text) : text;

/** The inverse; undefined for a key that is not one. */
export const parseSaveKey = (key: string): Ref | undefined => {
  const slash = key.indexOf('/');
  const [kind, name, ...rest] = key.slice(slash + 1).split('.');
  const known = KINDS.find((one) => one === kind);
  if (slash <= 0 || !known || name === undefined) return undefined;
  try {
    let seed: string | null = null;
    let pack: string | null = null;
    const options: { -readonly [option in keyof Options]: Options[option] } = {};
    for (const part of rest) {
      const equals = part.indexOf('=');
      if (part.startsWith('@')) seed = decodeURIComponent(part.slice(1));
      else if (part.startsWith('!')) pack = decodeURIComponent(part.slice(1));
      else if (equals > 0)
        options[decodeURIComponent(part.slice(0, equals))] = optionValue(decodeURIComponent(part.slice(equals + 1)));
      else return undefined;
    }
    return { game: key.slice(0, slash), subject: subjectOf(known, decodeURIComponent(name)), options, seed, pack };
  } catch {
    return undefined;
  }
};

/** A try as it is kept. */
export const makeSaved = <G extends Types>(run: RunOf<G>, from: Source | undefined, flags: Flags): Saved => ({
  replay: makeReplay(run, from),
  practice: flags.practice,
  nudged: flags.nudged,
  ...(flags.unrecorded ? { unrecorded: true } : {}),
});
