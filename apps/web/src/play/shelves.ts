import type { Rarity, Resonance } from '@lockstep/draft';
import type { Badge, Edition, Kit, Level } from '@lockstep/freeplay';
import type { Family, GateFamily } from '@lockstep/gates';

/** How a face is drawn. */
interface Look {
  readonly hue: number;
  readonly hair: string;
  readonly face: string;
  readonly feature: string;
}

interface Shelved {
  readonly id: string;
  readonly title: string;
  /** In words: "A duel". */
  readonly kind: string;
  readonly line: string;
  readonly minutes: number;
}

export interface ShelvedScene extends Shelved {
  readonly place: string;
  /** In how many ways it can end. */
  readonly endings: number;
  readonly party: readonly { readonly name: string; readonly look: Look }[];
}

export interface ShelvedRoute extends Shelved {
  /** Whether it is explained on the way. */
  readonly teaches: boolean;
  readonly dreamscapes: readonly { readonly name: string; readonly sites: readonly string[] }[];
}

/** The shelf of a game with scenes, as the build writes it down. */
interface Shelf<One extends Shelved> {
  readonly title: string;
  readonly scenes: readonly One[];
  /** How a scene can be played, where that is a choice: by its difficulty, or by its preset. */
  readonly difficulties: readonly { readonly id: string; readonly name: string; readonly line: string }[];
}

export type SceneShelf = Shelf<ShelvedScene>;

export interface RouteShelf extends Shelf<ShelvedRoute> {
  /** Which of them everyone plays on a date, and with which preset. */
  readonly today: { readonly scene: string; readonly preset: string };
  /** What a deck can become, in the order by which an entry of the journal names it. */
  readonly archetypes: readonly string[];
}

export interface ShelvedRun extends Shelved {
  readonly edition: Edition;
  readonly teaches: boolean;
  /** A kit that is fixed. */
  readonly kit: string | null;
  readonly acts: number;
}

export interface RunShelf extends Shelf<ShelvedRun> {
  /** What everyone plays on a date. */
  readonly today: { readonly scene: string; readonly kit: string; readonly level: string };
  readonly kit: readonly Kit[];
  /** How a kit is shown: its family, and what is in it in short words. */
  readonly looks: { readonly [kit: string]: { readonly family: Family; readonly holds: readonly string[] } };
  readonly level: readonly Level[];
  readonly badge: readonly Badge[];
  /** Every gate there is, its clauses in words. */
  readonly codex: readonly {
    readonly id: string;
    readonly name: string;
    readonly doubt: GateFamily;
    readonly line: string;
    readonly paths: readonly { readonly base: number; readonly clauses: readonly string[] }[];
  }[];
}

export interface ShelvedRoad extends Shelved {
  readonly teaches: boolean;
  readonly battles: number;
  /** The one level it is walked at; null where that is a choice. */
  readonly level: string | null;
}

/** Something of the codex: a card, a dreamcaller, a dreamsign or an opponent. */
export interface QuestThing {
  readonly id: string;
  readonly name: string;
  readonly resonance: readonly Resonance[];
  readonly text: string;
}

export interface QuestShelf extends Shelf<ShelvedRoad> {
  readonly codex: {
    readonly cards: readonly (QuestThing & { readonly rarity: Rarity })[];
    readonly dreamcallers: readonly QuestThing[];
    readonly dreamsigns: readonly QuestThing[];
    readonly opponents: readonly (QuestThing & { readonly place: number })[];
    /** What a dreamsign that is brought costs. */
    readonly signPrice: number;
  };
  readonly level: readonly { readonly id: string; readonly number: number }[];
  /** Which of them everyone walks on a date, and at which level. */
  readonly today: { readonly scene: string; readonly level: string };
}

export interface ShelvedBattle extends Shelved {
  /** Both decks by their titles. */
  readonly yours: string;
  readonly enemy: string;
}

export interface BattleShelf extends Shelf<ShelvedBattle> {
  readonly decks: readonly {
    readonly id: string;
    readonly title: string;
    readonly line: string;
    readonly resonance: readonly string[];
  }[];
}

export interface Shelves {
  readonly encounter: SceneShelf;
  readonly quest: QuestShelf;
  readonly battle: BattleShelf;
  readonly draft: RouteShelf;
  readonly freeplay: RunShelf;
}
