import type { Setup } from '@lockstep/draft';

/** What a replay is of, and what is read first: the start of a quest tells no events. */
export const opening = (given: unknown): { readonly title: string; readonly lines: readonly string[] } => {
  const { scene, preset } = (given as Setup).script;
  const [first] = scene.dreamscape;
  return {
    title: `${scene.title}, ${preset.title}`,
    lines: [first!.name, ...(first!.line === undefined ? [] : [first!.line])],
  };
};
