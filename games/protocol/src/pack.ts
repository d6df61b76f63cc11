import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import {
  duplicateIds,
  idIssues,
  idsIn,
  integer,
  isRecord,
  issue,
  listOf,
  name,
  parseShape,
  text,
} from '@lockstep/shape';
import * as v from 'valibot';
import { WEEK } from './aims.ts';
import { CARD, type Card } from './card.ts';
import { clauseHolds, clausesOf, type Path } from './path.ts';
import { PROTOCOL, type Protocol } from './protocol-rule.ts';
import { checkTuning, TUNING } from './tuning.ts';
import { MOST_CARDS, type Trust } from './vocabulary.ts';

const LOCK = v.strictObject({ id: name, name: text(40), line: text(160) });

const usual = v.pipe(
  v.array(integer(1, 100)),
  v.length(2),
  v.check(([least, most]) => least! <= most!, 'the smaller number first'),
);

/** What Dailies are dealt from: rules.toml, locks.toml, protocols.toml and cards.toml together. */
export const PACK = v.strictObject({
  tuning: TUNING,
  /** P16; edition 1 had none, and its days were of any grade. */
  week: v.optional(WEEK),
  /** Impact that is usual for a card of each trust; left out, D05v1 §5's guidance. */
  impact: v.optional(v.strictObject({ VERIFIED: usual, PLAUSIBLE: usual, SKETCHY: usual })),
  lock: v.pipe(v.array(LOCK), v.minLength(1)),
  protocol: v.pipe(v.array(PROTOCOL), v.minLength(3)),
  card: v.pipe(v.array(CARD), v.minLength(MOST_CARDS)),
});

export type Pack = v.InferOutput<typeof PACK>;

/** D05v1 §5. */
const IMPACT = { least: 8, most: 40 } as const;
const IMPACT_BY_TRUST: { readonly [trust in Trust]: readonly number[] } = {
  VERIFIED: [8, 20],
  PLAUSIBLE: [12, 28],
  SKETCHY: [20, 40],
};
/** Fewer, and a month of Dailies repeats a hand. */
const ENOUGH_CARDS = 60;

const checkCards = (cards: readonly Card[]): readonly Issue[] =>
  cards.flatMap((card, i) => {
    const found: Issue[] = [];
    if (card.impact < IMPACT.least || card.impact > IMPACT.most)
      found.push(issue('out-of-range', ['card', i, 'impact'], `from ${IMPACT.least} to ${IMPACT.most}`, card.impact));
    for (const list of ['tags', 'traits'] as const)
      card[list].forEach((word, at) => {
        if (card[list].indexOf(word as never) !== at)
          found.push(issue('duplicate-word', ['card', i, list, at], 'each word once', word));
      });
    if (card.tags.length === 0) found.push(issue('too-few-tags', ['card', i, 'tags'], 'at least one tag', card.tags));
    return found;
  });

/** Whether any payload of the pack's cards satisfies the path. */
const reachable = (path: Path, cards: readonly Card[]): boolean => {
  const clauses = clausesOf(path);
  const passes = (...payload: readonly Card[]): boolean =>
    clauses.every((clause) => clauseHolds(clause, payload, true));
  return cards.some((a, i) => passes(a) || cards.some((b, j) => j > i && passes(a, b)));
};

const checkProtocols = (protocols: readonly Protocol[], cards: readonly Card[]): readonly Issue[] =>
  protocols.flatMap((protocol, i) => {
    const found: Issue[] = [];
    protocol.path.forEach((path, j) => {
      const place = ['protocol', i, 'path', j] as const;
      if (clausesOf(path).length === 0) found.push(issue('empty-path', place, 'at least one clause', 'none'));
      else if (!reachable(path, cards))
        found.push(issue('unreachable-path', place, 'a path that some payload of the cards satisfies', protocol.id));
    });
    if (found.filter(({ code }) => code === 'unreachable-path').length === protocol.path.length)
      found.push(issue('unreachable-protocol', ['protocol', i, 'id'], 'a protocol that can be satisfied', protocol.id));
    return found;
  });

export const parsePack = (input: unknown): Result<Pack, readonly Issue[]> => {
  const shaped = parseShape(PACK, input);
  if (!shaped.ok) return shaped;
  const pack = shaped.value;
  const issues = [
    ...checkTuning(pack.tuning),
    ...duplicateIds(pack.lock, 'lock'),
    ...duplicateIds(pack.protocol, 'protocol'),
    ...duplicateIds(pack.card, 'card'),
    ...checkCards(pack.card),
    ...checkProtocols(pack.protocol, pack.card),
  ];
  return issues.length > 0 ? fail(issues) : ok(pack);
};

/** D05v1 §5's guidance: unusual, not wrong. */
export const warnings = (pack: Pack): readonly Issue[] => [
  ...pack.card.flatMap((card, i) => {
    const [least, most] = (pack.impact ?? IMPACT_BY_TRUST)[card.trust];
    if (card.impact >= least! && card.impact <= most!) return [];
    const wanted = `${least} to ${most} for a ${card.trust} card`;
    return [issue('unusual-impact', ['card', i, 'impact'], wanted, card.impact, { severity: 'warning' })];
  }),
  ...(pack.card.length >= ENOUGH_CARDS
    ? []
    : [issue('few-cards', ['card'], `at least ${ENOUGH_CARDS}`, pack.card.length, { severity: 'warning' })]),
];

/** Names in a written puzzle that neither it nor the pack explains, each at its own place. */
export const unknownNames = (pack: Pack, setup: unknown): readonly Issue[] => {
  if (!isRecord(setup)) return [];
  const protocols = [...idsIn(setup.protocol), ...idsIn(pack.protocol)];
  return [
    ...idIssues(setup.target, idsIn(pack.lock), ['target'], 'lock'),
    ...listOf(setup.deal).flatMap((id, i) => idIssues(id, idsIn(pack.card), ['deal', i], 'card of the pack')),
    ...listOf(setup.schedule).flatMap((entry, i) =>
      isRecord(entry) ? idIssues(entry.protocol, protocols, ['schedule', i, 'protocol'], 'protocol') : [],
    ),
  ];
};

/** A puzzle may name cards (`deal`) and protocols of the pack; what it writes itself stays, right or wrong. */
export const resolve = (pack: Pack, setup: unknown): unknown => {
  if (!isRecord(setup)) return setup;
  const { deal, ...rest } = setup;
  const written = (value: unknown): readonly unknown[] | undefined =>
    value === undefined ? [] : Array.isArray(value) ? value : undefined;
  const [cards, own] = [written(rest.card), written(rest.protocol)];
  const idsOf = (list: readonly unknown[] | undefined, key: string): readonly unknown[] =>
    (list ?? []).filter(isRecord).map((one) => one[key]);
  const enforced = idsOf(listOf(rest.schedule), 'protocol');
  const strange = [...new Set(enforced)].filter((id) => !idsOf(own, 'id').includes(id));
  const missing = strange.flatMap((id) => pack.protocol.find((one) => one.id === id) ?? []);
  return {
    ...rest,
    ...(rest.tuning === undefined || isRecord(rest.tuning) ? { tuning: { ...pack.tuning, ...rest.tuning } } : {}),
    ...(deal === undefined
      ? {}
      : Array.isArray(deal) && cards
        ? { card: [...deal.map((id: unknown) => pack.card.find((one) => one.id === id) ?? id), ...cards] }
        : { deal }),
    ...(own && missing.length > 0 ? { protocol: [...own, ...missing] } : {}),
  };
};
