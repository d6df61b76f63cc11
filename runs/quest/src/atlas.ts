import { openStream, type Seed, type Stream, shuffled } from '@lockstep/kernel';
import { isBane } from './deck.ts';
import type { Rung, Setup } from './setup.ts';
import type { Door, Reward, State } from './state.ts';
import { REWARDS, SITES, type Site } from './vocabulary.ts';

/** The boss is drawn before anything else (Q9). */
export const drawBoss = ({ script, rungs }: Setup, seed: Seed): number => {
  const last = rungs.at(-1)!.place + 1;
  const among = script.opponent.flatMap(({ place }, i) => (place === last ? [i] : []));
  return among[openStream(seed, 'boss').below(among.length)]!;
};

/** Names of dreamscapes: the first and the last of the list stay where they are, the others are dealt over the road. */
const nameAt = ({ script, rungs }: Setup, seed: Seed, dreamscape: number, door: number): number => {
  const last = script.dreamscape.length - 1;
  if (dreamscape === 0) return 0;
  if (dreamscape === rungs.length - 1) return last;
  const order = shuffled(openStream(seed, 'names'), last - 1);
  const before = rungs.slice(1, dreamscape).reduce((sum, { place }) => sum + script.atlas.doors[place]!, 0);
  return order[(before + door) % order.length]! + 1;
};

/** One of some sites, by weight. */
const drawSite = (stream: Stream, sites: readonly Site[], weights: { readonly [site in Site]?: number }): Site => {
  let drawn = stream.below(sites.reduce((sum, site) => sum + (weights[site] ?? 0), 0));
  return sites.find((site) => {
    drawn -= weights[site] ?? 0;
    return drawn < 0;
  })!;
};

/** The kinds of sites a dreamscape can have apart from Drafts. */
const kindsAt = ({ script }: Setup, place: number, holdsBane: boolean): readonly Site[] => {
  const { weights, late, late_from: from } = script.atlas;
  return SITES.filter(
    (site) =>
      site !== 'DRAFT' &&
      (weights[site] ?? 0) > 0 &&
      (place + 1 >= from || !late.includes(site)) &&
      (site !== 'CLEANSE' || holdsBane),
  );
};

/** Sites without repeats; each door has at least `differ` that any door before it has not. */
const drawSites = (
  setup: Setup,
  stream: Stream,
  { drafts, others: wanted }: Rung,
  kinds: readonly Site[],
  before: readonly (readonly Site[])[],
): readonly Site[] => {
  const { differ, weights } = setup.script.atlas;
  const apart = Math.min(differ, wanted);
  const left = [...kinds];
  const drawn: Site[] = [];
  while (drawn.length < wanted && left.length > 0) {
    const shared = (site: Site): boolean =>
      before.some(
        (other) => other.includes(site) && drawn.filter((one) => other.includes(one)).length >= wanted - apart,
      );
    const free = left.filter((site) => !shared(site));
    const site = drawSite(stream, free.length > 0 ? free : left, weights);
    drawn.push(site);
    left.splice(left.indexOf(site), 1);
  }
  return [...Array.from({ length: drafts }, (): Site => 'DRAFT'), ...drawn];
};

const RARE = 2;

/** Q17: it is named on the door, drawn from all there are: what is held does not move it. */
const drawReward = ({ draft }: Setup, stream: Stream): Reward => {
  const kind = REWARDS[stream.below(REWARDS.length)]!;
  const cards = draft.cards.filter(({ rarity }) => rarity === RARE);
  const card = cards.length === 0 ? undefined : cards[stream.below(cards.length)];
  const sign = draft.signs.length === 0 ? -1 : stream.below(draft.signs.length);
  if (kind === 'CARD' && card) return { kind, about: card.index };
  if (kind === 'DREAMSIGN' && sign >= 0) return { kind, about: sign };
  return { kind: 'ESSENCE', about: -1 };
};

const pairOf = ({ script }: Setup, opponent: number): string =>
  [...script.opponent[opponent]!.resonance].sort().join(' ');

/** Q9: every door of a dreamscape, fixed by a stream of its own: nothing that is picked later moves it. */
export const drawDoors = (setup: Setup, state: State, dreamscape: number, seed: Seed): readonly Door[] => {
  const { script, rungs } = setup;
  const { place } = rungs[dreamscape]!;
  const stream = openStream(seed, `atlas ${dreamscape + 1}`);
  const kinds = kindsAt(
    setup,
    place,
    state.draft.deck.some((card) => isBane(setup, card)),
  );
  const here = script.opponent.flatMap((one, i) => (one.place === place + 1 ? [i] : []));
  const order = shuffled(stream, here.length).map((i) => here[i]!);
  const doors: Door[] = [];
  while (doors.length < script.atlas.doors[place]!) {
    const met = doors.map(({ opponent }) => pairOf(setup, opponent));
    const last = dreamscape === rungs.length - 1;
    const opponent = last ? state.boss : order.find((one) => !met.includes(pairOf(setup, one)))!;
    const sites = drawSites(
      setup,
      stream,
      rungs[dreamscape]!,
      kinds,
      doors.map((door) => door.sites.filter((site) => site !== 'DRAFT')),
    );
    doors.push({
      dreamscape: nameAt(setup, seed, dreamscape, doors.length),
      sites,
      opponent,
      reward: sites.includes('REWARD') ? drawReward(setup, stream) : null,
    });
    if (last) break;
  }
  return doors;
};
