const times = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Every string of this game's screens that its own words do not hold. */
export const BATTLE_WORDS = {
  shelf: {
    lead: 'Two decks fight for points. Spark above the enemy’s, at your own Judgment, is what scores.',
    kind: 'A battle',
    minutes: (n: number) => `about ${times(n, 'minute')}`,
    sides: (yours: string, enemy: string) => `${yours} against ${enemy}`,
    won: (by: number) => `Won by ${by}`,
    lost: 'Not won yet',
    open: 'Unfinished battles',
    openLine: (steps: number) => `${times(steps, 'step')} in`,
    noBattle: 'There is no such battle on the shelf.',
    back: 'To the quests',
  },
} as const;
