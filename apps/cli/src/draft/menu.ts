import {
  type Action,
  type Card,
  type CardView,
  draft as game,
  type RefusalCode,
  type Setup,
  type State,
  scoreOf,
  scoreWith,
} from '@lockstep/draft';
import { Refusal } from '@lockstep/kernel';
import {
  bonusWords,
  callerOf,
  cardOf,
  chanceWords,
  keptWords,
  refusalWords,
  SITE_ASKS,
  signOf,
  staleWords,
  symbolWords,
  weightWords,
} from '@lockstep/words-draft';
import { type Command, type Model, type Night, nightOf, themeOf } from './model.ts';
import { callerTile, cardTile, signTile, type Tile } from './tiles.ts';
import { ITEMS, LABELS, TITLES } from './words.ts';

/** A line of the menu. What it offers to look at stands in its tile. */
export interface Item {
  readonly label: string;
  readonly note: string;
  /** What is said of it under the cursor. */
  readonly detail: readonly string[];
  /** Why it cannot be chosen now. */
  readonly off: string | null;
  /** Why it cannot be stands elsewhere already: beside its price, or above all. */
  readonly known: boolean;
  readonly command: Command;
  readonly tile: Tile | null;
  /** The card "why" would explain. */
  readonly card: string | null;
}

export interface Menu {
  readonly title: string;
  readonly items: readonly Item[];
}

const plain = (label: string, command: Command, note = ''): Item => ({
  label,
  note,
  detail: [],
  off: null,
  known: false,
  command,
  tile: null,
  card: null,
});

/** What the rules would answer; null where they allow it. */
const barTo = (setup: Setup, state: State, action: Action): Refusal | null => {
  const known = game.mask(setup, state, 0);
  const next = game.step(known.setup, known.state, 0, action);
  return next instanceof Refusal ? next : null;
};

const KNOWN: readonly string[] = ['sold', 'deck-full'] satisfies readonly RefusalCode[];

const acting = (
  { setup, run }: Night,
  kind: Action['kind'],
  id: string | null,
): Pick<Item, 'off' | 'known' | 'command'> => {
  const text = id === null ? kind : `${kind} ${id}`;
  const parsed = game.parse(setup, text);
  const bar = parsed.ok ? barTo(setup, run.now.state, parsed.value) : parsed.fault;
  return {
    off: bar && refusalWords(setup, bar),
    known: bar !== null && KNOWN.includes(bar.code),
    command: { do: 'act', text },
  };
};

const added = ({ setup, run }: Night, id: string): number => {
  const { state } = run.now;
  return scoreWith(setup, state, setup.cardAt.get(id)!) - scoreOf(setup, state.deck, state.profile);
};

/** What it costs, or what stands in its place. */
const priceOf = ({ price, full, sold }: CardView): string => {
  if (sold) return LABELS.sold;
  return price === null || full === null ? '' : LABELS.price(price, full);
};

const cardItem = (night: Night, one: CardView, kind: 'take' | 'buy'): Item => {
  const { setup, view } = night;
  const card = cardOf(setup, one.card) as Card;
  const price = priceOf(one);
  const chance = chanceWords(one);
  const seen = LABELS.seen(one.staleness);
  const said = [
    `chance ${chance}`,
    `weight ${weightWords(one.weight)}`,
    ...(one.staleness > 0 ? [staleWords(one.staleness)] : []),
    `${added(night, one.card) < 0 ? '−' : '+'}${Math.abs(added(night, one.card))} points now`,
  ].join(' · ');
  const kept = keptWords(setup, view, one);
  return {
    label: card.name,
    note: [symbolWords(card.resonance), price === '' ? chance : one.sold ? price : LABELS.essence(price)].join(', '),
    detail: [`${said}${kept === '' ? '' : `. ${kept}`}`],
    ...acting(night, kind, one.card),
    tile: cardTile(
      card,
      [price === '' ? chance : price, kept === '' ? '' : LABELS.kept, seen].filter((text) => text !== ''),
    ),
    card: one.card,
  };
};

const callerItem = (night: Night, id: string): Item => {
  const caller = callerOf(night.setup, id)!;
  return {
    ...plain(caller.name, { do: 'look' }, `${bonusWords(night.setup, id)}, ${LABELS.brings(caller.essence_bonus)}`),
    ...acting(night, 'choose', id),
    tile: callerTile(night.setup, caller),
  };
};

