import type { ArtifactView } from '@lockstep/gates';
import type { CardView } from '@lockstep/testimony';
import { listed, printedName, TRUST_SIGN } from '@lockstep/words';
import { counterName, FAMILY_NAME, sourceWords } from '@lockstep/words-freeplay';
import { CLAIM_WORD } from '@lockstep/words-testimony';
import type { RunView } from './run-view.ts';
import { LABELS } from './words.ts';

const stateOf = ({ corroborated, rewired, returns }: ArtifactView): readonly string[] => [
  ...(corroborated ? [LABELS.corroborated] : []),
  ...(rewired ? [LABELS.rewired] : []),
  ...(returns ? [LABELS.returns] : []),
];

const tagged = ({ tags, added }: ArtifactView): readonly string[] =>
  tags.map((tag) => (added.includes(tag) ? `+${printedName(tag)}` : printedName(tag)));

/** What one line says of an artifact after its name: sign, power, tags, traits, then where it is from. */
export const artifactLine = (card: ArtifactView): string =>
  [
    `${TRUST_SIGN[card.trust]} ${card.power}`,
    tagged(card).join(' '),
    ...(card.traits.length > 0 ? [card.traits.map(printedName).join(' ')] : []),
    ...stateOf(card),
    `${FAMILY_NAME[card.family]}, ${sourceWords(card.source)}`,
  ].join(' · ');

/** Everything an artifact says, for a page and for paper. */
const artifactFull = (card: ArtifactView): string =>
  [
    `${TRUST_SIGN[card.trust]} ${card.trust}`,
    LABELS.power(card.power),
    tagged(card).join(' '),
    ...(card.traits.length > 0 ? [card.traits.map(printedName).join(' ')] : []),
    ...stateOf(card),
    `${FAMILY_NAME[card.family]} ${LABELS.from(sourceWords(card.source))}`,
  ].join(' · ');

/** "01:08–01:10 KITCHEN ACTIVE EATING" */
export const claimLine = ({ timeRange, location, state, activity }: CardView): string =>
  [
    ...(timeRange ? [timeRange[0] === timeRange[1] ? timeRange[0] : timeRange.join('–')] : []),
    ...[location, state, activity].flatMap((claim) => (claim === null ? [] : [CLAIM_WORD[claim]])),
  ].join(' ');

const refutesLine = ({ setup }: RunView, { refutes }: CardView): string =>
  LABELS.refutes(listed(refutes.map((id) => (id === null ? LABELS.unseen : counterName(setup, id)))));

export const nightCardLine = (runView: RunView, card: CardView, whole = false): string => {
  const koa = runView.view.koa!;
  return [
    whole
      ? `${TRUST_SIGN[card.trust]} ${card.trust} · ${LABELS.power(card.power)}`
      : `${TRUST_SIGN[card.trust]} ${card.power}`,
    card.kind === 'refutation' ? refutesLine(runView, card) : card.proves.join(' '),
    ...(card.kind === 'refutation' ? [] : [claimLine(card)]),
    ...(koa.rewired.includes(card.id) ? [LABELS.rewired] : []),
    ...(koa.anchored.includes(card.id) ? [LABELS.anchored] : []),
    ...(card.blocked ? [LABELS.blocked] : []),
    ...(card.contestedBy === null ? [] : [LABELS.contested(counterName(runView.setup, card.contestedBy))]),
  ]
    .filter((text) => text !== '')
    .join(' · ');
};

/** All the facts of a card of the hand, and its own line. */
export const cardFull = (runView: RunView, id: string): { readonly text: string; readonly line: string | null } => {
  const artifact = runView.view.gates?.hand.find((one) => one.id === id);
  if (artifact) return { text: artifactFull(artifact), line: artifact.line };
  const card = runView.view.koa?.cards.find((one) => one.id === id);
  return card ? { text: nightCardLine(runView, card, true), line: card.line } : { text: '', line: null };
};
