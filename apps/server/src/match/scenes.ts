import { MATCHES, moduleOf } from '@lockstep/catalogue';
import { type Edition, spellWritten } from '@lockstep/forge';
import { type AnyGame, canonical, type Json, type Source } from '@lockstep/kernel';
import type { MatchScene } from '@lockstep/play';
import { type Denial, deny } from '../denial.ts';

/** The editions of a game's pack, the oldest first; none for a game that has no pack. */
export type Editions = (game: string) => readonly Edition[];

/** A scene that two can play, and of which game. */
export interface Offer extends MatchScene {
  readonly game: string;
}

/** The written setup of a match: what its row keeps, so that any process and any later version can set it up again. */
export interface Written {
  readonly game: string;
  readonly rules: number;
  readonly pack: string;
  readonly setup: Json;
}

/** A match set up: what is played, and how a replay names it. */
export interface Stage {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: the setup of whichever game this is
  readonly setup: any;
  /** The setup as plain data, for a client that has no pack. */
  readonly plain: Json;
  readonly from: Source;
  /** What the seats are called. */
  readonly sides: readonly [string, string];
  readonly title: string;
}

export interface Scenes {
  offers(): readonly Offer[];
  /** What a request asks for, written with the newest edition. */
  write(asked: { game: string; scene: string; choices: { readonly [field: string]: string } }): Written | Denial;
  /** Undefined where this version no longer has the rules or the edition. */
  stage(written: Written): Stage | undefined;
}

/** Stages are set up once and kept while they are asked for. */
const KEPT = 64;

const sidesOf = ({ sides, choices }: MatchScene, setup: Json): readonly [string, string] => {
  const chosen = (seat: number): string | undefined => {
    const choice = choices.find((one) => one.seat === seat);
    const value = choice && (setup as { readonly [field: string]: Json })[choice.field];
    return choice?.values.find(({ id }) => id === value)?.name;
  };
  return [chosen(0) ?? sides[0], chosen(1) ?? sides[1]];
};

/** The pack is of that game: its edition was parsed by it. */
const scenesIn = (game: string, pack: Json): readonly MatchScene[] => MATCHES[game]?.(pack as never) ?? [];

export const openScenes = (editions: Editions): Scenes => {
  const offersOf = (game: string): readonly Offer[] => {
    const newest = editions(game).at(-1);
    return newest ? scenesIn(game, newest.pack).map((scene) => ({ ...scene, game })) : [];
  };
  const offers = Object.keys(MATCHES).flatMap(offersOf);
  const kept = new Map<string, Stage>();
  const setUp = ({ game: id, rules, pack, setup: written }: Written): Stage | undefined => {
    const module = moduleOf(id);
    const edition = editions(id).find(({ hash }) => hash === pack);
    if (!module || !edition || module.game.rules !== rules) return undefined;
    const { game } = module;
    const setup = game.parseSetup(module.pack.resolve(edition.pack, written));
    const { scene } = written as { readonly scene?: Json };
    const offer = scenesIn(id, edition.pack).find(({ name }) => name === scene);
    if (!setup.ok || !offer) return undefined;
    const sides = sidesOf(offer, written);
    return {
      game,
      title: offer.choices.length === 0 ? offer.title : sides.join(' against '),
      setup: setup.value,
      plain: game.makeSetup(setup.value),
      from: { setup: spellWritten(module, edition.pack, written), pack },
      sides,
    };
  };
  return {
    offers: () => offers,
    write: ({ game, scene, choices }) => {
      const offer = offers.find((one) => one.game === game && one.name === scene);
      if (!offer) return deny('unknown-match-scene', 'body.scene');
      for (const [field, value] of Object.entries(choices)) {
        const choice = offer.choices.find((one) => one.field === field);
        if (!choice?.values.some(({ id }) => id === value)) return deny('wrong-choice', `body.choices.${field}`);
      }
      const module = moduleOf(game)!;
      const setup = { ...offer.setup, ...choices };
      return { game, rules: module.game.rules, pack: editions(game).at(-1)!.hash, setup };
    },
    stage: (written) => {
      const key = canonical([written.game, written.rules, written.pack, written.setup]);
      const known = kept.get(key);
      if (known) return known;
      const made = setUp(written);
      if (!made) return undefined;
      if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
      kept.set(key, made);
      return made;
    },
  };
};
