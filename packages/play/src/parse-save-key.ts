import type { Options, Ref, Subject } from './ref.ts';

const KINDS = ['daily', 'lesson', 'scene', 'dealt', 'file'] as const satisfies readonly Subject['kind'][];

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

/** The inverse of `saveKey`; undefined for a key that is not one. */
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
