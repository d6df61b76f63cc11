import { textIssues } from '@lockstep/cardtext';
import type { Issue, Path } from '@lockstep/kernel';
import { issue } from '@lockstep/shape';
import type { Card } from './card.ts';
import type { Pack } from './pack.ts';
import { KEYWORDS, PAIRS, type Rarity, RESONANCES, type Resonance, TRIBES } from './vocabulary.ts';

/** How far, in points of a hundred, a share may lie from where RES and the catalogue have it. */
const NEAR = 5;
const NEAR_DUALS = 3;
/** How far, in percent, the count of a resonance may lie from the mean of all five. */
const EVEN = 10;
const RARITY_SHARES: { readonly [rarity in Exclude<Rarity, 'Special'>]: number } = {
  Common: 40,
  Uncommon: 35,
  Rare: 20,
  Legendary: 5,
};
const TRIBE_SUPPORT = 5;
const MOST_TAGS = 3;
const MOST_PERCENT = 75;

/** One guideline: what was found, whether it is kept, and how heavily it weighs. */
export interface Guideline {
  readonly claim: string;
  /** Where it is stated. */
  readonly of: string;
  readonly target: string;
  readonly measured: string;
  readonly met: boolean;
  readonly code: string;
  readonly severity: Issue['severity'];
  readonly path: Path;
}

const CARDS: Path = ['card'];

const line = ({
  severity = 'error',
  path = CARDS,
  ...found
}: Omit<Guideline, 'severity' | 'path'> & Partial<Pick<Guideline, 'severity' | 'path'>>): Guideline => ({
  code: found.code,
  of: found.of,
  claim: found.claim,
  target: found.target,
  measured: found.measured,
  met: found.met,
  severity,
  path,
});

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);
const shown = (share: number): string => `${share.toFixed(1)} %`;

interface Share extends Pick<Guideline, 'code' | 'of' | 'claim'> {
  readonly part: number;
  readonly whole: number;
  /** In per cent: what is wanted, and how far off is near enough. */
  readonly wanted: number;
  readonly near: number;
}

const shareLine = ({ code, of, claim, part, whole, wanted, near }: Share): Guideline => {
  const share = percent(part, whole);
  return line({
    code,
    of,
    claim,
    target: `${wanted} % ± ${near}`,
    measured: `${shown(share)} (${part})`,
    met: Math.abs(share - wanted) <= near,
  });
};

const carrying = (cards: readonly Card[], resonance: Resonance): readonly Card[] =>
  cards.filter(({ resonance: symbols }) => symbols.includes(resonance));

const distribution = (cards: readonly Card[]): readonly Guideline[] => {
  const withSymbols = (n: number): number => cards.filter(({ resonance }) => resonance.length === n).length;
  const counts = RESONANCES.map((resonance) => carrying(cards, resonance).length);
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const dualsAt = (rarity: Rarity): number => {
    const all = cards.filter((card) => card.rarity === rarity);
    return percent(all.filter(({ resonance }) => resonance.length === 2).length, all.length);
  };
  const missing = PAIRS.filter(
    ({ of }) => !cards.some(({ resonance }) => of.every((one: Resonance) => resonance.includes(one))),
  );
  return [
    shareLine({
      code: 'one-resonance',
      of: 'RES-25',
      claim: 'Cards with one resonance',
      part: withSymbols(1),
      whole: cards.length,
      wanted: 70,
      near: NEAR,
    }),
    shareLine({
      code: 'two-resonances',
      of: 'RES-26',
      claim: 'Cards with two',
      part: withSymbols(2),
      whole: cards.length,
      wanted: 10,
      near: NEAR_DUALS,
    }),
    shareLine({
      code: 'no-resonance',
      of: 'RES-27',
      claim: 'Neutral cards',
      part: withSymbols(0),
      whole: cards.length,
      wanted: 20,
      near: NEAR,
    }),
    line({
      code: 'rare-duals',
      of: 'RES-26',
      claim: 'Two resonances among Uncommon and Rare cards',
      target: `each above Common’s ${shown(dualsAt('Common'))}`,
      measured: `${shown(dualsAt('Uncommon'))}, ${shown(dualsAt('Rare'))}`,
      met: dualsAt('Uncommon') > dualsAt('Common') && dualsAt('Rare') > dualsAt('Common'),
    }),
    ...RESONANCES.map((resonance, r) =>
      line({
        code: 'uneven-resonance',
        of: 'RES-28',
        claim: `Cards with ${resonance}`,
        target: `${mean.toFixed(1)} ± ${EVEN} %`,
        measured: String(counts[r]),
        met: Math.abs(counts[r]! - mean) * 100 <= EVEN * mean,
      }),
    ),
    line({
      code: 'missing-pair',
      of: 'RES-14…23',
      claim: 'Pairs with a card of their own',
      target: 'all ten',
      measured: missing.length === 0 ? 'all ten' : `not ${missing.map(({ name }) => name).join(', ')}`,
      met: missing.length === 0,
    }),
    ...Object.entries(RARITY_SHARES).map(([rarity, target]) =>
      shareLine({
        code: 'rarity-share',
        of: 'catalogue',
        claim: `${rarity} cards`,
        part: cards.filter((card) => card.rarity === rarity).length,
        whole: cards.length,
        wanted: target,
        near: NEAR,
      }),
    ),
  ];
};

