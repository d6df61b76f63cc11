/** What the gallery can be looked at with; each is an attribute of the root element (data-text-size). */
export const SWITCHES = {
  theme: ['system', 'light', 'dark', 'contrast'],
  textSize: ['normal', 'large', 'larger'],
  motion: ['system', 'reduced', 'full'],
  hand: ['right', 'left'],
} as const;

export type Switch = keyof typeof SWITCHES;
export type Chosen = { [name in Switch]: string };

const split = (hash: string): readonly [path: string, query: URLSearchParams] => {
  const [path = '', query = ''] = hash.split('?');
  return [path, new URLSearchParams(query)];
};

export const readSwitches = (hash: string): Chosen => {
  const [, query] = split(hash);
  const pick = (name: Switch): string => SWITCHES[name].find((value) => value === query.get(name)) ?? SWITCHES[name][0];
  return { theme: pick('theme'), textSize: pick('textSize'), motion: pick('motion'), hand: pick('hand') };
};

export const writeSwitch = (hash: string, name: Switch, value: string): string => {
  const [path, query] = split(hash);
  query.set(name, value);
  return `${path || '#/gallery'}?${query}`;
};
