import { type Card, type CardView, deckOrder, type RefusalCode, type Setup, scoreOf, scoreWith } from '@lockstep/draft';
import { type Option, promptOf } from '@lockstep/play';
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
import { LINE, rowsInGrid, type Item as ShellItem, type Menu as ShellMenu } from '../../shell/menu.ts';
import { act, type Command } from '../../shell/model.ts';
import { type Model, type QuestView, questViewOf, themeOf } from './quest-view.ts';
import { callerTile, cardTile, signTile, type Tile } from './tiles.ts';
import { ITEMS, LABELS, TITLES } from './words.ts';

/** A line of the menu. What it offers to look at is in its tile. */
export interface Item extends ShellItem {
  /** Why it cannot be chosen is said elsewhere already: at its price, or above all. */
  readonly known: boolean;
  readonly tile: Tile | null;
  /** The card "why" would explain. */
  readonly card: string | null;
}

export type Menu = ShellMenu<Item>;

const plain = (label: string, command: Command, note = ''): Item => ({
  zone: LINE,
  id: label,
  label,
  note,
  detail: [],
  off: null,
  known: false,
  command,
  chosen: false,
  tile: null,
  card: null,
});

const KNOWN: readonly string[] = ['sold', 'deck-full'] satisfies readonly RefusalCode[];

/** What choosing an option does, or why it cannot be chosen. */
const acting = ({ setup }: QuestView, { id, text, off }: Option): Pick<Item, 'id' | 'off' | 'known' | 'command'> => ({
  id,
  off: off && refusalWords(setup, off),
  known: off !== null && KNOWN.includes(off.code),
  command: act(text ?? id),
});

const added = ({ setup, run }: QuestView, id: string): number => {
  const { state } = run.now;
  return scoreWith(setup, state, setup.cardAt.get(id)!) - scoreOf(setup, state.deck, state.profile);
};

/** What it costs, or what is shown instead. */
const priceOf = ({ price, full, sold }: CardView): string => {
  if (sold) return LABELS.sold;
  return price === null || full === null ? '' : LABELS.price(price, full);
};

const cardItem = (questView: QuestView, option: Option): Item => {
  const { setup, view } = questView;
  const one = view.offer.find(({ card: id }) => id === option.id)!;
  const card = cardOf(setup, one.card) as Card;
  const price = priceOf(one);
  const chance = chanceWords(one);
  const seen = LABELS.seen(one.staleness);
  const said = [
    `chance ${chance}`,
    `weight ${weightWords(one.weight)}`,
    ...(one.staleness > 0 ? [staleWords(one.staleness)] : []),
    `${added(questView, one.card) < 0 ? '−' : '+'}${Math.abs(added(questView, one.card))} points now`,
  ].join(' · ');
  const kept = keptWords(setup, view, one);
  return {
    ...plain(card.name, { do: 'look' }),
    note: [symbolWords(card.resonance), price === '' ? chance : one.sold ? price : LABELS.essence(price)].join(', '),
    detail: [`${said}${kept === '' ? '' : `. ${kept}`}`],
    ...acting(questView, option),
    tile: cardTile(
      card,
      [price === '' ? chance : price, kept === '' ? '' : LABELS.kept, seen].filter((text) => text !== ''),
    ),
    card: one.card,
  };
};

const callerItem = (questView: QuestView, option: Option): Item => {
  const { id } = option;
  const caller = callerOf(questView.setup, id)!;
  return {
    ...plain(caller.name, { do: 'look' }, `${bonusWords(questView.setup, id)}, ${LABELS.brings(caller.essence_bonus)}`),
    ...acting(questView, option),
    tile: callerTile(questView.setup, caller),
  };
};

const signItem = (questView: QuestView, option: Option): Item => {
  const sign = signOf(questView.setup, option.id)!;
  return {
    ...plain(sign.name, { do: 'look' }, symbolWords(sign.resonance)),
    ...acting(questView, option),
    tile: signTile(sign),
  };
};

/** The deck by cost and name, equal cards together. */
export const deckRows = (setup: Setup, deck: readonly string[]): readonly { card: Card; held: number }[] =>
  deckOrder(setup, deck).map((id) => ({
    card: cardOf(setup, id)!,
    held: deck.filter((one) => one === id).length,
  }));

