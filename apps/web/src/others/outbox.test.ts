import type { Answered, ResultRequest } from '@lockstep/api';
import type { Entry, FinishedTry } from '@lockstep/play';
import { expect, test } from 'vitest';
import { cardNames } from './card-names.ts';
import { type Fate, flush, type Sent, waitingOf } from './outbox.ts';
import { requestOf, sealOf } from './request.ts';

const replay = (seal: string, date = '2026-11-18'): string =>
  [
    'lockstep 1',
    'game testimony',
    'rules 1',
    `pack ${'ab'.repeat(32)}`,
    `daily ${date}`,
    'options {"visibility":"HIDDEN"}',
    'seed 0123456789abcdef',
    '---',
    'submit a b @1f0c93aa',
    'submit c @00c0ffee',
    `= ${seal}`,
    '',
  ].join('\n');

const entry = (seal: string, more: Partial<FinishedTry> = {}): FinishedTry => ({
  kind: 'finished',
  game: 'testimony-hidden',
  daily: '2026-11-18',
  on: '2026-11-18',
  won: true,
  practice: false,
  merit: [],
  facts: {},
  replay: replay(seal),
  ...more,
});

const kept = (): Sent & { readonly all: Map<string, Fate> } => {
  const all = new Map<string, Fate>();
  return { all, fates: async () => all, set: async (seal, fate) => void all.set(seal, fate) };
};

const TAKEN: Answered<never> = { kind: 'answer', value: {} as never };
const refused = (code: string): Answered<never> => ({
  kind: 'refused',
  error: { code, at: '', message: '', remedy: '' },
});

test('[S4] of a replay its names and actions are sent, and nothing else', () => {
  expect(requestOf(replay('s'), '')).toEqual({
    game: 'testimony',
    rules: 1,
    pack: 'ab'.repeat(32),
    date: '2026-11-18',
    options: { visibility: 'HIDDEN' },
    actions: ['submit a b', 'submit c'],
  });
  expect(sealOf(replay('seal'))).toBe('seal');
  expect(requestOf('', '2026-11-18')).toBeNull();
});

test('[S24] the run of a date is sent under the date it is recorded by, any other not', () => {
  const run = replay('s')
    .replace(/^daily .*$/m, 'setup {"scene":"seven-nights"}')
    .replace(/^options .*\n/m, '')
    .replace('submit a b', '0: submit a b');
  expect(requestOf(run, '2026-11-19')).toMatchObject({ date: '2026-11-19', actions: ['0: submit a b', 'submit c'] });
  expect(requestOf(run, '2026-11-19')).not.toHaveProperty('options');
  expect(requestOf(run, 'seven-nights-0')).toBeNull();
});

test('[S1] the journal is the outbox: what counts and was not sent waits, the oldest first, each play once', () => {
  const entries: readonly Entry[] = [
    entry('before', { on: '2026-11-17' }),
    entry('one'),
    entry('practice', { practice: true }),
    entry('old', { replay: undefined as never }),
    { kind: 'solution-shown', game: 'testimony', daily: '2026-11-18' },
    entry('taken'),
    entry('refused'),
    entry('later'),
    entry('one'),
  ];
  const fates = new Map<string, Fate>([
    ['taken', 'taken'],
    ['refused', { refused: 'illegal-action' }],
    ['later', { refused: 'not-yet' }],
  ]);
  expect(waitingOf(entries, fates, { since: '2026-11-18' }).map(({ seal }) => seal)).toEqual(['one', 'later']);
});

const RUN = replay('run')
  .replace(/^daily .*$/m, 'setup {"scene":"seven-nights"}')
  .replace(/^options .*\n/m, '');

test('[S25] runs of a date wait only where the player agreed to that, from that day on; Dailies as before', () => {
  const run = (seal: string, on: string) =>
    entry(seal, { on, game: 'quest', replay: RUN.replace('= run', `= ${seal}`) });
  const entries = [entry('daily'), run('before', '2026-11-18'), run('after', '2026-11-19')];
  const waiting = (runs?: string | null) =>
    waitingOf(entries, new Map(), { since: '2026-11-18', ...(runs === undefined ? {} : { runs }) }).map(
      ({ seal }) => seal,
    );
  expect(waiting()).toEqual(['daily']);
  expect(waiting(null)).toEqual(['daily']);
  expect(waiting('2026-11-19')).toEqual(['daily', 'after']);
  expect(waiting('2026-11-18')).toEqual(['daily', 'before', 'after']);
});

test('[S1] a server that goes away leaves what was not sent waiting; then it goes on, and nothing is sent twice', async () => {
  const entries = ['a', 'b', 'c', 'd'].map((seal, i) => entry(seal, { replay: replay(seal, `2026-11-1${i}`) }));
  const sent = kept();
  const arrived: string[] = [];
  const answers: Answered<never>[] = [TAKEN, refused('not-over'), { kind: 'away' }, TAKEN, refused('wrong-edition')];
  const client = {
    sendResult: async ({ date }: ResultRequest) => {
      arrived.push(date.slice(-1));
      return answers.shift() ?? TAKEN;
    },
  };
  const next = async () => flush(waitingOf(entries, await sent.fates(), { since: '' }), client, sent);
  expect(await next()).toBe(false);
  expect(arrived.join('')).toBe('012');
  expect(await next()).toBe(true);
  expect(arrived.join('')).toBe('01223');
  // Another edition may come with the next version; everything else is over.
  expect(await next()).toBe(true);
  expect(arrived.join('')).toBe('012233');
  expect(await next()).toBe(true);
  expect(arrived).toHaveLength(6);
});

test('cards of a puzzle have names', () => {
  expect(cardNames({ card: [{ id: 'a', name: 'An A' }, { id: 'b' }, null] })).toEqual(new Map([['a', 'An A']]));
  expect(cardNames(null).size).toBe(0);
});
