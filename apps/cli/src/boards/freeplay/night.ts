import type { KoaView } from '@lockstep/freeplay';
import type { CardView } from '@lockstep/testimony';
import { cardName } from '@lockstep/words-freeplay';
import { PROOF_ASKS } from '@lockstep/words-testimony';
import { clipped, flow, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { claimLine, nightCardLine } from './card.ts';
import { handRows } from './gates.ts';
import type { Item } from './menu.ts';
import { handOf, previewOf } from './preview.ts';
import { heldOf, type Model, type Scene } from './scene.ts';
import { bar } from './top.ts';
import { LABELS } from './words.ts';

/** What a submission of what is taken up would leave of Resistance, as far as it is known. */
const afterSubmit = (model: Model, scene: Scene): number | null => {
  const { chosen } = heldOf(model);
  if (chosen.length === 0) return null;
  const { events } = previewOf(scene, ['submit', ...chosen].join(' '));
  for (const event of events) if (event.kind === 'damaged' && 'resistance' in event) return event.resistance;
  return null;
};

const resistanceLine = (model: Model, scene: Scene, width: number, paint: Paint): string => {
  const { resistance, resistanceMax } = scene.view.koa!;
  const then = afterSubmit(model, scene) ?? resistance;
  const value = then === resistance ? `${resistance}` : `${resistance} → ${then}`;
  return `${LABELS.resistance} ${bar(resistance, then, resistanceMax, width > 100 ? 30 : width > 60 ? 20 : 10, paint)} ${value}/${resistanceMax}`;
};

/** ✓ addressed, · open, with the cards of the hand that would address it. */
const concernParts = (scene: Scene, paint: Paint): readonly string[] => {
  const hand = handOf(scene);
  const { concerns, cards } = scene.view.koa!;
  return concerns.map(({ proof, addressed }) => {
    if (addressed) return paint.good(`✓ ${proof}`);
    const by = hand.flatMap((id, i) =>
      cards.find((one) => one.id === id)?.proves.includes(proof) ? [String(i + 1)] : [],
    );
    return by.length > 0 ? `· ${proof} (${by.join(' ')})` : paint.bad(`· ${proof} (–)`);
  });
};

const counterParts = (scene: Scene, koa: KoaView, width: number, paint: Paint): readonly string[] => {
  const hand = handOf(scene);
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

const storyOfNight = ({ view }: Scene): readonly CardView[] => view.koa!.cards.filter(({ place }) => place === 'story');

/** What is left to do, what she holds, what was told. */
export const nightLines = (model: Model, scene: Scene, width: number, whole: boolean, paint: Paint): string[] => {
  const koa = scene.view.koa!;
  const told = storyOfNight(scene);
  const story = told.map((card) => `${cardName(scene.setup, card.id)} (${claimLine(card) || LABELS.refuted})`);
  const text = `${LABELS.story}  ${story.length === 0 ? LABELS.noStory : story.join(', ')}`;
  return [
    resistanceLine(model, scene, width, paint),
    ...labelled(LABELS.concerns, concernParts(scene, paint), width, paint),
    ...labelled(LABELS.counters, counterParts(scene, koa, width - LABELS.counters.length - 2, paint), width, paint),
    ...(whole ? wrap(text, width, 2) : [clipped(text, width)]).map((line) => paint.faint(line)),
    paint.faint(clipped(`${LABELS.uses(koa.corroborations, koa.cycles)} · ${LABELS.faceDown(koa.faceDown)}`, width)),
  ];
};

export const nightHand = (model: Model, scene: Scene, items: readonly Item[], width: number, paint: Paint): string[] =>
  handRows(
    model,
    items,
    (id) => {
      const card = scene.view.koa!.cards.find((one) => one.id === id);
      return card ? nightCardLine(scene, card) : '';
    },
    width,
    paint,
  );

/** The whole of it, for a page: her questions, her counters with their lines, and every card told. */
export const storyPage = (scene: Scene, width: number, paint: Paint): string[] => {
  const koa = scene.view.koa!;
  const told = storyOfNight(scene);
  return [
    paint.strong(LABELS.concerns),
    ...koa.concerns.flatMap(({ proof, addressed }) =>
      wrap(`${addressed ? '✓' : '·'} ${proof}: ${PROOF_ASKS[proof]}`, width, 2),
    ),
    '',
    paint.strong(LABELS.counters),
    ...counterParts(scene, koa, width, paint),
    ...koa.counters.flatMap(({ line }) =>
      line === null ? [] : wrap(`  “${line}”`, width, 3).map((one) => paint.voice(one)),
    ),
    '',
    paint.strong(LABELS.story),
    ...(told.length === 0
      ? [LABELS.noStory]
      : told.flatMap((card) => [paint.strong(card.name), ...wrap(`  ${nightCardLine(scene, card, true)}`, width, 2)])),
  ];
};
