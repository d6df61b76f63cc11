import { makeSeed, parseSeed } from '@lockstep/kernel';
import {
  fitPieces,
  type LaidPieces,
  OWN,
  type Piece,
  type Playable,
  type Prompt,
  promptFor,
  refusalOf,
  type Sight,
  sightAt,
  type Types,
} from '@lockstep/play';

/** Which pieces are laid down before an action, given as text, can be chosen. */
export type PiecesOf = (text: string) => LaidPieces;

/** The words after a verb (after any, without one) are the ids of pieces in one zone. */
export const piecesIn =
  (zone: string, verb?: string): PiecesOf =>
  (text) => {
    const [first, ...ids] = text.split(' ');
    return verb === undefined || verb === first ? ids.map((id): Piece => ({ zone, id })) : [];
  };

/** A hand: the words after the verb are cards. */
export const cardsOf: PiecesOf = piecesIn('card');

/** Nothing is laid down first. */
export const nothing: PiecesOf = () => [];

/** The prompt at a position, with this laid down. */
export const promptAt = <G extends Types>(
  playable: Playable<G>,
  setup: G['setup'],
  state: G['state'],
  laid: LaidPieces = [],
): Prompt => promptFor(playable, sightAt<G>(playable.game, setup, state), laid);

/**
 * What a prompt gets wrong at one position; empty when nothing. No option is there twice; one that is not off is accepted and legal, one
 * that is off says the refusal the rules give; every legal action can be chosen with its pieces laid down, and they stay; nothing of it
 * depends on what is hidden.
 */
export const promptFaults = <G extends Types>(
  playable: Playable<G>,
  setup: G['setup'],
  state: G['state'],
  piecesOf: PiecesOf,
): readonly string[] => {
  const { game } = playable;
  const sight = sightAt<G>(playable.game, setup, state);
  const faults: string[] = [];
  const legal = game.legal(setup, state, OWN).map((action) => game.format(setup, action));
  const check = (laid: LaidPieces): readonly string[] => {
    const prompt = promptFor(playable, sight, laid);
    const { options } = prompt;
    const ids = options.map(({ zone, id }) => `${zone} ${id}`);
    if (new Set(ids).size < ids.length) faults.push(`an option is there twice: ${ids.join(', ')}`);
    if (fitPieces(prompt, laid) !== laid) faults.push(`${JSON.stringify(laid)}: does not stay laid down`);
    for (const { text, off } of options) {
      if (text === null) continue;
      const refusal = refusalOf(game, sight, text);
      if (off === null && refusal !== null) faults.push(`${text}: offered, and refused as ${refusal.code}`);
      if (off !== null && off.code !== refusal?.code)
        faults.push(`${text}: off as ${off.code}, refused as ${refusal?.code}`);
      if (off === null && !legal.includes(text)) faults.push(`${text}: offered, and not legal`);
    }
    return options.flatMap(({ text, off }) => (text !== null && off === null ? [text] : []));
  };
  check([]);
  for (const text of legal) if (!check(piecesOf(text)).includes(text)) faults.push(`${text}: legal, and never offered`);
  const other = game.resample(setup, state, OWN, parseSeed('other secrets'));
  const plain = (at: Sight<G>): string => JSON.stringify(promptFor(playable, at, []));
  if (plain(sight) !== plain(sightAt<G>(playable.game, other.setup, other.state)))
    faults.push('it depends on what is hidden');
  return faults;
};

/** Seeds for so many runs. */
export const seeds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => makeSeed(parseSeed(`prompts ${i}`)));
