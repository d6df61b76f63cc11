import type { BattleGame } from '@lockstep/battle';
import { listed } from '@lockstep/words';
import { Fault } from '../../fault.ts';
import type { Flags } from '../../shell/board.ts';
import { givenOf } from '../../shell/flags.ts';
import { packOf, refTo } from './shelf.ts';

export const flags: Flags<BattleGame> = {
  names: ['scene', 'yours', 'enemy', 'seed', 'setup', 'pack'],
  lesson: 'lamps-against-kilns',
  check: ({ scene, yours, enemy, setup }) => {
    const given = givenOf({ scene, yours, enemy });
    if (setup !== undefined && given.length > 0)
      throw new Fault('usage', `--setup and ${listed(given)} exclude each other: a written battle says both itself`);
  },
  asked: (host, { scene, yours, enemy, setup }) => {
    if (setup !== undefined) return { chosen: {}, open: { ref: host.ref({ kind: 'file', file: setup }), chosen: {} } };
    const decks = { ...(yours === undefined ? {} : { yours }), ...(enemy === undefined ? {} : { enemy }) };
    if (scene === undefined && Object.keys(decks).length === 0) return { chosen: {}, open: null };
    const name = scene ?? packOf(host).duel[0]!.id;
    return { chosen: {}, open: { ref: refTo(host, name, decks), chosen: decks } };
  },
  chosenOf: ({ subject, options: { yours, enemy } }) =>
    subject.kind === 'scene'
      ? { ...(yours === undefined ? {} : { yours }), ...(enemy === undefined ? {} : { enemy }) }
      : {},
};
