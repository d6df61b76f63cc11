import type { ErrorAnswer } from '@lockstep/api';

/** Every way in which the API says no: its status, what is wrong, and what to do. */
const DENIALS = {
  unsigned: [
    401,
    'the request is not signed',
    'sign it as docs/spec/server.md says, with the headers signature-input and signature',
  ],
  'wrong-digest': [401, 'content-digest is not that of the body', 'send the SHA-256 of the exact bytes of the body'],
  'wrong-signature': [
    401,
    'the signature does not fit the request',
    'sign method, host, path, query and digest as they are sent',
  ],
  'signature-out-of-time': [
    401,
    'the signature was made at another time',
    'set the clock, or ask GET /api/v1 for the time of the server',
  ],
  'signature-used': [401, 'this signature was used before', 'sign each request with a nonce of its own'],
  'wrong-shape': [400, 'the body is not what is asked for', 'see /api/v1/openapi.json'],
  'too-large': [413, 'the body is too large', 'send names and actions alone'],
  'wrong-media': [415, 'the body is not JSON', 'send it with content-type: application/json'],
  'unknown-address': [404, 'there is nothing at this address', 'see /api for what there is'],
  'unknown-game': [422, 'no Daily of such a game is published here', 'send the id of a game with Dailies'],
  'wrong-rules': [422, 'the game was played by other rules', 'update the app'],
  'unknown-date': [422, 'nothing is published for this date', 'send a date of the schedule'],
  'not-yet': [422, 'this date has not come anywhere yet', 'send it when the date has come'],
  'wrong-edition': [422, 'the date is played with another edition', 'update the app'],
  'wrong-options': [
    422,
    'the game has no such options, or they change nothing',
    'send options as a replay of the app spells them',
  ],
  'not-recorded': [422, 'this way of playing is not recorded', 'send a Daily as it was published'],
  'not-an-action': [422, 'this is no action of the game', 'send the actions of the replay'],
  'other-spelling': [422, 'the action has another spelling', 'send the actions of the replay'],
  'illegal-action': [422, 'the rules refuse this action', 'send the actions of the replay'],
  'not-the-bots-move': [422, 'the bot of this seat moves otherwise here', 'send the actions of the replay'],
  'after-the-end': [422, 'the game was over before this action', 'send the actions up to the end'],
  'not-over': [422, 'the game is not over', 'send it when it has ended'],
  'too-many-results': [422, 'too many results of this puzzle', 'play another date'],
  'wrong-name': [422, 'this is no name', 'one to 32 letters, digits, signs and single spaces, without < and >'],
  'unknown-player': [404, 'nothing is kept of this key', 'send a result first'],
  'wrong-code': [
    422,
    'this code is not there, was used, or is older than ten minutes',
    'ask the first device for a new one',
  ],
  'unknown-device': [404, 'the player has no such device', 'see GET /api/v1/me/devices'],
  'wrong-entry': [422, 'this is no entry of a journal', 'send entries as the app keeps them, as canonical JSON'],
  'journal-full': [422, 'there are too many entries', 'nothing more can be added to this journal'],
  'unknown-group': [404, 'there is no such group', 'ask for the link again'],
  'too-many-groups': [422, 'the group is full, or the player is in too many', 'leave a group first'],
  'not-owner': [403, 'only the one who made a group may close it', 'leave it'],
  'unknown-challenge': [404, 'there is no such challenge', 'ask for the link again'],
  'too-many-challenges': [422, 'the challenge is full, or the player is in too many', 'leave a challenge first'],
  'date-closed': [422, 'this date is over everywhere', 'play it; the boards of the date are closed'],
  'not-finished': [
    403,
    'what everyone did is shown after an own finish',
    'finish this puzzle and send the result first',
  ],
  'unknown-match-scene': [422, 'no such scene is played by two', 'see GET /api/v1/matches/scenes'],
  'wrong-choice': [422, 'there is no such choice', 'see GET /api/v1/matches/scenes'],
  'unknown-match': [404, 'there is no such match', 'ask for the link again'],
  'old-match': [410, 'this match was played by rules or cards that are no longer here', 'make a new one'],
  'too-many-matches': [422, 'too many matches are under way', 'finish or resign one first'],
  'seat-taken': [409, 'both seats are taken', 'watch, or make a match of your own'],
  'not-begun': [409, 'the other seat is empty', 'send the link, and wait'],
  'match-over': [409, 'the match is over', 'make a new one'],
  'out-of-time': [409, 'the time for this move is up', 'make a new match'],
  'position-changed': [409, 'steps were taken back meanwhile', 'look again, then move'],
  'takeback-asked': [409, 'a takeback is asked for already', 'wait for the answer'],
  'nothing-to-take-back': [409, 'there is no step of your own to take back', 'go on'],
  'no-takeback-asked': [409, 'no takeback is asked for', 'go on'],
  'match-too-long': [409, 'the match has too many steps', 'agree on an end: one side resigns'],
  'not-a-seat': [403, 'a watcher does not move', 'take a seat'],
  'too-many-viewers': [503, 'too many watch this match', 'try again later'],
  'no-hello': [401, 'the first message is a hello', 'see docs/spec/server.md'],
  'not-ranked': [422, 'no such game is ranked', 'see GET /api/v1/ranked'],
  'unknown-try': [404, 'this player has no such try', 'open one first'],
  'try-over': [409, 'this try is over', 'wait for the next day'],
  'other-step': [409, 'the try has gone on otherwise', 'look again, then move'],
  'try-too-long': [409, 'the try has too many steps', 'it counts as not finished'],
  'old-deal': [410, 'this day was sealed for rules or cards that are no longer here', 'wait for the next day'],
  'too-many-requests': [429, 'too many requests', 'wait, then go on'],
  'too-busy': [503, 'too many long games are being checked', 'try again in a few seconds'],
  'store-away': [503, 'the store does not answer', 'try again in a few seconds'],
  internal: [500, 'the server made a mistake', 'try again; if it stays, report it with the time of this answer'],
} as const satisfies { readonly [code: string]: readonly [status: number, message: string, remedy: string] };

export type DenialCode = keyof typeof DENIALS;

/** A request that is refused: by name, with the part of it that is wrong. */
export class Denial {
  readonly code: DenialCode;
  readonly at: string;
  readonly detail: string;
  constructor(code: DenialCode, at: string, detail = '') {
    this.code = code;
    this.at = at;
    this.detail = detail;
  }

  get status(): number {
    return DENIALS[this.code][0];
  }

  get answer(): ErrorAnswer {
    const [, message, remedy] = DENIALS[this.code];
    const { code, at, detail } = this;
    return { error: { code, at, message: detail === '' ? message : `${message}: ${detail}`, remedy } };
  }
}

export const deny = (code: DenialCode, at: string, detail?: string): Denial => new Denial(code, at, detail);

/** What the documentation lists. */
export const DENIAL_CODES: readonly string[] = Object.keys(DENIALS);
