import type { GameModule, Issue, Json, Result, Seed } from '@lockstep/kernel';
import type {
  AnyTypes,
  Change,
  FinishedTry,
  Options,
  Playable,
  Records,
  Ref,
  Session,
  SolverAnswer,
  Streak,
  Subject,
  Types,
} from '@lockstep/play';
import type { GameText } from '@lockstep/words';
import type { OpenedRef } from '../open.ts';
import type { NamedKey } from '../terminal/keys.ts';
import type { Paint } from '../terminal/paint.ts';
import type { Answers } from '../terminal/words.ts';
import type { Command, Complaint } from './command.ts';
import type { Item, Menu } from './menu.ts';
import type { BoardNotices } from './words.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ScreenText {
  readonly lines: readonly string[];
  /** How far it is scrolled in truth, however far was asked for. */
  readonly scroll: number | null;
  /** Items side by side. */
  readonly columns?: number;
}

export type Lines = readonly string[];

/** A line that is spoken; what else there is to it the board knows. */
export interface Remark {
  readonly text: string;
  readonly said: string;
}

/** Typed words: how each is typed, and what it does. */
export type Words = { readonly [word: string]: readonly [usage: string, does: string] };

/** A page that is opened with its word. */
export interface Page<G extends Types> {
  readonly title: string;
  /** It begins at its end. */
  readonly fromEnd?: boolean;
  lines(model: Model<G>, width: number, paint: Paint): Lines;
}

/** What a key does. */
export type KeyUse =
  | 'previous'
  | 'next'
  | 'row-up'
  | 'row-down'
  | 'first'
  | 'last'
  | 'back'
  | 'enter'
  | 'choose'
  | 'hand-or-verbs'
  | 'option-back'
  | 'option-on'
  | 'scroll-up'
  | 'scroll-down'
  | 'nothing'
  | { readonly type: string };

export type Arrow = 'up' | 'down' | 'left' | 'right';

export type Keys = { readonly [key in NamedKey]?: KeyUse };

/** What a key does while something is to be read. */
export type ReadUse =
  | 'on'
  | 'previous'
  | 'leave'
  | 'all'
  | 'skip'
  | 'line-up'
  | 'line-down'
  | 'scroll-up'
  | 'scroll-down';

export interface ReadKeys {
  readonly named: { readonly [key in NamedKey]?: ReadUse };
  readonly chars: { readonly [char: string]: ReadUse };
  /** Any other key. */
  readonly other: 'on' | 'nothing' | 'play';
}

/** A title of the shelf as it is drawn. */
export interface ShelfRow {
  /** What is typed for it. */
  readonly id: string;
  readonly title: string;
  /** What kind it is, how long it takes, what is recorded of it. */
  readonly cells: readonly [kind: string, minutes: string, record: string];
  /** What is said of it under the cursor, and below it on paper. */
  readonly detail: Lines;
  readonly printed: Lines;
  readonly command: Command;
}

export interface Shelf<G extends Types> {
  /** Columns of a number. */
  readonly digits: number;
  readonly keys: string;
  readonly keysShort: string;
  readonly lineKeys?: string;
  /** From this width on the longer line of keys fits. */
  readonly wideFrom?: number;
  /** How much narrower what is said of a title is, and its colour. */
  readonly inset?: number;
  brush?(paint: Paint): (text: string) => string;
  titles(model: Model<G>): readonly ShelfRow[];
  /** Below the titles: pages that can be opened from the shelf. */
  more?(model: Model<G>): readonly Item[];
  top(model: Model<G>, width: number, paint: Paint): Lines;
  /** Where the cursor begins. */
  first?(model: Model<G>): number;
  /** What is chosen with ← and →, and the word it is typed with. */
  readonly option?: {
    readonly word: string;
    values(host: Host<G>, ref: Ref | null): readonly string[];
    /** Said where another value was chosen. */
    lines?(model: Model<G>, width: number, paint: Paint): Lines;
    notice?(model: Model<G>, to: string): Lines;
    /** It is chosen for one title, after the title. */
    readonly perTitle?: boolean;
  };
  /** What must be chosen before a title begins. */
  readonly pick?: {
    readonly keys: string;
    menu(model: Model<G>): Menu;
    top(model: Model<G>, width: number, paint: Paint): Lines;
  };
}

/** What everyone plays on a date: for a script, and for a person. */
export interface DailyPrinted {
  readonly facts: { readonly [fact: string]: Json };
  readonly lines: Lines;
}

/** What became of a try that ended. */
export interface Ending {
  readonly entry: Omit<FinishedTry, 'on'> | null;
  /** What was recorded of it before. */
  readonly before: Records;
  readonly entriesBefore: readonly FinishedTry[];
}

