/** Which of these flags were given. */
export const givenOf = (flags: { readonly [flag: string]: unknown }): readonly string[] =>
  Object.entries(flags).flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}`]));

/** A file may have a name that a command line would take apart. */
const typable = (text: string): string => (/^[\w./:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** What is typed to play something with these flags. */
export const playCommand = (game: string, flags: { readonly [flag: string]: string }): string =>
  `lockstep play ${game} ${Object.entries(flags)
    .map(([flag, value]) => `--${flag} ${typable(value)}`)
    .join(' ')}`;
