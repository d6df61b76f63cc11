import type { Setup } from '@lockstep/freeplay';
import { EDITION_HOST } from '@lockstep/words-freeplay';

/** What a replay is of, and what is read first: the start of a run tells no events. */
export const opening = (given: unknown): { readonly title: string; readonly lines: readonly string[] } => {
  const { script, edition } = given as Setup;
  const { scene, kit, firmware } = script;
  const level = script.level.find(({ id }) => id === firmware)!;
  const as = [EDITION_HOST[edition], ...(edition === 'gates' ? [kit.name] : []), firmware];
  return { title: `${scene.title}, ${as.join(', ')}`, lines: [scene.line, `${level.name}. ${level.line}`] };
};
