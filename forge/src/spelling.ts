import { canonical, type GameModule, type Json } from '@lockstep/kernel';

export type Part = Pick<GameModule, 'game' | 'pack'> & Partial<Pick<GameModule, 'bots' | 'scenes'>>;

export type Fields = { readonly [field: string]: Json };

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The scene of a pack that a written setup names, with every choice spelled out; null where it names none. */
export const sceneOf = ({ pack, scenes }: Part, content: Json, written: Json): Fields | null => {
  if (!isFields(written)) return null;
  const { scene } = written;
  const known = scenes?.(content).some(({ name }) => name === scene) === true;
  return known ? { scene: scene!, ...pack.choices?.(content, written) } : null;
};

/** A choice is a name: a table in its place has numbers of its own. */
export const changedIn = (scene: Fields, written: Json): readonly string[] =>
  isFields(written) ? Object.keys(written).filter((key) => !Object.hasOwn(scene, key) || isFields(written[key]!)) : [];

/** The whole of a written setup, as a replay would carry it; null where it is none. */
const wholeOf = ({ game, pack }: Part, content: Json, written: Fields): Fields | null => {
  const setup = game.parseSetup(pack.resolve(content, written));
  return setup.ok ? (game.makeSetup(setup.value) as Fields) : null;
};

/**
 * The one spelling of a setup that is not a published scene: what it writes is written as the whole setup has it, and what
 * changes nothing is left out. A published scene still names each of its choices.
 */
const spellOwn = (part: Part, content: Json, scene: Fields | null, written: Fields): Fields => {
  const whole = wholeOf(part, content, written);
  if (!whole) return written;
  const is = canonical(whole);
  const isSame = (fields: Fields): boolean => canonical(wholeOf(part, content, fields)) === is;
  const changed = [...(scene ? changedIn(scene, written) : Object.keys(written))].sort();
  let spelled: Fields = { ...scene, ...written };
  for (const key of changed.filter((key) => Object.hasOwn(whole, key))) {
    const replaced = { ...spelled, [key]: whole[key]! };
    if (isSame(replaced)) spelled = replaced;
  }
  for (const key of changed) {
    const { [key]: _left, ...rest } = spelled;
    const shorter = scene && Object.hasOwn(scene, key) ? { ...rest, [key]: scene[key]! } : rest;
    if (isSame(shorter)) spelled = shorter;
  }
  return spelled;
};

/** A written setup as a replay spells it: a published scene names each of its choices, also those that were left open. */
export const spellWritten = (part: Part, content: Json, written: Json): Json => {
  if (!isFields(written)) return written;
  const scene = sceneOf(part, content, written);
  return scene && changedIn(scene, written).length === 0 ? scene : spellOwn(part, content, scene, written);
};
