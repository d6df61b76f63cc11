import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { best } from './best.ts';
import { type At, brute, doors, everyLine, search, setups } from './doors.fixture.ts';
import { smallestChange } from './smallest-change.ts';
import { turningPoint } from './turning-point.ts';

describe('the turning point of a played line', () => {
  test.each(['any', 'narrow'])('is the first fall of what trying every %s line finds', (family) => {
    let fell = 0;
    for (const setup of setups)
      for (const played of everyLine) {
        const start = doors.start(setup, parseSeed('doors'));
        const states = [start];
        for (const door of played) states.push(doors.step(setup, states.at(-1)!, 0, door) as At);
        const open = states.map((state) => brute(family, setup, state));
        const expected = open.findIndex((score, i) => i > 0 && score < open[0]!) - 1;
        const turn = turningPoint(doors, search, { family, setup, start, played });
        if (expected < 0) {
          expect(turn).toBeNull();
          continue;
        }
        fell += 1;
        expect(turn).toMatchObject({ step: expected, score: open[0] });
        const better = doors.step(setup, states[expected]!, 0, turn!.instead) as At;
        expect(brute(family, setup, better)).toBe(open[0]);
        expect(search.lines[family]!.allows(setup, states[expected]!, turn!.instead)).toBe(true);
      }
    expect(fell).toBeGreaterThan(20);
  });

  test('of a lower score it comes later or not at all', () => {
    let later = 0;
    for (const setup of setups)
      for (const played of everyLine) {
        const start = doors.start(setup, parseSeed('doors'));
        const states = [start];
        for (const door of played) states.push(doors.step(setup, states.at(-1)!, 0, door) as At);
        const expected = states.map((state) => brute('any', setup, state)).findIndex((score) => score < 1) - 1;
        const turn = turningPoint(doors, search, { family: 'any', setup, start, played, wanted: 1 });
        expect(turn?.step ?? -2).toBe(expected);
        if (turn) later += 1;
      }
    expect(later).toBeGreaterThan(5);
  });

  test('with a line that is known to reach the score the answer is the same, and the start is not searched', () => {
    for (const setup of setups)
      for (const played of everyLine) {
        const start = doors.start(setup, parseSeed('doors'));
        const { score: wanted, line: reached } = best(doors, search, 'any', setup, start);
        const asked: unknown[] = [];
        const legal = (of: typeof setup, at: At) => {
          asked.push(at);
          return doors.legal(of, at, 0);
        };
        const watched = { ...doors, legal };
        const line = { family: 'any', setup, start, played, wanted };
        const turn = turningPoint(watched, search, { ...line, reached });
        expect(asked).not.toContain(start);
        expect(turn?.step).toBe(turningPoint(doors, search, line)?.step);
        expect(smallestChange(watched, search, { ...line, reached })).toEqual(smallestChange(doors, search, line));
      }
  });

  test('there is none of a score that was never open', () => {
    const [setup] = setups;
    expect(
      turningPoint(doors, search, {
        family: 'any',
        setup: setup!,
        start: doors.start(setup!, parseSeed('doors')),
        played: [0, 0, 0],
        wanted: 9,
      }),
    ).toBeNull();
  });

  test('there is none where nothing could be won', () => {
    const hopeless = { scores: everyLine.map(() => 0) };
    expect(
      turningPoint(doors, search, {
        family: 'any',
        setup: hopeless,
        start: doors.start(hopeless, parseSeed('doors')),
        played: [0, 0, 0],
      }),
    ).toBeNull();
  });

  test('a line that goes on after the end is a bug', () => {
    const [setup] = setups;
    const start = doors.start(setup!, parseSeed('doors'));
    expect(doors.step(setup!, { step: 3, place: 0 }, 0, 0)).toMatchObject({ code: 'over' });
    const kept = everyLine.find(
      (line) => turningPoint(doors, search, { family: 'any', setup: setup!, start, played: line }) === null,
    )!;
    expect(() => turningPoint(doors, search, { family: 'any', setup: setup!, start, played: [...kept, 0] })).toThrow(
      'refused: over',
    );
  });
});
