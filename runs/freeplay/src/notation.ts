import { formatSaid, MOVES, parseSaid } from '@lockstep/gates';
import { fail, nearest, ok, Refusal, type Result, refuse } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { KOA_MOVES, type KoaMove, type KoaSaid } from './koa/action.ts';
import { OFFERS, type OfferKind } from './offer.ts';
import type { Setup } from './setup.ts';

const MOST_SHOWN = 40;

const formatKoa = ({ cardIds }: Setup, { move, cards, claim, minutes }: KoaSaid): string =>
  [
    move,
    ...cards.map((at) => cardIds[at]!),
    ...(claim === null ? [] : [claim]),
    ...(claim === 'time' ? [minutes > 0 ? `+${minutes}` : String(minutes)] : []),
  ].join(' ');

/** "inject … at …", "submit …", "take TOOL", "leave", "give-up". */
export const format = (setup: Setup, action: Action): string => {
  switch (action.kind) {
    case 'gates':
      return formatSaid(setup.names, action.move);
    case 'koa':
      return formatKoa(setup, action.move);
    case 'take':
      return ['take', action.offer, ...(action.about < 0 ? [] : [setup.names.artifacts[action.about]!])].join(' ');
    case 'choose':
      return `choose ${action.choice + 1}`;
    case 'leave':
    case 'give-up':
    case 'abandon':
      return action.kind;
  }
};

const stranger = (code: string, what: string, word: string, words: readonly string[]): Result<never, Refusal> => {
  const near = nearest(word, words);
  return fail(
    new Refusal(code, { [what]: word.slice(0, MOST_SHOWN), ...(near === undefined ? {} : { nearest: near }) }),
  );
};

const MINUTES = /^[+-]?\d{1,2}$/;
const CLAIM_WORDS = ['time', 'location', 'state'] as const;

const parseKoa = ({ cardIds }: Setup, move: KoaMove, words: readonly string[]): Result<Action, Refusal> => {
  const at = move === 'rewire' ? words.findIndex((word) => (CLAIM_WORDS as readonly string[]).includes(word)) : -1;
  const names = at < 0 ? words : words.slice(0, at);
  const cards: number[] = [];
  for (const word of names) {
    const place = cardIds.indexOf(word);
    if (place < 0) return stranger('unknown-card', 'card', word, cardIds);
    if (cards.includes(place)) return fail(refuse('repeated-card', { card: word }));
    cards.push(place);
  }
  const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
  const [lead, ...rest] = cards;
  const ordered = move === 'corroborate' && lead !== undefined ? [lead, ...sorted(rest)] : sorted(cards);
  const said = (claim: KoaSaid['claim'], minutes: number): Result<Action, Refusal> =>
    ok({ kind: 'koa', move: { move, cards: ordered, claim, minutes } });
  if (at < 0) return move === 'rewire' ? fail(refuse('claim-missing', { claims: CLAIM_WORDS })) : said(null, 0);
  const claim = words[at] as (typeof CLAIM_WORDS)[number];
  const more = words.slice(at + 1);
  if (claim !== 'time') return more.length === 0 ? said(claim, 0) : stranger('unknown-word', 'word', more[0]!, []);
  if (more.length !== 1 || !MINUTES.test(more[0]!))
    return stranger('unknown-word', 'word', more[0] ?? '', ['+5', '-5']);
  return said('time', Number(more[0]));
};

const parseTake = (setup: Setup, words: readonly string[]): Result<Action, Refusal> => {
  const [kind = '', id, extra] = words;
  const offer = OFFERS.find((one) => one === kind);
  if (!offer) return stranger('not-offered', 'offer', kind, OFFERS);
  if (extra !== undefined) return stranger('unknown-word', 'word', extra, []);
  const about = id === undefined ? -1 : setup.names.artifacts.indexOf(id);
  if (id !== undefined && about < 0) return stranger('unknown-artifact', 'artifact', id, setup.names.artifacts);
  return ok({ kind: 'take', offer: offer as OfferKind, about });
};

const NUMBER = /^[1-9]$/;

const parseChoose = ([word = '', extra]: readonly string[]): Result<Action, Refusal> => {
  if (extra !== undefined) return stranger('unknown-word', 'word', extra, []);
  if (!NUMBER.test(word)) return stranger('unknown-word', 'word', word, ['1', '2']);
  return ok({ kind: 'choose', choice: Number(word) - 1 });
};

const ALONE = ['leave', 'give-up', 'abandon'] as const;

export const parse = (setup: Setup, text: string): Result<Action, Refusal> => {
  const [verb = '', ...words] = text.split(' ').filter((word) => word !== '');
  const moves: readonly string[] = setup.edition === 'gates' ? MOVES : KOA_MOVES;
  if (moves.includes(verb)) {
    if (setup.edition === 'testimony') return parseKoa(setup, verb as KoaMove, words);
    const said = parseSaid(setup.names, text);
    return said.ok ? ok({ kind: 'gates', move: said.value }) : said;
  }
  if (verb === 'take') return parseTake(setup, words);
  if (verb === 'choose') return parseChoose(words);
  const alone = ALONE.find((one) => one === verb);
  if (alone) return words.length === 0 ? ok({ kind: alone }) : stranger('unknown-word', 'word', words[0]!, []);
  return fail(
    refuse('unknown-action', { action: verb.slice(0, MOST_SHOWN), actions: [...moves, 'take', 'choose', ...ALONE] }),
  );
};
