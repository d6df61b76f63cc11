import { type Client, connect, type EveryoneAnswer, type FriendsAnswer, findServer, newIdentity } from '@lockstep/api';
import type { Entry } from '@lockstep/play';
import { markJoined } from './joined.ts';
import { agreeRuns, join, leave, type Membership, membership, sent } from './keep.ts';
import { flush, waitingOf } from './outbox.ts';
import { isOfDaily } from './request.ts';

/** The server that the app came from, if there is one. */
const address = (): string => new URL('./', location.href).href;

const clientOf = ({ identity }: Membership): Client => connect({ address: address(), identity });

/** Keys are given to secure pages alone: https, or this machine. */
const isSecure = (): boolean => window.isSecureContext && crypto.subtle !== undefined;

type Outside =
  /** No server, and the player never joined one. */
  | { readonly kind: 'alone' }
  | { readonly kind: 'insecure' }
  /** There is a server, and the player was not asked yet. */
  | { readonly kind: 'offer' };

/** How this device stands to the server that the app came from. */
export type Access = Outside | { readonly kind: 'member'; readonly client: Client; readonly runs: Membership['runs'] };

/** What the panel about everyone shows. */
export type Standing =
  | Outside
  | { readonly kind: 'away' }
  /** The player was not asked yet whether this is sent, or said that it is not. */
  | { readonly kind: 'unasked' }
  | { readonly kind: 'unsent' }
  | { readonly kind: 'figures'; readonly everyone: EveryoneAnswer; readonly friends: FriendsAnswer };

export const access = async (): Promise<Access> => {
  if (!isSecure()) return { kind: (await findServer(address())) ? 'insecure' : 'alone' };
  const member = await membership();
  if (member) return { kind: 'member', client: clientOf(member), runs: member.runs };
  return { kind: (await findServer(address())) ? 'offer' : 'alone' };
};

/** Sends what waits. Answers whether all of it is there; nothing is done for a player who has not joined. */
export const sendWaiting = async (entries: readonly Entry[]): Promise<boolean> => {
  const member = isSecure() ? await membership() : null;
  if (!member) return false;
  const waiting = waitingOf(entries, await sent.fates(), member);
  return flush(waiting, clientOf(member), sent);
};

const isRun = (entries: readonly Entry[], ledger: string, date: string): boolean =>
  entries.some(
    (entry) =>
      entry.kind === 'finished' &&
      entry.game === ledger &&
      entry.daily === date &&
      entry.replay !== undefined &&
      !isOfDaily(entry.replay),
  );

/** How one's own result of a date stands among everyone's; sends it first where it waits. */
export const standingFor = async (entries: readonly Entry[], ledger: string, date: string): Promise<Standing> => {
  const found = await access();
  if (found.kind !== 'member') return found;
  if (found.runs == null && isRun(entries, ledger, date)) return { kind: found.runs === null ? 'unsent' : 'unasked' };
  if (!(await sendWaiting(entries))) return { kind: 'away' };
  const [everyone, friends] = await Promise.all([
    found.client.everyone(ledger, date),
    found.client.friends(ledger, date),
  ]);
  if (everyone.kind === 'away' || friends.kind === 'away') return { kind: 'away' };
  return everyone.kind === 'answer' && friends.kind === 'answer'
    ? { kind: 'figures', everyone: everyone.value, friends: friends.value }
    : { kind: 'alone' };
};

/** Makes a key on this device. `today` is the player's own date. */
export const joinEveryone = async (today: string): Promise<void> => {
  await join({ identity: await newIdentity(), since: today, runs: today });
  markJoined(true);
};

/** Whether runs of a date are sent as well, from this date on. */
export const sendRuns = (yes: boolean, today: string): Promise<void> => agreeRuns(yes ? today : null);

/** Deletes what the server keeps, then what is kept here. False where the server is away: then nothing was done. */
export const leaveEveryone = async (): Promise<boolean> => {
  const member = await membership();
  const answered = member ? await clientOf(member).deleteAll() : null;
  if (answered?.kind === 'away') return false;
  await leave();
  markJoined(false);
  return true;
};
