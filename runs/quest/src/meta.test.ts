import { parseSeed } from '@lockstep/kernel';
import { expect, test } from 'vitest';
import { questOf, readContent } from './content.fixture.ts';
import { openingsOf, openLevels } from './meta.ts';
import { quest } from './quest.ts';
import { signPrice } from './script.ts';

const won = (level: number, more: object = {}) => ({ won: true, practice: false, facts: { level }, ...more });

test('[Q27] a level opens when the one below it was won, one at a time, and practice opens nothing', () => {
  const pack = readContent();
  expect(openLevels(pack, [])).toEqual(['guest', 'level-0']);
  expect(openLevels(pack, [won(-1)])).toEqual(['guest', 'level-0']);
  expect(openLevels(pack, [won(0)])).toEqual(['guest', 'level-0', 'level-1']);
  expect(openLevels(pack, [won(0, { practice: true }), won(0, { won: false })])).toEqual(['guest', 'level-0']);
  expect(openLevels(pack, [won(3)]).at(-1)).toBe('level-4');
  expect(openLevels(pack, [won(10)])).toHaveLength(pack.level.length);
});

const quested = (battles: number, ids: readonly string[], more: object = {}) => ({
  won: false,
  practice: false,
  facts: { battles, ...Object.fromEntries(ids.map((id) => [id, 1])) },
  ...more,
});

test('[Q29] a deed opens its dreamcaller and one dreamsign more; less than a deed, and practice, open nothing', () => {
  const noor = ['caller.noor', 'sign.lantern', 'sign.key'];
  expect(openingsOf([])).toEqual({ dreamcallers: [], dreamsigns: [] });
  expect(openingsOf([quested(2, noor), quested(7, noor, { practice: true })])).toEqual(openingsOf([]));
  expect(openingsOf([quested(3, noor)])).toEqual({ dreamcallers: ['noor'], dreamsigns: ['lantern'] });
  expect(openingsOf([quested(1, noor, { won: true }), quested(4, noor)])).toEqual({
    dreamcallers: ['noor'],
    dreamsigns: ['lantern', 'key'],
  });
});

test('[Q29] who is called comes among the three, what is brought is held and paid for, and nothing else of the night changes', () => {
  const seed = parseSeed('called');
  const plain = questOf({ scene: 'three-nights' });
  const before = quest.start(plain, seed);
  const came = before.draft.offer!;
  const absent = plain.draft.callers.findIndex((_, caller) => !came.includes(caller));
  const idOf = (caller: number): string => plain.draft.callers[caller]!.id;
  const begun = (written: object) => {
    const setup = questOf({ scene: 'three-nights', ...written });
    return quest.start(setup, seed);
  };
  expect(begun({ dreamcaller: idOf(absent) }).draft.offer).toEqual([absent, ...came.slice(1)]);
  expect(begun({ dreamcaller: idOf(came[1]!) })).toEqual(before);
  const held = begun({ dreamsign: plain.draft.signs[4]!.id });
  expect(held.draft.signs).toEqual([4]);
  expect(held.draft.essence).toBe(before.draft.essence - signPrice(plain.script.tolls));
  expect(held.door).toEqual(before.door);
  expect(held.boss).toBe(before.boss);
  expect(() => questOf({ scene: 'three-nights', dreamcaller: 'nobody' })).toThrow();
});
