import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { FACTS, type Fact, type Needs } from './kit.ts';
import { metaOf, type PastRun } from './meta.ts';

const pack = readContent();

const kept = (facts: { readonly [fact in Fact]?: number } = {}, more: Partial<PastRun> = {}): PastRun => ({
  edition: 'gates',
  teaches: false,
  kit: 'receipt-runner',
  level: 0,
  facts: { ...(Object.fromEntries(FACTS.map((fact) => [fact, 0])) as { [fact in Fact]: number }), ...facts },
  codex: {},
  ...more,
});

/** A run that meets these needs and no more. */
const meeting = (needs: Needs): PastRun =>
  kept(Object.fromEntries(needs.map(({ fact, least }) => [fact, least])), {
    edition: needs.find(({ edition }) => edition)?.edition ?? 'gates',
    kit: needs.find(({ kit }) => kit)?.kit ?? 'receipt-runner',
  });

const openKits = (runs: readonly PastRun[]) => metaOf(pack, runs).kits.flatMap(({ id, open }) => (open ? [id] : []));
const earned = (runs: readonly PastRun[]) =>
  metaOf(pack, runs).badges.flatMap(({ id, earned: is }) => (is ? [id] : []));
const openLevels = (edition: 'gates' | 'testimony', runs: readonly PastRun[]) =>
  metaOf(pack, runs).levels[edition].flatMap(({ id, open }) => (open ? [id] : []));

describe('[F4] kits', () => {
  test('[F4] Receipt Runner is open from the start, and alone', () => {
    expect(openKits([])).toEqual(['receipt-runner']);
  });

  test.each(pack.kit.filter(({ feat }) => feat).map(({ id, feat }) => [id, feat!] as const))(
    '[F4] %s opens by its feat, and not by one fact short of it',
    (id, { needs, line }) => {
      expect(openKits([meeting(needs)])).toContain(id);
      for (const { fact, least, most } of needs) {
        const short = least > 0 ? least - 1 : most + 1;
        expect(
          openKits([kept({ ...meeting(needs).facts, [fact]: short }, { edition: meeting(needs).edition })]),
        ).not.toContain(id);
      }
      expect(line).toMatch(/\w/);
    },
  );

  test('[F4] all of a feat in one run: two halves are none', () => {
    const half = [kept({ acts: 2, audits: 5 }), kept({ acts: 0, audits: 0 })];
    expect(openKits(half)).not.toContain('legalist');
  });

  test('[F4] a feat of one edition is not met in the other', () => {
    expect(openKits([kept({ corroborates: 6 }, { edition: 'testimony' })])).not.toContain('forensics');
    expect(openKits([kept({ corroborates: 6 })])).toContain('forensics');
  });

  test('[F4] every feat prints the numbers it asks for', () => {
    const words: { readonly [word: string]: number } = { one: 1, six: 6, without: 0 };
    for (const { feat } of pack.kit) {
      if (!feat) continue;
      const said = [...feat.line.toLowerCase().matchAll(/\d+|\bone\b|\bsix\b|\bwithout\b/g)].map(
        ([word]) => words[word] ?? Number(word),
      );
      for (const { fact, least, most } of feat.needs)
        if (fact !== 'won')
          expect([feat.line, said]).toEqual([feat.line, expect.arrayContaining([least > 0 ? least : most])]);
    }
  });
});

