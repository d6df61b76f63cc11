import { SITES } from '@lockstep/draft';
import { describe, expect, test } from 'vitest';
import { eventWords } from './event.ts';
import { eventsOf, MACHINE, night, played, questOf } from './quest.fixture.ts';

describe('[K4] events', () => {
  test('RES-02 a whole quest is told without an id, a tag or a constant', () => {
    const run = played(questOf({ scene: 'three-dreams' }), 'told', 'random');
    for (const event of eventsOf(run)) {
      const words = eventWords(run.setup, event);
      expect(words).toMatch(/^[A-Z“].*[.”]$/);
      expect(words).not.toMatch(MACHINE);
    }
    for (const site of SITES) expect(eventWords(night, { kind: 'left', site })).not.toMatch(MACHINE);
  });
});
