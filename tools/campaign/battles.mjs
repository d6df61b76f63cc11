import { readdirSync, readFileSync } from 'node:fs';
import { battle, bots, parsePack, resolve } from '../../games/battle/dist/index.js';
import { openStream, parseSeed, Refusal } from '../../packages/kernel/dist/index.js';
import { load } from '../../packages/packs/dist/index.js';

const CONTENT = new URL('../../content/', import.meta.url);
const MOST_STEPS = 2000;
const MOST_OPTIONS = 64;
/** New decks after so many battles. */
const BATTLES_A_DECK = 10;
/** Every so many steps both seats' views are compared with those of the same position, its secrets drawn again. */
const STEPS_A_LOOK = 37;

const readPack = () => {
  const files = ['draft/', 'battle/'].flatMap((folder) =>
    readdirSync(new URL(folder, CONTENT))
      .filter((name) => name.endsWith('.toml'))
      .map((name) => ({ name, text: readFileSync(new URL(folder + name, CONTENT), 'utf8') })),
  );
  const { value, issues } = load(files, parsePack);
  if (value === undefined) throw new Error(JSON.stringify(issues[0]));
  return value;
};

const anyDecks = (pack, stream) => {
  const one = (things) => things[stream.below(things.length)];
  const seat = () => ({
    deck: Array.from({ length: 4 + stream.below(32) }, () => one(pack.card).id),
    dreamcaller: one(pack.dreamcaller).id,
    dreamsigns: [...new Set(Array.from({ length: stream.below(5) }, () => one(pack.dreamsign).id))],
  });
  const setup = battle.parseSetup(resolve(pack, { seat: [seat(), seat()] }));
  if (!setup.ok) throw new Error(JSON.stringify(setup.fault));
  return setup.value;
};

/** Cards in hands, decks, voids and banishment, in rows, away, being played and resolving: each exactly once. */
const isWhole = ({ cards }, state) => {
  const seen = new Uint8Array(cards.length);
  let count = 0;
  const add = (inst) => {
    if (inst < 0) return;
    seen[inst] += 1;
    count += 1;
  };
  for (const lists of [state.hands, state.decks, state.voids, state.banished])
    for (const list of lists) list.forEach(add);
  for (const row of state.rows) for (let o = 0; o < row.length; o += 12) add(row[o + 1]);
  for (let i = 0; i < state.away.length; i += 4) add(state.away[i]);
  for (let i = 0; i < state.played.length; i += 7) add(state.played[i]);
  for (const frame of state.frames) if (frame[6] > 0) add(frame[4]);
  return count === cards.length && seen.every((times) => times === 1);
};

/** Whether what a seat is shown depends on what it may not know. */
const leaks = (setup, state, seat, seed) => {
  const other = battle.resample(setup, state, seat, seed);
  return (
    JSON.stringify(battle.view(other.setup, other.state, seat)) !== JSON.stringify(battle.view(setup, state, seat))
  );
};

/**
 * Random battles with any cards: no crash, no loop, no refusal of what is legal, every card in one place at every step, and no secret in
 * what a seat is shown.
 */
export const campaignBattles = (battles, first) => {
  const pack = readPack();
  const faults = [];
  let steps = 0;
  let looks = 0;
  let setup;
  for (let i = 0; i < battles; i += 1) {
    const stream = openStream(parseSeed(`battles ${first} ${i}`), 'choices');
    if (i % BATTLES_A_DECK === 0) setup = anyDecks(pack, stream);
    let state = battle.start(setup, parseSeed(`battle ${first} ${i}`));
    let turn = 0;
    try {
      for (let [seat] = battle.toMove(setup, state); seat !== undefined; [seat] = battle.toMove(setup, state)) {
        if (battle.legal(setup, state, seat).length > MOST_OPTIONS) throw new Error('too many options');
        const next = battle.step(setup, state, seat, bots.random.choose(setup, state, seat, stream));
        if (next instanceof Refusal) throw new Error(`a legal action was refused: ${next.code}`);
        state = next;
        turn += 1;
        if (!isWhole(setup, state)) throw new Error('a card is in no place, or in two');
        if (turn % STEPS_A_LOOK === 0) {
          looks += 1;
          const seed = parseSeed(`secrets ${first} ${i} ${turn}`);
          if ([0, 1].some((viewer) => leaks(setup, state, viewer, seed))) throw new Error('a secret is shown');
        }
        if (turn > MOST_STEPS) throw new Error('it does not end');
      }
    } catch (error) {
      faults.push([`battle ${i}, seed ${first}, step ${turn}:`, error.message]);
    }
    steps += turn;
  }
  return { faults, steps, looks };
};
