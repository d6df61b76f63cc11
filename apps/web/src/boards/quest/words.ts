const times = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Every string of this game's screens that its own words do not hold. */
export const QUEST_WORDS = {
  shelf: {
    road: 'A road',
    lesson: 'Begin here',
    todayNote: 'One night, the same for everyone. The first try counts; after it you practise.',
    play: 'Fall asleep',
    again: 'Practise it',
    result: (battles: number, of: number, points: number) =>
      `${battles} of ${of} battles won, ${times(points, 'point')}`,
    all: 'Every road',
    level: 'How hard the night is',
    easier: 'Easier',
    harder: 'Harder',
    minutes: (n: number) => `about ${times(n, 'minute')}`,
    battles: (n: number) => times(n, 'battle'),
    open: 'Unfinished nights',
    openLine: (level: string, steps: number) => `${level}, ${times(steps, 'step')} in`,
    seed: 'A seed of your own, or one you were given',
    seedNote: 'The same seed on the same road brings the same night. Nothing is recorded of it.',
    seedRoad: 'Road',
    seedPlay: 'Dream this seed',
    noRoad: 'There is no such road on the shelf.',
    shut: 'That level is not open yet: win the one below it first.',
    shutNote: (n: number) => `${n} more open as you win`,
    tooEarly: 'That night has not come yet.',
    others: 'Besides',
    battlesTitle: 'Single battles',
    battlesLine: 'Two decks, one fight, a few minutes.',
    draftsTitle: 'Drafts',
    draftsLine: 'The dreams without the battles: what you take becomes who you are.',
  },
  table: {
    dream: (n: number, of: number) => `Dream ${n} of ${of}`,
    againAsk: 'Give this night up and begin it again?\nNothing is recorded for it.',
    practice: 'This quest is practice: it records nothing.',
  },
} as const;
