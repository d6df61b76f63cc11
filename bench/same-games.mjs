/** The first of so many playouts whose actions or end differ, won or not, or undefined. */
export const differ = (name, ours, rival, playouts) => {
  for (let playout = 0; playout < playouts; playout += 1) {
    const mine = [];
    const theirs = [];
    mine.push(ours(playout, mine));
    theirs.push(rival(playout, theirs));
    if (mine.join() !== theirs.join()) return `playout ${playout}: lockstep ${mine}, ${name} ${theirs}`;
  }
};

/** A ratio between different games means nothing. */
export const differentGame = ({ ours, handPacked, boardgame }) =>
  differ('hand-packed', ours, handPacked, 5000) ?? differ('boardgame.io', ours, boardgame, 100);
