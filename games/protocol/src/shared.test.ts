import { expect, test } from 'vitest';
import type { Clause } from './path.ts';
import { sharedClauses } from './shared.ts';

const FRESH: Clause = { kind: 'no-repeat' };
const TIME: Clause = { kind: 'has', mark: 'TIME' };
const SINGLE: Clause = { kind: 'at-most', cards: 1 };
const FOOD: Clause = { kind: 'has', mark: 'FOOD' };

test('[P41] clauses of every path are said once', () =>
  expect(
    sharedClauses([
      [TIME, SINGLE, FRESH],
      [FOOD, FRESH],
    ]),
  ).toEqual({ shared: [FRESH], own: [[TIME, SINGLE], [FOOD]] }));

test('[P41] one path shares with nobody', () =>
  expect(sharedClauses([[TIME, FRESH]])).toEqual({ shared: [], own: [[TIME, FRESH]] }));