const signItem = (night: Night, id: string): Item => {
  const sign = signOf(night.setup, id)!;
  return {
    ...plain(sign.name, { do: 'look' }, symbolWords(sign.resonance)),
    ...acting(night, 'accept', id),
    tile: signTile(sign),
  };
};

const leaving = (night: Night, label: string): Item => ({
  ...plain(label, { do: 'look' }),
  ...acting(night, 'leave', null),
});

/** The deck by cost and name, equal cards together. */
export const deckRows = (setup: Setup, deck: readonly string[]): readonly { card: Card; held: number }[] => {
  const held = new Map<string, number>();
  for (const id of deck) held.set(id, (held.get(id) ?? 0) + 1);
  return [...held]
    .map(([id, n]) => ({ card: cardOf(setup, id)!, held: n }))
    .sort((a, b) => a.card.cost - b.card.cost || (a.card.name < b.card.name ? -1 : 1));
};

const purgeItems = (night: Night): readonly Item[] => [
  leaving(night, night.run.now.state.done === 0 ? ITEMS.leaveAll : ITEMS.leavePurge),
  ...deckRows(night.setup, night.view.deck).map(({ card, held }) => ({
    ...plain(
      `${card.name}${LABELS.held(held)}`,
      { do: 'look' } as Command,
      `${symbolWords(card.resonance)}, cost ${card.cost}, rating ${card.rating}`,
    ),
    detail: card.text === undefined ? [] : [card.text],
    ...acting(night, 'purge', card.id),
  })),
];

const overItems = (model: Model): readonly Item[] => [
  plain(ITEMS.review, { do: 'show', page: 'review' }),
  plain(ITEMS.deck, { do: 'show', page: 'deck' }),
  plain(ITEMS.share, { do: 'show', page: 'share' }),
  plain(model.desk.sameDreams(model.place!) ? ITEMS.againSame : ITEMS.again, { do: 'retry', sure: true }),
  plain(ITEMS.shelf, { do: 'shelf' }),
  plain(ITEMS.keep, { do: 'keep', file: null }),
  plain(ITEMS.quit, { do: 'quit' }),
];

const itemsOf = (model: Model, night: Night): readonly Item[] => {
  const { view } = night;
  switch (view.site) {
    case 'DREAMCALLER':
      return view.dreamcallers.map((id) => callerItem(night, id));
    case 'DRAFT':
    case 'DISCOVERY':
    case 'BATTLE':
      return view.offer.map((one) => cardItem(night, one, 'take'));
    case 'SHOP':
    case 'SPECIALTY':
      return [
        ...view.offer.map((one) => cardItem(night, one, 'buy')),
        { ...plain(ITEMS.reroll(view.reroll ?? 0), { do: 'look' }), ...acting(night, 'reroll', null) },
        leaving(night, ITEMS.leaveShop),
      ];
    case 'OFFERING':
      return [...view.dreamsigns.map((id) => signItem(night, id)), leaving(night, ITEMS.leaveSign)];
    case 'SIGNS':
      return view.dreamsigns.map((id) => signItem(night, id));
    case 'PURGE':
      return purgeItems(night);
    case 'END':
      return overItems(model);
  }
};

const askOf = (night: Night): string => {
  const { view } = night;
  if (view.site === 'END') return TITLES.over;
  const theme = themeOf(night);
  const more = view.site === 'PURGE' ? ` ${LABELS.purges(view.purges)}.` : '';
  const asks = view.room === 0 ? LABELS.full : SITE_ASKS[view.site];
  return `${theme === null ? '' : `“${theme}.” `}${asks}${more}`;
};

const menus = new WeakMap<object, Menu>();

/** What can be done now. */
export const menuOf = (model: Model): Menu => {
  const night = nightOf(model);
  if (!night) {
    const items = model.desk
      .shelf(model.preset)
      .map(({ name, title, line }) => plain(title, { do: 'open', quest: name }, line));
    return { title: TITLES.shelf, items };
  }
  const kept = menus.get(night.run.now);
  if (kept) return kept;
  const menu = { title: askOf(night), items: itemsOf(model, night) };
  menus.set(night.run.now, menu);
  return menu;
};
