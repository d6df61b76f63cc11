import type { KoaView } from '@lockstep/freeplay';
import type { CardView } from '@lockstep/testimony';
import { PROOF_ASKS } from '@lockstep/words-testimony';
import { clipped, flow, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { claimLine, nightCardLine } from './card.ts';
import { handRows } from './gates.ts';
import type { Item } from './menu.ts';
import { handOf, previewOf } from './preview.ts';
import { laidOf, type Model, type RunView } from './run-view.ts';
import { bar } from './top.ts';
import { LABELS } from './words.ts';

/** What a submission of what is taken up would leave of Resistance, as far as it is known. */
const afterSubmit = (model: Model, runView: RunView): number | null => {
  const { chosen } = laidOf(model);
  if (chosen.length === 0) return null;
  const { events } = previewOf(runView, ['submit', ...chosen].join(' '));
  for (const event of events) if (event.kind === 'damaged' && 'resistance' in event) return event.resistance;
  return null;
};

const resistanceLine = (model: Model, runView: RunView, width: number, paint: Paint): string => {
  const { resistance, resistanceMax } = runView.view.koa!;
  const then = afterSubmit(model, runView) ?? resistance;
  const value = then === resistance ? `${resistance}` : `${resistance} → ${then}`;
  return `${LABELS.resistance} ${bar(resistance, then, resistanceMax, width > 100 ? 30 : width > 60 ? 20 : 10, paint)} ${value}/${resistanceMax}`;
};

/** ✓ addressed, · open, with the cards of the hand that would address it. */
const concernParts = (runView: RunView, paint: Paint): readonly string[] => {
  const hand = handOf(runView);
  const { concerns, cards } = runView.view.koa!;
  return concerns.map(({ proof, addressed }) => {
    if (addressed) return paint.good(`✓ ${proof}`);
    const by = hand.flatMap((id, i) =>
      cards.find((one) => one.id === id)?.proves.includes(proof) ? [String(i + 1)] : [],
    );
    return by.length > 0 ? `· ${proof} (${by.join(' ')})` : paint.bad(`· ${proof} (–)`);
  });
};

const counterParts = (runView: RunView, koa: KoaView, width: number, paint: Paint): readonly string[] => {
  const hand = handOf(runView);
  return [
    ...koa.counters.map(({ name, targets, played, refuted, refutedBy }) => {
      if (refuted) return paint.good(clipped(`✓ ${name}, ${LABELS.refuted}`, width));
      const by = hand.flatMap((id, i) => (refutedBy.includes(id) ? [String(i + 1)] : []));
      const facts = [played ? LABELS.played : LABELS.shown, ...(by.length > 0 ? [LABELS.refutedBy(by.join(' '))] : [])];
      return clipped(`${played ? '●' : '○'} ${name} → ${targets.join(' ')}, ${facts.join(', ')}`, width);
    }),
    ...(koa.hiddenCounters > 0 ? [clipped(`? ${LABELS.hidden(koa.hiddenCounters)}`, width)] : []),
  ];
};

const labelled = (label: string, parts: readonly string[], width: number, paint: Paint): string[] => {
  const lead = `${label}  `;
  const [first = '', ...more] = flow(parts, width - lead.length, '   ');
  return [`${paint.strong(label)}  ${first}`, ...more.map((line) => ' '.repeat(lead.length) + line)];
};

const storyOfNight = ({ view }: RunView): readonly CardView[] =>
  view.koa!.cards.filter(({ place }) => place === 'story');

/** What is left to do, what she holds, what was told. */
export const nightLines = (model: Model, runView: RunView, width: number, whole: boolean, paint: Paint): string[] => {
  const koa = runView.view.koa!;
  const told = storyOfNight(runView);
  const story = told.map((card) => `${card.name} (${claimLine(card) || LABELS.refuted})`);
  const text = `${LABELS.story}  ${story.length === 0 ? LABELS.noStory : story.join(', ')}`;
  return [
    resistanceLine(model, runView, width, paint),
    ...labelled(LABELS.concerns, concernParts(runView, paint), width, paint),
    ...labelled(LABELS.counters, counterParts(runView, koa, width - LABELS.counters.length - 2, paint), width, paint),
    ...(whole ? wrap(text, width, 2) : [clipped(text, width)]).map((line) => paint.faint(line)),
    paint.faint(clipped(`${LABELS.uses(koa.corroborations, koa.cycles)} · ${LABELS.faceDown(koa.faceDown)}`, width)),
  ];
};

export const nightHand = (
  model: Model,
  runView: RunView,
  items: readonly Item[],
  width: number,
  paint: Paint,
): string[] =>
  handRows(
    model,
    items,
    (id) => {
      const card = runView.view.koa!.cards.find((one) => one.id === id);
      return card ? nightCardLine(runView, card) : '';
    },
    width,
    paint,
  );

/** The whole of it, for a page: her questions, her counters with their lines, and every card told. */
export const storyPage = (runView: RunView, width: number, paint: Paint): string[] => {
  const koa = runView.view.koa!;
  const told = storyOfNight(runView);
  return [
    paint.strong(LABELS.concerns),
    ...koa.concerns.flatMap(({ proof, addressed }) =>
      wrap(`${addressed ? '✓' : '·'} ${proof}: ${PROOF_ASKS[proof]}`, width, 2),
    ),
    '',
    paint.strong(LABELS.counters),
    ...counterParts(runView, koa, width, paint),
    ...koa.counters.flatMap(({ line }) =>
      line === null ? [] : wrap(`  “${line}”`, width, 3).map((one) => paint.voice(one)),
    ),
    '',
    paint.strong(LABELS.story),
    ...(told.length === 0
      ? [LABELS.noStory]
      : told.flatMap((card) => [
          paint.strong(card.name),
          ...wrap(`  ${nightCardLine(runView, card, true)}`, width, 2),
        ])),
  ];
};
