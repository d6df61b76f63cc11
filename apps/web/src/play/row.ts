import type { Day } from '@lockstep/calendar';
import type { Component } from 'svelte';
import type { Progress } from '../plumbing/progress/index.ts';
import type { RefOf } from './address.ts';
import type { AnyBoardModule } from './board.ts';
import type { Door, HomeCard } from './home.ts';
import type { AnyIntroModule } from './intro.ts';
import type { RulesText } from './text.ts';

/** What every game brings to the page. Nothing of it is loaded before it is asked for, and to open one loads nothing of another. */
export interface GameRow {
  board(): Promise<AnyBoardModule>;
}

/** A game that has rules to read. */
interface WrittenRow extends GameRow {
  text(): Promise<RulesText>;
}

/** A game with a forged Daily. */
export interface DailyRow extends WrittenRow {
  home(): Promise<HomeCard>;
  /** The first screen, loaded before the board. */
  intro(): Promise<AnyIntroModule>;
}

/** A game whose scenes, routes or runs are chosen from a shelf. */
export interface SceneRow extends WrittenRow {
  shelf(): Promise<Component<{ progress: Progress; date: string; day: Day }>>;
  refOf(): Promise<RefOf>;
}

/** One that home has a door to. */
export interface DoorRow extends SceneRow {
  door(): Promise<(progress: Progress, date: string) => Promise<Door>>;
}
