export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
/** How fast a turn plays itself out on the table. */
export const SPEEDS = ['slow', 'normal', 'instant'] as const;
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const;
export const HANDS = ['right', 'left'] as const;
export const HARDNESS = ['STORY', 'STANDARD', 'HARD'] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  textSize: (typeof TEXT_SIZES)[number];
  hand: (typeof HANDS)[number];
  /** The games whose lessons were left for the real thing, and every lesson that was won, as "game/lesson". */
  learned: readonly string[];
  /** Lessons whose idea was met in a Daily, as "game/lesson". */
  met: readonly string[];
  installOffered: boolean;
  /** How hard scenes are, where that is a choice. */
  difficulty: (typeof HARDNESS)[number];
}

export const DEFAULTS: Readonly<Settings> = {
  theme: 'system',
  motion: 'system',
  speed: 'normal',
  sound: true,
  textSize: 'normal',
  hand: 'right',
  learned: [],
  met: [],
  installOffered: false,
  difficulty: 'STANDARD',
};

const SHELF = 'lockstep.settings';

const one = <Word extends string>(words: readonly Word[], value: unknown, otherwise: Word): Word =>
  words.find((word) => word === value) ?? otherwise;

const yes = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** Once there was one game, and a yes or no was enough. */
const learned = (value: unknown): readonly string[] => {
  if (value === true) return ['protocol'];
  return texts(value);
};

/** Field by field: what cannot be read is as if it had never been set. */
export const parseSettings = (text: string | null): Settings => {
  let given: { readonly [key: string]: unknown } = {};
  try {
    given = Object(JSON.parse(text ?? '{}'));
  } catch {
    // Not JSON: nothing of it can be read.
  }
  return {
    theme: one(THEMES, given.theme, DEFAULTS.theme),
    motion: one(MOTIONS, given.motion, DEFAULTS.motion),
    speed: one(SPEEDS, given.speed, DEFAULTS.speed),
    sound: yes(given.sound, DEFAULTS.sound),
    textSize: one(TEXT_SIZES, given.textSize, DEFAULTS.textSize),
    hand: one(HANDS, given.hand, DEFAULTS.hand),
    learned: learned(given.learned),
    met: texts(given.met),
    installOffered: yes(given.installOffered, DEFAULTS.installOffered),
    difficulty: one(HARDNESS, given.difficulty, DEFAULTS.difficulty),
  };
};

/** A browser may refuse its storage altogether; then settings last as long as the tab. */
export const loadSettings = (): Settings => {
  try {
    return parseSettings(localStorage.getItem(SHELF));
  } catch {
    return parseSettings(null);
  }
};

export const storeSettings = (settings: Settings): void => {
  try {
    localStorage.setItem(SHELF, JSON.stringify(settings));
  } catch {
    // As above.
  }
};

export const isSettingsKey = (key: string | null): boolean => key === SHELF || key === null;

/** As `data-` attributes of the page, where the style sheets look: data-theme, data-motion, data-text-size, data-hand. */
export const showSettings = (settings: Settings, page: HTMLElement): void => {
  const { theme } = settings;
  // A system that asks for more contrast has it, unless another theme was chosen here.
  page.dataset.theme = theme === 'system' && matchMedia('(prefers-contrast:more)').matches ? 'contrast' : theme;
  page.dataset.motion = settings.motion;
  page.dataset.textSize = settings.textSize;
  page.dataset.hand = settings.hand;
};

/** Nothing moves by itself: the player or the system asked for that. */
export const isStill = (): boolean => {
  const { motion } = document.documentElement.dataset;
  return motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
};
