/** What a player is asked who joined when Dailies alone were sent. */
export const ASK_RUNS = {
  title: 'Send quests and runs too?',
  says: 'You joined when your moves in the Dailies were sent. Those of today’s quest and of today’s run can be sent as well, under the same key: then you see how others fared, and they stand in the tables of your groups. What you finished before today stays here.',
  yes: 'Send them too',
  no: 'Dailies alone',
} as const;
