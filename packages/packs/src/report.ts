import type { PlacedIssue } from './load.ts';

/** "cards.toml:12:10: error unknown-word: expected …, found …; did you mean …?" and the frame under it. */
export const reportIssue = (issue: PlacedIssue): string => {
  const guess = issue.nearest === undefined ? '' : `. Did you mean ${issue.nearest}?`;
  const head = `${issue.file}:${issue.line}:${issue.column}: ${issue.severity} ${issue.code}`;
  return `${head}: expected ${issue.expected}; found ${issue.found}${guess}\n${issue.frame}`;
};
