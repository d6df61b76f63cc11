import type { Edition, KoaView } from '@lockstep/freeplay';
import type { View as GatesView } from '@lockstep/gates';
import type { Component, ComponentProps, Snippet } from 'svelte';
import { loadApart } from '../../plumbing/apart.ts';
import type ArtifactCard from './ArtifactCard.svelte';
import type { RunSession } from './choice.ts';

interface At {
  session: RunSession;
  hostSays: string;
  /** More entries of the menu. */
  more: Snippet<[close: () => void]>;
}

interface Keys {
  key(pressed: string): boolean;
}

/** What only one of the two editions shows: a run with AURA loads nothing of KOA's nights, nor the other way round. */
export interface EditionParts {
  readonly Incident: Component<At & { gates: GatesView }, Keys> | null;
  readonly Night: Component<At & { koa: KoaView }, Keys> | null;
  readonly Artifact: Component<ComponentProps<typeof ArtifactCard>> | null;
}

export const loadEditionParts = async (edition: Edition): Promise<EditionParts> => {
  if (edition === 'testimony')
    return {
      Incident: null,
      Night: (await loadApart('with KOA', () => import('./Night.svelte'))).default,
      Artifact: null,
    };
  const { default: Incident, Artifact } = await loadApart('with AURA', () => import('./Incident.svelte'));
  return { Incident, Night: null, Artifact };
};
