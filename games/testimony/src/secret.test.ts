import { fc, playOut } from '@lockstep/conformance';
import { canonical, parseSeed, preview, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { setups } from './arbitrary.fixture.ts';
import type { Explanation } from './explain.ts';
import { card, counter, type Fields, find, legal, play, puzzle, read, refuter, shown } from './play.fixture.ts';
import { testimony } from './testimony.ts';

const HAND = [
  card('face', 12, { proves: ['IDENTITY'] }),
  card('map', 7, { proves: ['LOCATION'] }),
  card('note', 9),
  refuter('outage', 3, ['CAMERA', 'GPS', 'LOG']),
];
const hidden = (counters: readonly Fields[], changes: Fields = {}): Fields =>
  puzzle(HAND, { visibility: 'HIDDEN', counter: counters, ...changes });

const CAMERA = counter('CAMERA', 'IDENTITY');
const GPS = counter('GPS', 'LOCATION');
const LOG = counter('LOG', 'INTENT');

/** What a text must not say of an unseen counter; targets are the proof types of cards too, and looked at apart. */
const traces = ({ id, name, line }: Fields): readonly string[] => [id, name, line].map(String);

describe('[T11] FULL and HIDDEN', () => {
  test('[T11] a refutation card of a HIDDEN puzzle has a number in place of a name, and no line, to the end', () => {
    const cards = [...HAND, refuter('log-gap', 2, ['LOG'])];
    const covered = (visibility: string, ...lines: readonly string[]) =>
      play(puzzle(cards, { visibility, counter: [CAMERA, LOG] }), ...lines)
        .view.cards.filter(({ kind }) => kind === 'refutation')
        .map(({ name, line }) => [name, line]);
    const sealed = [
      ['Refutation 1', null],
      ['Refutation 2', null],
    ];
    expect(covered('HIDDEN')).toEqual(sealed);
    expect(covered('HIDDEN', 'submit outage')).toEqual(sealed);
    expect(covered('FULL')).toEqual([
      [String(HAND[3]!.name), HAND[3]!.line ?? null],
      [String(cards[4]!.name), cards[4]!.line ?? null],
    ]);
  });

  test('[T11] D05v2-45 FULL unless it says HIDDEN: all counters with their targets from turn 1', () => {
    const { view, setup } = play(puzzle(HAND, { counter: [CAMERA, GPS] }));
    expect(setup.script.visibility).toBe('FULL');
    expect(view.visibility).toBe('FULL');
    expect(view.hiddenCounters).toBe(0);
    expect(view.counters).toEqual([
      {
        id: 'CAMERA',
        name: 'CAMERA at work',
        line: 'What CAMERA shows.',
        targets: ['IDENTITY'],
        played: false,
        refuted: false,
        refutedBy: ['outage'],
      },
      expect.objectContaining({ id: 'GPS', targets: ['LOCATION'] }),
    ]);
    expect(view.cards[3]?.refutes).toEqual(['CAMERA', 'GPS', 'LOG']);
  });

  const rows: readonly [lines: readonly string[], seen: readonly string[], refutes: readonly (string | null)[]][] = [
    [[], [], [null, null, null]],
    [['submit pulse'], [], [null, null, null]],
    [['submit face'], ['CAMERA'], ['CAMERA', null, null]],
    [['submit map'], ['GPS'], [null, 'GPS', null]],
    [
      ['submit map', 'submit face'],
      ['CAMERA', 'GPS'],
      ['CAMERA', 'GPS', 'LOG'],
    ],
    [['submit outage'], ['CAMERA', 'GPS'], ['CAMERA', 'GPS', 'LOG']],
  ];
  test.each(rows)('[T11] [T28] D05v2-46 after %j: %j is seen', (lines, seen, refutes) => {
    const { view } = play(hidden([CAMERA, GPS]), ...lines);
    expect(view.counters.map(({ id }) => id)).toEqual(seen);
    expect(view.hiddenCounters).toBe(2 - seen.length);
    expect(view.cards[3]?.refutes).toEqual(refutes);
    const text = canonical(view);
    for (const one of [CAMERA, GPS])
      for (const trace of traces(one)) expect(text.includes(trace)).toBe(seen.includes(String(one.id)));
  });

  test('[T11] [T8] refuting one that was never played shows it', () => {
    const { events, view } = play(hidden([CAMERA, LOG]), 'submit outage');
    expect(find(events, 'refuted')?.counters).toEqual(['CAMERA', 'LOG']);
    expect(view.counters.map(({ id, played, refuted }) => [id, played, refuted])).toEqual([
      ['CAMERA', false, true],
      ['LOG', false, true],
    ]);
  });

  test('[T11] hidden counters answer and are refuted as seen ones are', () => {
    const lines = ['submit face', 'submit map outage', 'submit note'];
    const [open, shut] = ['FULL', 'HIDDEN'].map((visibility) => play(hidden([CAMERA, GPS], { visibility }), ...lines));
    expect(shut?.state).toEqual(open?.state);
    expect(shut?.told).toEqual(open?.told);
  });
});

describe('[T28] two puzzles with other counters', () => {
  const twins: readonly [what: string, one: readonly Fields[], other: readonly Fields[]][] = [
    ['other ids, names and targets', [CAMERA], [GPS]],
    ['another order', [CAMERA, GPS], [GPS, CAMERA]],
    ['more targets', [LOG], [counter('LOG', 'INTENT', 'LIVENESS', 'IDENTITY')]],
  ];
  test.each(twins)('[T28] D05v2-46 %s: equal views, legal actions and previews', (_, one, other) => {
    const [left, right] = [play(hidden(one)), play(hidden(other))];
    expect(right.view).toEqual(left.view);
    expect(legal(right)).toEqual(legal(left));
    for (const line of legal(left)) expect(shown(hidden(other), line)).toEqual(shown(hidden(one), line));
  });

  test('[T28] and after turns on which none of them was played', () => {
    const [one, other] = [hidden([CAMERA]), hidden([GPS])];
    expect(play(other, 'submit note').view).toEqual(play(one, 'submit note').view);
    expect(shown(other, 'submit note', 'submit face map')).toEqual(shown(one, 'submit note', 'submit face map'));
    expect(play(other, 'submit map').view).not.toEqual(play(one, 'submit map').view);
  });

  test('[T28] where the seen one stands on the list is not seen', () => {
    const [one, other] = [hidden([CAMERA, GPS]), hidden([LOG, CAMERA])];
    expect(play(other, 'submit face').view).toEqual(play(one, 'submit face').view);
    for (const line of legal(play(one, 'submit face')))
      expect(shown(other, 'submit face', line)).toEqual(shown(one, 'submit face', line));
  });

  test('[T28] what is known holds nothing of a hidden counter', () => {
    const { setup, state } = play(hidden([CAMERA, GPS]), 'submit map');
    const known = testimony.mask(setup, state, 0);
    const text = JSON.stringify(known.setup.script);
    for (const trace of traces(CAMERA)) expect(text).not.toContain(trace);
    expect(text).toContain('GPS');
    expect(known.setup.script.counter.map(({ targets }) => targets)).toEqual([[], ['LOCATION']]);
    expect(testimony.mask(setup, play(hidden([CAMERA, GPS]), 'submit map', 'submit face').state, 0).setup).toBe(setup);
  });
});

describe('[T29] a HIDDEN preview', () => {
  test('[T29] D05v2-07 says that KOA may respond, and the damage if she does not', () => {
    const seen = shown(hidden([CAMERA]), 'submit face note');
    expect(find(seen.events, 'answered')?.answer).toBeNull();
    expect(find(seen.events, 'damaged')).toEqual({
      kind: 'damaged',
      base: 21,
      contested: null,
      shared: [],
      damage: null,
      resistance: null,
    });
    expect(seen.details).toMatchObject({ counter: null, base: 21, contested: null, least: 6 + 5, most: 21 });
    expect(seen.details.cards).toEqual([
      { id: 'face', power: 12, damage: null },
      { id: 'note', power: 9, damage: null },
    ]);
  });

  test('[T29] nothing is unknown of a card that proves nothing, but what it refutes', () => {
    const seen = shown(hidden([CAMERA]), 'submit outage');
    expect(find(seen.events, 'refuted')).toEqual({ kind: 'refuted', card: 'outage', counters: null });
    expect(find(seen.events, 'answered')?.answer).toBe('nothing');
    expect(find(seen.events, 'damaged')).toMatchObject({ damage: 3, resistance: 32 });
    expect(seen.details).toMatchObject({ counter: 'nothing', least: 3, most: 3 });
  });

  test('[T29] what is given back is known, for its counter was seen', () => {
    const seen = shown(hidden([CAMERA, GPS]), 'submit face', 'submit outage');
    expect(find(seen.events, 'restored')).toEqual({ kind: 'restored', cards: ['face'], damage: 6 });
    expect(seen.details.restored).toBe(6);
  });

  test('[T29] once all are seen nothing is unknown', () => {
    const written = hidden([CAMERA]);
    expect(shown(written, 'submit face', 'submit note').events).toEqual(
      play(written, 'submit face', 'submit note').events,
    );
  });

  /** CAMERA was seen and targets the strong card; LOG, unseen, may come first and contest the weak one alone. */
  test('[T29] an unseen counter may contest less than the one that was seen', () => {
    const cards = [
      card('scan', 2, { proves: ['IDENTITY'] }),
      card('face', 20, { proves: ['IDENTITY'] }),
      card('note', 1),
    ];
    const written = puzzle(cards, { visibility: 'HIDDEN', counter: [LOG, CAMERA] });
    const { least, most } = shown(written, 'submit scan', 'submit face note').details;
    expect([least, most]).toEqual([10 + 1, 20 + 1]);
    expect(find(play(written, 'submit scan', 'submit face note').events, 'damaged')?.damage).toBe(21);
    expect(
      find(play({ ...written, counter: [CAMERA, LOG] }, 'submit scan', 'submit face note').events, 'damaged')?.damage,
    ).toBe(11);
  });

  test('[T29] and so a last turn that may still win is not shown as lost', () => {
    const cards = [
      card('scan', 2, { proves: ['IDENTITY'] }),
      card('face', 20, { proves: ['IDENTITY', 'LIVENESS'] }),
      card('note', 1),
    ];
    const written = {
      ...puzzle([], { visibility: 'HIDDEN', counter: [LOG, CAMERA], resistance: 20, turns: 2 }),
      card: cards,
    };
    expect(play(written, 'submit scan', 'submit face note').outcome?.result).toBe('won');
    expect(shown(written, 'submit scan', 'submit face note').outcome).toBeUndefined();
  });

  const outcomes: readonly [what: string, resistance: number, turns: number, outcome: string | undefined][] = [
    ['won whatever she plays', 6, 6, 'won'],
    ['won only if she does not respond', 7, 6, undefined],
    ['won only if she does not respond, on the last turn', 12, 1, undefined],
    ['not won in any case, on the last turn', 13, 1, 'lost'],
    ['not won in any case, with turns left', 13, 6, undefined],
  ];
  test.each(outcomes)('[T29] the outcome: %s', (_, resistance, turns, outcome) => {
    const written = hidden([GPS], { resistance, turns, concern: ['IDENTITY'] });
    expect(shown(written, 'submit face').outcome?.result).toBe(outcome);
  });
});

test('[T29] what nobody can tell yet is left out at the end: a last turn on which Resistance may go', () => {
  const written = hidden([CAMERA], { resistance: 10, turns: 1 });
  const happened = play(written, 'submit note pulse outage').events;
  expect(happened.map(({ kind }) => kind).slice(-2)).toEqual(['turn-ended', 'granted']);
  const open = hidden([CAMERA], { resistance: 9, turns: 1 });
  expect(
    play(open, 'submit note')
      .events.map(({ kind }) => kind)
      .slice(-3),
  ).toEqual(['turn-ended', 'concerns-open', 'denied']);
  const seen = shown(open, 'submit note');
  expect(seen.events.at(-1)).toEqual({ kind: 'turn-ended', turnsLeft: 0 });
  expect(seen.outcome).toMatchObject({ reason: 'turns-used-up' });
});

test('[T28] [T29] over random HIDDEN games: no trace in a view, and the damage is between least and most', () => {
  const games = fc.record({ made: setups(['HIDDEN']), choices: fc.string(), steps: fc.nat({ max: 4 }) });
  fc.assert(
    fc.property(games, ({ made, choices, steps }) => {
      const setup = read(made as Fields);
      const { state } = playOut(testimony, setup, parseSeed('0'), parseSeed(choices), steps).now;
      const view = testimony.view(setup, state, 0);
      const seen = view.counters.map(({ id }) => id);
      for (const { id, name } of setup.script.counter.filter((one) => !seen.includes(one.id)))
        for (const trace of [`"${id}"`, name]) expect(canonical(view)).not.toContain(trace);
      for (const action of testimony.legal(setup, state, 0)) {
        const guess = preview(testimony, setup, state, 0, action);
        const log: Parameters<typeof find>[0][number][] = [];
        testimony.step(setup, state, 0, action, log);
        const damage = find(log, 'damaged')?.damage;
        if (guess instanceof Refusal || damage === undefined || damage === null) continue;
        const { least, most } = guess.details as unknown as Explanation;
        expect(least).toBeLessThanOrEqual(damage);
        expect(most).toBeGreaterThanOrEqual(damage);
      }
    }),
    { seed: 20260101, numRuns: 300 },
  );
});