const heldItem = (questView: QuestView, option: Option): Item => {
  const { setup, view } = questView;
  const card = cardOf(setup, option.id)!;
  const held = view.deck.filter((id) => id === option.id).length;
  return {
    ...plain(
      `${card.name}${LABELS.held(held)}`,
      { do: 'look' },
      `${symbolWords(card.resonance)}, cost ${card.cost}, rating ${card.rating}`,
    ),
    detail: card.text === undefined ? [] : [card.text],
    ...acting(questView, option),
  };
};

/** What leaving a site is called. */
const leaveLabel = ({ view, run }: QuestView): string => {
  switch (view.site) {
    case 'PURGE':
      return run.now.state.done === 0 ? ITEMS.leaveAll : ITEMS.leavePurge;
    case 'OFFERING':
    case 'SIGNS':
      return view.dreamsigns.length === 1 ? ITEMS.leaveSign : ITEMS.leaveSigns;
    case 'DREAMCALLER':
    case 'DRAFT':
    case 'DISCOVERY':
    case 'BATTLE':
    case 'SHOP':
    case 'SPECIALTY':
    case 'END':
      return ITEMS.leaveShop;
  }
};

const verbItem = (questView: QuestView, option: Option): Item => ({
  ...plain(option.id === 'reroll' ? ITEMS.reroll(questView.view.reroll ?? 0) : leaveLabel(questView), { do: 'look' }),
  ...acting(questView, option),
});

/** Whether every try of a quest has the same seed. */
const isFixed = ({ session }: Model): boolean => {
  const { ref } = session!.opening;
  return ref.seed !== null || ref.subject.kind === 'daily';
};

const overItems = (model: Model): readonly Item[] => [
  plain(ITEMS.review, { do: 'show', page: 'review' }),
  plain(ITEMS.deck, { do: 'show', page: 'deck' }),
  plain(ITEMS.share, { do: 'show', page: 'share' }),
  plain(isFixed(model) ? ITEMS.againSame : ITEMS.again, {
    do: 'session',
    command: { kind: 'retry', again: true, sure: true },
  }),
  plain(ITEMS.shelf, { do: 'shelf' }),
  plain(ITEMS.keep, { do: 'keep', file: null }),
  plain(ITEMS.quit, { do: 'quit' }),
];

const ITEM: { readonly [zone: string]: (questView: QuestView, option: Option) => Item } = {
  dreamcaller: callerItem,
  card: cardItem,
  dreamsign: signItem,
  deck: heldItem,
  verb: verbItem,
};

const itemsOf = (model: Model, questView: QuestView): readonly Item[] => {
  if (questView.view.site === 'END') return overItems(model);
  const { options } = promptOf(model.session!);
  // Where cards are put down the way out comes first: the list is long.
  const verbs = options.filter(({ zone }) => zone === 'verb');
  const named = options.filter(({ zone }) => zone !== 'verb');
  const ordered = questView.view.site === 'PURGE' ? [...verbs, ...named] : [...named, ...verbs];
  return ordered.map((option) => ITEM[option.zone]!(questView, option));
};

const askOf = (questView: QuestView): string => {
  const { view } = questView;
  if (view.site === 'END') return TITLES.over;
  const theme = themeOf(questView);
  const more = view.site === 'PURGE' ? ` ${LABELS.purges(view.purges)}.` : '';
  const asks = view.room === 0 ? LABELS.full : SITE_ASKS[view.site];
  return `${theme === null ? '' : `“${theme}.” `}${asks}${more}`;
};

const menus = new WeakMap<object, Menu>();

/** What can be done now. */
export const menuOf = (model: Model): Menu => {
  const questView = questViewOf(model)!;
  const kept = menus.get(questView.run.now);
  const menu = kept ?? { title: askOf(questView), items: itemsOf(model, questView), list: true };
  menus.set(questView.run.now, menu);
  const tiles = menu.items.filter(({ tile }) => tile !== null).length;
  return model.columns < 2 || tiles < 2 ? menu : { ...menu, rows: rowsInGrid(menu.items.length, tiles, model.columns) };
};
