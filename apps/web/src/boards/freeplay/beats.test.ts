import { freeplay, type Setup } from '@lockstep/freeplay';
import { moments } from '@lockstep/kernel';
import { eventWords } from '@lockstep/words-freeplay';
import { describe, expect, test } from 'vitest';
import { position } from '../../gallery/position.ts';
import { lengthOf } from '../../stage/beat.ts';
import { beatsOf, factorsOf } from './beats.ts';

const played = async (golden: string) => {
  const run = await position(freeplay, golden);
  return moments(run).map(({ events, state }) => {
    const view = freeplay.view(run.setup, state, 0);
    return { setup: run.setup, events, view, beats: beatsOf(run.setup, view, events) };
  });
};

const METER = {
  id: 'meter',
  title: 'The Meter',
  line: 'It has counted something.',
  editions: ['gates' as const],
  choice: [
    { name: 'feed it', line: 'It takes coins.', changes: { credits: -3, scrutiny: -4 } },
    { name: 'let it talk', line: 'It talks.', changes: { tokens: 1, scrutiny: 3 } },
  ],
};
const WINDOW = {
  id: 'window',
  name: 'the Side Window',
  line: 'There is a fob on the sill.',
  editions: ['gates' as const],
  changes: { tokens: 1, scrutiny: 3 },
};

describe('what a move looks like', () => {
  test('a hit is counted up factor by factor, and the bar of its gate falls', async () => {
    for (const { events, beats } of await played('week-with-aura-won'))
      for (const event of events)
        if (event.kind === 'damaged' && 'gate' in event) {
          expect(beats).toContainEqual({ kind: 'slide', what: `strength:${event.gate}` });
          expect(beats).toContainEqual({
            kind: 'delta',
            at: `gate:${event.gate}`,
            tone: 'good',
            says: `−${event.damage}`,
          });
          expect(beats.some(({ kind }) => kind === 'own')).toBe(true);
        }
    expect(
      factorsOf({
        base: 30,
        parts: [
          { factor: 'POWER', by: [23, 20] },
          { factor: 'TRUST', by: [1, 1] },
          { factor: 'STRICTNESS', by: [3, 4] },
        ],
        damage: 26,
      }),
    ).toEqual(['30', '× 1.15 power', '× 0.75 unconfirmed', '= 26']);
  });

  test('an Audit and the end of a run take the screen, with their reason whole', async () => {
    for (const golden of ['week-with-aura-won', 'three-nights-lost'])
      for (const { setup, events, beats } of await played(golden)) {
        const veils = beats.flatMap((beat) => (beat.kind === 'veil' ? [beat] : []));
        const told = veils.flatMap(({ lines }) => lines);
        for (const event of events) {
          if (event.kind === 'strength-returned' || event.kind === 'koa-lost' || event.kind === 'run-won')
            expect(told).toContain(eventWords(setup, event));
          if (event.kind === 'audit-began') expect(veils.some(({ tone }) => tone === 'bad')).toBe(true);
        }
      }
  });

  test('her answers are shown happening: a counter turns over where it lies', async () => {
    const answers = (await played('three-nights-lost')).filter(
      ({ view, events }) =>
        view.koa !== null &&
        events.some((event) => event.kind === 'answered' && event.answer !== null && event.answer !== 'nothing'),
    );
    expect(answers.length).toBeGreaterThan(0);
    for (const { beats } of answers)
      expect(beats.some((beat) => beat.kind === 'turn' && /^counter:\d+$/.test(beat.what))).toBe(true);
  });

  test('what is taken, chosen or gone through between two acts is named with what it gives and costs', async () => {
    const moments = await played('week-with-aura-won');
    const { setup: plain, view } = moments[0]!;
    const setup: Setup = { ...plain, script: { ...plain.script, event: [METER], door: [WINDOW] } };
    expect(beatsOf(setup, view, [{ kind: 'chose', event: 'meter', choice: 1 }])).toEqual([
      { kind: 'veil', tone: 'plain', title: 'Feed it', lines: ['Scrutiny −4 · −3 credits'] },
    ]);
    const began = { kind: 'act-began', act: 2, incident: null, scrutiny: 8 } as const;
    expect(beatsOf(setup, view, [{ kind: 'door-taken', door: 'window' }, began])).toEqual([
      {
        kind: 'veil',
        tone: 'plain',
        title: 'The Side Window',
        lines: ['+1 Ops Token · Scrutiny +3', eventWords(setup, began)],
      },
    ]);
    const taken = moments.flatMap(({ events, beats }) =>
      events.flatMap((event) => (event.kind === 'took' ? [{ event, beats }] : [])),
    );
    expect(taken.length).toBeGreaterThan(0);
    for (const { event, beats } of taken)
      expect(beats).toContainEqual(expect.objectContaining({ kind: 'veil', lines: [eventWords(setup, event)] }));
  });

  test('no turn takes longer than two seconds at normal speed', async () => {
    for (const golden of ['week-with-aura-won', 'three-nights-lost'])
      for (const { beats } of await played(golden)) expect(lengthOf(beats)).toBeLessThanOrEqual(2000);
  });
});
