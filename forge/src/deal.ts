import { type Day, makeDay } from '@lockstep/calendar';
import {
  type ClientModule,
  canonical,
  type Json,
  makeSeed,
  ok,
  openStream,
  parseSeed,
  type Result,
  type Seed,
  sha256,
} from '@lockstep/kernel';
import type { Pin } from './schedule.ts';

/** A pack as it was published: frozen, so that its Dailies never change. */
export interface Edition {
  readonly number: number;
  readonly pack: Json;
  /** SHA-256 of the pack's canonical JSON. */
  readonly hash: string;
}

export const makeEdition = (number: number, pack: Json): Edition => ({ number, pack, hash: sha256(canonical(pack)) });

export interface Deal {
  readonly setup: Json;
  readonly seed: Seed;
}

/** The seed of an attempt at the puzzle of that name: known without dealing it. */
const seedOfAttempt = (game: string, name: string, edition: number, attempt: number): Seed =>
  parseSeed(`${game} ${name} edition ${edition} attempt ${attempt}`);

/** The seed of a Daily as it is pinned. */
export const seedOfPin = (game: string, { day, edition, attempt }: Pick<Pin, 'day' | 'edition' | 'attempt'>): Seed =>
  seedOfAttempt(game, dailyName(day), edition, attempt);

/** One attempt at the puzzle of that name: deterministic in that name. */
export const dealAttempt = (
  module: ClientModule,
  edition: Edition,
  name: string,
  attempt: number,
  constraints: { readonly [key: string]: Json } = {},
): Result<Deal, string> => {
  const seed = seedOfAttempt(module.game.id, name, edition.number, attempt);
  const setup = module.daily.dealer(edition.pack, openStream(seed, 'deal'), constraints);
  return setup.ok ? ok({ setup: setup.value, seed }) : setup;
};

export const dailyName = (day: Day): string => `daily ${makeDay(day)}`;

/** Sixteen digits that change if anything of a puzzle does. */
export const puzzleHash = ({ setup, seed }: Deal): string =>
  sha256(`${makeSeed(seed)}\n${canonical(setup)}`).slice(0, 16);
