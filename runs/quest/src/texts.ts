import { textIssues } from '@lockstep/cardtext';
import type { Pack as DraftPack } from '@lockstep/draft';
import type { Issue } from '@lockstep/kernel';
import type { Own } from './script.ts';

/** Every text that a quest fights with; `under` is where the draft's tables stand. */
export const checkTexts = (
  { card, dreamcaller, dreamsign }: Pick<DraftPack, 'card' | 'dreamcaller' | 'dreamsign'>,
  { opponent }: Pick<Own, 'opponent'>,
  under: readonly string[],
): readonly Issue[] =>
  textIssues([
    ...card.map((one, i) => ({
      text: one.text ?? '',
      bearer: one.type === 'Character' ? ('character' as const) : ('event' as const),
      path: [...under, 'card', i, 'text'],
    })),
    ...dreamcaller.map((one, i) => ({
      text: one.ability ?? '',
      bearer: 'emblem' as const,
      path: [...under, 'dreamcaller', i, 'ability'],
    })),
    ...dreamsign.map((one, i) => ({
      text: one.effect ?? '',
      bearer: 'emblem' as const,
      path: [...under, 'dreamsign', i, 'effect'],
    })),
    ...opponent.map((one, i) => ({
      text: one.ability ?? '',
      bearer: 'emblem' as const,
      path: ['opponent', i, 'ability'],
    })),
  ]);
