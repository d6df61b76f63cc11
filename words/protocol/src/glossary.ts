import { PAYLOAD_SLOTS, TAGS, TRAITS, TRUSTS, type Tuning } from '@lockstep/protocol';
import { counted, factor, listed, printedName, say, table } from '@lockstep/words';
import { TRUST_SIGN } from './card.ts';
import type { Section } from './section.ts';

/** The eight terms of D29 §3, in its order. */
export const TERMS = [
  'Resistance',
  'Evidence Cards',
  'Active Protocol',
  'Payload',
  'Compliance',
  'Scrutiny',
  'Audit',
  'Quarantine',
] as const;
export type Term = (typeof TERMS)[number];

const meanings = (tuning: Tuning): { readonly [term in Term]: string } => ({
  Resistance: `How stubborn the lock is. It starts at ${tuning.resistance} unless the Lock says otherwise; bring it to 0.`,
  'Evidence Cards':
    'Your digital scraps: receipts, logs, readings, emails. Each has an Impact, a trust tier, tags and perhaps traits.',
  'Active Protocol': 'The rule AURA enforces right now. Satisfy one of its paths to get anywhere.',
  Payload: `The 1 or ${PAYLOAD_SLOTS} cards you put together before pressing SUBMIT.`,
  Compliance: 'How much Resistance an accepted payload removes.',
  Scrutiny: `How closely AURA is watching, 0 to ${tuning.scrutiny_cap}. It rises with SKETCHY evidence, payloads not accepted, and SCANs.`,
  Audit: `What happens by itself when Scrutiny reaches ${tuning.scrutiny_cap}.`,
  Quarantine: `A card locked away for ${counted(tuning.quarantine_turns, 'turn')} after an Audit.`,
});

/** Every word on a screen of this game, with its one sentence: the terms of D29 §3, then the others. */
export const termsOf = (tuning: Tuning): readonly (readonly [term: string, says: string])[] => [
  ...TERMS.map((term) => [term, meanings(tuning)[term]] as const),
  ['Impact', 'A card’s number: how much Resistance it can take off if AURA accepts it.'],
  ['Draft', 'Before the first turn you keep some of the cards you are dealt; the rest are your Reserve.'],
  ['Reserve', 'The cards you did not keep. Only a SCAN brings one back.'],
  [
    'SCAN',
    `Gives up one or two cards for the next of your Reserve; it costs the turn and ${tuning.scan_scrutiny} Scrutiny.`,
  ],
  ['SUBMIT', 'Shows your payload to AURA: accepted, it takes Resistance off; refused, it raises Scrutiny.'],
  ['Path', 'One way to satisfy a protocol: tick every box of one path, and the payload is accepted.'],
  [
    'Resonance',
    `Two cards of a payload that share ${listed([...tuning.resonance_tags], 'or')} count × ${factor(tuning.resonance_percent)}.`,
  ],
  [
    'Trust',
    `How far AURA believes a card: ${listed(TRUSTS.map((trust) => `${trust} ${TRUST_SIGN[trust]}`))}, least first.`,
  ],
  [
    'SKETCHY',
    `Evidence that AURA hardly believes: using it raises Scrutiny by ${tuning.sketchy_scrutiny}, unless it wins.`,
  ],
  ['Medal', 'Gold, Silver or Bronze, by the turns that were left when the lock opened.'],
  ['Practice', 'A try that won’t count, because it was helped by an undo, a hint or the solution.'],
];

const furtherTags = ({ resonance_tags }: Tuning): readonly string[] =>
  TAGS.filter((tag) => !(resonance_tags as readonly string[]).includes(tag));

/** Terms, tiers, tags and traits, all from the vocabulary the engine uses. */
export const glossary = (tuning: Tuning): Section => ({
  id: 'glossary',
  title: 'Glossary',
  blocks: [
    table(['Term', 'Meaning'], ...TERMS.map((term) => [term, meanings(tuning)[term]])),
    say(`Trust tiers, least trusted first: ${listed(TRUSTS.map((trust) => `${trust} ${TRUST_SIGN[trust]}`))}.`),
    say(`Tags that can resonate: ${listed([...tuning.resonance_tags])}.`),
    say(`Further tags: ${listed(furtherTags(tuning).map(printedName))}.`),
    say(`Traits: ${listed(TRAITS.map(printedName))}.`),
    say(
      'Impact: a card’s whole number, how much it can do if accepted. Evidence: the cards you kept. Reserve: the rest.',
    ),
  ],
});
