/** A drawing of each lock target, for the Lock. A target of a pack of one's own gets a padlock. */
const PICTURES: { readonly [target: string]: readonly string[] } = {
  FRIDGE: ['┌─────┐', '│   ▪ │', '├─────┤', '│   ▪ │', '└─────┘'],
  THERMOSTAT: ['╭─────╮', '│ 26° │', '│ ─○─ │', '│  ▾  │', '╰─────╯'],
  FRONT_DOOR: ['┌─────┐', '│ ┌─┐ │', '│ └─┘ │', '│    •│', '╧═════╧'],
  COFFEE: ['  ( )  ', ' ┌───┐ ', ' │   ├┐', ' │   ├┘', ' └───┘ '],
  PANTRY: ['╒═════╕', '│▯ ▯ ▯│', '├─────┤', '│▮ ▯ ▮│', '╘═════╛'],
  WIFI: [' .───. ', '╱ .─. ╲', ' ╱ . ╲ ', '   •   ', '       '],
  TOASTER: ['  ▂ ▂  ', '╭─┴─┴─╮', '│     ├', '│  7  │', '╰─────╯'],
  ROUTER: ['│     │', '│     │', '┢━━━━━┪', '┃•••  ┃', '┗━━━━━┛'],
};

const PADLOCK = [' ╭───╮ ', ' │   │ ', '┌┴───┴┐', '│  •  │', '└─────┘'];

export const picture = (target: string): readonly string[] => PICTURES[target] ?? PADLOCK;
