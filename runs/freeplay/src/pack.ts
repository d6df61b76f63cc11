import { checkPack as checkGates, checkTuning, MOST_ARTIFACTS, PACK_ENTRIES, TUNING } from '@lockstep/gates';
import { fail, type Issue, ok, type Path, type Result } from '@lockstep/kernel';
import { duplicateIds, issue, name, parseShape, reference } from '@lockstep/shape';
import { COUNTER, PACK_CARD } from '@lockstep/testimony';
import * as v from 'valibot';

import { CASE, checkCase, nightsOf } from './case.ts';
import { checkEvents, DOOR, EVENT } from './event.ts';
import { INCIDENT } from './incident.ts';
import { BADGE, KIT } from './kit.ts';
import { LEVEL } from './level.ts';
import { checkNights, HAND_ROW, NIGHT } from './night.ts';
import { OFFER, type OfferKind } from './offer.ts';
import { KOA, RULES } from './rules.ts';
import { RUN } from './shelf.ts';
import { VOICE } from './voice.ts';

/** What a run draws from, in addition to the run itself. */
export const CONTENT = {
  ...PACK_ENTRIES,
  freeplay: v.optional(RULES, {}),
  koa: v.optional(KOA, {}),
  incident: v.pipe(v.array(INCIDENT), v.minLength(1)),
  /** Nights with KOA: written to the last card, or dealt from cards and counters. */
  case: v.optional(v.array(CASE), []),
  night: v.optional(v.pipe(v.array(NIGHT), v.maxLength(60))),
  row: v.optional(v.array(HAND_ROW)),
  card: v.optional(v.array(PACK_CARD)),
  counter: v.optional(v.array(COUNTER)),
  offer: v.pipe(v.array(OFFER), v.minLength(1)),
  level: v.pipe(v.array(LEVEL), v.minLength(1)),
  voice: v.optional(v.array(VOICE), []),
  event: v.optional(v.pipe(v.array(EVENT), v.maxLength(40))),
  door: v.optional(v.pipe(v.array(DOOR), v.maxLength(20))),
} as const;

/** Numbers tried in place of the pack's own. */
const PRESET = v.strictObject({
  level: v.optional(name),
  tuning: v.optional(v.partial(TUNING)),
  freeplay: v.optional(v.partial(RULES)),
  koa: v.optional(v.partial(KOA)),
});

/** What runs are made of: every TOML file of content/freeplay and of content/gates. */
export const PACK = v.strictObject({
  ...CONTENT,
  run: v.pipe(v.array(RUN), v.minLength(1)),
  kit: v.pipe(v.array(KIT), v.minLength(1)),
  badge: v.optional(v.array(BADGE), []),
  /** Numbers to try, a file each: what they change, and on which level. */
  presets: v.optional(v.record(name, PRESET), {}),
});
export type Pack = v.InferOutput<typeof PACK>;

type Content = Omit<Pack, 'run' | 'kit' | 'badge' | 'presets'>;

const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

const once = (words: readonly string[], path: Path): readonly Issue[] =>
  words.flatMap((word, i) =>
    words.indexOf(word) === i ? [] : [issue('duplicate-word', [...path, i], 'each word once', word)],
  );

const checkIncidents = ({ incident, gate, modifier }: Content): readonly Issue[] =>
  incident.flatMap(({ slot, modifiers, act }, i) => {
    const gates = slot.flatMap((one) => one.gates);
    return [
      ...slot.flatMap((one, s) =>
        one.gates.flatMap((id, g) => [
          ...reference(id, ids(gate), ['incident', i, 'slot', s, 'gates', g], 'gate'),
          ...(gates.indexOf(id) === gates.lastIndexOf(id)
            ? []
            : [issue('gate-twice', ['incident', i, 'slot', s, 'gates', g], 'each gate in one slot only', id)]),
        ]),
      ),
      ...modifiers.flatMap((set, m) => {
        const found = set.flatMap((id) => modifier.find((one) => one.id === id) ?? []);
        const path = ['incident', i, 'modifiers', m];
        return [
          ...once(set, path),
          ...set.flatMap((id, k) => reference(id, ids(modifier), [...path, k], 'modifier')),
          ...found.flatMap(({ id, never_with }) =>
            set.some((other) => never_with.includes(other))
              ? [issue('never-together', path, `no ${never_with.join(' or ')} beside ${id}`, set)]
              : [],
          ),
          ...found.flatMap(({ id, boss }) =>
            boss && act < 3 ? [issue('boss-only', path, `${id} in the last act only`, `act ${act}`)] : [],
          ),
        ];
      }),
    ];
  });

