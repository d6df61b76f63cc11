import type { Event as DraftEvent } from '@lockstep/draft';
import type { Event, Setup } from '@lockstep/quest';
import { counted, listed } from '@lockstep/words';
import { eventWords as battleWords } from '@lockstep/words-battle';
import { SITE_NAME as DRAFT_SITE, eventWords as draftWords } from '@lockstep/words-draft';
import {
  bargainTitle,
  battleNames,
  cardName,
  FORM_WORDS,
  levelOf,
  opponentName,
  REWARD_NAME,
  SITE_NAME,
  signName,
} from './names.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

const cards = (setup: Setup, ids: readonly string[]): string =>
  ids.length === 0 ? 'nothing' : listed(ids.map((id) => cardName(setup, id)));

/** What the draft tells of its own route is said of the quest's. */
const draftTold = (setup: Setup, event: DraftEvent): string => {
  if (event.kind === 'entered') return `${DRAFT_SITE[event.site]}.`;
  if (event.kind === 'essence-gained') return `The win pays ${event.by} essence, ${event.to} in all.`;
  if (event.kind !== 'dreamscape-ended') return draftWords(setup.draft, event);
  const fresher = `${counted(event.fresher, 'card')} ${event.fresher === 1 ? 'is' : 'are'} fresher by one.`;
  return event.fresher === 0 ? 'The dreamscape is behind you.' : `The dreamscape is behind you. ${fresher}`;
};

const ENDED: { readonly [ending in Of<'quest-ended'>['ending']]: string } = {
  won: 'You wake, and it was all yours',
  lost: 'The enemy has won, and you wake',
  drawn: 'The battle was drawn, and you wake',
};

const WORDS: { readonly [kind in Event['kind']]: (setup: Setup, event: Of<kind>) => string } = {
  draft: (setup, { event }) => draftTold(setup, event),
  battle: (setup, { event }) => battleWords(battleNames(setup), event),
  'doors-shown': (setup, { doors }) =>
    `${counted(doors.length, 'door')}: behind them ${listed(doors.map((id) => opponentName(setup, id)))}.`,
  'dreamscape-entered': (setup, { dreamscape, name, opponent, sites }) =>
    `Dream ${dreamscape}: ${name}. ${listed(sites.map((site) => SITE_NAME[site]))}; then ${opponentName(setup, opponent)}.`,
  'site-entered': (_, { site }) => `You come to the ${SITE_NAME[site]}.`,
  'site-left': (_, { site }) => (site === null ? 'You go on.' : `You leave the ${SITE_NAME[site]}.`),
  'essence-changed': (_, { by, essence }) =>
    by < 0 ? `You pay ${-by} essence, ${essence} are left.` : `You gain ${by} essence, ${essence} in all.`,
  'cards-shown': (setup, { cards: ids }) => `Shown: ${cards(setup, ids)}.`,
  'bargains-shown': (setup, { bargains }) => `Offered: ${listed(bargains.map((id) => bargainTitle(setup, id)))}.`,
  agreed: (setup, { bargain }) => `You agree: ${bargainTitle(setup, bargain)}.`,
  rewarded: (setup, { reward, about }) =>
    `The reward: ${about === null ? REWARD_NAME[reward] : reward === 'CARD' ? cardName(setup, about) : signName(setup, about)}.`,
  'card-gained': (setup, { card }) => `${cardName(setup, card)} joins your deck.`,
  'card-lost': (setup, { card }) => `${cardName(setup, card)} leaves your deck.`,
  'dreamsign-gained': (setup, { dreamsign }) => `You hold the dreamsign ${signName(setup, dreamsign)}.`,
  transfigured: (setup, { card, form }) =>
    `${cardName(setup, card)} becomes ${FORM_WORDS[form][0]}: it ${FORM_WORDS[form][1]}.`,
  'boss-hand-seen': (setup, { cards: ids }) => `The last opponent will open with ${cards(setup, ids)}.`,
  'next-battle': (_, { enemyPoints, cardsFewer }) =>
    `In the next battle ${listed([
      ...(enemyPoints > 0 ? [`the enemy needs ${counted(enemyPoints, 'point')} fewer`] : []),
      ...(cardsFewer > 0 ? [`you begin with ${counted(cardsFewer, 'card')} fewer`] : []),
    ])}.`,
  'battle-began': (setup, { opponent, points, yours }) =>
    `${opponentName(setup, opponent)} stands before you. You need ${counted(yours, 'point')}, the enemy ${points}.`,
  'battle-won': (setup, { opponent, points }) =>
    `${opponentName(setup, opponent)} is beaten. You gained ${counted(points, 'point')}.`,
  'brought-back': (setup, { opponent, points }) =>
    `The battle begins again. ${opponentName(setup, opponent)} needs ${counted(points, 'point')} now.`,
  'quest-ended': (setup, { ending, won, points }) =>
    `${ENDED[ending]}. ${counted(won, 'battle')} won, ${counted(points, 'point')} gained, at the level ${levelOf(setup).name}.`,
};

/** One sentence of the account; the same sentence, read ahead of time, is a preview. */
export const eventWords = (setup: Setup, event: Event): string =>
  (WORDS[event.kind] as (setup: Setup, event: Event) => string)(setup, event);

export const EVENT_KINDS = Object.keys(WORDS) as readonly Event['kind'][];
