/** Which of these flags were given. */
export const givenOf = (flags: { readonly [flag: string]: unknown }): readonly string[] =>
  Object.entries(flags).flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}`]));
