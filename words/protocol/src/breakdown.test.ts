import { moments } from '@lockstep/kernel';
import { expect, test } from 'vitest';
import { breakdown } from './breakdown.ts';
import { DRAFT, played, setupOf } from './puzzle.fixture.ts';

test('D29-37: every point of Compliance and Scrutiny has its source', () => {
  const setup = setupOf({ scrutiny: 2 });
  const run = played(
    setup,
    DRAFT,
    'submit timestamped-receipt calendar-invite',
    'scan fda-article',
    'submit blurry-selfie',
  );
  const rows = breakdown(
    setup,
    moments(run).map(({ events }) => events),
  );
  expect(rows.map(({ turn, compliance, scrutinyRise, healed }) => [turn, compliance, scrutinyRise, healed])).toEqual([
    [1, 30, 0, 0],
    [2, 0, 2, 0],
    [3, 0, 2, 15],
  ]);
  expect(rows[0]).toMatchObject({
    action: 'SUBMIT Timestamped Receipt + Calendar Invite',
    complianceFrom: 'Impact 23 × 1.5 for shared TIME, capped at 30',
    scrutinyFrom: 'no change',
  });
  expect(rows[1]).toMatchObject({ action: 'SCAN away FDA Article', scrutinyFrom: '+2 for the SCAN' });
  expect(rows[2]).toMatchObject({
    complianceFrom: 'not accepted',
    scrutinyFrom: '+1 for SKETCHY evidence and +1 for a payload not accepted',
    resistance: 85,
    scrutiny: 2,
  });
});
