import { describe, expect, test } from 'vitest';
import type { Model } from '../../shell/board.ts';
import { isComplaint, parseCommand } from '../../shell/parse-command.ts';
import { perform } from '../../shell/perform.ts';
import { lockView } from '../protocol/index.ts';
import { DRAFT, GAME, keep, table } from '../protocol/session.fixture.ts';
import { phaseOf as phaseIn } from '../protocol/try.ts';
import { lockBoard } from './index.ts';
import { after, flagsIn, openedOf, runOf, START, session, submit, textsOf } from './saved-try.fixture.ts';

const LITERAL = {
  word: 'literal',
  help: ['literal', 'by the letter'],
  label: 'LITERAL',
  options: { literal: true },
} as const;

const phaseOf = (model: Model): string => phaseIn(table(model));
const UNDO = session({ kind: 'undo' });
const RETRY = session({ kind: 'retry' });
const hint = (level: 'next' | 'nudge') => session({ kind: 'hint', level });

describe('the flow', () => {
  test('D29-28, D29-30: Lock, Draft, Solve, Result', () => {
    const kept = keep({ resistance: 20 });
    let model = openedOf(kept);
    expect(phaseOf(model)).toBe('lock');
    model = perform(model, START);
    expect(phaseOf(model)).toBe('draft');
    expect(kept.saves).toHaveLength(0);
    model = perform(model, DRAFT);
    expect(phaseOf(model)).toBe('solve');
    model = perform(model, submit('fda-article', 'door-sensor'));
    expect(phaseOf(model)).toBe('result');
    expect(kept.saves).toHaveLength(1);
    expect(kept.endings).toHaveLength(1);
    expect(table(model).records.firstClear).toMatchObject({
      date: '2026-01-26',
      medal: 'GOLD',
      turnsLeft: 7,
      peak: 1,
    });
  });

  test('[K3] a refused action changes and saves nothing, and says why', () => {
    const kept = keep();
    const model = after(kept, DRAFT, submit('gym-checkin'));
    expect(model.notice).toEqual([
      'Gym Check-in is in the Reserve. Only a SCAN brings Reserve cards in, and not by name.',
    ]);
    expect(kept.saves).toHaveLength(1);
  });

  test('a saved game is picked up at the table, not at the Lock', () => {
    const run = runOf(after(keep(), DRAFT));
    expect(phaseOf(openedOf(keep({}, { run })))).toBe('solve');
  });

  test('another way to play is chosen before the first action, and not after it', () => {
    const asked: object[] = [];
    const kept = keep(
      {},
      {
        setup: (options) => {
          asked.push(options);
          return keep({ scrutiny: options.literal === true ? 0 : 1 }).host.startNew(
            openedOf(keep()).session!.opening.ref,
            {},
          ).opening.setup;
        },
      },
      { ...GAME, board: lockBoard({ ...lockView, variants: () => [LITERAL] }) },
    );
    const model = openedOf(kept);
    const vary = parseCommand(model, 'literal');
    if (isComplaint(vary)) throw new Error(vary.complaint);
    const varied = perform(model, vary);
    expect(varied.session?.opening.ref.options).toEqual({ literal: true });
    expect(runOf(varied).setup.script.scrutiny).toBe(0);
    expect(phaseOf(varied)).toBe('lock');
    expect(asked).toContainEqual({ literal: true });
    const late = parseCommand(after(kept, DRAFT), 'literal');
    expect(isComplaint(late) && late.complaint).toContain('This try has begun.');
  });

  test('D29-120: retry begins again at once after an end, and asks before giving a try up', () => {
    const kept = keep({ resistance: 20 });
    const asked = after(kept, DRAFT, RETRY);
    expect(asked.confirmation?.question).toContain('Give this try up');
    expect(textsOf(perform(asked, asked.confirmation!.yes))).toEqual([]);
    const won = after(kept, DRAFT, submit('fda-article', 'door-sensor'));
    const again = perform(won, RETRY);
    expect(phaseOf(again)).toBe('draft');
    expect(textsOf(again)).toEqual([]);
    expect(table(again).records.firstClear?.medal).toBe('GOLD');
  });
});

describe('practice', () => {
  test('[P13] undo says so first, then does it, and redo brings the step back', () => {
    const kept = keep();
    const asked = after(kept, DRAFT, UNDO);
    expect(asked.confirmation?.question).toBe('Taking a step back makes this try practice: it won’t count.');
    expect(flagsIn(asked).practice).toBe(false);
    const undone = perform(asked, asked.confirmation!.yes);
    expect(textsOf(undone)).toEqual([]);
    expect(flagsIn(undone).practice).toBe(true);
    expect(kept.saves.at(-1)!.flags.practice).toBe(true);
    const redone = perform(undone, session({ kind: 'redo' }));
    expect(textsOf(redone)).toHaveLength(1);
    expect(perform(redone, UNDO).confirmation).toBeNull();
  });

  test('[P13] the first nudge is free, a second is not, hearing one again is', () => {
    const kept = keep();
    const nudged = after(kept, DRAFT, hint('nudge'));
    expect(flagsIn(nudged)).toEqual({ practice: false, nudged: true, solutionShown: false });
    expect(nudged.notice).toEqual(['Gold can still be reached from here.']);
    expect(perform(nudged, hint('nudge')).confirmation).toBeNull();
    const later = perform(nudged, submit('fda-article'));
    expect(perform(later, hint('nudge')).confirmation?.question).toContain('second nudge');
  });

  test('[P13] hints go nudge, card, line; what is beyond the nudge asks first', () => {
    const kept = keep();
    let model = after(kept, DRAFT);
    for (const level of ['nudge', 'card', 'line'] as const) {
      model = perform(model, hint('next'));
      if (level !== 'nudge') model = perform(model, model.confirmation!.yes);
      expect(kept.hints.at(-1)).toBe(level);
    }
    expect(flagsIn(model)).toEqual({ practice: true, nudged: true, solutionShown: true });
  });

  test('[P13] after the solution every later try is practice', () => {
    const kept = keep({ resistance: 20 });
    const won = after(kept, DRAFT, submit('fda-article', 'door-sensor'));
    const asked = perform(won, session({ kind: 'solution' }));
    expect(asked.confirmation?.question).toContain('every later try');
    const shown = perform(asked, asked.confirmation!.yes);
    expect(shown.page).toBe('solution');
    expect(flagsIn(shown)).toMatchObject({ practice: false, solutionShown: true });
    expect(kept.host.records(shown.session!.opening.ref, runOf(shown).setup).solutionShown).toBe(true);
    const again = perform(shown, RETRY);
    expect(flagsIn(again)).toEqual({ practice: true, nudged: false, solutionShown: true });
    const ended = perform(perform(again, DRAFT), submit('fda-article', 'door-sensor'));
    expect(phaseOf(ended)).toBe('result');
    expect(kept.endings.at(-1)!.practice).toBe(true);
  });

  test('[P13] a puzzle whose solution was shown on another day opens as practice', () => {
    expect(flagsIn(openedOf(keep({}, { records: { solutionShown: true } })))).toMatchObject({
      practice: true,
      solutionShown: true,
    });
  });

  test('D29-17: AURA’s remarks leave the run as it was', () => {
    const before = after(keep(), DRAFT);
    const hinted = perform(before, hint('nudge'));
    expect(runOf(hinted)).toBe(runOf(before));
    expect(hinted.remark?.text).toBe('A hint, then.');
  });
});
