import type { Json } from '@lockstep/kernel';
import type { AnyTypes, Entry, GameOf, Options, Ref, Types } from '@lockstep/play';
import type { Component } from 'svelte';
import { type OpenedRef, WorkerError } from '../plumbing/worker/messages.ts';
import type { About } from './about.ts';
import type { Facts } from './facts.ts';
import type { HostLine } from './host.ts';
import { factsOf } from './ref.ts';

export interface IntroProps<G extends Types, Line extends HostLine> {
  facts: Facts;
  /** Null until the date is dealt: what is said of it comes first. */
  setup: G['setup'] | null;
  line: Line | null;
  onstart: () => void;
  /** Deals the date again with these options. Only before the first action. */
  onoptions: ((options: Json | null) => void) | null;
}

/** The first screen of a Daily: small, since it is loaded before anything else of the game. */
export interface IntroModule<G extends Types, Line extends HostLine> {
  readonly game: GameOf<G>;
  readonly Intro: Component<IntroProps<G, Line>>;
  /** What was chosen for the last date, where the game has a choice: it is chosen again. */
  chosen?(entries: readonly Entry[]): Promise<Options>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games has no common types
export type AnyIntroModule = IntroModule<AnyTypes, any>;

/** The intro with what it shows of a Daily that was not begun: of one that is not dealt yet, what is said of its date. */
export const introOf = ({ game, Intro }: AnyIntroModule, ref: Ref, about: About, whole: OpenedRef | null) => {
  const facts = factsOf(ref, whole, about, whole?.seed ?? '');
  if (!whole) return { Intro, props: { facts, setup: null } };
  const setup = game.parseSetup(whole.setup);
  if (!setup.ok) throw new WorkerError('not-as-pinned', `no setup: ${setup.fault[0]?.expected}`);
  return { Intro, props: { facts, setup: setup.value } };
};
