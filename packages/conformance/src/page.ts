/** A page of docs/spec as tests read it, to hold it against the engine. */
export const pageOf = (text: string) => {
  /** From a rule's id to another text, or to the end. */
  const section = (rule: string, to?: string): string =>
    text.slice(text.indexOf(`**[${rule}]**`), to === undefined ? undefined : text.indexOf(to));

  const plain = (cell: string): string => cell.trim().replaceAll('`', '');

  /** The rows of the table that follows a rule's id, cell by cell, without its head. */
  const table = (rule: string): readonly (readonly string[])[] => {
    const lines = section(rule).split('\n');
    const rows = lines.slice(lines.findIndex((line) => line.startsWith('| ')));
    const end = rows.findIndex((line) => !line.startsWith('|'));
    return rows.slice(2, end).map((row) => row.split('|').slice(1, -1).map(plain));
  };

  /** What its first cells name, several of them in some. */
  const firstColumn = (rule: string): readonly string[] => table(rule).flatMap(([cell]) => (cell ?? '').split(', '));

  /** Names such as `turn-ended`. */
  const names = (rule: string, to?: string): ReadonlySet<string> =>
    new Set([...section(rule, to).matchAll(/`([a-z]+-?[a-z]*)`/g)].map(([, one]) => one!));

  /** Its blocks of code in a language. */
  const blocks = (language: string): readonly string[] =>
    [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code!);

  return { table, firstColumn, section, names, blocks };
};

/** A printed game: the lines that were typed, after "> ", and what was told. */
export const printedGame = (block: string): { readonly lines: readonly string[]; readonly told: readonly string[] } => {
  const printed = block.trim().split('\n');
  const [typed, told] = [true, false].map((wanted) => printed.filter((line) => line.startsWith('> ') === wanted));
  return { lines: typed!.map((line) => line.slice(2)), told: told! };
};
