import { refuse } from '@lockstep/kernel';
import { type Event, FORMS, quest, refusals, SITES } from '@lockstep/quest';
import { sectionText } from '@lockstep/words';
import { verdictWords } from '@lockstep/words-battle';
import { describe, expect, test } from 'vitest';
import { RULED_IN } from './contents.ts';
import { shareText, shareWords } from './ending.ts';
import { EVENT_KINDS, eventWords } from './event.ts';
import { battleNames, FORM_WORDS, SITE_LINE, SITE_NAME } from './names.ts';
import { nightOf, pack, toldIn } from './night.fixture.ts';
import { quickReference } from './quick.ts';
import { refusalWords } from './refusal.ts';
import { rulebook } from './rulebook.ts';
import { SECTION_IDS } from './section.ts';

const night = nightOf({ scene: 'seven-nights', level: 'guest' });

/** What no quest of these bots tells. */
const RARE: readonly Event[] = [
  { kind: 'boss-hand-seen', cards: ['flame-imp', 'quarry-ox'] },
  { kind: 'next-battle', enemyPoints: 3, cardsFewer: 1 },
  { kind: 'transfigured', card: 'flame-imp', form: 'scarlet', into: 'flame-imp-scarlet' },
  { kind: 'brought-back', opponent: 'the-gatekeepers-boy', points: 33 },
  { kind: 'site-left', site: 'PURGE' },
  { kind: 'site-left', site: null },
  { kind: 'cards-shown', cards: ['flame-imp'] },
  { kind: 'card-lost', card: 'flame-imp' },
  { kind: 'card-gained', card: 'flame-imp' },
  { kind: 'dreamsign-gained', dreamsign: 'drowned-bell' },
  { kind: 'agreed', bargain: 'the-keyhole' },
  { kind: 'rewarded', reward: 'ESSENCE', about: null },
  { kind: 'rewarded', reward: 'CARD', about: 'flame-imp' },
];

describe('what is said of a quest', () => {
  test('[K4] every event is a sentence without a word of the machine', () => {
    const told = [...['a', 'b', 'c'].flatMap((seed) => toldIn(night, `told ${seed}`)), ...RARE];
    for (const event of told) {
      const said = eventWords(night, event);
      if (!/^[A-Z0-9].*[.]$/.test(said) || /undefined|null|NaN|\b[A-Z]{4,}\b|[a-z]-[a-z]+-[a-z]/.test(said))
        expect([event, said]).toEqual(['a sentence', '']);
      expect(said).not.toMatch(/\bYou (?:keeps|plays|gains|draws|passes|is|chooses)\b/);
    }
    const kinds = new Set(told.map(({ kind }) => kind));
    expect(EVENT_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('[K3] every refusal says what is wrong and what to do', () => {
    for (const code of Object.keys(refusals))
      expect(refusalWords(night, refuse(code, { card: 'flame-imp', price: 60, essence: 10, most: 3 }))).toMatch(
        /^[A-Z].*\. .*\.$/,
      );
  });

  test('[K4] every event has its section, and the rules of battles and drafts follow', () => {
    const ids = rulebook({ pack }).map(({ id }) => id);
    expect(ids.slice(0, SECTION_IDS.length)).toEqual([...SECTION_IDS]);
    expect(ids).toEqual(expect.arrayContaining(['battle-turn', 'battle-words', 'draft-resonances', 'draft-shop']));
    expect(ids).not.toContain('draft-score');
    expect([...Object.keys(RULED_IN), 'draft', 'battle'].sort()).toEqual([...EVENT_KINDS].sort());
  });

  test('[Q8] [Q10] [Q14] the tables name every level, site, form, opponent and bargain', () => {
    const text = rulebook({ pack, setup: night }).map(sectionText).join('\n');
    for (const site of SITES) expect(text).toContain(`${SITE_NAME[site]} | ${SITE_LINE[site]}`);
    for (const form of FORMS) expect(text).toContain(FORM_WORDS[form].join(' | '));
    for (const { name } of [...pack.level, ...pack.opponent]) expect(text).toContain(name);
    for (const { title, line } of [...pack.journey, ...pack.temptation]) expect(text).toContain(`${title} | ${line}`);
    expect(quickReference({ pack }).length).toBeLessThan(12);
  });

  test('[Q20] what is shared says how far it went, and names no card', () => {
    const seed = { hi: 1, lo: 2 };
    const view = { ...quest.view(night, quest.start(night, seed), 0), won: 3, points: 61 };
    expect(shareText(night, view, seed, '2026-12-01')).toBe(
      ['Quest • 2026-12-01', 'Seven Nights, Guest: 3 of 7', '● ● ● · · · ·', 'Unformed • 61 points'].join('\n'),
    );
    expect(shareWords(night, view, seed, '2026-12-01')).toContain('3 battles of 7 won, 61 points gained.');
  });
});

test('[Q20] a quest that was lost says what lost it, with a name or a Judgment, and no id', () => {
  const hard = nightOf({ scene: 'seven-nights', level: 'level-10' });
  const told = toldIn(hard, 'lost');
  expect(told.at(-1)).toMatchObject({ kind: 'quest-ended', ending: 'lost' });
  const last = told.slice(told.map(({ kind }) => kind).lastIndexOf('battle-began'));
  const verdict = verdictWords(
    battleNames(hard),
    last.flatMap((event) => (event.kind === 'battle' ? [event.event] : [])),
  );
  expect(verdict).toMatch(/^The enemy wins with \d+ points\. What lost it: (?:\d+|all) by [A-Z]/);
  expect(verdict).not.toMatch(/[a-z]-[a-z]+-/);
});
