import * as v from 'valibot';

export const NAME = '[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*';

/** What a scene can remember: "bridge-at-dusk:same-road", an end of an earlier scene, or "bridge-at-dusk+soft-seal", a tag it was left with. */
const MEMORY_SHAPE = new RegExp(`^(${NAME})([:+])(${NAME})$`);
export const MEMORY = v.pipe(
  v.string(),
  v.regex(MEMORY_SHAPE, 'an end of a scene, "scene:end", or a tag it keeps, "scene+tag"'),
  v.maxLength(81),
);

interface Memory {
  readonly scene: string;
  readonly kind: 'END' | 'TAG';
  /** Of the end's beat, or of the tag. */
  readonly id: string;
}

export const parseMemory = (text: string): Memory | null => {
  const [, scene, sign, id] = MEMORY_SHAPE.exec(text) ?? [];
  return scene === undefined || id === undefined ? null : { scene, kind: sign === ':' ? 'END' : 'TAG', id };
};
