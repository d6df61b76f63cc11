import type { Mood } from '@lockstep/encounter';
import { type ActorView, type Part, PILLARS, type Setup, type Roll as Thrown, type View } from '@lockstep/encounter';
import { actorName, characterName, PART_NAME, rerollWords, SKILL_NAME } from '@lockstep/words-encounter';
import type { Clock, Drawn, Fighter, Ladder, Look, Pips, Roll } from './kinds.ts';
import { EXTRAS } from './portrait.ts';
import { ENCOUNTER_WORDS } from './words.ts';

const WORDS = ENCOUNTER_WORDS.fight;

export const NARRATOR = 'narrator';

const PLAIN: Look = { hue: 210, hair: 'topknot', face: 'narrow', feature: 'none' };

/** The look of an actor or a character, by its id. */
export const lookOf = ({ script, actors }: Setup, id: string): Drawn => {
  const character = actors.find((actor) => actor.id === id)?.character ?? script.character.find((one) => one.id === id);
  return { ...(character?.look ?? PLAIN), ...(EXTRAS[id] ?? EXTRAS[character?.id ?? '']) };
};

export const titleOf = ({ script }: Setup, id: string): string | undefined =>
  script.character.find((one) => one.id === id)?.title;

/** Whether the one who speaks is of the party: those stand on the left. */
export const isHero = ({ script }: Setup, id: string): boolean => script.scene.party.includes(id);

export const speakerName = (setup: Setup, id: string): string | null =>
  id === NARRATOR ? null : (setup.actors.some((actor) => actor.id === id) ? actorName : characterName)(setup, id);

/** Two of one name in a fight are told apart by a number. */
export const cardName = (setup: Setup, id: string): string => {
  const actor = setup.actors.find((one) => one.id === id);
  if (!actor) return characterName(setup, id);
  const namesakes = setup.actors.filter(({ name, beat }) => name === actor.name && beat === actor.beat);
  return namesakes.length > 1 ? `${actor.name} ${namesakes.indexOf(actor) + 1}` : actor.name;
};

export const laddersOf = ({ pillars, stamina }: ActorView): readonly Ladder[] =>
  stamina
    ? []
    : pillars.map(({ pillar, condition, rung, marks, track, strained }) => ({
        pillar,
        rungName: condition,
        rung,
        marks,
        max: track,
        strained,
      }));

const pipsOf = ({ major, minor, bonus, reaction, nuance }: ActorView): Pips => ({
  MAJOR: major,
  MINOR: minor,
  BONUS: bonus,
  REACTION: reaction,
  NUANCE: nuance,
});

const worstRung = ({ pillars }: ActorView): number => Math.max(...pillars.map(({ rung }) => rung));

const moodOf = (actor: ActorView): Mood => {
  if (actor.status !== 'STANDING') return 'GRIEVING';
  return worstRung(actor) > 0 ? 'AFRAID' : actor.seat === 0 ? 'RESOLVED' : 'TENSE';
};

const staminaOf = ({ stamina }: ActorView): Clock | undefined =>
  stamina
    ? {
        name: WORDS.phase(stamina.phase, stamina.phases),
        size: stamina.size,
        filled: stamina.filled,
        kind: 'STAMINA',
      }
    : undefined;

/** An actor as a card shows it. */
export const fighterOf = (setup: Setup, view: View, actor: ActorView): Fighter => ({
  id: actor.id,
  name: cardName(setup, actor.id),
  role: actor.role,
  side: actor.seat === 0 ? 'HEROES' : 'FOES',
  look: lookOf(setup, actor.id),
  mood: moodOf(actor),
  ocr: actor.ocr,
  dcr: actor.dcr,
  zone: (view.fight?.zones ?? 1) > 1 ? WORDS.zoneName(actor.zone) : WORDS.close,
  pips: pipsOf(actor),
  ladders: laddersOf(actor),
  stamina: staminaOf(actor),
  guard: actor.guarded,
  ward: actor.pillars.filter(({ warded }) => warded).map(({ pillar }) => pillar),
  prepared: actor.prepared,
  out: actor.status !== 'STANDING',
});

/** Every clock there is now; those that are none of the scene's have no id. */
export const clocksOf = (view: View): readonly (Clock & { readonly id: string | null })[] => [
  ...view.clocks.map(({ id, name, size, filled, kind }) => ({
    id,
    name,
    size: size,
    filled,
    kind: kind,
  })),
  ...(view.fight
    ? [
        {
          id: null,
          name: WORDS.pressure,
          size: view.fight.pressure.size,
          filled: view.fight.pressure.filled,
          kind: 'PRESSURE' as const,
        },
      ]
    : []),
  ...view.actors.flatMap(({ domain }) =>
    domain && domain.state !== 'DORMANT' && domain.strain > 0
      ? [
          {
            id: null,
            name: domain.name,
            size: domain.size,
            filled: domain.strain,
            kind: 'STRAIN' as const,
          },
        ]
      : [],
  ),
];

/** Parts of the same kind stand together. */
const partsOf = (parts: readonly Part[], label: (from: Part['from']) => string) => {
  const sums = new Map<string, number>();
  for (const { from, value } of parts) sums.set(label(from), (sums.get(label(from)) ?? 0) + value);
  return [...sums].map(([name, value]) => ({ label: name, value }));
};

/** Of what the rank dice of an actor have sides is a matter of rank and tuning alone. */
const sidesOf = ({ script, actors }: Setup, id: string, pillar: number): number => {
  const { die_base, die_most } = script.tuning;
  const ranks = actors.find((actor) => actor.id === id)?.rank ?? [1];
  return Math.min(die_most, die_base + 2 * (ranks[pillar] ?? Math.max(...ranks)));
};

/** A roll spelled out. */
export const rollOf = (setup: Setup, label: string, thrown: Thrown, actor: string, by: string): Roll => {
  const sides = sidesOf(setup, actor, (PILLARS as readonly string[]).indexOf(by));
  const best = Math.max(0, ...thrown.dice);
  const kept = thrown.dice.indexOf(best);
  const skill = (SKILL_NAME as { readonly [skill: string]: string })[by];
  return {
    label,
    d20: thrown.d20,
    natural: thrown.d20 === 1 || thrown.d20 === 20 ? thrown.d20 : null,
    dice: thrown.dice.map((value, i) => ({ sides, value, kept: i === kept })),
    parts: partsOf(thrown.parts, (from) => (from === 'SKILL' && skill ? skill : PART_NAME[from])),
    total: thrown.total,
    dropped: thrown.dropped ? { d20: thrown.dropped.d20, says: rerollWords(thrown.dropped) } : null,
  };
};