const speaks = ({ text }: Card, words: readonly string[]): boolean =>
  words.some((word) => new RegExp(`\\b${word}`, 'i').test(text ?? ''));

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Where something is told of the cards of one resonance: it leads all others. */
const leads = (values: readonly number[], at: number): boolean =>
  values.every((value, i) => i === at || value < values[at]!);

const CLAUSE_OF: { readonly [resonance in Resonance]: string } = {
  Tide: 'RES-09',
  Ember: 'RES-10',
  Zephyr: 'RES-11',
  Stone: 'RES-12',
  Ruin: 'RES-13',
};

/** What each resonance is known by is commonest on its own cards. */
const identities = (cards: readonly Card[]): readonly Guideline[] => {
  const of = RESONANCES.map((resonance) => carrying(cards, resonance));
  const listed = (values: readonly number[], unit: string): string =>
    RESONANCES.map((resonance, i) => `${resonance} ${values[i]!.toFixed(unit === '' ? 1 : 0)}${unit}`).join(', ');
  const costs = of.map((own) => meanOf(own.map(({ cost }) => -cost)));
  const sparks = of.map((own) => meanOf(own.filter(({ type }) => type === 'Character').map(({ spark }) => spark)));
  return [
    ...RESONANCES.map((resonance, r) => {
      const words = KEYWORDS[resonance];
      const shares = of.map((own) => percent(own.filter((card) => speaks(card, words)).length, own.length));
      return line({
        code: 'foreign-keywords',
        of: CLAUSE_OF[resonance],
        claim: `${words.join(', ')}`,
        target: `most on ${resonance}`,
        measured: listed(shares, ' %'),
        met: leads(shares, r),
        severity: 'warning',
      });
    }),
    line({
      code: 'dear-ember',
      of: 'RES-10',
      claim: 'Mean cost',
      target: 'lowest on Ember',
      measured: listed(
        costs.map((cost) => -cost),
        '',
      ),
      met: leads(costs, RESONANCES.indexOf('Ember')),
      severity: 'warning',
    }),
    line({
      code: 'dim-stone',
      of: 'RES-12',
      claim: 'Mean spark of characters',
      target: 'highest on Stone',
      measured: listed(sparks, ''),
      met: leads(sparks, RESONANCES.indexOf('Stone')),
      severity: 'warning',
    }),
  ];
};

