import { piecesIn, promptAt, promptFaults } from '@lockstep/conformance';
import { openStream, parseSeed, Refusal } from '@lockstep/kernel';
import { OWN } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { bots } from './bots.ts';
import { questOf } from './content.fixture.ts';
import { player } from './player.ts';
import { quest as game } from './quest.ts';

describe('the prompt of a quest', () => {
  test('[K5] what it offers is legal, what is legal is offered, what is off is refused, and it shows no secret', () => {
    const places = new Set<string>();
    for (const [i, level] of ['guest', 'level-8'].entries()) {
      const setup = questOf({ scene: 'seven-nights', level });
      const streams = [0, 1].map((seat) => openStream(parseSeed(`prompt ${i}`), `bot ${seat}`));
      let state = game.start(setup, parseSeed(`prompt ${i}`));
      for (let [seat] = game.toMove(setup, state); seat !== undefined; [seat] = game.toMove(setup, state)) {
        // Of a battle every seventh step is enough: its own prompt is tested by its own room.
        const inBattle = state.place === 'battle';
        if (seat === OWN && (!inBattle || streams[0]!.below(7) === 0)) {
          places.add(state.place);
          expect(promptFaults(player, setup, state, piecesIn('foresee', 'foresee'))).toEqual([]);
        }
        const bot = inBattle ? bots.greedy : seat === OWN ? bots.random : bots.greedy;
        const next = game.step(setup, state, seat, bot.choose(setup, state, seat, streams[seat]!));
        if (next instanceof Refusal) throw new Error(next.code);
        state = next;
      }
    }
    expect([...places].sort()).toEqual(expect.arrayContaining(['battle', 'doors', 'dreamscape', 'visit']));
  });

  test('[Q10] the battle waits for every Draft, and says so', () => {
    const setup = questOf({ scene: 'first-night' });
    const start = game.start(setup, parseSeed('drafts'));
    const [first] = game.legal(setup, start, OWN);
    const state = game.step(setup, start, OWN, first!);
    if (state instanceof Refusal) throw new Error(state.code);
    const { options } = promptAt(player, setup, state);
    expect(options.find(({ id }) => id === 'fight')?.off?.code).toBe('draft-first');
    expect(options.find(({ id }) => id === 'draft')).toMatchObject({ zone: 'site', text: 'visit draft', off: null });
  });
});
