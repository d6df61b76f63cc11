import { fail, type Issue, type Json, ok, type Result } from '@lockstep/kernel';
import { idIssues, idsIn, isRecord, issue, listOf, parseShape } from '@lockstep/shape';
import * as v from 'valibot';
import type { Pack } from './pack.ts';

/** Names in a written setup that neither it nor the pack explains. */
export const unknownNames = (pack: Pack, setup: unknown): readonly Issue[] => {
  if (!isRecord(setup)) return [];
  return [
    ...idIssues(setup.scene, idsIn(pack.duel), ['scene'], 'duel of the pack'),
    ...idIssues(setup.yours, idsIn(pack.deck), ['yours'], 'deck of the pack'),
    ...idIssues(setup.enemy, idsIn(pack.deck), ['enemy'], 'deck of the pack'),
  ];
};

const used = <Thing extends { readonly id: string }>(
  things: readonly Thing[],
  ids: ReadonlySet<unknown>,
): readonly Thing[] => things.filter(({ id }) => ids.has(id));

/** A side by the name of a deck, or written out. */
const sideOf = (pack: Pack, written: unknown): unknown => {
  const deck = typeof written === 'string' ? pack.deck.find(({ id }) => id === written) : undefined;
  if (!deck) return written;
  const { id: _id, line: _line, title, ...seat } = deck;
  return { ...seat, name: title };
};

const titleOf = (pack: Pack, written: unknown): string | null =>
  pack.deck.find(({ id }) => id === written)?.title ?? null;

/** What two people at one table are called: by their decks, and of two equal decks by their seats too. */
const TWO = 2;
const namesOf = (titles: readonly (string | null)[]): readonly string[] =>
  titles.map((title, seat) => {
    const numeral = 'I'.repeat(seat + 1);
    if (title === null) return `Side ${numeral}`;
    return titles[0] === titles[1] ? `${title} ${numeral}` : title;
  });

/**
 * A setup may name a duel of the pack (`scene = "lamps-out"`) or two decks (`yours`, `enemy`); a deck may also be written out. With
 * `players = 2` people sit at both seats. Cards that neither side has are left out, so that a setup is no larger than its battle.
 */
export const resolve = (pack: Pack, setup: unknown): unknown => {
  if (!isRecord(setup)) return setup;
  const { scene, yours, enemy, players, battle, ...rest } = setup;
  const duel = pack.duel.find(({ id }) => id === (scene ?? pack.duel[0]!.id));
  const decks = [yours ?? duel?.yours, enemy ?? duel?.enemy];
  const titles = decks.map((deck) => titleOf(pack, deck));
  const [own, theirs] = decks.map((deck) => sideOf(pack, deck) as object);
  const people = players === TWO ? namesOf(titles) : null;
  const sides = people
    ? [own, theirs].map((side, seat) => ({ ...side, name: people[seat] }))
    : [
        { ...own, name: 'You' },
        { bot: duel?.bot ?? 'greedy', ...theirs },
      ];
  const asWritten = decks[0] === duel?.yours && decks[1] === duel?.enemy;
  const seats: readonly unknown[] = rest.seat === undefined ? sides : listOf(rest.seat);
  const cards = new Set(seats.flatMap((seat) => (isRecord(seat) ? listOf(seat.deck) : [])));
  const callers = new Set(seats.flatMap((seat) => (isRecord(seat) ? [seat.dreamcaller] : [])));
  const signs = new Set(seats.flatMap((seat) => (isRecord(seat) ? listOf(seat.dreamsigns) : [])));
  return {
    title: asWritten ? (duel?.title ?? 'A battle') : `${titles[0] ?? 'One deck'} against ${titles[1] ?? 'another'}`,
    ...(typeof scene === 'string' ? { scene } : {}),
    ...(duel?.first === undefined ? {} : { first: duel.first }),
    card: used(pack.card, cards),
    dreamcaller: used(pack.dreamcaller, callers),
    dreamsign: used(pack.dreamsign, signs),
    seat: sides,
    // Only one or two can play; anything else is left for the shape to refuse.
    ...(players === undefined || players === 1 || players === TWO ? {} : { players }),
    ...rest,
    battle: isRecord(battle) ? { ...pack.battle, ...battle } : (battle ?? pack.battle),
  };
};

const OPTIONS = v.strictObject({ scene: v.optional(v.string()) });

/** Decks are chosen before a battle is set up, so afterwards they can only be what they are. */
export const withOptions = (setup: Json, options: Json): Result<Json, readonly Issue[]> => {
  const parsed = parseShape(OPTIONS, options);
  if (!parsed.ok) return parsed;
  const is = isRecord(setup) ? setup.scene : undefined;
  const { scene } = parsed.value;
  return scene === undefined || scene === is
    ? ok(setup)
    : fail([issue('wrong-scene', ['scene'], `${String(is)}, which this is`, scene)]);
};
