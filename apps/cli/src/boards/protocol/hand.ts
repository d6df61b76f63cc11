import type { CardView, Kind } from '@lockstep/protocol';
import { printedName } from '@lockstep/words';
import { type Button, HINT, QUIT, RULES, UNDO } from '../lock/button.ts';
import type { Card } from '../lock/cards.ts';
import type { Hand } from '../lock/lock-view.ts';
import { viewOf } from '../lock/try.ts';
import { allPathLines } from './paths.ts';
import { type Protocol, type ProtocolTry, phaseOf } from './try.ts';
import { BUTTON_LABELS, LABELS, PATHS_PAGE, VERBS } from './words.ts';

const cardOf = ({ id, name, impact, trust, tags, traits, quarantine, line }: CardView): Card => ({
  id,
  name,
  worth: impact,
  trust,
  marks: tags.length > 0 ? tags.map(printedName).join(', ') : LABELS.noTags,
  more: traits.map(printedName).join(', '),
  notes: quarantine > 0 ? [{ tint: 'bad', sign: 'Q', text: LABELS.quarantined(quarantine) }] : [],
  line: line ?? '',
});

const cards = (attempt: ProtocolTry): readonly Card[] => {
  const place = phaseOf(attempt) === 'draft' ? 'dealt' : 'evidence';
  return viewOf(attempt)
    .cards.filter((card) => card.place === place)
    .map(cardOf);
};

const acting = (kind: Kind): Button => ({ label: BUTTON_LABELS[kind], does: { verb: kind } });

const SCAN = acting('scan');
const PROTOCOLS: Button = { label: BUTTON_LABELS.protocols, does: { do: 'show', page: 'protocol' } };
const DRAFTING: readonly Button[] = [acting('draft'), PROTOCOLS, HINT, RULES, QUIT];
const SOLVING: readonly Button[] = [acting('submit'), SCAN, HINT, UNDO, RULES, QUIT];

export const hand: Hand<Protocol> = {
  verbs: VERBS,
  pages: { protocol: { ...PATHS_PAGE, lines: allPathLines } },
  cardLabels: { worth: LABELS.impact, marks: LABELS.marks },
  variants: () => [],
  ids: ({ script }) => script.card.map(({ id }) => id),
  cards,
  // The button under the cursor decides between SUBMIT and SCAN.
  kind: (attempt) => {
    if (phaseOf(attempt) === 'draft') return 'draft';
    return SOLVING[attempt.cursor - cards(attempt).length] === SCAN ? 'scan' : 'submit';
  },
  buttons: (attempt) => (phaseOf(attempt) === 'draft' ? DRAFTING : SOLVING),
};
