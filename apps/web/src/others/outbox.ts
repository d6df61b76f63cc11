import type { Answered, Client, ResultRequest } from '@lockstep/api';
import type { Entry } from '@lockstep/play';
import { isOfDaily, requestOf, sealOf } from './request.ts';

/** What became of a result that was sent: taken, or refused under this name. */
export type Fate = 'taken' | { readonly refused: string };

/** What is known of results that were sent, by their seals. */
export interface Sent {
  fates(): Promise<ReadonlyMap<string, Fate>>;
  set(seal: string, fate: Fate): Promise<void>;
}

/** Refusals that another day, or another version of app or server, may lift. */
const FOR_NOW: readonly string[] = ['not-yet', 'unknown-game', 'unknown-date', 'wrong-rules', 'wrong-edition'];

export interface Waiting {
  readonly seal: string;
  readonly request: ResultRequest;
}

/** What a player agreed to, by dates. */
export interface Agreed {
  readonly since: string;
  readonly runs?: string | null;
}

/**
 * What has not been sent, the oldest first: the journal is the outbox, so nothing can be lost between the two. Tries that do not count are not
 * sent, nor what ended before the player joined (`since`, a date), nor runs of a date that ended before the player agreed to that (`runs`).
 */
export const waitingOf = (
  entries: readonly Entry[],
  fates: ReadonlyMap<string, Fate>,
  { since, runs }: Agreed,
): readonly Waiting[] => {
  const seals = new Set<string>();
  return entries.flatMap((entry) => {
    if (entry.kind !== 'finished' || entry.practice || entry.replay === undefined || entry.on < since) return [];
    if (!isOfDaily(entry.replay) && (runs == null || entry.on < runs)) return [];
    const request = requestOf(entry.replay, entry.daily);
    const seal = sealOf(entry.replay);
    const fate = fates.get(seal);
    const isOver = fate === 'taken' || (fate !== undefined && !FOR_NOW.includes(fate.refused));
    if (!request || isOver || seals.has(seal)) return [];
    seals.add(seal);
    return [{ seal, request }];
  });
};

/** Sends what waits, one after the other, and stops where the server is away. Answers whether everything was sent. */
export const flush = async (
  waiting: readonly Waiting[],
  client: Pick<Client, 'sendResult'>,
  sent: Sent,
): Promise<boolean> => {
  for (const { seal, request } of waiting) {
    const answered: Answered<unknown> = await client.sendResult(request);
    if (answered.kind === 'away') return false;
    // Sent twice, where this line is not reached, it is taken once: the server knows its seal.
    await sent.set(seal, answered.kind === 'answer' ? 'taken' : { refused: answered.error.code });
  }
  return true;
};
