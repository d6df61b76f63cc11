import type { BattleGame, Pack } from '@lockstep/battle';
import type { Options, Ref } from '@lockstep/play';
import { GAME_TITLE } from '@lockstep/words-battle';
import type { Shelf, Shelved } from '../../shell/board.ts';
import type { Host } from '../../shell/host.ts';
import { wrap } from '../../terminal/layout.ts';
import { LABELS } from './words.ts';

export const packOf = (host: Host<BattleGame>): Pack => host.pack as unknown as Pack;

export const refTo = (host: Host<BattleGame>, scene: string, chosen: Options = {}): Ref =>
  host.ref({ kind: 'scene', scene }, chosen);

const shelved = (host: Host<BattleGame>): readonly Shelved[] => {
  const { duel, deck } = packOf(host);
  const titleOf = (id: string): string => deck.find((one) => one.id === id)?.title ?? id;
  return (host.game.module?.scenes?.(host.pack) ?? []).map(({ name, title, line, minutes }) => {
    const ref = refTo(host, name);
    const { yours, enemy } = duel.find(({ id }) => id === name)!;
    const { records, tried } = host.recorded(ref, {});
    const best = records.best;
    const said = best?.won ? LABELS.wonBy(best.merit[1] ?? 0) : tried ? LABELS.lost : LABELS.never;
    return {
      id: name,
      title,
      cells: [LABELS.battle, LABELS.minutes(minutes), host.isBegun(ref) ? LABELS.begun : said],
      detail: [line, LABELS.sides(titleOf(yours), titleOf(enemy))],
      printed: [line],
      command: { do: 'open', ref, chosen: {} },
    };
  });
};

export const shelf: Shelf<BattleGame> = {
  digits: 1,
  keys: LABELS.shelfKeys,
  keysShort: LABELS.keysShort,
  lineKeys: LABELS.lineKeys,
  titles: ({ host }) => shelved(host),
  top: (_model, width, paint) => [
    paint.strong(GAME_TITLE.toUpperCase()),
    ...wrap(LABELS.line, width).map((line) => paint.faint(line)),
    '',
  ],
};
