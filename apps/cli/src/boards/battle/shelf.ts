import type { BattleGame } from '@lockstep/battle';
import type { Options, Ref } from '@lockstep/play';
import { GAME_TITLE } from '@lockstep/words-battle';
import type { Shelf, ShelfRow } from '../../shell/board.ts';
import type { Host } from '../../shell/host.ts';
import { line, type Menu } from '../../shell/menu.ts';
import type { Model } from '../../shell/model.ts';
import { wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { LABELS } from './words.ts';

type BattleModel = Model<BattleGame>;

export const refTo = (host: Host<BattleGame>, scene: string, chosen: Options = {}): Ref =>
  host.ref({ kind: 'scene', scene }, chosen);

/** How many people play, as it is chosen on the shelf: one, or two at one screen. */
export const PLAYERS = ['1', '2'];

/** Two people are written down; one is what everyone is. */
export const playersIn = ({ players }: Options): Options => (String(players) === '2' ? { players: 2 } : {});

const shelved = ({ host, chosen }: BattleModel): readonly ShelfRow[] => {
  const { duel, deck } = host.pack;
  const titleOf = (id: string): string => deck.find((one) => one.id === id)?.title ?? id;
  const people = playersIn(chosen);
  return (host.game.module?.scenes?.(host.pack) ?? []).map(({ name, title, line: about, minutes }) => {
    const ref = refTo(host, name, people);
    const { yours, enemy } = duel.find(({ id }) => id === name)!;
    const { records, tried } = host.recordSummary(ref, people);
    const best = records.best;
    const said = best?.won ? LABELS.wonBy(best.merit[1] ?? 0) : tried ? LABELS.lost : LABELS.never;
    return {
      id: name,
      title,
      cells: [LABELS.battle, LABELS.minutes(minutes), host.hasSave(ref) ? LABELS.begun : said],
      detail: [about, LABELS.sides(titleOf(yours), titleOf(enemy))],
      printed: [about],
      command: { do: 'open', ref, chosen: people },
    };
  });
};

const playersLine = ({ chosen }: BattleModel, paint: Paint): string => {
  const two = playersIn(chosen).players === 2;
  const [one, both] = LABELS.players;
  return two ? `${paint.faint(one)}  ${paint.focus(`[${both}]`)}` : `${paint.focus(`[${one}]`)}  ${paint.faint(both)}`;
};

/** Any two decks: one's own first, then the enemy's. */
const deckMenu = ({ host, chosen, picking }: BattleModel): Menu => {
  const { deck } = host.pack;
  const scene = picking?.subject.kind === 'scene' ? picking.subject.scene : host.pack.duel[0]!.id;
  const yours = picking?.options.yours;
  return {
    title: yours === undefined ? LABELS.pickYours : LABELS.pickEnemy,
    list: true,
    items: deck.map(({ id, title, line: about, resonance = [] }) => {
      const decks = yours === undefined ? { yours: id } : { yours, enemy: id, ...playersIn(chosen) };
      const ref = refTo(host, scene, decks);
      return line(title, yours === undefined ? { do: 'pick', ref } : { do: 'open', ref, chosen: decks }, {
        id,
        note: resonance.join(', '),
        detail: [about],
      });
    }),
  };
};

const head = (model: BattleModel, width: number, paint: Paint): string[] => [
  paint.strong(GAME_TITLE.toUpperCase()),
  ...wrap(LABELS.line, width).map((text) => paint.faint(text)),
  playersLine(model, paint),
  '',
];

export const shelf: Shelf<BattleGame> = {
  digits: 1,
  keys: LABELS.shelfKeys,
  keysShort: LABELS.keysShort,
  lineKeys: LABELS.lineKeys,
  titles: shelved,
  more: ({ host }) => [
    line(LABELS.anyDecks, { do: 'pick', ref: refTo(host, host.pack.duel[0]!.id) }, { detail: [LABELS.anyDecksLine] }),
  ],
  top: head,
  option: { word: 'players', values: () => PLAYERS, lines: (model, _width, paint) => [playersLine(model, paint)] },
  pick: { keys: LABELS.shelfKeys, menu: deckMenu, top: head },
};
