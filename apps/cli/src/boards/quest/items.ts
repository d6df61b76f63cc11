import type { Option } from '@lockstep/play';
import { promptOf } from '@lockstep/play';
import { battleOf, type QuestGame } from '@lockstep/quest';
import { bonusWords, faceWords, kindWords, SITE_ASKS, symbolWords, whySentence } from '@lockstep/words-draft';
import { cardName, REWARD_NAME, refusalWords, SITE_LINE, SITE_NAME, signName } from '@lockstep/words-quest';
import { type Item, line, type Menu } from '../../shell/menu.ts';
import { act } from '../../shell/model.ts';
import { battleItems, questionWords } from '../battle/items.ts';
import { dateOf, type Model, type QuestView, questViewOf } from './quest-view.ts';
import { ITEMS, LABELS } from './words.ts';

type Setup = QuestGame['setup'];

/** A card in whichever form it is. */
export const cardOf = ({ formedAt, draft }: Setup, id: string) =>
  formedAt.get(id)?.made ?? draft.script.card.find((card) => card.id === id);

type Shown = Pick<Item, 'label' | 'note' | 'detail'>;

const cardShown = (setup: Setup, id: string, more: readonly string[] = []): Shown => {
  const card = cardOf(setup, id);
  if (!card) return { label: id, note: '', detail: [] };
  return {
    label: card.name,
    note: [...more, ...faceWords(card), symbolWords(card.resonance)].join(', '),
    detail: [`${kindWords(card)}. ${card.text ?? ''}`],
  };
};

const doorShown = ({ setup, view }: QuestView, id: string): Shown => {
  const { name, line: about, sites, opponent, reward } = view.doors[Number(id) - 1]!;
  const promised =
    reward === null
      ? []
      : [
          LABELS.reward(
            reward.about === null
              ? REWARD_NAME[reward.kind]
              : reward.kind === 'CARD'
                ? cardName(setup, reward.about)
                : signName(setup, reward.about),
          ),
        ];
  return {
    label: ITEMS.door(name),
    note: LABELS.opponent(opponent.name, symbolWords(opponent.resonance), opponent.marks),
    detail: [
      `${LABELS.sites(sites.map(({ site }) => SITE_NAME[site]))}.`,
      ...promised,
      opponent.ability ?? '',
      about,
    ].filter((text) => text !== ''),
  };
};

const siteOf = (id: string) =>
  (Object.keys(SITE_NAME) as (keyof typeof SITE_NAME)[]).find((site) => site.toLowerCase() === id)!;

const verbShown = ({ view }: QuestView, id: string): Shown => {
  if (id === 'fight') {
    const { name, points, yours, production } = view.door!.opponent;
    return { label: ITEMS.fight(name), note: '', detail: [LABELS.numbers(points, yours, production)] };
  }
  const label = id === 'reroll' ? ITEMS.reroll(view.draft?.reroll ?? 0) : ITEMS.leave;
  return { label, note: '', detail: [] };
};

const shown = (questView: QuestView, { zone, id }: Option): Shown => {
  const { setup, view } = questView;
  const { script } = setup.draft;
  switch (zone) {
    case 'door':
      return doorShown(questView, id);
    case 'site':
      return { label: SITE_NAME[siteOf(id)], note: SITE_LINE[siteOf(id)], detail: [] };
    case 'dreamcaller': {
      const caller = script.dreamcaller.find((one) => one.id === id)!;
      return { label: caller.name, note: bonusWords(setup.draft, id), detail: [caller.ability ?? caller.text ?? ''] };
    }
    case 'dreamsign': {
      const sign = script.dreamsign.find((one) => one.id === id)!;
      return { label: sign.name, note: symbolWords(sign.resonance), detail: [sign.effect ?? sign.text ?? ''] };
    }
    case 'card': {
      const offered = view.draft?.offer.find(({ card }) => card === id);
      const price = offered?.price ?? null;
      const card = cardShown(setup, id, price === null ? [] : [offered?.sold ? LABELS.sold : LABELS.price(price)]);
      if (!offered || !view.draft) return card;
      return { ...card, detail: [...card.detail, `${LABELS.why} ${whySentence(setup.draft, view.draft, offered)}`] };
    }
    case 'deck': {
      const { label, ...more } = cardShown(setup, id);
      return { label: ITEMS.purge(label), ...more };
    }
    case 'bargain': {
      const bargain = view.bargains.find((one) => one.id === id)!;
      return { label: bargain.title, note: '', detail: [bargain.line] };
    }
    default:
      return verbShown(questView, id);
  }
};

const overItems = (model: Model): readonly Item[] => [
  line(dateOf(model) === null ? ITEMS.again : ITEMS.practise, {
    do: 'session',
    command: { kind: 'retry', again: true, sure: true },
  }),
  line(ITEMS.deck, { do: 'show', page: 'deck' }),
  line(ITEMS.share, { do: 'show', page: 'share' }),
  line(ITEMS.keep, { do: 'keep', file: null }),
  line(ITEMS.shelf, { do: 'shelf' }),
  line(ITEMS.quit, { do: 'quit' }),
];

const titleOf = ({ view }: QuestView): string => {
  switch (view.place) {
    case 'doors':
      return LABELS.doors;
    case 'dreamscape':
      return LABELS.dreamscape;
    case 'visit': {
      const site = view.draft?.site ?? 'END';
      return site === 'END' ? '' : SITE_ASKS[site].toUpperCase();
    }
    case 'purge':
      return LABELS.purge(view.purge?.left ?? 0, view.purge?.price ?? 0);
    case 'copy':
      return LABELS.copy;
    case 'change':
      return LABELS.change;
    case 'bargain':
      return LABELS.bargain;
    case 'battle':
    case 'over':
      return LABELS.wakes;
  }
};

/** What can be done now, wherever one is. */
export const menuOf = (model: Model): Menu => {
  const questView = questViewOf(model);
  if (!questView) return { title: '', items: [], list: true };
  const { setup, view, run } = questView;
  if (view.outcome) return { title: LABELS.wakes, items: overItems(model), list: true };
  const { options } = promptOf(model.session!);
  const { fight } = run.now.state;
  if (view.battle && fight) {
    const inner = battleOf(setup, fight);
    return { title: questionWords(inner, view.battle), items: battleItems(inner, view.battle, options), list: true };
  }
  const items = options.map((option) => {
    const { label, ...more } = shown(questView, option);
    const { zone, id, text, off } = option;
    return line(label, act(text ?? id), { ...more, id: `${zone} ${id}`, off: off && refusalWords(setup, off) });
  });
  return { title: titleOf(questView), items, list: true };
};
