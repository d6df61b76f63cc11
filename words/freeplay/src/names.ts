import type { Case, KoaRules, OfferKind, Setup } from '@lockstep/freeplay';
import { puzzleOf } from '@lockstep/freeplay';
import type { Audit, Band, Family, GateFamily, Modifier, Tool, Trust } from '@lockstep/gates';
import { makeSetup, type Setup as Testimony, testimony } from '@lockstep/testimony';
import { listed, nameOf } from '@lockstep/words';

type Named = readonly { readonly id: string; readonly name: string }[];

/** "tool.METADATA_SCRAPER" is "Metadata Scraper" where no pack is at hand to name it. */
export const plainName = (id: string): string =>
  (id.split('.').at(-1) ?? id)
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');

/** Where an artifact is from: "head-office" is "head office". */
export const sourceWords = (source: string): string => source.replaceAll('-', ' ');

const named = (things: Named, id: string): string =>
  things.some((thing) => thing.id === id) ? nameOf(things, id) : plainName(id);

export const artifactName = ({ script }: Setup, id: string): string => nameOf(script.artifact, id);

export const artifactNames = (setup: Setup, ids: readonly string[]): string =>
  listed(ids.map((id) => artifactName(setup, id)));

export const gateName = ({ script }: Setup, id: string): string => named(script.gate, id);
export const toolName = ({ script }: Pick<Setup, 'script'>, id: Tool): string => named(script.tool, id);
export const modifierName = ({ script }: Setup, id: Modifier): string => named(script.modifier, id);
export const auditName = ({ script }: Setup, id: Audit): string => named(script.audit, id);
export const offerName = ({ script }: Setup, id: OfferKind): string => named(script.offer, id);

/** T11: nights are HIDDEN, and a refutation card's own name would tell the counter. Which number the view gives it, a sentence does not know. */
const covered = <C extends { readonly name: string; readonly refutes: readonly string[] }>(card: C): C =>
  card.refutes.length > 0 ? { ...card, name: 'Refutation' } : card;

/** The cards of all nights, written or to be dealt: an id is its own among all of them. */
export const cardsOf = ({ script }: Setup): Named =>
  [...script.case.flatMap(({ card, down }) => [...card, ...down]), ...(script.card ?? [])].map((card) => covered(card));

export const cardName = (setup: Setup, id: string): string => nameOf(cardsOf(setup), id);

export const cardNames = (setup: Setup, ids: readonly string[]): string => listed(ids.map((id) => cardName(setup, id)));

export const counterName = ({ script }: Setup, id: string): string =>
  named([...script.case.flatMap(({ counter }) => counter), ...(script.counter ?? [])], id);

/** The title of an incident, or of a night. */
export const incidentTitle = ({ script, edition, nights }: Setup, id: string): string => {
  const all: readonly { readonly id: string; readonly title: string }[] =
    edition === 'gates' ? script.incident : nights;
  return all.find((one) => one.id === id)?.title ?? plainName(id);
};

const stories = new WeakMap<Case, Testimony>();

const storyFor = (rules: KoaRules, one: Case): Testimony => {
  const before = stories.get(one);
  if (before) return before;
  const cards = { card: one.card.map(covered), down: one.down.map(covered) };
  const written = puzzleOf({ ...one, ...cards }, rules, { resistance: 0, turns: 0 }) as object;
  // FULL, since a HIDDEN puzzle would count the refutations of a story that is not the whole night's.
  const parsed = testimony.parseSetup({ ...written, visibility: 'FULL' });
  if (!parsed.ok) throw new TypeError(`${one.id} is no puzzle`);
  stories.set(one, parsed.value);
  return parsed.value;
};

type Dealt = Pick<Setup['script'], 'night' | 'card' | 'counter' | 'koa' | 'case'>;

/** A card before it is dealt, with what it could claim first. */
const fixed = ({ minutes: _minutes, power, claims, ...one }: NonNullable<Dealt['card']>[number]) => ({
  ...one,
  power: power[0],
  claims: {
    ...(claims.timeRange ? { timeRange: claims.timeRange } : {}),
    ...(claims.location ? { location: claims.location[0]! } : {}),
    ...(claims.state ? { state: claims.state[0]! } : {}),
    ...(claims.activity ? { activity: claims.activity[0]! } : {}),
  },
});

/** Cards that are dealt, with what each could claim first: what is said of them names them and leaves the rest to the event. */
const dealtStory = (script: Dealt, cards: readonly string[]): Testimony => {
  const [night] = script.night!;
  const named = script.card!.filter(({ id }) => cards.includes(id));
  const card = (named.length > 0 ? named : script.card!.slice(0, 1)).map((one) => fixed(covered(one)));
  const whole = puzzleOf({ ...night!, concern: ['INTENT'], counter: [], card: [], down: [] }, script.koa, {
    resistance: 0,
    turns: 0,
  }) as object;
  const [spare] = script.card!.filter(({ proves, id }) => proves.length > 0 && !cards.includes(id));
  const concern = [spare!.proves[0]!];
  const parsed = testimony.parseSetup({ ...whole, visibility: 'FULL', concern, card: [fixed(spare!)] });
  if (!parsed.ok) throw new TypeError(`${night!.id} is no puzzle: ${parsed.fault[0]!.code}`);
  return makeSetup({ ...parsed.value.script, counter: script.counter ?? [], card });
};

/** The night a card is from, as KOA's own words read it; without a card, any. */
export const storyOf = (setup: Setup, cards: readonly string[]): Testimony => {
  const { case: cases } = setup.script;
  if (setup.isDealt) return dealtStory(setup.script, cards);
  const found = cases.find(({ card, down }) => [...card, ...down].some(({ id }) => cards.includes(id)));
  return storyFor(setup.script.koa, found ?? cases[0]!);
};

export const FAMILY_NAME: { readonly [family in Family]: string } = {
  SENSOR: 'Sensor',
  POLICY: 'Policy',
  PURCHASE: 'Purchase',
  HUMAN: 'Human',
  PLACE: 'Place',
  MEDIA: 'Media',
};

export const GATE_FAMILY_NAME: { readonly [family in GateFamily]: string } = {
  verification: 'Verification',
  time: 'Time',
  consistency: 'Consistency',
  policy: 'Policy',
  sensor: 'Sensor',
  context: 'Context',
};

export const BAND_MEANS: { readonly [band in Band]: string } = {
  LOW: 'she is barely looking',
  MED: 'she is looking',
  HIGH: 'she has pulled up a chair',
};

export const orBetter = (trust: Trust): string => (trust === 'VERIFIED' ? trust : `${trust} or better`);

/** The last act of a run is its Boss. */
export const actName = (act: number, of: number): string => (act === of && of > 2 ? 'Boss' : `Act ${act}`);

/** Some night, for what is the same in all of them. */
export const anyStory = (content: Dealt): Testimony =>
  content.night && content.night.length > 0 ? dealtStory(content, []) : storyFor(content.koa, content.case[0]!);
