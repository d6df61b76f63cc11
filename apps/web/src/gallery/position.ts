import { act, begin, type Game, parseReplay, parseSeed, Refusal, type Run, splitSeat } from '@lockstep/kernel';

/** The goldens shown here, each loaded when its page is opened. */
const GOLDENS: { readonly [path: string]: () => Promise<string> } = import.meta.glob<string>(
  [
    '../../../../golden/protocol/{two-audits,scans-and-quarantine}.replay',
    '../../../../golden/testimony/{story-fell-apart,full-flawless,hidden-counters}.replay',
    '../../../../golden/draft/{three-dreams-with-purge,vesper-first-draft}.replay',
    '../../../../golden/battle/lamps-against-kilns.replay',
    '../../../../golden/quest/three-nights-won.replay',
    '../../../../golden/encounter/{bridge-at-dusk-hard,missing-page}.replay',
    '../../../../golden/freeplay/{week-with-aura-won,three-nights-lost}.replay',
  ],
  { query: '?raw', import: 'default' },
);

/** A golden, played by its own game up to a line: `lines` actions are made, or all of them. */
export const position = async <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  golden: string,
  lines = Number.POSITIVE_INFINITY,
): Promise<Run<Setup, State, Action, Event, View> & { readonly view: View }> => {
  const load = GOLDENS[`../../../../golden/${game.id}/${golden}.replay`];
  const replay = load && parseReplay(await load());
  const setup = replay?.ok ? game.parseSetup(replay.value.header.setup) : undefined;
  if (!replay?.ok || !setup?.ok) throw new Error(`${game.id}/${golden} cannot be read`);
  let run = begin(game, setup.value, parseSeed(replay.value.header.seed));
  for (const { text } of replay.value.steps.slice(0, lines)) {
    const [seat, written] = splitSeat(game.seats, text);
    const action = game.parse(setup.value, written);
    const next = action.ok ? act(run, seat, action.value) : action.fault;
    if (next instanceof Refusal) throw new Error(`${game.id}/${golden}: ${text} is refused`);
    run = next;
  }
  return { ...run, view: game.view(run.setup, run.now.state, 0) };
};
