import { parseSeed, Refusal, type Seat } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { battle } from './battle.ts';
import { readContent } from './content.fixture.ts';
import { readOnly } from './legal.ts';
import { parseSetup, type Setup } from './setup.ts';
import { sparkAt } from './spark.ts';
import { CH, CH_SIZE, type MutableState, SEAT, SEAT_SIZE, type State } from './state.ts';

/** One side of a position that is set up by hand. Cards by id; a character of a row as "id spark" or "figment spark". */
export interface Side {
  readonly points?: number;
  readonly energy?: number;
  readonly production?: number;
  readonly row?: readonly string[];
  readonly hand?: readonly string[];
  readonly void?: readonly string[];
  /** From the top. */
  readonly deck?: readonly string[];
  readonly caller?: string;
  readonly signs?: readonly string[];
  readonly resonance?: readonly string[];
}

export interface Placed {
  readonly setup: Setup;
  readonly state: State;
}

const idOfPiece = (piece: string): string => piece.split(' ')[0]!;
const FILLER = 'flame-imp';

/** Cards written for one test, beside those of the pack. */
export interface Extra {
  readonly id: string;
  readonly type: 'Character' | 'Event';
  readonly text: string;
  readonly cost?: number;
  readonly spark?: number;
  readonly subtype?: string;
}

/** A position in the Main of seat `active`, turn `turn`. */
export const place = (
  sides: readonly [Side, Side],
  {
    active = 0,
    turn = 9,
    stray = 0,
    extra = [],
  }: { active?: Seat; turn?: number; stray?: number; extra?: readonly Extra[] } = {},
): Placed => {
  const pack = readContent();
  const listed = sides.map(({ row = [], hand = [], void: gone = [], deck = [] }) => [
    ...row.map(idOfPiece).filter((id) => id !== 'figment'),
    ...hand,
    ...gone,
    ...deck,
  ]);
  const tags = [
    'Warrior',
    'Spirit Animal',
    'Ancient',
    'Survivor',
    'Visitor',
    'Explorer',
    'Synth',
    'Outsider',
    'Musician',
    'Mage',
  ];
  const written = extra.map(({ id, type, text, cost = 1, spark = 0, subtype }) => ({
    id,
    name: id,
    type,
    text,
    cost,
    ...(type === 'Character' ? { spark } : {}),
    ...(subtype === undefined ? {} : { subtype: tags.find((one) => one.toLowerCase() === subtype) ?? subtype }),
  }));
  const parsed = parseSetup({
    first: turn % 2 === 1 ? active : 1 - active,
    battle: { ...pack.battle, deck_least: 1, stray_cost: stray },
    card: [...pack.card.filter(({ id }) => id === FILLER || listed.some((ids) => ids.includes(id))), ...written],
    dreamcaller: pack.dreamcaller,
    dreamsign: pack.dreamsign,
    seat: sides.map(({ caller, signs = [], resonance }, i) => ({
      deck: listed[i]!.length > 0 ? listed[i] : [FILLER],
      ...(caller === undefined ? {} : { dreamcaller: caller }),
      dreamsigns: signs,
      ...(resonance === undefined ? {} : { resonance }),
    })),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  const setup = parsed.value;
  const s = structuredClone(battle.start(setup, parseSeed('placed'))) as MutableState;
  s.turn = turn;
  s.active = active;
  s.phase = 'main';
  sides.forEach((side, seat) => {
    let inst = seat === 0 ? 0 : setup.border;
    const next = (): number => {
      inst += 1;
      return inst - 1;
    };
    s.rows[seat] = (side.row ?? []).flatMap((piece) => {
      const [id, spark] = piece.split(' ');
      const uid = s.nextUid;
      s.nextUid += 1;
      const figment = id === 'figment';
      const card = figment ? -1 : next();
      const def = figment ? undefined : setup.defs[setup.cards[card]!]!;
      s.auras += def?.auras ?? 0;
      s.forms[seat]! |= def?.staticForms ?? 0;
      return [
        uid,
        card,
        def?.index ?? -1,
        def?.subtype ?? 0,
        figment ? Number(spark) : def!.spark,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
      ];
    });
    s.hands[seat] = (side.hand ?? []).map(next);
    s.voids[seat] = (side.void ?? []).map(next);
    s.decks[seat] = (side.deck ?? []).map(next).reverse();
    if (listed[seat]!.length === 0) s.banished[seat] = [inst];
    s.seats[seat * SEAT_SIZE + SEAT.points] = side.points ?? 0;
    s.seats[seat * SEAT_SIZE + SEAT.energy] = side.energy ?? 0;
    s.seats[seat * SEAT_SIZE + SEAT.production] = side.production ?? 5;
  });
  // Spark beyond what is printed is permanent.
  const b = readOnly(setup, s);
  sides.forEach((side, seat) => {
    (side.row ?? []).forEach((piece, i) => {
      const wanted = piece.split(' ')[1];
      if (wanted !== undefined)
        s.rows[seat]![i * CH_SIZE + CH.permanent]! += Number(wanted) - sparkAt(b, seat, i * CH_SIZE);
    });
  });
  return { setup, state: s };
};

/** Plays lines ("1: pass" for seat 1; without a seat, for the seat to move). */
export const play = (
  { setup, state }: Placed,
  ...lines: readonly string[]
): Placed & { readonly log: readonly Event[] } => {
  const log: Event[] = [];
  let now = state;
  for (const line of lines) {
    const [, seat, text] = /^(?:(\d): )?(.*)$/.exec(line)!;
    const action = battle.parse(setup, text!);
    if (!action.ok) throw new Error(`${line}: ${action.fault.code}`);
    const next = battle.step(
      setup,
      now,
      seat === undefined ? battle.toMove(setup, now)[0]! : Number(seat),
      action.value,
      log,
    );
    if (next instanceof Refusal)
      throw new Error(`${line}: refused, ${next.code}; legal: ${legalTexts({ setup, state: now }).join(', ')}`);
    now = next;
  }
  return { setup, state: now, log };
};

export const legalTexts = ({ setup, state }: Placed): readonly string[] =>
  battle
    .toMove(setup, state)
    .flatMap((seat) => battle.legal(setup, state, seat).map((action) => battle.format(setup, action)));

/** Both sides as one line each, in the words `place` reads. */
export const sideOf = ({ setup, state }: Placed, seat: Seat): Side & { readonly banished: readonly string[] } => {
  const id = (inst: number): string => setup.defs[setup.cards[inst]!]!.id;
  const b = readOnly(setup, state);
  const row = state.rows[seat]!;
  return {
    points: state.seats[seat * SEAT_SIZE + SEAT.points]!,
    energy: state.seats[seat * SEAT_SIZE + SEAT.energy]!,
    production: state.seats[seat * SEAT_SIZE + SEAT.production]!,
    row: Array.from({ length: row.length / CH_SIZE }, (_, i) => {
      const def = row[i * CH_SIZE + CH.def]!;
      return `${def < 0 ? 'figment' : setup.defs[def]!.id} ${sparkAt(b, seat, i * CH_SIZE)}`;
    }),
    hand: state.hands[seat]!.map(id),
    void: state.voids[seat]!.map(id),
    deck: [...state.decks[seat]!].reverse().map(id),
    banished: state.banished[seat]!.map(id),
  };
};
