import { openStream, type Seed } from '@lockstep/kernel';
import { enter } from './beat.ts';
import { ATTUNED } from './domain.ts';
import {
  ABSENT,
  DOMAIN,
  INITIATIVE,
  initiativeOf,
  noNumbers,
  RUNG,
  STANDING,
  STATUS,
  setActor,
  withBit,
} from './numbers.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { open } from './work.ts';

const EMPTY: State = {
  phase: 'BEAT',
  beat: 0,
  checks: 0,
  passed: 0,
  tried: 0,
  round: 0,
  rounds: 0,
  ready: 0,
  plan0: [],
  plan1: [],
  actors: [],
  uses: [],
  clocks: [],
  risen: [],
  invokes: [],
  lasting: [],
  held: 0,
  young: 0,
  fresh0: 0,
  fresh1: 0,
  pressure: 0,
  entered: 0,
  stirred: 0,
  due: 0,
  hits: [],
  order: [],
  turn: 0,
  dice0: 0,
  dice1: 0,
  result: 0,
  seed: null,
};

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** E5: initiative once per scene: d20, the band of tempo, awareness, and the tags that are there from the start. */
const rollInitiative = (setup: Setup, seed: Seed, actors: number[]): void => {
  const stream = openStream(seed, 'initiative');
  const { tag } = setup.script.scene;
  for (const actor of setup.actors) {
    const tags = tag
      .filter(({ side }, i) => setup.openTags[i] && (side === 'HEROES') === (actor.seat === 0))
      .reduce((sum, { initiative }) => sum + initiative, 0);
    setActor(actors, actor.index, INITIATIVE, stream.below(20) + 1 + actor.initiative + tags);
  }
};

/** E5: ties go to seqLVL, then SCL, then roster order. */
const orderOf = ({ actors: roster }: Setup, actors: readonly number[]): readonly number[] =>
  [...roster]
    .sort(
      (a, b) =>
        initiativeOf(actors, b.index) - initiativeOf(actors, a.index) ||
        b.level - a.level ||
        b.scl - a.scl ||
        a.index - b.index,
    )
    .map(({ index }) => index);

/** E43: conditions that a hero brings along, the highest rung that recovers at most. */
const bringWounds = ({ actors: roster, carried, tuning }: Setup, actors: number[]): void => {
  for (const { hero, pillar, rung } of carried.wounds) {
    const actor = roster.find(({ id, seat }) => id === hero && seat === 0)!;
    setActor(actors, actor.index, RUNG + pillar, Math.min(rung, tuning.carried_rung));
  }
};

export const start = (setup: Setup, seed: Seed): State => {
  const { scene, difficulty } = setup.script;
  const work = open(copy(EMPTY));
  const invokes = zeros(scene.tag.length + 2);
  const lasting = zeros(scene.tag.length);
  work.seed = seed;
  work.actors = noNumbers(setup.actors.length);
  work.uses = zeros(setup.limits);
  work.clocks = zeros(scene.clock.length);
  work.risen = zeros(scene.clock.length);
  invokes[0] = difficulty.invokes;
  scene.tag.forEach((tag, i) => {
    if (!setup.openTags[i]) return;
    work.held = withBit(work.held, i);
    invokes[i + 2] = tag.invokes;
    lasting[i] = tag.lasts;
  });
  work.invokes = invokes;
  work.lasting = lasting;
  for (const actor of setup.actors) {
    setActor(work.actors, actor.index, STATUS, actor.seat === 0 ? STANDING : ABSENT);
    if (actor.domain >= 0 && actor.character.attuned) setActor(work.actors, actor.index, DOMAIN, ATTUNED);
  }
  bringWounds(setup, work.actors);
  rollInitiative(setup, seed, work.actors);
  work.order = orderOf(setup, work.actors);
  enter(setup, work, scene.beat[0]!.id);
  return work;
};
