import { cardOf, dreamscapeName, faceWords, SITE_NAME, seedLabel, siteWords } from '@lockstep/words-draft';
import { LABELS as SHELL_LABELS } from '../../shell/words.ts';
import { clipped, ends, flow, pad, padLeft, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import type { Item } from './menu.ts';
import { arrivalOf, dateOf, guideOf, type Model, type QuestView } from './quest-view.ts';
import { signsOf, stripLines } from './resonance.ts';
import { kindLine } from './tiles.ts';
import { LABELS } from './words.ts';

/** "Seven Dreams · dream 2 of 7: Orchard of Bells", and the seed. */
const headLine = (model: Model, { setup, view, run }: QuestView, width: number, paint: Paint): string[] => {
  const { scene } = setup.script;
  const where =
    view.site === 'END'
      ? LABELS.awake
      : `${LABELS.dream(view.dreamscape, view.dreamscapes)}: ${dreamscapeName(setup, view.dreamscape)}`;
  const date = dateOf(model);
  const title = date === null ? scene.title : `${scene.title}, ${date}`;
  const left = flow([paint.strong(title), clipped(where, width)], width, ' · ');
  const practice = model.session?.attempt.flags.practice ? [paint.warn(SHELL_LABELS.practice)] : [];
  const [last = ''] = left.slice(-1);
  return [...left.slice(0, -1), ...ends(last, [...practice, paint.faint(seedLabel(run.seed))].join('  '), width)];
};

/** "Draft 2 of 2, pick 3 of 5 · 12 cards · 250 essence", and what the deck is so far. */
const stateLine = ({ setup, view }: QuestView, width: number, paint: Paint): string[] => {
  const site =
    view.site === 'END' ? '' : `${siteWords(setup, view)}${view.picks > 1 ? LABELS.pick(view.pick, view.picks) : ''}`;
  const left = flow(
    [
      ...(site === '' ? [] : [paint.strong(site)]),
      `${LABELS.cards(view.deck.length)}${view.room === null ? '' : LABELS.room(view.room)}`,
      paint.warn(LABELS.essence(view.essence)),
    ],
    width,
    ' · ',
  );
  const is = `${paint.strong(view.archetype)}, ${LABELS.points(view.score)}`;
  return [...left.slice(0, -1), ...ends(left.at(-1)!, is, width)];
};

export const topLines = (model: Model, questView: QuestView, width: number, paint: Paint): string[] => [
  ...headLine(model, questView, width, paint),
  ...stateLine(questView, width, paint),
  ...stripLines(questView.view, width, paint),
];

/** What is said on coming here: the dreamscape in a line, and the guide. */
export const spokenLines = (questView: QuestView, width: number, paint: Paint): string[] => {
  const guide = guideOf(questView);
  const arrival = arrivalOf(questView);
  return [
    ...(arrival === null ? [] : wrap(arrival, width).map((line) => paint.faint(line))),
    ...(guide === null ? [] : wrap(guide, width).map((line) => paint.voice(line))),
  ];
};

/** On coming somewhere: where that is, what lies ahead there, and what the guide says. */
export const arrivalLines = (questView: QuestView, width: number, paint: Paint): string[] => {
  const { setup, view } = questView;
  const guide = guideOf(questView);
  const arrival = arrivalOf(questView);
  const { sites, battle } = setup.script.scene.dreamscape[view.dreamscape - 1]!;
  const ahead = [...sites, ...(battle ? (['BATTLE'] as const) : [])].map((site) => SITE_NAME[site]).join(', ');
  const site = view.site === 'END' ? '' : SITE_NAME[view.site];
  return [
    paint.strong((arrival === null ? site : dreamscapeName(setup, view.dreamscape)).toUpperCase()),
    '',
    ...(arrival === null ? [] : [...wrap(arrival, width), '']),
    ...(arrival === null ? [] : [...wrap(`${LABELS.ahead}: ${ahead}.`, width).map((line) => paint.faint(line)), '']),
    ...(guide === null ? [] : wrap(guide, width).map((line) => paint.voice(line))),
  ];
};

const KIND = 22;

/** Cards one under another: signs, name, what it is, and its foot in a column of its own. */
export const rowLines = (
  { setup }: QuestView,
  items: readonly Item[],
  cursor: number,
  width: number,
  texts: boolean,
  paint: Paint,
): string[] => {
  const foots = items.map(({ tile }) => tile?.foot.join(' · ') ?? '');
  const last = Math.max(...foots.map((foot) => foot.length));
  const room = width - 4 - 3 - (last > 0 ? last + 2 : 0);
  const longest = Math.min(room, Math.max(...items.map(({ label }) => label.length)));
  const kinds = room >= longest + 2 + KIND;
  return items.flatMap((item, i) => {
    const focused = i === cursor;
    const card = item.card === null ? undefined : cardOf(setup, item.card);
    const label = clipped(item.label, longest);
    const name = pad(focused ? paint.focus(label) : paint.strong(label), longest);
    const about = card
      ? [`${signsOf(card.resonance, paint)} ${name}`, ...(kinds ? [kindLine(card, paint)] : [])].join('  ')
      : name;
    const foot = foots[i] === '' ? '' : padLeft(paint.fair(foots[i]!), last);
    const [line = ''] = ends(`${focused ? '▸' : ' '}${i + 1} ${about}`, foot, width);
    const shown = item.off === null ? line : paint.faint(line);
    const said = [...(card ? [faceWords(card).join(', ')] : []), item.tile?.text ?? ''].join('. ');
    return texts ? [shown, paint.faint(`      ${clipped(said, width - 6)}`)] : [shown];
  });
};
