import type { PlacedIssue } from './load.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const STEERING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A file's own text, with what would steer a terminal spelled out. */
const visible = (text: string): string => text.replace(STEERING, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);

/** "cards.toml:12:10: error unknown-word: expected …, found …; did you mean …?" and the frame under it. */
export const reportIssue = (issue: PlacedIssue): string => {
  const guess = issue.nearest === undefined ? '' : `. Did you mean ${issue.nearest}?`;
  const head = `${issue.file}:${issue.line}:${issue.column}: ${issue.severity} ${issue.code}`;
  return `${head}: expected ${issue.expected}; found ${visible(issue.found)}${guess}\n${visible(issue.frame)}`;
};
