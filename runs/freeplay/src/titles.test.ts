import type { Entry } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { keepRun } from './meta.ts';
import { lockedIn, titles } from './titles.ts';

const pack = readContent();
const won = (level: number): Entry => ({
  kind: 'finished',
  game: 'freeplay',
  daily: 'aura-run',
  on: '2026-11-02',
  won: true,
  practice: false,
  merit: [3],
  facts: {
    ...keepRun({ edition: 'gates', teaches: false, kit: 'plain', level, facts: {} as never, codex: {} }),
    won: 1,
    acts: 3,
  },
});
const choice = (entries: readonly Entry[], scene: string, option: string) =>
  titles(pack, entries)
    .find(({ ref: { subject } }) => subject.kind === 'scene' && subject.scene === scene)!
    .choices.find((one) => one.option === option);

describe('[F15] the runs of a pack as both shelves show them', () => {
  test('every run once, in the order of the pack', () => {
    expect(titles(pack, []).map(({ title }) => title)).toEqual(pack.run.map(({ title }) => title));
    expect(titles(pack, []).map(({ kind }) => kind === 'lesson')).toEqual(
      pack.run.map(({ guide }) => guide.length > 0),
    );
  });

  test('a kit with a feat is locked at first, the level next to the one won is open', () => {
    const kits = choice([], 'aura-run', 'kit')!;
    expect(kits.values.map(({ id, locked }) => [id, locked])).toEqual(
      pack.kit.map(({ id, feat }) => [id, feat !== undefined]),
    );
    const open = (entries: readonly Entry[]): number =>
      choice(entries, 'aura-run', 'level')!.values.filter(({ locked }) => !locked).length;
    expect(open([won(0)])).toBe(open([]) + 1);
    expect(open([{ ...won(0), practice: true } as Entry])).toBe(open([]));
  });

  test('KOA asks for no kit; a run with its own has no other', () => {
    expect(choice([], 'koa-run', 'kit')).toBeUndefined();
    for (const { id, kit } of pack.run)
      if (kit !== undefined)
        expect(choice([], id, 'kit')?.values.map((one) => [one.id, one.locked])).toEqual([[kit, false]]);
  });

  test('what is locked is found in a reference, unless a seed or a pack is the player’s own', () => {
    const shut = pack.kit.find(({ feat }) => feat !== undefined)!.id;
    const [title] = titles(pack, []).filter(
      ({ ref: { subject } }) => subject.kind === 'scene' && subject.scene === 'aura-run',
    );
    const ref = { ...title!.ref, options: { kit: shut } };
    expect(lockedIn(pack, [], ref)).toEqual({ option: 'kit', id: shut });
    expect(lockedIn(pack, [], { ...ref, seed: 'mine' })).toBeNull();
    expect(lockedIn(pack, [], { ...ref, options: {} })).toBeNull();
  });
});