describe('[F23] [F4] how many kits a run opens', () => {
  const all = { acts: 3, won: 1, rewires: 2, flags: 2, cycles: 2, corroborates: 6, exploits: 1 };

  test('[F4] two at most, one below fw0, in the order of the list; the next run opens the next', () => {
    const run = kept(all);
    expect(openKits([run])).toEqual(['receipt-runner', 'spoofer', 'legalist']);
    expect(openKits([run, run])).toHaveLength(5);
    const guest = kept(all, { level: -2 });
    expect(openKits([guest])).toEqual(['receipt-runner', 'spoofer']);
    expect(openKits([guest, guest, guest])).toHaveLength(4);
  });

  test('[F4] a win below fw0 that meets no feat opens the next kit, one a run; from fw0 on it takes a feat', () => {
    const won = kept({ acts: 3, won: 1 }, { level: -1 });
    expect(openKits([won])).toEqual(['receipt-runner', 'spoofer']);
    expect(openKits([won, won, won, won, won])).toEqual(pack.kit.map(({ id }) => id));
    expect(openKits([kept({ acts: 3, won: 1 })])).toEqual(['receipt-runner']);
    expect(openKits([kept({ acts: 2, won: 0 }, { level: -1 })])).toEqual(['receipt-runner']);
    expect(openKits([kept({ acts: 2, won: 1 }, { level: -2, teaches: true })])).toEqual(['receipt-runner']);
    expect(openKits([kept({ acts: 3, won: 1 }, { level: -2, edition: 'testimony' })])).toEqual(['receipt-runner']);
  });
});

describe('[F4] levels', () => {
  test('[F4] the friendlier one and fw0 are open, the rest one after another', () => {
    expect(openLevels('gates', [])).toEqual(['friendly', 'house-guest', 'fw0']);
    const won = (level: number) => kept({ won: 1, acts: 3 }, { level });
    expect(openLevels('gates', [won(0)])).toEqual(['friendly', 'house-guest', 'fw0', 'fw1']);
    expect(openLevels('gates', [won(3)])).toEqual(['friendly', 'house-guest', 'fw0', 'fw1', 'fw2', 'fw3', 'fw4']);
    expect(openLevels('gates', [won(8)])).toHaveLength(11);
    expect(openLevels('gates', [won(-1)])).toEqual(['friendly', 'house-guest', 'fw0']);
  });

  test('[F4] [F15] by edition, by a win, and by all three acts', () => {
    const won = kept({ won: 1, acts: 3 });
    expect(openLevels('testimony', [won])).toEqual(['friendly', 'house-guest', 'fw0']);
    expect(openLevels('testimony', [{ ...won, edition: 'testimony' }])).toContain('fw1');
    expect(openLevels('gates', [kept({ won: 0, acts: 2 })])).not.toContain('fw1');
    expect(openLevels('gates', [kept({ won: 1, acts: 2 })])).not.toContain('fw1');
  });
});

describe('[F4] badges and codex', () => {
  test('[F4] none at the start; every one can be earned', () => {
    expect(earned([])).toEqual([]);
    expect(earned([kept()])).toEqual([]);
    for (const { id, needs } of pack.badge) expect(earned([meeting(needs)])).toContain(id);
  });

  test.each(pack.badge.map(({ id, needs }) => [id, needs] as const))(
    '[F4] %s is not earned one fact short',
    (id, needs) => {
      const enough = meeting(needs);
      for (const { fact, least, most } of needs) {
        if (least > 0) expect(earned([{ ...enough, facts: { ...enough.facts, [fact]: least - 1 } }])).not.toContain(id);
        if (most < 999) expect(earned([{ ...enough, facts: { ...enough.facts, [fact]: most + 1 } }])).not.toContain(id);
      }
      if (needs.some(({ edition }) => edition)) {
        const other = enough.edition === 'gates' ? 'testimony' : 'gates';
        expect(earned([{ ...enough, edition: other }])).not.toContain(id);
      }
    },
  );

  test('[F4] the codex adds up over runs and has nothing of a gate never met', () => {
    const runs = [kept({}, { codex: { 'gate.A.1': 2, 'gate.A.2': 0 } }), kept({}, { codex: { 'gate.A.1': 1 } })];
    expect(metaOf(pack, runs).codex).toEqual({ 'gate.A.1': 3, 'gate.A.2': 0 });
    expect(metaOf(pack, []).codex).toEqual({});
  });
});