/** Which flags of `lockstep play` a game understands, and what they ask for. */
export interface Flags<G extends Types> {
  readonly names: readonly string[];
  /** The scene that teaches the game. */
  readonly lesson: string;
  /** What was chosen for everything that is opened, and what is opened at once; errors as faults. */
  parse(
    host: Host<G>,
    flags: { readonly [flag: string]: string | undefined },
  ): {
    readonly chosen: Options;
    readonly open: { readonly ref: Ref; readonly chosen: Options } | { readonly pick: Ref } | null;
  };
  /** Options that hold for everything that is opened. */
  always?(flags: { readonly [flag: string]: string | undefined }): Options;
  /** Flags that exclude each other are refused. */
  check(flags: { readonly [flag: string]: string | undefined }): void;
  /** What was chosen for a try, as it is written with ids of the pack. */
  chosenOf(ref: Ref, setup: G['setup']): Options;
  /** What is opened by a retry with fresh chance, where that is not the same reference. */
  refForRetry?(host: Host<G>, ref: Ref, chosen: Options): Ref;
}

/** How a game looks and is spoken of on a terminal. It knows no rule, no key, no file. */
export interface Board<G extends Types = AnyTypes> {
  readonly minSize: Size;
  readonly notices: BoardNotices;
  /** The typed words, in the order `help` lists them. */
  words(model: Model<G>): Words;
  readonly help: { readonly screen: Lines; readonly paper: Lines };
  /** Words that begin an action, as it is in a replay. */
  readonly verbs: readonly string[];
  readonly keys: {
    readonly play: Keys;
    readonly shelf: Keys;
    readonly pick?: Keys;
    readonly reading: ReadKeys;
    readonly digits?: 'type';
  };
  /** Where an arrow leads, where rows do not say it. */
  move?(model: Model<G>, key: Arrow): Model<G>;
  readonly flags: Flags<G>;
  readonly shelf: Shelf<G> | null;
  readonly pages: { readonly [page: string]: Page<G> };
  /** In lines with signs, or in words. */
  share(model: Model<G>, words: boolean): Lines;
  /** What is said to a hint or an undo, until the next step. */
  remark?(model: Model<G>, when: 'hint' | 'undo'): Remark;
  /** The game's `voice.toml`, or every issue of it. */
  parseVoice?(input: unknown): Result<unknown, readonly Issue[]>;
  question(model: Model<G>): string;
  menu(model: Model<G>): Menu;
  draw(model: Model<G>, size: Size, paint: Paint): ScreenText;
  drawPage?(model: Model<G>, page: string, size: Size, paint: Paint): ScreenText;
  printPage?(model: Model<G>, page: string, width: number, paint: Paint): Lines;
  /** What stays on the ordinary screen. */
  farewell?(model: Model<G>): Lines;
  /** The same on paper. */
  print(model: Model<G>, width: number, paint: Paint): Lines;
  /** What is to be read now, on paper. */
  printPiece?(model: Model<G>, width: number, paint: Paint): Lines;
  /** What is heard after a step, on paper. */
  printStep?(before: Model<G>, after: Model<G>, width: number, paint: Paint): Lines;
  /** What a command is answered with on paper, where that is not the whole board. */
  printAnswer?(before: Model<G>, after: Model<G>, command: Command, width: number, paint: Paint): Lines | null;
  /** How many pieces are to be read before anything is done here. */
  pieceCount(model: Model<G>): number;
  /** What is to be read comes after the last step too, and what was said is still there when it was read. */
  readonly readsAfterEnd?: boolean;
  /** Said where what teaches is no longer wanted. */
  readonly skipNotice?: Lines;
  /** What is said after a step, and after the last one. */
  stepNotice(before: Model<G>, after: Model<G>, ending: Ending | null): Lines;
  /** Where the cursor and the lists are after a step. */
  settle?(before: Model<G>, after: Model<G>): Model<G>;
  /** Where the cursor is after something was laid down or taken back. */
  afterLay?(before: Model<G>, after: Model<G>): Model<G>;
  /** Text that begins with something on the board; undefined for any other. */
  parseNamed?(model: Model<G>, words: readonly string[]): Command | Complaint | undefined;
  /** What can follow these words where that is the game's own, for completion. */
  completions?(model: Model<G>, words: readonly string[]): readonly string[] | undefined;
  /** Words that are the game's own; undefined for any other. */
  parseTyped?(model: Model<G>, word: string, rest: readonly string[]): Command | Complaint | undefined;
  /** An action that is typed with numbers, or with something left out. */
  parseAction?(model: Model<G>, verb: string, rest: readonly string[]): Command | Complaint;
  /** Numbers where the menu is no list. */
  parseNumbers?(model: Model<G>, words: readonly string[]): Command | Complaint;
  noSuchNumber?(word: string, most: number): string;
  /** The Daily of a game whose scenes have a date. */
  daily?(host: Host<G>): DailyPrinted;
  /** The name of a replay file. */
  replayName(session: Session<G>): string;
  /** Bots that take their time. */
  readonly slowBots?: readonly string[];
}

