/** Another player's try of a puzzle, told without naming a card. */
export interface Rival {
  readonly won: boolean;
  /** "Gold (4 turns left)" */
  readonly result: string;
  readonly rows: readonly string[];
  readonly rowWords: readonly string[];
}
