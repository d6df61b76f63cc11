import { offers as draft } from '@lockstep/draft';
import { offers as encounter } from '@lockstep/encounter';
import { offers as freeplay } from '@lockstep/freeplay';
import { offers as gates } from '@lockstep/gates';
import {
  type AnyGame,
  fail,
  type Header,
  type Mismatch,
  type Offers,
  ok,
  type PackOffers,
  parseSeed,
  type Resolved,
  type Result,
} from '@lockstep/kernel';
import { nullGame } from '@lockstep/null';
import { offers as protocol } from '@lockstep/protocol';
import { offers as testimony } from '@lockstep/testimony';

/** Games with packs, proofs and Dailies. */
const OFFERS: readonly Offers[] = [protocol, testimony];

/** All games with packs: those, and the ones whose packs tell scenes. */
const PACKS: readonly PackOffers[] = [...OFFERS, encounter, draft, gates, freeplay];

/** Every game there is: the only module that knows them all. */
export const GAMES: readonly AnyGame[] = [...PACKS.map(({ game }) => game), nullGame];

export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);

export const offersOf = (id: string): Offers | undefined => OFFERS.find(({ game }) => game.id === id);

export const packOffersOf = (id: string): PackOffers | undefined => PACKS.find(({ game }) => game.id === id);

/** What a replay that carries its own setup stands for. */
export const resolveSetup = (header: Header): Result<Resolved, Mismatch> => {
  const game = gameOf(header.game);
  if (!game)
    return fail({
      line: 2,
      code: 'unknown-game',
      expected: GAMES.map(({ id }) => id).join(' or '),
      found: header.game,
    });
  if (game.rules !== header.rules)
    return fail({ line: 3, code: 'wrong-rules', expected: `rules ${game.rules}`, found: `rules ${header.rules}` });
  const setup = game.parseSetup(header.setup);
  if (setup.ok) return ok({ game, setup: setup.value, seed: parseSeed(header.seed) });
  const [first] = setup.fault;
  const place = first?.path.join('.') || 'the setup';
  return fail({ line: 4, code: 'wrong-setup', expected: `${place}: ${first?.expected}`, found: first?.found ?? '' });
};
