import { describe, expect, test } from 'vitest';
import { phaseOf } from '../protocol/scene.ts';
import { after, DRAFT, keep, submit, textsOf } from '../protocol/sitting.fixture.ts';
import type { Command, Options } from './command.ts';
import { openModel } from './model.ts';
import { perform } from './perform.ts';

describe('the flow', () => {
  test('D29-28, D29-30: Lock, Draft, Solve, Result', async () => {
    const kept = keep({ resistance: 20 });
    let model = openModel(kept.sitting);
    expect(phaseOf(model)).toBe('lock');
    model = await perform(model, { do: 'start' });
    expect(phaseOf(model)).toBe('draft');
    expect(kept.saves).toHaveLength(0);
    model = await perform(model, DRAFT);
    expect(phaseOf(model)).toBe('solve');
    model = await perform(model, submit('fda-article', 'door-sensor'));
    expect(phaseOf(model)).toBe('result');
    expect(kept.saves).toHaveLength(2);
    expect(kept.endings).toHaveLength(1);
    expect(kept.endings[0]!.clear).toMatchObject({ date: '2026-01-26', medal: 'GOLD', turnsLeft: 7, peak: 1 });
  });

  test('[K3] a refused action changes and saves nothing, and says why', async () => {
    const kept = keep();
    const model = await after(kept, DRAFT, submit('gym-checkin'));
    expect(model.notice).toEqual([
      'Gym Check-in is in the Reserve. Only a SCAN brings Reserve cards in, and not by name.',
    ]);
    expect(kept.saves).toHaveLength(1);
  });

  test('a saved game is picked up at the table, not at the Lock', async () => {
    const { run } = await after(keep(), DRAFT);
    expect(phaseOf(openModel(keep({}, { run }).sitting))).toBe('solve');
  });

  test('another way to play is chosen before the first action, and not after it', async () => {
    const other = keep({ scrutiny: 0 }).sitting;
    const asked: Options[] = [];
    const kept = keep(
      {},
      {
        vary: async (options) => {
          asked.push(options);
          return other;
        },
      },
    );
    const vary: Command = { do: 'vary', options: { literal: true } };
    const varied = await after(kept, vary);
    expect(varied.sitting).toBe(other);
    expect(phaseOf(varied)).toBe('lock');
    const begun = await after(kept, DRAFT, vary);
    expect(begun.sitting).toBe(kept.sitting);
    expect(begun.notice[0]).toContain('This try has begun.');
    expect(asked).toEqual([{ literal: true }]);
  });

  test('D29-120: retry begins again at once after an end, and asks before giving a try up', async () => {
    const kept = keep({ resistance: 20 });
    const asked = await after(kept, DRAFT, { do: 'retry', sure: false });
    expect(asked.asking?.yes).toEqual({ do: 'retry', sure: true });
    const won = await after(kept, DRAFT, submit('fda-article', 'door-sensor'));
    const again = await perform(won, { do: 'retry', sure: false });
    expect(phaseOf(again)).toBe('draft');
    expect(textsOf(again)).toEqual([]);
    expect(again.records.firstClear?.medal).toBe('GOLD');
  });
});

describe('practice', () => {
  test('[P13] undo says so first, then does it, and redo brings the step back', async () => {
    const kept = keep();
    const asked = await after(kept, DRAFT, { do: 'undo', sure: false });
    expect(asked.asking).toEqual({
      question: 'Taking a step back makes this try practice: it records no clear, best or streak.',
      yes: { do: 'undo', sure: true },
    });
    expect(asked.flags.practice).toBe(false);
    const undone = await perform(asked, asked.asking!.yes);
    expect(textsOf(undone)).toEqual([]);
    expect(undone.flags.practice).toBe(true);
    expect(kept.saves.at(-1)!.flags.practice).toBe(true);
    const redone = await perform(undone, { do: 'redo' });
    expect(textsOf(redone)).toHaveLength(1);
    expect((await perform(redone, { do: 'undo', sure: false })).asking).toBeNull();
  });

  test('[P13] the first nudge is free, a second is not, hearing one again is', async () => {
    const kept = keep();
    const nudged = await after(kept, DRAFT, { do: 'hint', level: 'nudge', sure: false });
    expect(nudged.flags).toEqual({ practice: false, nudged: true, solutionShown: false });
    expect(nudged.notice).toEqual(['Gold can still be reached from here.']);
    expect((await perform(nudged, { do: 'hint', level: 'nudge', sure: false })).asking).toBeNull();
    const later = await perform(nudged, submit('fda-article'));
    expect((await perform(later, { do: 'hint', level: 'nudge', sure: false })).asking?.question).toContain(
      'second nudge',
    );
  });

  test('[P13] hints go nudge, card, line; what is beyond the nudge asks first', async () => {
    const kept = keep();
    let model = await after(kept, DRAFT);
    for (const level of ['nudge', 'card', 'line'] as const) {
      model = await perform(model, { do: 'hint', level: 'next', sure: false });
      if (level !== 'nudge') model = await perform(model, model.asking!.yes);
      expect(kept.hints.at(-1)).toBe(level);
    }
    expect(model.flags).toEqual({ practice: true, nudged: true, solutionShown: true });
  });

  test('[P13] after the solution every later try is practice', async () => {
    const kept = keep({ resistance: 20 });
    const won = await after(kept, DRAFT, submit('fda-article', 'door-sensor'));
    const asked = await perform(won, { do: 'solution', sure: false });
    expect(asked.asking?.question).toContain('every later try');
    const shown = await perform(asked, asked.asking!.yes);
    expect(shown).toMatchObject({ page: 'solution', flags: { practice: false, solutionShown: true } });
    const again = await perform(shown, { do: 'retry', sure: false });
    expect(again.flags).toEqual({ practice: true, nudged: false, solutionShown: true });
    const ended = await perform(await perform(again, DRAFT), submit('fda-article', 'door-sensor'));
    expect(phaseOf(ended)).toBe('result');
    expect(kept.endings.at(-1)!.flags.practice).toBe(true);
  });

  test('[P13] a puzzle whose solution was shown on another day opens as practice', () => {
    const { sitting } = keep({}, { records: { practiceBecauseSolutionShown: true } });
    expect(openModel(sitting).flags).toMatchObject({ practice: true, solutionShown: true });
  });

  test('D29-17: AURA’s remarks leave the run as it was', async () => {
    const before = await after(keep(), DRAFT);
    const hinted = await perform(before, { do: 'hint', level: 'nudge', sure: false });
    expect(hinted.run).toBe(before.run);
    expect(hinted.remark?.text).toBe('A hint, then.');
  });
});
