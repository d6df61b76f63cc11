/**
 * Why something is loaded apart from playing: a player asks for it, it is about other people, or only those who draw the parts see it.
 * `with …` is on the way of one edition of a game and of no other.
 */
export type Apart = 'asked' | 'others' | 'gallery' | `with ${string}`;

/** The build counts what is loaded here by its reason and leaves the call out (build/apart.mjs), so it has to be written in place. */
export const loadApart = <Module>(_why: Apart, load: () => Promise<Module>): Promise<Module> => load();