/** A game as the shell plays it. */
export interface Game<G extends Types = AnyTypes> {
  readonly player: Playable<G>;
  readonly board: Board<G>;
  // biome-ignore lint/suspicious/noExplicitAny: the words of a game know its pack and its clears
  readonly text: GameText<G, any, any>;
  /** Null for a game of rules alone. */
  readonly module: GameModule | null;
  /** What is played where there is no pack. */
  readonly setup?: G['setup'];
}

/** What was asked for on the command line and holds for everything that is opened. */
export interface CommandLine {
  readonly seed: string | null;
  readonly pack: string | null;
  readonly options: Options;
  readonly flags: { readonly [flag: string]: string | undefined };
}

/** Everything outside a try: the content, what is saved, what is recorded. */
export interface Host<G extends Types = AnyTypes> {
  readonly game: Game<G>;
  readonly pack: G['pack'];
  /** What the game's `voice.toml` holds; null where it has none. */
  readonly voice: unknown;
  readonly date: string;
  readonly commandLine: CommandLine;
  /** Chance for a new try. */
  newSeed(): Seed;
  /** A reference as it was asked for: with its seed and its pack. */
  ref(subject: Subject, options?: Options): Ref;
  opening(ref: Ref, chosen: Options): OpenedRef;
  /** As it was left, or from its start. */
  open(ref: Ref, chosen: Options): Session<G>;
  startNew(ref: Ref, chosen: Options): Session<G>;
  /** The end of the last recorded try of a date, as it was reached; undefined where none was kept. */
  lastFinished(ref: Ref, chosen: Options): Session<G> | undefined;
  hasSave(ref: Ref): boolean;
  records(ref: Ref, setup: G['setup']): Records;
  /** What is recorded of it as published, with chance of its own, and whether it was ever played to its end. */
  recordSummary(ref: Ref, chosen: Options): { readonly records: Records; readonly tried: boolean };
  entries(): readonly FinishedTry[];
  /** Of a ledger; without one, of the game. */
  streak(ledger?: string): Streak;
  save(session: Session<G>): void;
  discard(session: Session<G>): void;
  finish(session: Session<G>, entry: Omit<FinishedTry, 'on'> | null, late?: boolean): void;
  recordSolutionShown(session: Session<G>): void;
  /** What the bots do until it is the player's move, as lines of a replay. */
  bots(session: Session<G>, bots: { readonly [seat: number]: string }): readonly string[];
  hint(session: Session<G>, level: SolverAnswer['level']): SolverAnswer | Promise<SolverAnswer>;
  solution(session: Session<G>): SolverAnswer | Promise<SolverAnswer>;
  change(session: Session<G>): Change | null;
  replay(session: Session<G>): string;
  write(file: string, text: string): 'WRITTEN' | 'EXISTS' | 'FAILED';
}

/** All that is shown. What undo must not touch is here; what it must is in the session. */
export interface Model<G extends Types = AnyTypes> {
  readonly host: Host<G>;
  /** What is chosen on the shelf for whatever is opened next. */
  readonly chosen: Options;
  /** Whose choices are looked at before it begins. */
  readonly picking: Ref | null;
  /** Null on the shelf. */
  readonly session: Session<G> | null;
  /** The lists of the menu that were opened, outermost first. */
  readonly path: readonly string[];
  readonly cursor: number;
  /** How many items were side by side when the screen was last drawn. */
  readonly columns: number;
  /** What the last step told; null where the try was just opened. */
  readonly lastEvents: readonly G['event'][] | null;
  /** Which piece of what is to be read is shown; null where everything was read. */
  readonly readIndex: number | null;
  /** What teaches is not wanted. */
  readonly lessonSkipped: boolean;
  readonly page: string | null;
  /** Of a page: a section, a card, another form of the share text. */
  readonly part: string | null;
  /** Of a page or a text; null before any scrolling. */
  readonly scroll: number | null;
  /** What was said to the last hint or undo, and how many times anything was. */
  readonly remark: Remark | null;
  readonly remarks: number;
  readonly notice: readonly string[];
  /** What is in the way of saving, in a sentence; null where everything is saved. */
  readonly trouble: string | null;
  readonly confirmation: { readonly question: string; readonly answers: Answers; readonly yes: Command } | null;
  readonly input: string;
  readonly busy: boolean;
  readonly done: boolean;
}
