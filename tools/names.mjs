/** Names in generated TypeScript. */
export const HEAD = '// Written by npm run rooms from dag.mjs; see tools/lists.mjs.\n';

export const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

export const quoted = (id) => `'${id}'`;

/** As the formatter writes it. */
export const keyOf = (id) => (/^\w+$/.test(id) ? id : quoted(id));
