// Written by npm run rooms from dag.mjs; see tools/lists.mjs.
import { gameModule as battle } from '@lockstep/battle';
import { gameModule as draft } from '@lockstep/draft';
import { gameModule as encounter } from '@lockstep/encounter';
import { gameModule as freeplay } from '@lockstep/freeplay';
import { gameModule as gates } from '@lockstep/gates';
import type { AnyGame, DailyModule, GameModule } from '@lockstep/kernel';
import { nullGame } from '@lockstep/null';
import type { AnyPlayable } from '@lockstep/play';
import { gameModule as protocol, player as protocolPlayer } from '@lockstep/protocol';
import { gameModule as quest } from '@lockstep/quest';
import { gameModule as testimony, player as testimonyPlayer } from '@lockstep/testimony';

/** Games with Dailies. */
export const DAILIES: readonly DailyModule[] = [protocol, testimony];

/** How people play those, and what is recorded of it. */
export const DAILY_PLAYERS: readonly AnyPlayable[] = [protocolPlayer, testimonyPlayer];

/** All games with packs: those, and the ones whose packs have scenes. Each is typed in its own room; a list drops the types. */
export const MODULES: readonly GameModule[] = [...DAILIES, encounter, quest, draft, gates, freeplay, battle];

/** Every game there is: the only module that knows them all. */
export const GAMES: readonly AnyGame[] = [...MODULES.map(({ game }) => game), nullGame];
