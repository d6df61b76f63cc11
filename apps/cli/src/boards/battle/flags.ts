import type { BattleGame } from '@lockstep/battle';
import { listed } from '@lockstep/words';
import { Fault } from '../../fault.ts';
import type { Flags } from '../../shell/board.ts';
import { givenOf } from '../../shell/flags.ts';
import { refTo } from './shelf.ts';

export const flags: Flags<BattleGame> = {
  names: ['scene', 'seed', 'setup', 'pack'],
  lesson: 'lamps-against-kilns',
  check: ({ scene, setup }) => {
    const given = givenOf({ scene });
    if (setup !== undefined && given.length > 0)
      throw new Fault('usage', `--setup and ${listed(given)} exclude each other: a written battle says both itself`);
  },
  asked: (host, { scene, setup }) => {
    if (setup !== undefined) return { chosen: {}, open: { ref: host.ref({ kind: 'file', file: setup }), chosen: {} } };
    return { chosen: {}, open: scene === undefined ? null : { ref: refTo(host, scene), chosen: {} } };
  },
  chosenOf: () => ({}),
};
