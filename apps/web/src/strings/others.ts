/** What is said of other people: loaded where a server answers. */
export const OTHERS = {
  title: 'Everyone',
  offer:
    'See how everyone else did. Your moves in the Dailies, in today’s quest and in today’s run are then sent to this server, under a key that this device makes. No name, no account, no network address is kept.',
  join: 'Compare with everyone',
  joining: 'Comparing…',
  away: 'The server does not answer. Your result is kept here and sent when it does.',
  insecure: 'Comparing with everyone needs an address that begins with https://, or this very machine.',
  few: 'Your result is in. Figures come with the tenth player.',
  players: (players: number) => `${players} players sent their first result. Each was checked by playing it again.`,
  place: (percent: number) =>
    percent >= 100
      ? 'Nobody in these figures did as well as you.'
      : `You did better than at least ${percent} of 100 players.`,
  ends: 'How it ended for them',
  others: 'Another end',
  won: (rank: string, turns: number) => `${RANKS[rank] ?? 'Won'}, ${turns === 1 ? '1 turn' : `${turns} turns`}`,
  lost: (reason: string, turns: number) =>
    reason === OUT_OF_TURNS ? 'Out of turns' : `${REASONS[reason] ?? 'Lost'}, turn ${turns}`,
  kept: 'Most kept, in tens of players',
  leave: 'Stop, and delete what was sent',
  left: 'Everything that was sent is deleted. Nothing more is sent.',
} as const;

const RANKS: { readonly [rank: string]: string } = {
  GOLD: 'Gold',
  SILVER: 'Silver',
  BRONZE: 'Bronze',
  CLEAR: 'Cleared',
  PERFECT: 'Granted without Scrutiny',
  GRANTED: 'Granted',
};

/** It is always the last turn. */
const OUT_OF_TURNS = 'turns-used-up';

const REASONS: { readonly [reason: string]: string } = {
  'story-fell-apart': 'The story fell apart',
  'nothing-left': 'No card left to play',
};
