import { freeplay as game } from '@lockstep/freeplay';
import { COURTROOM, wordsFound } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { eventWords } from './event.ts';
import { aura, eventsOf, koa, MACHINE, played } from './run.fixture.ts';

describe('[K4] events of both editions', () => {
  test.each([
    ['AURA', aura],
    ['KOA', koa],
  ])('[K6] whole runs with %s are told without an id or a constant', (_host, setup) => {
    for (const name of ['one', 'two', 'three'])
      for (const bot of ['operator', 'random']) {
        const run = played(setup, name, bot);
        expect(game.outcome(setup, run.now.state)).toBeDefined();
        for (const event of eventsOf(run)) {
          const words = eventWords(setup, event);
          expect(words).toMatch(/^[A-Z“0-9].*[.”]$/);
          expect(words).not.toMatch(MACHINE);
          expect(wordsFound(words, COURTROOM)).toEqual([]);
        }
      }
  });

  test('[T11] no sentence of a night names a refutation card: its name would tell the counter', () => {
    const own = koa.script.case.flatMap(({ card, down }) => [...card, ...down]);
    const refutations = [...own, ...(koa.script.card ?? [])].filter(({ refutes }) => refutes.length > 0);
    const said = ['one', 'two', 'three'].flatMap((name) =>
      eventsOf(played(koa, name, 'random')).map((event) => eventWords(koa, event)),
    );
    expect(said.join(' ')).toContain('Refutation');
    for (const { name } of refutations) expect(said.join(' ')).not.toContain(name);
  });
});
