import type { Option } from '@lockstep/play';
import type { QuestGame } from '@lockstep/quest';
import { bonusWords, faceWords, kindWords, SITE_ASKS, symbolWords } from '@lockstep/words-draft';
import { cardName, REWARD_NAME, SITE_LINE, SITE_NAME, signName } from '@lockstep/words-quest';
import { QUEST_WORDS } from './words.ts';

type Setup = QuestGame['setup'];
type View = QuestGame['view'];

/** How something that can be chosen between battles is written on its card. */
interface Written {
  readonly title: string;
  readonly facts: string;
  readonly lines: readonly string[];
}

const WORDS = QUEST_WORDS.visit;

const cardWritten = ({ formedAt, draft }: Setup, id: string, facts: readonly string[] = []): Written => {
  const card = formedAt.get(id)?.made ?? draft.script.card.find((one) => one.id === id);
  if (!card) return { title: id, facts: '', lines: [] };
  return {
    title: card.name,
    facts: [...facts, ...faceWords(card), symbolWords(card.resonance)].join(', '),
    lines: [`${kindWords(card)}. ${card.text ?? ''}`],
  };
};

const doorWritten = (setup: Setup, { doors }: View, id: string): Written => {
  const { name, line, sites, opponent, reward } = doors[Number(id) - 1]!;
  const about = reward?.about ?? null;
  const promised =
    reward === null
      ? []
      : [
          WORDS.reward(
            about === null
              ? REWARD_NAME[reward.kind]
              : reward.kind === 'CARD'
                ? cardName(setup, about)
                : signName(setup, about),
          ),
        ];
  return {
    title: name,
    facts: WORDS.opponent(opponent.name, symbolWords(opponent.resonance)),
    lines: [line, sites.map(({ site }) => SITE_NAME[site]).join(', '), ...promised, opponent.ability ?? ''].filter(
      Boolean,
    ),
  };
};

const siteWritten = (id: string): Written => {
  const site = (Object.keys(SITE_NAME) as (keyof typeof SITE_NAME)[]).find((one) => one.toLowerCase() === id)!;
  return { title: SITE_NAME[site], facts: SITE_LINE[site], lines: [] };
};

const verbWritten = ({ door, draft }: View, id: string): Written => {
  if (id !== 'fight')
    return { title: id === 'reroll' ? WORDS.reroll(draft?.reroll ?? 0) : WORDS.leave, facts: '', lines: [] };
  const { name, points, yours } = door!.opponent;
  return { title: WORDS.fight(name), facts: WORDS.numbers(points, yours), lines: [] };
};

export const optionWords = (setup: Setup, view: View, { zone, id }: Option): Written => {
  const { script } = setup.draft;
  switch (zone) {
    case 'door':
      return doorWritten(setup, view, id);
    case 'site':
      return siteWritten(id);
    case 'dreamcaller': {
      const { name, ability, text } = script.dreamcaller.find((one) => one.id === id)!;
      return { title: name, facts: bonusWords(setup.draft, id), lines: [ability ?? text ?? ''] };
    }
    case 'dreamsign': {
      const { name, resonance, effect, text } = script.dreamsign.find((one) => one.id === id)!;
      return { title: name, facts: symbolWords(resonance), lines: [effect ?? text ?? ''] };
    }
    case 'card': {
      const price = view.draft?.offer.find(({ card }) => card === id)?.price ?? null;
      return cardWritten(setup, id, price === null ? [] : [WORDS.price(price)]);
    }
    case 'deck':
      return cardWritten(setup, id);
    case 'bargain': {
      const { title, line } = view.bargains.find((one) => one.id === id)!;
      return { title, facts: '', lines: [line] };
    }
    default:
      return verbWritten(view, id);
  }
};

/** What is asked now. */
export const askedWords = ({ place, draft, purge }: View): string => {
  switch (place) {
    case 'doors':
      return WORDS.doors;
    case 'dreamscape':
      return WORDS.dreamscape;
    case 'visit':
      return draft === null || draft.site === 'END' ? '' : SITE_ASKS[draft.site];
    case 'purge':
      return WORDS.purge(purge?.left ?? 0, purge?.price ?? 0);
    case 'copy':
      return WORDS.copy;
    case 'change':
      return WORDS.change;
    case 'bargain':
      return WORDS.bargain;
    case 'battle':
    case 'over':
      return '';
  }
};

/** What the road says here, where it teaches. */
export const guideWords = ({ script }: Setup, { place, draft }: View): string => {
  const { guide } = script.scene;
  if (draft?.site === 'DREAMCALLER') return guide.caller ?? '';
  if (draft?.site === 'DRAFT') return guide.draft ?? '';
  return place === 'dreamscape' ? (guide.dreamscape ?? '') : '';
};