const checkLevels = ({ level }: Content): readonly Issue[] => [
  ...level.flatMap(({ number }, i) =>
    level.findIndex((one) => one.number === number) === i
      ? []
      : [issue('duplicate-level', ['level', i, 'number'], 'each number once', number)],
  ),
  ...(level.some(({ number }) => number === 0)
    ? []
    : [issue('missing-entry', ['level'], 'an entry with number = 0', 'none')]),
  ...level.flatMap(({ strictness = [] }, i) =>
    strictness.flatMap((fraction, act) =>
      fraction[1] === 0
        ? [issue('out-of-range', ['level', i, 'strictness', act], 'a fraction over 1 or more', fraction)]
        : [],
    ),
  ),
];

const checkOffers = ({ offer, freeplay }: Content): readonly Issue[] =>
  (['gates', 'testimony'] as const).flatMap((edition) => {
    const sure = offer.filter(({ id, editions }) => editions.includes(edition) && SURE.includes(id)).length;
    return sure >= freeplay.cache_offers
      ? []
      : [
          issue(
            'few-offers',
            ['offer'],
            `at least ${freeplay.cache_offers} offers for ${edition} that are always possible (${SURE.join(', ')})`,
            sure,
          ),
        ];
  });

/** A card is named in a move, so no two nights may have one of the same id. */
const checkCardIds = ({ case: cases }: Content): readonly Issue[] => {
  const seen = new Set<string>();
  return cases.flatMap(({ card, down }, i) =>
    [
      ...card.map(({ id }, j) => ({ id, path: ['card', j] })),
      ...down.map(({ id }, j) => ({ id, path: ['down', j] })),
    ].flatMap(({ id, path }) => {
      if (seen.has(id))
        return [issue('duplicate-id', ['case', i, ...path, 'id'], 'an id of its own among all cases', id)];
      seen.add(id);
      return [];
    }),
  );
};

/** Offers that never run out. */
const SURE: readonly OfferKind[] = ['ARTIFACT', 'CHARGE', 'CALM', 'TOKEN', 'SOFTEN', 'FORESIGHT', 'REDEAL'];

/** The faults of a run's content, in whichever pack it is included. */
export const checkContent = (content: Content): readonly Issue[] => [
  ...checkGates(content),
  ...duplicateIds(content.incident, 'incident'),
  ...duplicateIds(content.case, 'case'),
  ...duplicateIds(content.offer, 'offer'),
  ...duplicateIds(content.level, 'level'),
  ...checkIncidents(content),
  ...checkLevels(content),
  ...checkOffers(content),
  ...content.case.flatMap((one, i) => checkCase(one, content.koa, ['case', i])),
  ...checkCardIds(content),
  ...duplicateIds(content.night ?? [], 'night'),
  ...checkNights(content),
  ...duplicateIds(content.event ?? [], 'event'),
  ...duplicateIds(content.door ?? [], 'door'),
  ...checkEvents(content, content.freeplay.doors ?? 0),
  ...once(content.koa.rewire_minutes.map(String), ['koa', 'rewire_minutes']),
];

export const checkKit = (kit: Pack['kit'][number], content: Content, path: Path): readonly Issue[] => [
  ...kit.deck.flatMap((id, i) => reference(id, ids(content.artifact), [...path, 'deck', i], 'artifact')),
  ...once(kit.deck, [...path, 'deck']),
  ...once(kit.tools, [...path, 'tools']),
];

