import { type Action, encounter as game, type Invoke, type Setup, type State } from '@lockstep/encounter';
import { type Json, preview, Refusal } from '@lockstep/kernel';
import { type LaidPieces, type Option, OWN, type Prompt, promptFor, sightOf } from '@lockstep/play';
import { counted } from '@lockstep/words';
import {
  deedWords,
  eventWords,
  invokeCost,
  invokeWords,
  nextHitWords,
  type Odds,
  oddsWords,
  techniqueLines,
} from '@lockstep/words-encounter';
import { type Item as ShellItem, type Menu as ShellMenu, line as shellLine } from '../../shell/menu.ts';
import { act, type Command } from '../../shell/model.ts';
import type { SceneView } from './scene-view.ts';
import { ITEMS } from './words.ts';

/** One line of the menu. */
export interface Item extends ShellItem {
  /** The note at length, where that is more. */
  readonly full?: string;
}

export type Menu = ShellMenu<Item>;

/** A menu before it is known to be a list: every menu here is. */
export type Pages = Pick<Menu, 'title' | 'items'>;

export const item = (label: string, command: Command, more: Partial<Item> = {}): Item => ({
  ...shellLine(label, command),
  ...more,
});

/** What can be chosen with these pieces laid down: a list that is opened lays down what it was opened with. */
export const promptWith = ({ session }: SceneView, laid: LaidPieces): Prompt =>
  promptFor(session.playable, sightOf(session), laid);

/** The options of a zone that can be chosen now. */
export const openIn = ({ options }: Prompt, zone: string): readonly Option[] =>
  options.filter((option) => option.zone === zone && option.off === null);

type Of<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

const isOf = <Kind extends Action['kind']>(action: Action, kind: Kind): action is Of<Kind> => action.kind === kind;

/** The actions of one kind that options carry out. */
export const actionsOf = <Kind extends Action['kind']>(
  { setup }: SceneView,
  options: readonly Option[],
  kind: Kind,
): readonly Of<Kind>[] =>
  options.flatMap(({ text }) => {
    const parsed = text === null ? null : game.parse(setup, text);
    return parsed?.ok && isOf(parsed.value, kind) ? [parsed.value] : [];
  });

export type Foreseen = {
  readonly odds: Odds | null;
  /** What the next hit becomes. */
  readonly next: string | null;
  readonly sure: readonly string[];
};

/** What can be known of an action beforehand: exact odds, and what is sure. */
export const foreseen = (setup: Setup, state: State, action: Action): Foreseen | Refusal => {
  const ahead = preview(game, setup, state, OWN, action);
  if (ahead instanceof Refusal) return ahead;
  const details = ahead.details as Json;
  return {
    odds: oddsWords(details),
    next: nextHitWords(setup, details),
    sure: ahead.events.map((event) => eventWords(setup, event)),
  };
};

export const headline = (setup: Setup, state: State, action: Action): string => {
  const ahead = foreseen(setup, state, action);
  return ahead instanceof Refusal ? '' : (ahead.odds?.headline ?? '');
};

export const actionItem = ({ setup, run }: SceneView, action: Action, label: string, more: Partial<Item> = {}): Item =>
  item(label, act(game.format(setup, action)), { note: headline(setup, run.now.state, action), ...more });

export const boughtWords = ({ tuning }: Setup, invoke: Invoke): string =>
  invoke === 'none' ? ITEMS.alone : ITEMS.for(invokeWords(tuning, invoke), counted(invokeCost(invoke), 'invoke'));

/** What the next hit becomes by a declaration; nothing where it changes none. */
export const nextHit = (setup: Setup, state: State, action: Action): readonly string[] => {
  const ahead = foreseen(setup, state, action);
  return ahead instanceof Refusal || ahead.next === null ? [] : [ahead.next];
};

/** What a technique does, by its place in the setup; nothing for a move without one. */
export const kitDetail = ({ setup: { script, tuning } }: SceneView, kit: number): readonly string[] => {
  const technique = script.technique[kit];
  if (!technique) return [];
  return [deedWords(tuning, technique.does), ...techniqueLines(tuning, technique, script.domain)];
};
