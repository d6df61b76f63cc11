import { act, begin, moments, openStream, parseSeed, pick, Refusal } from '@lockstep/kernel';
import { clientModule, type Setup, testimony } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { breakdown } from './breakdown.ts';
import { daily } from './daily.ts';
import { clearOf, eventsOf, packInContent, shippedVoice, type TestimonyRun } from './puzzle.fixture.ts';
import { speak } from './speak.ts';
import { text as gameText } from './text.ts';

const pack = packInContent();
const voice = shippedVoice();

test('[T15] the game and its Daily have their names', () => {
  expect([gameText.game, gameText.title, daily.name]).toEqual(['testimony', 'Nights with KOA', 'KOA Daily']);
  expect(daily.gradeWords(3, pack)).toContain('Resistance 35');
  expect(daily.gradeWords(3)).toBe('Normal, 3 of 5.');
});

/** A deal as it comes, of any row. */
const dealt = (name: string, visibility: string): Setup => {
  const stream = openStream(parseSeed(name), 'deal');
  for (;;) {
    const found = clientModule.daily.dealer(pack, stream, {});
    if (!found.ok) continue;
    const setup = testimony.parseSetup({ ...(found.value as object), visibility });
    if (setup.ok) return setup.value;
  }
};

const playedOut = (setup: Setup, name: string): TestimonyRun => {
  const stream = openStream(parseSeed(name), 'play');
  let run: TestimonyRun = begin(testimony, setup, parseSeed(name));
  for (;;) {
    const actions = testimony.legal(setup, run.now.state, 0);
    if (actions.length === 0) return run;
    const next = act(run, 0, pick(stream, actions));
    if (next instanceof Refusal) throw new Error(next.code);
    run = next;
  }
};

describe('whatever is dealt and however it is played', () => {
  const names = Array.from({ length: 40 }, (_, n) => `deal ${n}`);
  test.each(['FULL', 'HIDDEN'])('%s: every word fits, and the sums come out', (visibility) => {
    for (const name of names) {
      const setup = dealt(name, visibility);
      const run = playedOut(setup, name);
      const events = eventsOf(run);
      const steps = moments(run);
      const title = { date: '2026-02-02', seedLabel: gameText.seedLabel(run.seed) };
      const clear = clearOf(run, title.date);
      const shared = clear
        ? daily.shareText(setup, { first: clear, seedLabel: title.seedLabel })
        : daily.lossText?.(setup, events, title);
      expect(shared).toMatch(clear ? / granted in \d turns?\n/ : / denied\n/);

      const { opening, steps: lines } = speak(voice, { setup, seed: run.seed, lock: 'the lock' }, steps);
      const said = [
        ...daily.lockLines(setup, title),
        ...events.map((event) => gameText.eventWords(setup, event)),
        ...[opening, ...lines].map(({ text }) => text),
      ].join('\n');
      expect(said).not.toMatch(/undefined|null|NaN|[{}]/);
      expect(lines.every(({ text }) => text !== '')).toBe(true);

      const rows = breakdown(
        setup,
        steps.map((step) => step.events),
      );
      const done = rows.reduce((sum, { damage }) => sum + damage, 0);
      expect(setup.script.resistance - done).toBe(run.now.state.resistance);
      expect(rows.at(-1)?.scrutiny).toBe(run.now.state.scrutiny);
    }
  });
});
