import { play as boardgame } from './playouts/boardgame.mjs';
import { play as handPacked } from './playouts/hand-packed.mjs';
import { play as lockstep } from './playouts/lockstep.mjs';

const differ = (name, rival, playouts) => {
  for (let playout = 0; playout < playouts; playout += 1) {
    const ours = [];
    const theirs = [];
    ours.push(lockstep(playout, ours));
    theirs.push(rival(playout, theirs));
    if (ours.join() !== theirs.join()) return `playout ${playout}: lockstep ${ours}, ${name} ${theirs}`;
  }
};

/** A ratio between different games means nothing: the first playout that differs, or undefined. */
export const differentGame = () => differ('hand-packed', handPacked, 2000) ?? differ('boardgame.io', boardgame, 50);
