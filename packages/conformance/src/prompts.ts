import { makeSeed, parseSeed, type Run } from '@lockstep/kernel';
import {
  type Laid,
  OWN,
  type Piece,
  type Playable,
  promptFor,
  refusalOf,
  type Sight,
  type Types,
} from '@lockstep/play';

/** Which pieces are laid down before an action, given as text, can be chosen. */
export type PiecesOf = (text: string) => Laid;

/** A hand: the words after the verb are cards. */
export const cardsOf: PiecesOf = (text) =>
  text
    .split(' ')
    .slice(1)
    .map((id): Piece => ({ zone: 'card', id }));

/** Nothing is laid down first. */
export const nothing: PiecesOf = () => [];

const sightOf = <G extends Types>({ game }: Playable<G>, setup: G['setup'], state: G['state']): Sight<G> => ({
  ...game.mask(setup, state, OWN),
  view: game.view(setup, state, OWN),
});

/**
 * What a prompt gets wrong at one moment of a run; empty when nothing. An option that is not off is accepted, one that is off says
 * the refusal the rules give, every legal action can be chosen, and nothing of it depends on what is hidden.
 */
export const promptFaults = <G extends Types>(
  playable: Playable<G>,
  { setup }: Run<G['setup'], G['state'], G['action'], G['event'], G['view']>,
  state: G['state'],
  piecesOf: PiecesOf,
): readonly string[] => {
  const { game } = playable;
  const sight = sightOf(playable, setup, state);
  const faults: string[] = [];
  const check = (laid: Laid): readonly string[] => {
    const { options } = promptFor(playable, sight, laid);
    for (const { text, off } of options) {
      if (text === null) continue;
      const refusal = refusalOf(game, sight, text);
      if (off === null && refusal !== null) faults.push(`${text}: offered, and refused as ${refusal.code}`);
      if (off !== null && off.code !== refusal?.code)
        faults.push(`${text}: off as ${off.code}, refused as ${refusal?.code}`);
    }
    return options.flatMap(({ text, off }) => (text !== null && off === null ? [text] : []));
  };
  check([]);
  for (const action of game.legal(setup, state, OWN)) {
    const text = game.format(setup, action);
    if (!check(piecesOf(text)).includes(text)) faults.push(`${text}: legal, and never offered`);
  }
  const other = game.resample(setup, state, OWN, parseSeed('other secrets'));
  const plain = (at: Sight<G>): string => JSON.stringify(promptFor(playable, at, []));
  if (plain(sight) !== plain(sightOf(playable, other.setup, other.state))) faults.push('it depends on what is hidden');
  return faults;
};

/** Seeds for so many runs. */
export const seeds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => makeSeed(parseSeed(`prompts ${i}`)));
