/** What the home screen says: loaded with it alone. */
export const HOME = {
  plate: {
    yesterday: 'Yesterday’s solution',
    yesterdayOf: (title: string) => `Yesterday’s solution: ${title}`,
    others: 'Also in the house',
    about: 'Two puzzles a day, proven solvable: argue AURA out of your fridge, and tell KOA a story that holds.',
    result: 'Your result',
    lastTry: 'Your last try',
    replay: 'Watch it again',
    next: (countdown: string) => `Tomorrow’s puzzles open in ${countdown}.`,
    isOpen: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)} is yours today.`,
  },
  serial: {
    kind: 'A serial in scenes, any evening',
    enter: 'To the scenes',
    resume: (scene: string) => `Go on: ${scene}`,
  },
  runs: {
    kind: 'Runs of three acts, with AURA or with KOA',
    enter: 'To the runs',
    resume: (run: string) => `Go on: ${run}`,
    today: { play: 'Today’s run', resume: 'Go on with today’s run', again: 'Practise today’s run' },
  },
  quest: {
    kind: 'A deck grown in dreams, and seven battles',
    first: 'Your first night',
    play: 'Today’s quest',
    resume: 'Go on with today’s quest',
    again: 'Practise today’s quest',
    roads: 'All roads',
    result: (battles: number, points: number) => `Today: ${battles} won, ${points} points`,
  },
} as const;
