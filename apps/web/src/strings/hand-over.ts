/** Between two people who play at one screen. */
export const HAND_OVER = {
  begins: 'First to move',
  next: 'Next to move',
  player: (n: number) => `Player ${n}`,
  line: (name: string) => `Hand the screen to ${name}. Nothing is shown until they say so.`,
  take: 'Show my side',
} as const;
