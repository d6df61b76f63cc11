import type { Setup } from '@lockstep/encounter';
import { settings } from '../../plumbing/settings.svelte.ts';
import type { Sound } from '../../plumbing/sound.ts';
import { isStaged } from '../../stage/stage.ts';
import type { Page } from './pages.ts';

/** How long what moves takes, against normal speed; 0 where nothing moves. */
export const pace = (): number => (isStaged() ? (settings.speed === 'slow' ? 2 : 1) : 0);

const isHero = ({ actors }: Setup, id: string): boolean => actors.some((actor) => actor.id === id && actor.seat === 0);

/** What is heard of a page: good news for the heroes, bad news, one of them going out. */
export const soundOf = (setup: Setup, page: Page): Sound | null => {
  const falls = page.notes.some((event) => event.kind === 'went-out' && isHero(setup, event.actor));
  if (falls) return 'lose';
  switch (page.kind) {
    case 'check':
      return page.event.passed ? 'accept' : 'reject';
    case 'clash':
      return page.event.degree === 0 ? 'pick' : isHero(setup, page.event.target) ? 'reject' : 'accept';
    case 'roll':
      return page.event.degree > 0 ? 'accept' : 'pick';
    case 'answer':
      return (page.event.success ?? 0) > 0 ? 'accept' : 'pick';
    case 'reveal':
      return 'scan';
    case 'fight':
      return 'audit';
    case 'say':
    case 'notes':
      return null;
  }
};
