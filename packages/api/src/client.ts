import { type Identity, sign, toBase64, toBase64url } from './keys.ts';
import type { MatchAnswer, MatchesAnswer, MatchRequest, OffersAnswer } from './matches.ts';
import type { ActAnswer, ActRequest, RankedAnswer, RankedBoardAnswer, TryAnswer, TryRequest } from './ranked.ts';
import type {
  AttemptAnswer,
  BoardAnswer,
  ChallengeAnswer,
  ChallengesAnswer,
  CodeAnswer,
  DeletedAnswer,
  DevicesAnswer,
  ErrorAnswer,
  EveryoneAnswer,
  ExportAnswer,
  FriendsAnswer,
  GroupAnswer,
  GroupsAnswer,
  HomeAnswer,
  JournalAnswer,
  JournalRequest,
  LeftAnswer,
  PlayerAnswer,
  PuzzleRequest,
  RatingsAnswer,
  ResultAnswer,
  ResultRequest,
} from './schemas.ts';
import { API_HEADER } from './server-header.ts';
import { LABEL, makeParams, signatureBase } from './signature.ts';

/** What a server answered: a value, a refusal by name, or that it cannot be asked now. */
export type Answered<Value> =
  | { readonly kind: 'answer'; readonly value: Value }
  | { readonly kind: 'refused'; readonly error: ErrorAnswer['error'] }
  | { readonly kind: 'away' };

export interface Connection {
  /** Where the server is: "https://play.example/". */
  readonly address: string;
  readonly identity: Identity;
  readonly fetch?: typeof fetch;
  /** Seconds since 1970. */
  readonly now?: () => number;
}

/** The signature of a request, as its headers have it. */
export interface SignatureHeaders {
  readonly 'content-digest': string;
  readonly 'signature-input': string;
  readonly signature: string;
}

export interface Client {
  /** Signs a request that is sent in another way. */
  signFor(method: string, url: URL, body: string): Promise<SignatureHeaders>;
  matchScenes(): Promise<Answered<OffersAnswer>>;
  makeMatch(asked: MatchRequest): Promise<Answered<MatchAnswer>>;
  myMatches(): Promise<Answered<MatchesAnswer>>;
  match(id: string): Promise<Answered<MatchAnswer>>;
  joinMatch(id: string, bot?: boolean): Promise<Answered<MatchAnswer>>;

  sendResult(result: ResultRequest): Promise<Answered<ResultAnswer>>;
  everyone(ledger: string, date: string): Promise<Answered<EveryoneAnswer>>;
  me(): Promise<Answered<PlayerAnswer>>;
  setName(name: string): Promise<Answered<PlayerAnswer>>;
  exportAll(): Promise<Answered<ExportAnswer>>;
  deleteAll(): Promise<Answered<DeletedAnswer>>;
  /** A code by which another device joins this player. */
  newCode(): Promise<Answered<CodeAnswer>>;
  /** This device joins the player of the code. */
  joinBy(code: string): Promise<Answered<PlayerAnswer>>;
  devices(): Promise<Answered<DevicesAnswer>>;
  dropDevice(device: string): Promise<Answered<PlayerAnswer>>;
  exchange(journal: JournalRequest): Promise<Answered<JournalAnswer>>;
  makeGroup(name: string): Promise<Answered<GroupAnswer>>;
  groups(): Promise<Answered<GroupsAnswer>>;
  group(group: string): Promise<Answered<GroupAnswer>>;
  joinGroup(group: string): Promise<Answered<GroupAnswer>>;
  leaveGroup(group: string): Promise<Answered<LeftAnswer>>;
  closeGroup(group: string): Promise<Answered<LeftAnswer>>;
  board(group: string, date: string): Promise<Answered<BoardAnswer>>;
  friends(ledger: string, date: string): Promise<Answered<FriendsAnswer>>;
  challenge(puzzle: PuzzleRequest): Promise<Answered<ChallengeAnswer>>;
  challenges(): Promise<Answered<ChallengesAnswer>>;
  challengeOf(challenge: string): Promise<Answered<ChallengeAnswer>>;
  takeUp(challenge: string): Promise<Answered<ChallengeAnswer>>;
  leaveChallenge(challenge: string): Promise<Answered<LeftAnswer>>;
  /** Before a Daily is shown. */
  openAttempt(puzzle: PuzzleRequest): Promise<Answered<AttemptAnswer>>;
  ratings(): Promise<Answered<RatingsAnswer>>;
  /** Which ranked days are sealed, open and over. */
  rankedDays(): Promise<Answered<RankedAnswer>>;
  /** The one try of this player at a deal: made now, or before. */
  openTry(asked: TryRequest): Promise<Answered<TryAnswer>>;
  /** How a try stands, with the steps after so many. */
  rankedTry(token: string, after?: number): Promise<Answered<TryAnswer>>;
  actInTry(token: string, action: ActRequest): Promise<Answered<ActAnswer>>;
  rankedBoard(game: string, date: string): Promise<Answered<RankedBoardAnswer>>;
}

const NONCE_BYTES = 16;
const AWAY = { kind: 'away' } as const;

/** A server's refusal because it is busy or its store is away: worth asking again later. */
const LATER: readonly number[] = [429, 502, 503, 504];

const digestOf = async (body: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body));
  return `sha-256=:${toBase64(new Uint8Array(hash))}:`;
};

const isError = (value: unknown): value is ErrorAnswer =>
  typeof (value as ErrorAnswer | null)?.error?.code === 'string';

/** A part of a path. What is none leads nowhere, and never to another address that would be signed. */
const part = (text: string): string => (/^[\w-]{1,64}$/.test(text) ? text : '-');

