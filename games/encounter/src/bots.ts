import type { EncounterBot } from './greedy.ts';
import { opponents } from './opponents.ts';
import { fightSampler } from './sampling.ts';
import { thorough } from './thorough.ts';

export const bots: { readonly [name: string]: EncounterBot } = { ...opponents, thorough, sampling: fightSampler };
