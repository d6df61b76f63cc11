import type { Ref, Subject } from './ref.ts';

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
