import type { Outcome } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { allHappened, lessonSays, parseLessons } from './lesson.ts';

const WRITTEN = {
  lesson: [
    {
      id: '1-door',
      title: 'A door',
      idea: 'It opens.',
      says: 'Push.',
      line: [
        { on: [{ kind: 'pushed', hands: ['left', 'right'] }], says: 'With both hands.' },
        { on: [{ kind: 'pushed' }, { kind: 'creaked', loud: true }], says: 'It creaked.' },
      ],
      end: [{ on: [{ kind: 'opened', way: { wide: true } }], says: 'Wide open.' }],
      won: 'Open.',
      lost: 'Shut.',
    },
  ],
};
const parsed = parseLessons(WRITTEN);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
const [lesson] = parsed.value as [(typeof parsed.value)[number]];

const outcome = (result: 'won' | 'lost'): Outcome => ({ result, reason: 'x', scores: [0] });
const pushed = (...hands: string[]) => ({ kind: 'pushed', hands });

const PATTERNS: readonly [string, object, boolean][] = [
  ['the kind alone', { kind: 'pushed' }, true],
  ['another kind', { kind: 'pulled' }, false],
  ['one of several', { kind: 'pushed', hands: 'left' }, true],
  ['all of several', { kind: 'pushed', hands: ['left', 'right'] }, false],
  ['anything but nothing', { kind: 'pushed', hands: '*' }, true],
  ['anything, where there is nothing', { kind: 'pushed', by: '*' }, false],
  ['a part of a value', { kind: 'pushed', door: { name: 'front' } }, true],
  ['another part of it', { kind: 'pushed', door: { name: 'back' } }, false],
];
test.each(PATTERNS)('an event matches by %s', (_, pattern, expected) => {
  const event = { kind: 'pushed', hands: ['left'], by: null, door: { name: 'front' } };
  expect(allHappened([{ kind: 'other' }, event], [pattern as { [key: string]: string }])).toBe(expected);
});

describe('what a lesson says', () => {
  test('at the start', () => expect(lessonSays(lesson, [], undefined)).toBe('Push.'));

  test('of the last step it has a line for, the first of its lines that holds', () => {
    expect(lessonSays(lesson, [[pushed('left', 'right')]], undefined)).toBe('With both hands.');
    expect(lessonSays(lesson, [[pushed('left'), { kind: 'creaked', loud: true } as never]], undefined)).toBe(
      'It creaked.',
    );
    expect(lessonSays(lesson, [[pushed('left', 'right')], [pushed('left')]], undefined)).toBe('With both hands.');
    expect(lessonSays(lesson, [[pushed('left')]], undefined)).toBe('Push.');
  });

  test('of its end', () => {
    expect(lessonSays(lesson, [[pushed('left', 'right')]], outcome('won'))).toBe('Open.');
    expect(lessonSays(lesson, [[{ kind: 'opened', way: { wide: true } } as never]], outcome('won'))).toBe('Wide open.');
    expect(lessonSays(lesson, [[]], outcome('lost'))).toBe('Shut.');
  });
});

const WRONG: readonly [string, object, string][] = [
  ['two with one id', { lesson: [WRITTEN.lesson[0], WRITTEN.lesson[0]] }, 'duplicate-id'],
  ['no number in its id', { lesson: [{ ...WRITTEN.lesson[0], id: 'door' }] }, 'malformed'],
  ['a key it does not have', { lesson: [{ ...WRITTEN.lesson[0], steps: [] }] }, 'unknown-key'],
  ['nothing to say', { lesson: [{ ...WRITTEN.lesson[0], says: '' }] }, 'out-of-range'],
  ['none', { lesson: [] }, 'out-of-range'],
];
test.each(WRONG)('%s is an issue', (_, written, code) => {
  const found = parseLessons(written);
  expect(found.ok ? [] : found.fault.map((issue) => issue.code)).toEqual([code]);
});
