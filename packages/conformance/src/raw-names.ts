const SNAKE = /(?<![A-Za-z_])[A-Z]+(?:_[A-Z]+)+(?![A-Za-z_])/g;

/** Names of the machine in what a player reads: NO_SELF_REPORT, and of these ids those that are no plain word, such as fda-article. */
export const rawNames = (text: string, ids: Iterable<string> = []): readonly string[] => {
  const words = new Set(text.split(/[^A-Za-z0-9-]+/));
  const found = [...ids].filter((id) => id.includes('-') && words.has(id));
  return [...new Set([...(text.match(SNAKE) ?? []), ...found])];
};
