import { openingsOf, type QuestGame, signPrice } from '@lockstep/quest';
import type { Shelf } from '../../shell/board.ts';
import type { Host } from '../../shell/host.ts';
import { type Item, line } from '../../shell/menu.ts';
import type { Command } from '../../shell/model.ts';
import { wrap } from '../../terminal/layout.ts';
import type { Model } from './quest-view.ts';
import { ITEMS, LABELS } from './words.ts';

/** A quest may begin with one of these, by its option. */
interface Opening {
  readonly option: 'dreamcaller' | 'dreamsign';
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Q29: what deeds have opened, in the order of the pack; with a seed of one's own, which records nothing, all there is. */
export const openingsAt = (host: Host<QuestGame>): readonly Opening[] => {
  const { dreamcallers, dreamsigns } = openingsOf(host.entries());
  const all = host.commandLine.seed !== null;
  return [
    ...host.pack.dreamcaller
      .filter(({ id }) => all || dreamcallers.includes(id))
      .map(({ id, name, ability = '' }) => ({ option: 'dreamcaller' as const, id, name, text: ability })),
    ...host.pack.dreamsign
      .filter(({ id }) => all || dreamsigns.includes(id))
      .map(({ id, name, effect = '' }) => ({ option: 'dreamsign' as const, id, name, text: effect })),
  ];
};

const openWith = (model: Model, more: { readonly [option: string]: string }, anew: boolean): Command => ({
  do: 'open',
  ref: model.picking!,
  chosen: { ...model.chosen, ...more },
  anew,
});

const itemsOf = (model: Model): readonly Item[] => [
  ...(model.host.hasSave(model.picking!) ? [line(ITEMS.resume, openWith(model, {}, false), { id: 'resume' })] : []),
  line(ITEMS.asItComes, openWith(model, {}, true), { id: 'begin' }),
  ...openingsAt(model.host).map(({ option, id, name, text }) =>
    line(ITEMS[option](name), openWith(model, { [option]: id }, true), {
      id,
      detail: [text],
      ...(option === 'dreamsign' ? { note: LABELS.price(signPrice(model.host.pack.tolls)) } : {}),
    }),
  ),
];

/** What a road begins with, where there is something to choose. */
export const pick: NonNullable<Shelf<QuestGame>['pick']> = {
  keys: LABELS.pickKeys,
  menu: (model) => ({ title: LABELS.pickTitle, items: itemsOf(model), list: true }),
  top: ({ host, picking }, width, paint) => {
    const { subject } = picking!;
    const road = host.pack.road.find(({ id }) => subject.kind === 'scene' && id === subject.scene);
    return [
      ...(road
        ? [paint.strong(road.title.toUpperCase()), ...wrap(road.line, width).map((text) => paint.faint(text))]
        : []),
      '',
    ];
  },
};
