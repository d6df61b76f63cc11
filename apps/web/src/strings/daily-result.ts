/** What the result of a Daily says: loaded with it. */
export const DAILY_RESULT = {
  result: {
    post: 'Share it',
    postFirst: 'What is shared is your first clear of this date.',
    picture: 'Save a picture',
    pictureSaved: 'The picture is saved.',
    challenge: 'Challenge a friend',
    challengeLink: 'The link is copied: it opens the same puzzle, and compares at the end.',
    challengeText: (name: string, result: string) => `${name}: ${result}. Can you do better?`,
    analysis: 'Your line beside a best one',
    you: 'You',
    bestLine: 'A best line',
    fromThere: 'Watch it from there',
    watchBest: 'Watch it',
    changeSoFar: 'One card, or as few as it takes, that would have made the difference.',
    versus: 'Side by side',
    them: 'Your challenger',
  },
  next: {
    title: 'What comes next',
    other: (title: string) => `Today’s other puzzle: ${title}`,
    otherDone: (title: string, result: string) => `${title}: ${result}`,
    opens: (countdown: string) => `Tomorrow’s puzzles open in ${countdown}.`,
    tomorrow: (names: string) => `Tomorrow: ${names}.`,
    today: 'To today’s puzzles',
    streak: 'Your streak',
    days: (n: number) => (n === 1 ? '1 day in a row' : `${n} days in a row`),
    none: 'No streak yet: clear a Daily on its own day.',
    longest: (n: number) => `Longest: ${n}`,
    freeze: 'You hold a freeze: the next day you miss will not end it.',
    untilFreeze: (n: number) =>
      n === 1 ? 'One more day in a row earns a freeze.' : `${n} more days in a row earn a freeze.`,
    marks: { kept: 'cleared', frozen: 'frozen', missed: 'missed', open: 'still open', later: '' },
  },
  rival: {
    title: 'A challenge',
    says: (result: string) =>
      `Somebody sent you this puzzle. Their result: ${result}. Yours stands beside it at the end.`,
    broken: 'The challenge in this link cannot be read, so there is nothing to compare with. The puzzle is the same.',
  },
  solution: {
    notOver: 'The solution of a day is shown here once that day is over.',
    practise: 'Play it as practice',
    playFirst: 'Play it first',
  },
} as const;
