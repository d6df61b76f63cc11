import { preview } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { explain, nearestPath } from './explain.ts';
import {
  actionOf,
  CARDS,
  card,
  type Fields,
  find,
  hand,
  ordered,
  play,
  puzzle,
  SEED,
  shown as shownAt,
} from './play.fixture.ts';
import { protocol } from './protocol.ts';

const shown = (written: Fields, ...lines: readonly string[]) => shownAt(written, SEED, ...lines);

describe('[P32] [K5] preview', () => {
  const submits: readonly [what: string, changes: Fields, lines: readonly string[]][] = [
    ['accepted', {}, ['submit badge receipt']],
    ['rejected', {}, ['submit sulk']],
    ['with an Audit', { scrutiny: 4 }, ['submit rumour']],
    ['the win', { resistance: 20 }, ['submit badge receipt']],
    ['the last turn', { turns: 1 }, ['submit badge']],
    ['after a SCAN', { scrutiny: 3 }, ['submit badge', 'scan memo', 'submit receipt']],
  ];
  test.each(submits)('[P32] [K5] a SUBMIT is known in full: %s', (_, changes, lines) => {
    const { setup, state, events } = play(puzzle(changes), SEED, ...lines);
    const seen = shown(puzzle(changes), ...lines);
    expect(seen.events).toEqual(events);
    expect(seen.outcome).toEqual(protocol.outcome(setup, state));
  });

  const scans: readonly [what: string, changes: Fields, lines: readonly string[], drawn: readonly null[]][] = [
    ['one card', {}, ['scan badge'], [null]],
    ['two cards', {}, ['scan badge memo'], [null, null]],
    ['with an Audit', { scrutiny: 3 }, ['submit badge', 'scan memo'], [null]],
    ['the last Reserve card', { card: CARDS.slice(0, 7) }, ['scan badge'], [null]],
    ['the last turn', { turns: 1 }, ['scan badge memo'], [null, null]],
  ];
  test.each(scans)('[P32] [K5] a SCAN hides the drawn cards and nothing else: %s', (_, changes, lines, drawn) => {
    const { setup, state, events } = play(puzzle(changes), SEED, ...lines);
    const seen = shown(puzzle(changes), ...lines);
    expect(find(events, 'scanned')?.drawn).not.toContain(null);
    expect(seen.events).toEqual(events.map((event) => (event.kind === 'scanned' ? { ...event, drawn } : event)));
    expect(seen.outcome).toEqual(protocol.outcome(setup, state));
  });

  test('[P32] [K5] two orders of the Reserve, one preview', () => {
    const seen = ['r1', 'r5'].map((first) => {
      const { setup, state } = play(puzzle(), ordered(puzzle(), first).seed);
      return preview(protocol, setup, state, 0, actionOf(setup, 'scan badge'));
    });
    expect(seen[0]).toEqual(seen[1]);
  });

  test('[P32] [K3] the preview of what is refused is the refusal', () => {
    const { setup, state } = play(puzzle(), SEED);
    expect(preview(protocol, setup, state, 0, actionOf(setup, 'submit r1'))).toMatchObject({ code: 'not-in-evidence' });
  });
});

describe('[P41] explanation', () => {
  const path = [{ tags: ['AUTHORITY', 'TIME'] }, { pair: ['TIME'], no_repeat: true }];
  const cards = [
    card('stamp', 10, { tags: ['TIME'] }),
    card('clock', 9, { tags: ['TIME'] }),
    card('decree', 25, { tags: ['AUTHORITY'] }),
  ];
  const written = hand(cards, { protocol: [{ id: 'OPEN', line: 'A rule.', path }] });
  const explained = (...lines: readonly string[]) => {
    const { setup, state } = play(written, SEED, ...lines.slice(0, -1));
    return explain(setup, state, actionOf(setup, lines.at(-1)!));
  };
  const has = (mark: string, holds: boolean) => ({ clause: { kind: 'has', mark }, holds });
  const pair = (holds: boolean) => ({ clause: { kind: 'pair', tags: ['TIME'] }, holds });
  const fresh = (holds: boolean) => ({ clause: { kind: 'no-repeat' }, holds });

  test('[P41] each clause of each path, and what the payload is worth', () => {
    expect(explained('submit stamp clock')).toEqual({
      protocol: 'OPEN',
      paths: [
        { satisfied: false, clauses: [has('AUTHORITY', false), has('TIME', true)] },
        { satisfied: true, clauses: [pair(true), fresh(true)] },
      ],
      base: 19,
      resonance: ['TIME'],
      compliance: 28,
    });
  });

  test('[P41] [P14] after it was submitted the same payload repeats, and its worth stays', () => {
    expect(explained('submit stamp clock', 'submit stamp clock')).toMatchObject({
      paths: [{ satisfied: false }, { satisfied: false, clauses: [pair(true), fresh(false)] }],
      compliance: 28,
    });
  });

  test('[P41] capped, as if accepted', () => {
    expect(explained('submit decree clock')).toMatchObject({
      paths: [{ satisfied: true }, { satisfied: false }],
      base: 34,
      resonance: [],
      compliance: 30,
    });
  });

  test('[P41] why it is not accepted: what the nearest path misses', () => {
    expect(nearestPath(explained('submit stamp')!)).toEqual({ path: 0, missing: [{ kind: 'has', mark: 'AUTHORITY' }] });
    expect(nearestPath(explained('submit stamp clock')!)).toEqual({ path: 1, missing: [] });
  });

  test('[P41] it goes with the preview of a SUBMIT; a SCAN has none', () => {
    expect(shown(written, 'submit stamp').details).toMatchObject({ base: 10, compliance: 10 });
    expect(shown(puzzle(), 'scan badge').details).toBeNull();
  });
});
