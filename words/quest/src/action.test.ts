import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { bots, quest } from '@lockstep/quest';
import { expect, test } from 'vitest';
import { actionWords } from './action.ts';
import { nightOf } from './night.fixture.ts';

test('every action of a quest is said in words, between battles and in them', () => {
  const setup = nightOf({ scene: 'seven-nights', level: 'guest' });
  const ids = new Set(
    [...setup.draft.script.card, ...setup.draft.script.dreamcaller, ...setup.draft.script.dreamsign].map(
      ({ id }) => id,
    ),
  );
  const verbs = new Set<string>();
  for (const name of ['first', 'second', 'third', 'fourth']) {
    const seed = parseSeed(`said ${name}`);
    const streams = [0, 1].map((seat) => openStream(seed, `bot ${seat}`));
    let state = quest.start(setup, seed);
    for (let [seat] = quest.toMove(setup, state); seat !== undefined; [seat] = quest.toMove(setup, state)) {
      const view = quest.view(setup, state, seat);
      for (const action of quest.legal(setup, state, seat)) {
        const text = quest.format(setup, action);
        const said = actionWords(setup, view, text);
        verbs.add(text.split(' ')[0]!);
        expect(said).not.toMatch(/undefined/);
        if (text.includes(' ')) expect(said).not.toBe(text);
        expect(said.split(/[ ,“”]/).filter((word) => word.includes('-') && ids.has(word))).toEqual([]);
      }
      const next = quest.step(setup, state, seat, bots.greedy.choose(setup, state, seat, streams[seat]!));
      if (next instanceof Refusal) throw new Error(next.code);
      state = next;
    }
  }
  for (const verb of ['door', 'visit', 'fight', 'choose', 'take', 'leave', 'play', 'end'])
    expect([...verbs]).toContain(verb);
});
