/**
 * A result as it is sent: the printed lines, a row for each turn, and where to play the same. None of it names a card.
 * What cannot be told, such as the rows of a try that was not kept, is left out.
 */
export const postText = (lines: string, rows: readonly string[], link: string | null): string =>
  [lines, ...(rows.length > 0 ? [rows.join('\n')] : []), ...(link === null ? [] : [link])].join('\n\n');
