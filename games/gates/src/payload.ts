import type { Payload } from './clause-tests.ts';
import type { Setup } from './setup.ts';
import { auditRuns, isDeep, type State, trustOf } from './state.ts';
import { MODIFIERS, TAGS, TOOLS, TRAITS } from './vocabulary.ts';

export const SENSOR = 1 << TAGS.indexOf('SENSOR');
const MEDIA_OR_PURCHASE = (1 << TAGS.indexOf('MEDIA')) | (1 << TAGS.indexOf('PURCHASE'));
export const TIMESTAMPED = 1 << TRAITS.indexOf('TIMESTAMPED');
const HASHED = 1 << TRAITS.indexOf('HASHED');
const REDACTED = 1 << TRAITS.indexOf('REDACTED');
const DRIFT = 1 << MODIFIERS.indexOf('modifier.SENSOR_DRIFT');
const SCRAPER = TOOLS.indexOf('tool.METADATA_SCRAPER');
const HASHER = TOOLS.indexOf('tool.HASH_RECEIPT');
const REDACTER = TOOLS.indexOf('tool.REDACT');
export const SAFE = TOOLS.indexOf('tool.SAFE_MODE');

/** What REWIRE has made of a card: its printed tags, and those that were added. */
export const tagsOf = (setup: Setup, state: State, card: number): number => {
  let tags = setup.cards[card]!.tags;
  if ((state.rewired >> card) & 1)
    for (const rewire of state.rewires) if (rewire >> 8 === card) tags |= 1 << setup.rows[rewire & 255]!.to;
  return tags;
};

const rewireSources = (setup: Setup, state: State, cards: number): number => {
  if ((state.rewired & cards) === 0) return 0;
  let from = 0;
  for (const rewire of state.rewires) if ((cards >> (rewire >> 8)) & 1) from |= 1 << setup.rows[rewire & 255]!.from;
  return from;
};

/** The trait a tool gives to what it works on, for one INJECT. */
export const traitBy = (tool: number): number =>
  tool === HASHER ? HASHED : tool === REDACTER ? REDACTED : tool === SCRAPER ? TIMESTAMPED : 0;

const toolTrait = (tool: number, tags: number): number =>
  tool === SCRAPER && (tags & MEDIA_OR_PURCHASE) === 0 ? 0 : traitBy(tool);

export const payloadOf = (setup: Setup, state: State, cards: number, tool: number): Payload => {
  const one = 31 - Math.clz32(cards & -cards);
  const rest = cards & (cards - 1);
  const two = rest === 0 ? -1 : 31 - Math.clz32(rest);
  const first = setup.cards[one]!;
  const second = two < 0 ? undefined : setup.cards[two]!;
  const deep = isDeep(setup, state);
  const locked = auditRuns(state, 'audit.SOURCE_LOCK') ? setup.lockedSource : 0;

  const trustOne = trustOf(state, one);
  let allTags = tagsOf(setup, state, one);
  let tagsOne = allTags | ((locked >> one) & 1 ? SENSOR : 0);
  let traitsOne = first.traits | toolTrait(tool, tagsOne);
  if (deep && trustOne === 0) {
    tagsOne = 0;
    traitsOne = 0;
  }
  let trustTwo = trustOne;
  let tagsTwo = 0;
  let traitsTwo = 0;
  if (second) {
    trustTwo = trustOf(state, two);
    const allTagsTwo = tagsOf(setup, state, two);
    allTags |= allTagsTwo;
    tagsTwo = allTagsTwo | ((locked >> two) & 1 ? SENSOR : 0);
    traitsTwo = second.traits | toolTrait(tool, tagsTwo);
    if (deep && trustTwo === 0) {
      tagsTwo = 0;
      traitsTwo = 0;
    }
  }
  const corroborated = state.corroborated & cards;
  const sensorsAlone = (tagsOne & SENSOR) !== 0 && (second === undefined || (tagsTwo & SENSOR) !== 0);
  if (sensorsAlone && corroborated === 0 && (setup.modifiers & DRIFT) !== 0) {
    tagsOne &= ~SENSOR;
    tagsTwo &= ~SENSOR;
  }
  return {
    cards,
    one,
    two,
    tagsOne,
    tagsTwo,
    traitsOne,
    traitsTwo,
    trustOne,
    trustTwo,
    tags: tagsOne | tagsTwo,
    traits: traitsOne | traitsTwo,
    allTags,
    maxTrust: Math.max(trustOne, trustTwo),
    minTrust: Math.min(trustOne, trustTwo),
    power: first.power + (second?.power ?? 0),
    families: first.family | (second?.family ?? 0),
    corroborated,
    rewired: state.rewired & cards,
    rewiredFrom: rewireSources(setup, state, cards),
    bound: state.bound & cards,
    tool,
    cycled: state.last === 'cycle',
    lastFamilies: state.families,
  };
};