/** How many artifacts a deck has at the start: what the numbers were fitted to. */
const USUAL_DECK = 14;

export const kitWarnings = ({ kit }: Pack): readonly Issue[] =>
  kit.flatMap(({ deck }, i) =>
    deck.length === USUAL_DECK
      ? []
      : [
          issue(
            'unusual-deck',
            ['kit', i, 'deck'],
            `${USUAL_DECK} artifacts, as the numbers are made for`,
            deck.length,
            {
              severity: 'warning',
            },
          ),
        ],
  );

/** A run has to find something in each of its acts. */
export const checkRun = (run: Pack['run'][number], content: Content, path: Path): readonly Issue[] => {
  const all: readonly { readonly id: string; readonly act: number }[] =
    run.edition === 'gates' ? content.incident : nightsOf(content);
  const what = run.edition === 'gates' ? 'incident' : 'night';
  const acts = run.acts
    ? run.acts.flatMap((act, a) => act.flatMap((id, i) => reference(id, ids(all), [...path, 'acts', a, i], what)))
    : [1, 2, 3].flatMap((act) =>
        all.some((one) => one.act === act) ? [] : [issue('empty-act', path, `a ${what} with act = ${act}`, 'none')],
      );
  const opening = run.opening.flatMap((id, i) =>
    reference(id, ids(content.artifact), [...path, 'opening', i], 'artifact'),
  );
  return [...acts, ...opening];
};

const checkNeeds = ({ kit, badge }: Pack): readonly Issue[] => {
  const known = ids(kit);
  return [
    ...kit.flatMap(({ feat }, i) =>
      (feat?.needs ?? []).flatMap((need, j) =>
        need.kit === undefined ? [] : reference(need.kit, known, ['kit', i, 'feat', 'needs', j, 'kit'], 'kit'),
      ),
    ),
    ...badge.flatMap(({ needs }, i) =>
      needs.flatMap((need, j) =>
        need.kit === undefined ? [] : reference(need.kit, known, ['badge', i, 'needs', j, 'kit'], 'kit'),
      ),
    ),
    ...(kit.some(({ feat }) => feat === undefined)
      ? []
      : [issue('no-open-kit', ['kit'], 'a kit without a feat, open from the start', 'none')]),
  ];
};

/** A number tried is judged where it stands, like the pack's own. */
const checkPresets = (pack: Pack): readonly Issue[] =>
  Object.entries(pack.presets).flatMap(([preset, { level, tuning = {} }]) => [
    ...(level === undefined ? [] : reference(level, ids(pack.level), ['presets', preset, 'level'], 'level')),
    ...checkTuning({ ...pack.tuning, ...tuning } as Pack['tuning'], ['presets', preset, 'tuning']),
  ]);

export const parsePack = (input: unknown): Result<Pack, readonly Issue[]> => {
  const shaped = parseShape(PACK, input);
  if (!shaped.ok) return shaped;
  const pack = shaped.value;
  const issues = [
    ...checkContent(pack),
    ...duplicateIds(pack.run, 'run'),
    ...duplicateIds(pack.kit, 'kit'),
    ...duplicateIds(pack.badge, 'badge'),
    ...checkNeeds(pack),
    ...checkPresets(pack),
    ...pack.kit.flatMap((kit, i) => checkKit(kit, pack, ['kit', i])),
    ...pack.kit.flatMap(({ deck }, i) =>
      deck.length <= Math.min(pack.freeplay.deck_most, MOST_ARTIFACTS)
        ? []
        : [issue('out-of-range', ['kit', i, 'deck'], `at most ${pack.freeplay.deck_most} artifacts`, deck.length)],
    ),
    ...pack.run.flatMap((run, i) => [
      ...checkRun(run, pack, ['run', i]),
      ...(run.kit === undefined ? [] : reference(run.kit, ids(pack.kit), ['run', i, 'kit'], 'kit')),
    ]),
  ];
  return issues.length > 0 ? fail(issues) : ok(pack);
};
