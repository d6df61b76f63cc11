/** Texts that were asked for before the scripts of the page were there, by their paths below `content/`. */
type Early = Map<string, Promise<Response>>;
const place = globalThis as { lockstepEarly?: Early };

/** One for the page: the script that runs before all others fills it, those that come later take from it. */
place.lockstepEarly ??= new Map();
export const early: Early = place.lockstepEarly;
