import { type Action, draft, review, type State } from '@lockstep/draft';
import { moments, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { MACHINE, night, played, type QuestRun, questOf } from './quest.fixture.ts';
import { biasWords, identityWords, pickWords, reviewWords, settledWords } from './review.ts';
import { profileWords, shareText, shareWords } from './share.ts';
import { text as gameText } from './text.ts';

const pick = {
  pick: 7,
  site: 'DRAFT',
  dreamscape: 1,
  offered: [],
  took: 'saltmarsh-otter',
  strong: 'void-harvester',
  gained: 4,
  strongGains: 6,
} as const;

const symbols = { Tide: 3, Ember: 0, Zephyr: 0, Stone: 0, Ruin: 2 };
const identity = [
  { pick: 0, symbols: { Tide: 0, Ember: 0, Zephyr: 0, Stone: 0, Ruin: 0 }, archetype: 'Tide', main: [] },
  { pick: 4, symbols, archetype: 'Undertow', main: [] },
  { pick: 5, symbols, archetype: 'Undertow', main: [] },
];

describe('[R24] looking back', () => {
  test('a pick beside that of the strong drafter', () => {
    expect(pickWords(night, pick)).toBe(
      'Pick 7, Draft: you took Saltmarsh Otter (+4). The strong drafter: Void Harvester (+6).',
    );
    expect(pickWords(night, { ...pick, took: pick.strong, gained: 6 })).toBe(
      'Pick 7, Draft: you took Void Harvester (+6), and so would the strong drafter.',
    );
  });

  test('all of them together, and what the deck was on the way', () => {
    expect(reviewWords({ picks: [pick, { ...pick, took: pick.strong, gained: 6 }], identity, agreed: 1 })).toBe(
      'The strong drafter would have taken 1 of your 2 picks. Counted at each pick, yours added 10 points and its choices 12.',
    );
    expect(reviewWords({ picks: [], identity, agreed: 0 })).toBe('No card was picked.');
    expect(identity.map(identityWords)).toEqual([
      'After 0 cards: Tide.',
      'After 4 cards: Undertow (Tide 3, Ruin 2).',
      'After 5 cards: Undertow (Tide 3, Ruin 2).',
    ]);
    expect(settledWords(identity)).toBe('It has been Undertow since card 4.');
    expect(settledWords(identity.slice(0, 1))).toBe('It was Tide from the start.');
  });

  test('[R2] how the pool leaned', () => {
    expect(biasWords({ Tide: 1120, Ember: 810, Zephyr: 1000, Stone: 1000, Ruin: 1000 })).toBe(
      'This night had more of Tide (× 1.12), less of Ember (× 0.81), as much as ever of Zephyr, Stone and Ruin.',
    );
    for (const Tide of [980, 1000, 1020])
      expect(biasWords({ Tide, Ember: 999, Zephyr: 1000, Stone: 1000, Ruin: 1000 })).toBe('The pool leaned nowhere.');
    for (const [Tide, said] of [
      [979, 'less of Tide (× 0.979)'],
      [1021, 'more of Tide (× 1.021)'],
    ] as const)
      expect(biasWords({ Tide, Ember: 1000, Zephyr: 1000, Stone: 1000, Ruin: 1000 })).toBe(
        `This night had ${said}, as much as ever of Ember, Zephyr, Stone and Ruin.`,
      );
  });
});

/** What `review` asks for: the state before each action, and the last one. */
const lookedBack = (run: QuestRun) => {
  const all = moments(run);
  const states: readonly State[] = [draft.start(run.setup, run.seed), ...all.map(({ state }) => state)];
  const actions = all.map(({ text }) => draft.parse(run.setup, text)).flatMap((one) => (one.ok ? [one.value] : []));
  return review(run.setup, states, actions as readonly Action[]);
};

describe('a finished quest', () => {
  const run = played(questOf({ scene: 'three-dreams' }), 'share');
  const view = draft.view(run.setup, run.now.state, 0);
  const title = { date: '2026-12-01', seedLabel: gameText.seedLabel(parseSeed('1f9c000000000000')) };

  test('[R26] what is shared: date, route, name, score, who called, and the seed', () => {
    const text = shareText(run.setup, view, title);
    const [first, second, , , last] = text.split('\n');
    expect(first).toBe('Draft • 2026-12-01 • Three Dreams');
    expect(second).toBe(`${view.archetype} • ${view.score} points`);
    expect(last).toBe('Label QUEST-1F9C');
    expect(text).not.toMatch(/\p{Emoji_Presentation}/u);
    expect(shareText(run.setup, view, { ...title, date: null })).toContain('Preset Seed • Label QUEST-1F9C');
    const words = shareWords(run.setup, view, title);
    expect(words).toMatch(
      /^Draft, Three Dreams, 2026-12-01: the deck became \w+, with \d+ points\. .* called\. With \d+ cards/,
    );
    expect(words).toMatch(/The label of this quest is QUEST-1F9C, short for its seed\.$/);
    expect(words).not.toMatch(/[•\n]/);
    expect(shareWords(run.setup, view, { ...title, date: null })).toContain('The preset was Seed.');
    const begun = draft.view(run.setup, draft.start(run.setup, run.seed), 0);
    expect(shareWords(run.setup, begun, title)).toMatch(
      /^Draft, Three Dreams, 2026-12-01: still asleep\. With 0 cards there is no profile yet\. /,
    );
    expect(profileWords({ Tide: 2, Ember: 0, Zephyr: 5, Stone: 2, Ruin: 0 })).toBe('Zephyr 5, Tide 2, Stone 2');
  });

  test('the strong drafter agrees with itself, and every sentence is a person’s', () => {
    const back = lookedBack(run);
    expect(back.agreed).toBe(back.picks.length);
    for (const one of back.picks) expect(pickWords(run.setup, one)).not.toMatch(MACHINE);
    for (const one of back.identity) expect(identityWords(one)).not.toMatch(MACHINE);
  });
});
