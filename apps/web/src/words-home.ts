/** What home says of the games without a plate: loaded with home alone. */
export const HOME = {
  serial: {
    kind: 'A serial in scenes, any evening',
    enter: 'To the scenes',
    resume: (scene: string) => `Go on: ${scene}`,
  },
  runs: {
    kind: 'Runs of three acts, with AURA or with KOA',
    enter: 'To the runs',
    resume: (run: string) => `Go on: ${run}`,
  },
  quest: {
    kind: 'A card draft through seven dreams',
    play: 'Today’s quest',
    resume: 'Go on with today’s quest',
    again: 'Today’s quest again',
    routes: 'All routes',
    result: (archetype: string, score: number) => `Today: ${archetype}, ${score} points`,
  },
} as const;
