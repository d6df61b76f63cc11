import {
  type ActorView,
  budgetOf,
  type CarriedView,
  type Door,
  type Landing,
  type Pack,
  parseMemory,
  type Setup,
  type Wound,
} from '@lockstep/encounter';
import { counted, list, say, table } from '@lockstep/words';
import { actorName, characterName, rungName, SPEED_NAME, sceneTagName, tempoName } from './names.ts';
import { type Rules, type Section, tuningOf } from './section.ts';

/** What an earlier scene left in this one, a sentence. */
export const carriedWords = (setup: Setup, carried: CarriedView): string => {
  switch (carried.kind) {
    case 'ALLY':
      return carried.line ?? `${characterName(setup, carried.who)} is with you.`;
    case 'TAG':
      return carried.side === 'HEROES'
        ? `“${sceneTagName(setup, carried.tag)}” is yours from before.`
        : `“${sceneTagName(setup, carried.tag)}” stands against you from before.`;
    case 'WOUND':
      return `${actorName(setup, carried.who)} is still ${rungName(carried.pillar, carried.rung)}.`;
  }
};

/** "Lin Yue is Injured" */
export const woundWords = ({ character }: Pick<Pack, 'character'>, { hero, pillar, rung }: Wound): string => {
  const name = character.find(({ id }) => id === hero)?.name ?? hero;
  const of = (['VIOLENCE', 'INFLUENCE', 'REVELATION'] as const)[pillar]!;
  return `${name} is ${rungName(of, rung)}`;
};

const titleIn = ({ scene }: Pick<Pack, 'scene'>, id: string): string => scene.find((one) => one.id === id)?.title ?? id;

/** What a memory is called: the end by its title, the tag by its name. */
const memoryWords = ({ scene }: Pick<Pack, 'scene'>, text: string): string => {
  const memory = parseMemory(text);
  const from = memory && scene.find(({ id }) => id === memory.scene);
  if (!from) return text;
  const name =
    memory.kind === 'END'
      ? from.beat.find(({ id }) => id === memory.id)?.end?.title
      : from.tag.find(({ id }) => id === memory.id)?.name;
  return `${from.title}: ${memory.kind === 'END' ? (name ?? memory.id) : `“${name ?? memory.id}”`}`;
};

/** Why a scene is otherwise than it would be, or that it could be: an end that was not found is not named. */
export const doorWords = (pack: Pick<Pack, 'scene' | 'character'>, to: string, door: Door): string => {
  const there = pack.scene.find(({ id }) => id === to);
  const what =
    door.does === 'JOINS'
      ? `${pack.character.find(({ id }) => id === door.what)?.name ?? door.what} joins you`
      : door.does === 'LEAVES'
        ? `“${there?.tag.find(({ id }) => id === door.what)?.name ?? door.what}” is there`
        : 'it is open';
  return door.held
    ? `${memoryWords(pack, door.memory)}, so ${what}`
    : `${titleIn(pack, door.from)} can end so that something changes here`;
};

/** The same from where the memory was made: "In The Second Bell Captain Hu joins you." */
export const givesWords = (pack: Pick<Pack, 'scene' | 'character'>, to: string, door: Door): string => {
  const there = pack.scene.find(({ id }) => id === to);
  const title = titleIn(pack, to);
  switch (door.does) {
    case 'OPENS':
      return `“${title}” is open now.`;
    case 'JOINS':
      return `In “${title}” ${pack.character.find(({ id }) => id === door.what)?.name ?? door.what} joins you.`;
    case 'LEAVES':
      return `In “${title}” “${there?.tag.find(({ id }) => id === door.what)?.name ?? door.what}” is there from the start.`;
  }
};

/** "2 of 6 endings found" */
export const endingsWords = ({ ends }: Pick<Landing, 'ends'>): string =>
  `${ends.filter(({ found }) => found).length} of ${counted(ends.length, 'ending')} found`;

/** Levels are in steps of three; the axis shows the first seven of them. */
const STEP = 3;
const AXIS = 7;

/** Tempo as an axis: where a character stands on it, what that grants, and what the next step would add. */
export const tempoWords = ({
  seqLevel,
  scl,
  speed,
  over,
}: Pick<ActorView, 'seqLevel' | 'scl' | 'speed' | 'over'>): {
  readonly axis: string;
  /** The place on the axis, and how long it is. */
  readonly at: number;
  readonly steps: number;
  readonly line: string;
} => {
  const at = Math.min(AXIS, Math.floor(seqLevel / STEP));
  const [now, next] = [budgetOf(seqLevel), budgetOf(seqLevel + STEP)];
  const grows = next.major > now.major ? 'Major' : next.minor > now.minor ? 'Minor' : 'Bonus';
  const because = [
    `SCL ${scl}`,
    ...(speed === 'NORMAL' ? [] : [SPEED_NAME[speed]]),
    ...(over === 0 ? [] : [`Over-SCL Band ${over}`]),
  ];
  return {
    axis: `${'▰'.repeat(at)}${'▱'.repeat(AXIS - at)}`,
    at,
    steps: AXIS,
    line: `${tempoName(seqLevel)} (${because.join(', ')}): ${now.major} Major, ${now.minor} Minor, ${now.bonus} Bonus a round; one step more would add a ${grows}.`,
  };
};

/** E42, E43, E44. */
export const serialSection = (rules: Rules): Section => {
  const { carried_rung: rung } = tuningOf(rules);
  const { scene } = rules.pack;
  const closed = scene.flatMap(({ title, opens }) => (opens === undefined ? [] : [[title, opens.line]]));
  return {
    id: 'serial',
    title: 'What goes on',
    blocks: [
      say(
        'Scenes remember each other. What counts of a scene is the end it was last brought to; practice is no part of it.',
      ),
      list(
        'An end can open a scene, bring somebody along, or put a tag there from the start. Some tags go on by themselves, if they are there when a scene ends.',
        ...(rung === 0
          ? []
          : [
              `Conditions go on as scene recovery leaves them, rung ${rung} at most. Who sits a scene out rests: each condition is a rung lower. Marks do not go on.`,
            ]),
        'A scene that is told again begins as if it had not been told; what it leaves then is what the others remember.',
        'What was brought along is part of the scene: it is shown before the first page, and a replay names it.',
        ...scene.flatMap(({ title, heals }) => (heals ? [`Who plays ${title} leaves it unhurt.`] : [])),
      ),
      ...(closed.length === 0 ? [] : [table(['Closed at first', 'Until'], ...closed)]),
    ],
  };
};
