import type { BattleGame } from '@lockstep/battle';
import type { Options } from '@lockstep/play';
import { Fault } from '../../fault.ts';
import type { Flags } from '../../shell/board.ts';
import { exclude, givenOf } from '../../shell/flags.ts';
import { PLAYERS, playersIn, refTo } from './shelf.ts';

export const flags: Flags<BattleGame> = {
  names: ['scene', 'yours', 'enemy', 'players', 'seed', 'setup', 'pack'],
  lesson: 'lamps-against-kilns',
  check: ({ scene, yours, enemy, players, setup }) => {
    if (players !== undefined && !PLAYERS.includes(players)) throw new Fault('usage', '--players is 1 or 2');
    if (setup !== undefined)
      exclude('setup', givenOf({ scene, yours, enemy, players }), 'a written battle says both itself');
  },
  parse: (host, { scene, yours, enemy, players, setup }) => {
    if (setup !== undefined) return { chosen: {}, open: { ref: host.ref({ kind: 'file', file: setup }), chosen: {} } };
    const decks = { ...(yours === undefined ? {} : { yours }), ...(enemy === undefined ? {} : { enemy }) };
    const chosen: Options = players === undefined ? {} : { players };
    if (scene === undefined && Object.keys(decks).length === 0) return { chosen, open: null };
    const name = scene ?? host.pack.duel[0]!.id;
    const written = { ...decks, ...playersIn(chosen) };
    return { chosen, open: { ref: refTo(host, name, written), chosen: written } };
  },
  chosenOf: ({ subject, options }) => {
    const { yours, enemy } = options;
    if (subject.kind !== 'scene') return {};
    return {
      ...(yours === undefined ? {} : { yours }),
      ...(enemy === undefined ? {} : { enemy }),
      ...playersIn(options),
    };
  },
};
