import { freeplay as game, keepRun, metaOf, readRun, summaryOf } from '@lockstep/freeplay';
import { makeSeed, parseSeed, Refusal } from '@lockstep/kernel';
import { COURTROOM, wordsFound } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { endingLine, endingWords, shareText, shareWords, summaryWords } from './ending.ts';
import { badgeWords, codexWords, featWords, levelFeat, metaWords, UNMET } from './meta.ts';
import { previewWords } from './preview.ts';
import { aura, eventsOf, type FreeRun, koa, MACHINE, pack, played } from './run.fixture.ts';
import { voiceLine } from './voice.ts';

const runs: readonly FreeRun[] = [played(aura, 'kept'), played(koa, 'kept'), played(aura, 'random', 'random')];
const summed = (run: FreeRun) => summaryOf(run.setup, game.start(run.setup, run.seed), eventsOf(run), run.now.state);

describe('the end of a run', () => {
  test('a summary tells every act, the moves and what was looked at', () => {
    for (const run of runs) {
      const text = summaryWords(run.setup, summed(run)).join('\n');
      expect(text).not.toMatch(MACHINE);
      expect(text).toContain('Act 1, ');
      expect(text).toContain('Moves: ');
    }
    expect([endingWords('gave-up'), endingWords(null)]).toEqual(['Given up', 'Under way']);
    for (const ending of ['won', 'lost', 'gave-up', 'abandoned'] as const)
      expect(wordsFound(endingLine(ending), COURTROOM)).toEqual([]);
  });

  test('what is shared names no gate, no card and no incident', () => {
    for (const run of runs) {
      const summary = summed(run);
      for (const text of [shareText, shareWords].map((say) => say(run.setup, summary, run.seed))) {
        expect(text).toContain(makeSeed(run.seed));
        for (const { title } of summary.acts) expect(text).not.toContain(title);
        for (const { name } of run.setup.script.gate) expect(text).not.toContain(name);
      }
      expect(shareText(run.setup, summary, run.seed)).toMatch(/^Freeplay • .*\n(?:Won|Lost) • [■□·]{3} • /);
    }
  });
});

describe('[K5] previews', () => {
  test('a preview says what then happens, and never more than can be known', () => {
    for (const run of runs.slice(0, 2)) {
      const { setup } = run;
      const state = game.start(setup, run.seed);
      for (const action of game.legal(setup, state, 0).filter((_, i) => i % 7 === 0)) {
        const { refused, lines } = previewWords(setup, state, action);
        expect(refused).toBe(false);
        for (const line of lines) expect(line).not.toMatch(MACHINE);
        expect(game.step(setup, state, 0, action)).not.toBeInstanceOf(Refusal);
      }
    }
  });

  test('a refused move says why', () => {
    const state = game.start(aura, parseSeed('x'));
    const parsed = game.parse(aura, 'leave');
    expect(parsed.ok && previewWords(aura, state, parsed.value)).toEqual({
      refused: true,
      code: 'not-here',
      lines: ['There is nothing to leave here. Make a move.'],
      events: [],
    });
  });
});

describe('[K2] the host', () => {
  test('speaks to the same step in the same words, in a voice of her own', () => {
    for (const run of runs) {
      const { setup, seed } = run;
      const open = voiceLine(setup, seed, 0, []);
      expect(open?.when).toBe('act-began');
      expect(open?.speaker).toBe(setup.edition === 'gates' ? 'AURA' : 'KOA');
      expect(voiceLine(setup, seed, 0, [])).toEqual(open);
      const last = voiceLine(setup, seed, run.now.turn, run.now.events);
      expect(['won', 'lost']).toContain(last?.when);
    }
    expect(voiceLine({ ...aura, script: { ...aura.script, voice: [] } }, parseSeed('x'), 0, [])).toBeNull();
  });
});

describe('[F4] what is kept of all runs', () => {
  const nothing = metaOf(pack, []);
  const all = metaOf(
    pack,
    runs.flatMap((run) => readRun(keepRun(summed(run))) ?? []),
  );

  test('before the first run one kit is open, no gate is met and no badge earned', () => {
    expect(metaWords(pack, nothing)).toEqual([
      `Kits: 1 kit of ${pack.kit.length} open (Receipt Runner).`,
      'Levels with AURA: friendly, house-guest and fw0.',
      'Levels with KOA: friendly, house-guest and fw0.',
      `Codex: 0 of ${pack.gate.length} gates met.`,
      `Badges: 0 of ${pack.badge.length}.`,
    ]);
    for (const { name, paths } of codexWords(pack, nothing.codex)) expect([name, paths.length]).toEqual([UNMET, 0]);
  });

  test('a gate that was met opens its page of the codex, with every path', () => {
    const met = codexWords(pack, all.codex).filter((one) => one.met);
    expect(met.length).toBeGreaterThan(0);
    for (const { name, paths } of met) {
      expect(name).not.toBe(UNMET);
      expect(paths.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('feats, badges and levels say what they ask', () => {
    expect(featWords(pack.kit[0]!)).toBe('Open from the start.');
    for (const kit of pack.kit) expect(featWords(kit)).toMatch(/\.$/);
    for (const badge of pack.badge) expect(badgeWords(badge)).toContain(': ');
    expect(levelFeat({ number: 3 }, pack.level)).toBe('Win all three acts on fw2 or above.');
    expect(levelFeat({ number: -1 }, pack.level)).toBe('Open from the start.');
  });
});
