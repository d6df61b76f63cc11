import { moments } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { DRAFT, eventsOf, played, setupOf } from './puzzle.fixture.ts';
import { rowWords, shareRows } from './rows.ts';
import { lossText, lossWords } from './share.ts';

const stepsOf = (run: ReturnType<typeof played>) => moments(run).map(({ events }) => events);
const TITLE = { date: '2026-01-26', seedLabel: 'AURA-1F9C' };

describe('a row for each turn', () => {
  const setup = setupOf({ resistance: 25, scrutiny: 4 });
  const run = played(
    setup,
    DRAFT,
    'submit fda-article timestamped-receipt',
    'submit blurry-selfie',
    'scan calendar-invite',
    'submit door-sensor timestamped-receipt',
  );

  test('[P11] accepted by how much, refused, a SCAN, an Audit and the end', () => {
    expect(shareRows(setup, stepsOf(run))).toEqual(['🟩🟩🟩', '🟥⬛⬛🚨', '🔍⬛⬛', '🟩🟩🟩🔓']);
  });

  test('[P11] the same in words, without signs', () => {
    const words = rowWords(setup, stepsOf(run));
    expect(words).toEqual([
      'Turn 1: accepted, Compliance 22',
      'Turn 2: refused, an Audit',
      'Turn 3: a SCAN',
      'Turn 4: accepted, Compliance 28, unlocked',
    ]);
    expect(words.join()).not.toMatch(/\p{Extended_Pictographic}/u);
  });

  test('no card is named', () => {
    const text = [...shareRows(setup, stepsOf(run)), ...rowWords(setup, stepsOf(run))].join(' ').toLowerCase();
    for (const { id, name } of setup.script.card) {
      expect(text).not.toContain(id);
      expect(text).not.toContain(name.toLowerCase());
    }
  });
});

describe('a loss', () => {
  const setup = setupOf({ turns: 3, scrutiny: 1 });
  const lost = played(
    setup,
    DRAFT,
    'submit fda-article timestamped-receipt',
    'submit group-chat',
    'submit door-sensor',
  );

  test('[P11] is shared in the manner of a clear', () => {
    expect(lossText(setup, eventsOf(lost), TITLE)).toMatch(
      /^AURA Daily • 2026-01-26\nFRIDGE stays locked\nResistance left: \d+\nScrutiny peak: \d\/5\nNo audits triggered$/,
    );
    expect(lossWords(setup, eventsOf(lost), TITLE)).toMatch(/^AURA Daily, 2026-01-26\n[^•/]*$/);
    expect(
      shareRows(
        setup,
        moments(lost).map(({ events }) => events),
      ).at(-1),
    ).toMatch(/🔒$/u);
  });

  test('a clear is none', () => {
    const won = setupOf({ resistance: 10 });
    expect(lossText(won, eventsOf(played(won, DRAFT, 'submit fda-article timestamped-receipt')), TITLE)).toBeNull();
  });
});
