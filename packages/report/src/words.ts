const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or an attribute. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** About how many pixels a text takes: there is no font to ask, and the answer must be the same everywhere. */
export const widthOf = (text: string, size: number): number => {
  let ems = 0;
  for (const sign of text)
    ems += /[\u2e80-\uffef]/u.test(sign) ? 1 : /[ iIljt.,:'|()]/.test(sign) ? 0.32 : /[mwMW%]/.test(sign) ? 0.88 : 0.58;
  return ems * size;
};

export const shorten = (text: string, size: number, room: number): string => {
  if (widthOf(text, size) <= room) return text;
  const signs = [...text];
  while (signs.length > 1 && widthOf(`${signs.join('')}…`, size) > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
};

/** The same in two lines, if it takes two. */
export const twoLines = (text: string, size: number, room: number): string => {
  if (widthOf(text, size) <= room) return text;
  const words = text.split(' ');
  let taken = words.length - 1;
  while (taken > 0 && widthOf(words.slice(0, taken).join(' '), size) > room) taken -= 1;
  if (taken === 0) return shorten(text, size, room);
  return `${words.slice(0, taken).join(' ')}\n${shorten(words.slice(taken).join(' '), size, room)}`;
};

/** A number with so many decimals, 1234.5 as "1 234.5": no locale, so the same everywhere. */
export const sayNumber = (value: number, decimals: number): string => {
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u202f') : whole;
  const said = part === undefined ? grouped : `${grouped}.${part}`;
  return value < 0 && /[1-9]/.test(said) ? `−${said}` : said;
};

const exactWith = (values: readonly number[], decimals: number): boolean =>
  values.every((value) => Math.abs(value - Number(value.toFixed(decimals))) < 1e-9);

/** How numbers that stand together are said: all with the same decimals, no more than they need or a reader can use. */
export const sayerOf = (values: readonly number[], percent: boolean): ((value: number) => string) => {
  const shown = percent ? values.map((value) => value * 100) : values;
  const most = shown.reduce((size, value) => Math.max(size, Math.abs(value)), 0);
  const limit = percent || most >= 100 ? 1 : most >= 10 ? 2 : 3;
  const decimals = [0, 1, 2].find((count) => count >= limit || exactWith(shown, count)) ?? limit;
  return percent ? (value) => `${sayNumber(value * 100, decimals)}%` : (value) => sayNumber(value, decimals);
};
