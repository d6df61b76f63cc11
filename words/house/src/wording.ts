import type { Json, Refusal, Seed } from '@lockstep/kernel';
import type { Finished, Found } from '@lockstep/play';
import type { Section } from './section.ts';

/** Which puzzle this is: of a date, or a free one. */
export interface Title {
  readonly date: string | null;
  readonly seedLabel: string;
}

/** P11: the first clear is what is shared; the best one is a line of its own when it differs. */
export interface Shared<Clear> {
  readonly first: Clear;
  readonly best?: Clear | undefined;
  /** Names the puzzle where there is no date. */
  readonly seedLabel: string;
}

/** What a shell says of any game with a Daily, in that game's own words. Each words room offers one. */
export interface Wording<Setup, Event, Clear> {
  /** The game's id. */
  readonly game: string;
  /** "Life with AURA" */
  readonly title: string;
  /** "AURA Daily" */
  readonly daily: string;
  seedLabel(seed: Seed): string;
  targetOf(setup: Setup): string;
  /** The Lock as it is printed. */
  lockLines(setup: Setup, title: Title): readonly string[];
  eventWords(setup: Setup, event: Event): string;
  refusalWords(setup: Setup, refusal: Refusal): string;
  /** `first`: before the first action. */
  hintLines(setup: Setup, found: Found, first: boolean): readonly string[];
  /** Grades run from 1 to 5. */
  gradeName(grade: number): string;
  /** A grade defined by numbers of a pack includes them where the pack is given. */
  gradeWords(grade: number, pack?: Json): string;
  /** What a try's events are worth keeping as, or null if it was not won. */
  clearOf(setup: Setup, events: readonly Event[], date: string | null): Clear | null;
  /** Under which name tries of this setup are recorded: what is kept apart has a name of its own. */
  ledgerOf(setup: Setup): string;
  finishedEntry(setup: Setup, daily: string, on: string, clear: Clear | null, practice: boolean): Finished;
  clearFrom(setup: Setup, entry: Finished): Clear;
  /** "Gold (4 turns left)" */
  clearWords(clear: Clear): string;
  /** The same of an entry alone, where the puzzle is not at hand. */
  entryWords(entry: Finished): string;
  shareText(setup: Setup, shared: Shared<Clear>): string;
  /** The same facts for a reader who hears them: no emoji, no signs. */
  shareWords(setup: Setup, shared: Shared<Clear>): string;
  /** What a lost try is shared as, in a game that shares those (T15); null where it was not lost. */
  lossText?(setup: Setup, events: readonly Event[], title: Title): string | null;
  lossWords?(setup: Setup, events: readonly Event[], title: Title): string | null;
  /** FULL RULES from the numbers of a pack, and of the puzzle at hand where there is one (K4). */
  rulebook(pack: Json, setup?: Setup): readonly Section[];
  quickReference(pack: Json, setup?: Setup): readonly (readonly [label: string, text: string])[];
}

// biome-ignore lint/suspicious/noExplicitAny: a list of wordings has no common setup, event or clear
export type AnyWording = Wording<any, any, any>;
