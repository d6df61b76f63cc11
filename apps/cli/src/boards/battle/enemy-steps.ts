import type { Event } from '@lockstep/battle';
import { eventWords, type Names } from '@lockstep/words-battle';

/** What begins a step of the enemy that is told by itself. */
const BEGINS: readonly Event['kind'][] = ['turn-started', 'played', 'used', 'turn-ended'];
/** What is not worth a word of its own. */
const SILENT: readonly Event['kind'][] = ['window-opened', 'kept', 'turn-ended', 'drew-cards', 'resolved'];

/** What the enemy did since one's own last step, step by step, in sentences. */
export const enemySteps = (names: Names, events: readonly Event[]): readonly string[] => {
  const groups: { readonly enemy: boolean; readonly events: Event[] }[] = [];
  for (const event of events) {
    const begins = BEGINS.includes(event.kind) || groups.length === 0;
    if (begins) groups.push({ enemy: 'seat' in event && event.seat === 1, events: [] });
    groups.at(-1)!.events.push(event);
  }
  return groups.flatMap(({ enemy, events: told }) => {
    const said = told.filter(({ kind }) => !SILENT.includes(kind));
    return enemy && said.length > 0 ? [said.map((event) => eventWords(names, event)).join(' ')] : [];
  });
};

/** The last thing the enemy did, where it did anything. */
export const lastEnemyStep = (names: Names, events: readonly Event[]): string | null =>
  enemySteps(names, events).at(-1) ?? null;