const clockSeconds = (): number => Math.floor(Date.now() / 1000);

/**
 * Whether a Lockstep server is at this address, and its time; null for a host that serves files alone, or none. The app itself is
 * asked about first: a host of files has it, and nothing fails there.
 */
export const findServer = async (address: string, ask: typeof fetch = fetch): Promise<HomeAnswer | null> => {
  try {
    if (!(await ask(address, { method: 'HEAD' })).headers.has(API_HEADER)) return null;
    const response = await ask(new URL('api/v1', address), { headers: { accept: 'application/json' } });
    const home = response.ok ? ((await response.json()) as Partial<HomeAnswer> | null) : null;
    return home?.lockstep === 1 && typeof home.now === 'number' ? (home as HomeAnswer) : null;
  } catch {
    return null;
  }
};

/** The requests of the API, signed. A device whose clock is wrong signs with the server's once it was told of it. */
export const connect = ({ address, identity, fetch: ask = fetch, now = clockSeconds }: Connection): Client => {
  let offset = 0;

  const signFor = async (method: string, url: URL, body: string): Promise<SignatureHeaders> => {
    const digest = await digestOf(body);
    const params = makeParams({
      created: now() + offset,
      nonce: toBase64url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))),
      keyid: identity.keyid,
      alg: identity.alg,
    });
    const covered = { method, authority: url.host, path: url.pathname, query: url.search || '?', digest };
    const signature = await sign(identity, signatureBase(covered, params));
    return {
      'content-digest': digest,
      'signature-input': `${LABEL}=${params}`,
      signature: `${LABEL}=:${signature}:`,
    };
  };

  const send = async <Value>(method: string, path: string, body: string): Promise<Answered<Value>> => {
    const url = new URL(path, address);
    const headers = {
      accept: 'application/json',
      ...(await signFor(method, url, body)),
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
    };
    try {
      const response = await ask(url, { method, headers, ...(body === '' ? {} : { body }) });
      if (LATER.includes(response.status)) return AWAY;
      const value: unknown = await response.json();
      if (response.ok) return { kind: 'answer', value: value as Value };
      return isError(value) ? { kind: 'refused', error: value.error } : AWAY;
    } catch {
      return AWAY;
    }
  };

  const request = async <Value>(method: string, path: string, body?: unknown): Promise<Answered<Value>> => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const first = await send<Value>(method, path, text);
    if (first.kind !== 'refused' || first.error.code !== 'signature-out-of-time') return first;
    const home = await findServer(address, ask);
    if (!home) return AWAY;
    offset = home.now - now();
    return send<Value>(method, path, text);
  };

  return {
    sendResult: (result) => request('POST', 'api/v1/results', result),
    everyone: (ledger, date) => request('GET', `api/v1/everyone/${part(ledger)}/${part(date)}`),
    me: () => request('GET', 'api/v1/me'),
    setName: (name) => request('PUT', 'api/v1/me', { name }),
    exportAll: () => request('GET', 'api/v1/me/export'),
    deleteAll: () => request('DELETE', 'api/v1/me'),
    newCode: () => request('POST', 'api/v1/me/codes', {}),
    joinBy: (code) => request('POST', 'api/v1/devices', { code }),
    devices: () => request('GET', 'api/v1/me/devices'),
    signFor,
    matchScenes: () => request('GET', 'api/v1/matches/scenes'),
    makeMatch: (asked) => request('POST', 'api/v1/matches', asked),
    myMatches: () => request('GET', 'api/v1/matches'),
    match: (id) => request('GET', `api/v1/matches/${part(id)}`),
    joinMatch: (id, bot = false) => request('POST', `api/v1/matches/${part(id)}/join`, { bot }),
    dropDevice: (device) => request('DELETE', `api/v1/me/devices/${part(device)}`),
    exchange: (journal) => request('POST', 'api/v1/me/journal', journal),
    makeGroup: (name) => request('POST', 'api/v1/groups', { name }),
    groups: () => request('GET', 'api/v1/groups'),
    group: (group) => request('GET', `api/v1/groups/${part(group)}`),
    joinGroup: (group) => request('POST', `api/v1/groups/${part(group)}/members`, {}),
    leaveGroup: (group) => request('DELETE', `api/v1/groups/${part(group)}/members/me`),
    closeGroup: (group) => request('DELETE', `api/v1/groups/${part(group)}`),
    board: (group, date) => request('GET', `api/v1/groups/${part(group)}/table/${part(date)}`),
    friends: (ledger, date) => request('GET', `api/v1/friends/${part(ledger)}/${part(date)}`),
    challenge: (puzzle) => request('POST', 'api/v1/challenges', puzzle),
    challenges: () => request('GET', 'api/v1/challenges'),
    challengeOf: (challenge) => request('GET', `api/v1/challenges/${part(challenge)}`),
    takeUp: (challenge) => request('POST', `api/v1/challenges/${part(challenge)}/players`, {}),
    leaveChallenge: (challenge) => request('DELETE', `api/v1/challenges/${part(challenge)}/players/me`),
    openAttempt: (puzzle) => request('POST', 'api/v1/attempts', puzzle),
    ratings: () => request('GET', 'api/v1/ratings'),
    rankedDays: () => request('GET', 'api/v1/ranked'),
    openTry: (asked) => request('POST', 'api/v1/ranked/tries', asked),
    rankedTry: (token, after = 0) => request('GET', `api/v1/ranked/tries/${part(token)}/after/${after}`),
    actInTry: (token, action) => request('POST', `api/v1/ranked/tries/${part(token)}/actions`, action),
    rankedBoard: (game, date) => request('GET', `api/v1/ranked/boards/${part(game)}/${part(date)}`),
  };
};