const tagging = (cards: readonly Card[]): readonly Guideline[] => {
  const some = cards.filter(({ tags }) => tags.length >= 1 && tags.length <= MOST_TAGS).length;
  const tribes = TRIBES.map((tribe) => ({
    tribe,
    cards: cards.filter(({ tags }) => tags.includes(`tribal:${tribe}`)).length,
  })).filter((one) => one.cards > 0);
  const thin = tribes.filter((one) => one.cards < TRIBE_SUPPORT);
  return [
    line({
      code: 'tag-count',
      of: 'RES-80',
      claim: `Cards with 1 to ${MOST_TAGS} tags`,
      target: `at least ${MOST_PERCENT} %`,
      measured: shown(percent(some, cards.length)),
      met: percent(some, cards.length) >= MOST_PERCENT,
      severity: 'warning',
    }),
    line({
      code: 'thin-tribe',
      of: 'RES-77',
      claim: 'Tribes that are used',
      target: `${TRIBE_SUPPORT} cards or more`,
      measured:
        thin.length === 0
          ? `all ${tribes.length}`
          : thin.map(({ tribe, cards: count }) => `${tribe} ${count}`).join(', '),
      met: thin.length === 0,
      severity: 'warning',
    }),
  ];
};

const BONUS: readonly [least: number, most: number] = [3, 5];
const TAG_BONUS: readonly [least: number, most: number] = [1, 2];

/** What is typical of a dreamcaller. */
const callers = ({ dreamcaller }: Pack): readonly Issue[] =>
  dreamcaller.flatMap(({ resonance_bonus: bonus, tag_bonus: tagBonus = {} }, i) => {
    const odd = (
      key: string,
      values: { readonly [name: string]: number },
      [least, most]: readonly [number, number],
    ): readonly Issue[] =>
      Object.entries(values)
        .filter(([, value]) => value < least || value > most)
        .map(([name, value]) =>
          issue('odd-bonus', ['dreamcaller', i, key, name], `${least} to ${most}, as is typical`, value, {
            severity: 'warning',
          }),
        );
    return [...odd('resonance_bonus', bonus, BONUS), ...odd('tag_bonus', tagBonus, TAG_BONUS)];
  });

const missing = <Thing extends { readonly name: string }>(
  list: string,
  things: readonly Thing[],
  keys: readonly (keyof Thing & string)[],
): readonly Issue[] =>
  things.flatMap((one, i) =>
    keys
      .filter((key) => one[key] === undefined)
      .map((key) => issue('unwritten', [list, i], `a line "${key} = …"`, one.name, { severity: 'warning' })),
  );

/** What things need to be read and fought with. */
const unwritten = ({ card, dreamcaller, dreamsign }: Pack): readonly Issue[] => [
  ...missing('card', card, ['text', 'flavour']),
  ...missing('dreamcaller', dreamcaller, ['ability']),
  ...missing('dreamsign', dreamsign, ['effect']),
];

/** Only editions that are published already have the field `battle`: what a card does in one is its text. */
const former = ({ card }: Pack): readonly Issue[] =>
  card.flatMap((one, i) =>
    one.battle === undefined
      ? []
      : [issue('former-field', ['card', i, 'battle'], 'no such field: the text says what a card does', one.name)],
  );

/** Texts that cannot be read, in a pack that is to be fought with: an edition with the former field is not. */
const texts = ({ card, dreamcaller, dreamsign }: Pack): readonly Issue[] =>
  textIssues([
    ...card.map((one, i) => ({
      text: one.text ?? '',
      bearer: one.type === 'Character' ? ('character' as const) : ('event' as const),
      path: ['card', i, 'text'],
    })),
    ...dreamcaller.map((one, i) => ({
      text: one.ability ?? '',
      bearer: 'emblem' as const,
      path: ['dreamcaller', i, 'ability'],
    })),
    ...dreamsign.map((one, i) => ({
      text: one.effect ?? '',
      bearer: 'emblem' as const,
      path: ['dreamsign', i, 'effect'],
    })),
  ]);

/** RES "Distribution guidelines", each with what the pack has. */
export const guidelinesOf = ({ card }: Pack): readonly Guideline[] => {
  const cards = card.filter(({ rarity }) => rarity !== 'Special');
  return [...distribution(cards), ...identities(cards), ...tagging(cards)];
};

export const warnings = (pack: Pack): readonly Issue[] => [
  ...guidelinesOf(pack)
    .filter(({ met }) => !met)
    .map(({ code, path, claim, target, measured, severity }) =>
      issue(code, path, `${claim}: ${target}`, measured, { severity }),
    ),
  ...callers(pack),
  ...unwritten(pack),
  ...former(pack),
  ...(pack.card.some(({ battle }) => battle !== undefined) ? [] : texts(pack)),
];
