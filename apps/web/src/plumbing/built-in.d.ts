/** Written into the code by the build. */

/** The numbers of the published editions of each game, in order. */
declare const __EDITIONS__: { readonly [game: string]: readonly number[] };
/** Every file of the app except the service worker, with the SHA-256 of its bytes. */
declare const __PRECACHE__: readonly (readonly [path: string, sha256: string])[];
/** Changes whenever any file of the app does. */
declare const __VERSION__: string;
/** The files that the first screen of an address needs, by the first word of that address. */
declare const __AHEAD__: {
  readonly [word: string]: {
    readonly scripts: readonly string[];
    readonly sheets: readonly string[];
    readonly texts: readonly string[];
  };
};
