import {
  type Deed,
  type Difficulty,
  type DomainState,
  type Invoke,
  LADDERS,
  NUMBERED,
  type Pack,
  type Part,
  PILLARS,
  type Pillar,
  type Role,
  type Scene,
  type Setup,
  type Side,
  type Skill,
  type Slot,
  type Speed,
  type Stage,
  type State,
  TAGS,
  type Tag,
  type Technique,
  TRACKS,
  type Track,
  type Trigger,
  type Tuning,
  tagOf,
} from '@lockstep/encounter';
import { counted, listed, nameOf } from '@lockstep/words';

export const PILLAR_NAME: { readonly [pillar in Pillar]: string } = {
  VIOLENCE: 'Violence',
  INFLUENCE: 'Influence',
  REVELATION: 'Revelation',
};

/** E2: the root that defends each. */
export const PILLAR_ROOT: { readonly [pillar in Pillar]: string } = {
  VIOLENCE: 'Body',
  INFLUENCE: 'Soul',
  REVELATION: 'Mind',
};

export const TRACK_NAME: { readonly [track in Track]: string } = { BLOOD: 'Blood', FATE: 'Fate', STAIN: 'Stain' };

export const trackOf = (pillar: Pillar): string => TRACK_NAME[TRACKS[PILLARS.indexOf(pillar)]!];

/** Rung 0 is no condition. */
export const rungName = (pillar: Pillar, rung: number): string => LADDERS[pillar][rung - 1] ?? 'unhurt';

export const SLOT_NAME: { readonly [slot in Slot]: string } = {
  MAJOR: 'Major',
  MINOR: 'Minor',
  BONUS: 'Bonus',
  REACTION: 'Reaction',
};

export const STAGE_NAME: { readonly [stage in Stage]: string } = {
  UPKEEP: 'Upkeep',
  INTENT: 'Intent',
  CLASH: 'Clash',
  REACTION: 'Reaction Windows',
  AFTERMATH: 'Aftermath',
};

/** What the scene is at, as a refusal says it. */
export const PHASE_NAME: { readonly [phase in State['phase']]: string } = {
  BEAT: 'a page of the story',
  INTENT: 'Intent',
  CLASH: 'the Clash',
  REACTION: 'the Reaction Windows',
  OVER: 'the end of the scene',
};

export const SPEED_NAME: { readonly [speed in Speed]: string } = {
  NORMAL: 'normal',
  FAST: '+fast',
  VERY_FAST: '+very fast',
};

/** ADR8 §2.3: "Base6" */
export const tempoName = (level: number): string => `Base${level}`;

export const ROLE_NAME: { readonly [role in Role]: string } = {
  HERO: 'Hero',
  RIVAL: 'Rival',
  MINION: 'Minion',
  SQUAD: 'Squad',
  ELITE: 'Elite',
  BOSS: 'Boss',
};

export const SIDE_NAME: { readonly [side in Side]: string } = { HEROES: 'the heroes', FOES: 'the foes' };

export const seatName = (seat: number): string => (seat === 0 ? SIDE_NAME.HEROES : SIDE_NAME.FOES);

export const SKILL_NAME: { readonly [skill in Skill]: string } = {
  awareness: 'Awareness',
  athletics: 'Athletics',
  stealth: 'Stealth',
  craft: 'Craft',
  lore: 'Lore',
  medicine: 'Medicine',
  rapport: 'Rapport',
  command: 'Command',
};

/** What a check is rolled with. */
export const byName = (by: Pillar | Skill): string => ({ ...PILLAR_NAME, ...SKILL_NAME })[by];

export const DIFFICULTY_NAME: { readonly [difficulty in Difficulty]: string } = {
  STORY: 'Story',
  STANDARD: 'Standard',
  HARD: 'Hard',
};

export const OPPONENT_WORDS: { readonly [opponent in Pack['difficulty'][number]['opponent']]: string } = {
  random: 'do whatever comes to hand',
  greedy: 'take the best blow they can see',
  'look-ahead': 'think about your answer first',
  sampling: 'play the fight to its end in their heads first',
};

export const DOMAIN_STATE_NAME: { readonly [state in DomainState]: string } = {
  DORMANT: 'dormant',
  ATTUNED: 'attuned',
  MANIFESTED: 'manifested',
  COLLAPSED: 'collapsed',
};

export const KIND_NAME: { readonly [kind in Scene['kind']]: string } = {
  LESSON: 'a lesson',
  DUEL: 'a duel',
  SOCIAL: 'a contest of words',
  INVESTIGATION: 'an investigation',
  CHASE: 'a chase',
  SQUAD: 'a few against many',
  BOSS: 'a fight in phases',
};

type Beat = Scene['beat'][number];

export const PLACE_NAME: { readonly [place in NonNullable<Beat['place']>]: string } = {
  courtyard: 'in the courtyard',
  bridge: 'on the bridge',
  teahouse: 'in the tea-house',
  archive: 'in the archive',
  rooftops: 'on the rooftops',
  gate: 'at the gate',
  shrine: 'at the shrine',
  river: 'on the river',
  hall: 'in the hall',
};

export const CLOCK_KIND: { readonly [kind in Scene['clock'][number]['kind']]: string } = {
  GOAL: 'goal',
  DANGER: 'danger',
  STORY: 'story',
};

export const RESULT_NAME: { readonly [result in NonNullable<Beat['end']>['result']]: string } = {
  WON: 'Won',
  LOST: 'Lost',
  DRAWN: 'Drawn',
};

/** Where a part of a roll comes from. */
export const PART_NAME: { readonly [from in Part['from']]: string } = {
  ATTACK: 'Attack',
  DEFENSE: 'Defense',
  RESILIENCE: 'Resilience',
  SKILL: 'skill',
  RUNG: 'rung',
  STRAIN: 'strain',
  ACCURATE: 'accurate',
  ASSIST: 'assist',
  INVOKE: 'invoke',
  GUARD: 'Guard',
  WARD: 'Ward',
  VIRTUAL: 'virtual rank',
  DOMAIN: 'domain rank',
};

/** What opens a Reaction Window, told to who has it. */
export const TRIGGER_WORDS: { readonly [trigger in Trigger]: string } = {
  TARGETED: 'an attack on you',
  ALLY_TARGETED: 'an attack on an ally in your zone',
  THREATENED: 'a foe who comes into your zone',
  CLOCK: 'a clock that fills',
  DOMAIN: 'a domain that changes its state',
};

/** The same once it happened, in a few words. */
export const TRIGGER_FACT: { readonly [trigger in Trigger]: string } = {
  TARGETED: 'under attack',
  ALLY_TARGETED: 'an ally is under attack',
  THREATENED: 'a foe came close',
  CLOCK: 'a clock is full',
  DOMAIN: 'a domain stirred',
};

/** E2: which way a build leans. */
export const LEAN_NAME: { readonly [lean in Pack['character'][number]['lean']]: string } = {
  BALANCED: 'balanced',
  BLOOD_FORWARD: 'blood-forward',
  WARD_FORWARD: 'ward-forward',
};

/** What a domain does at a Beat's end. */
export const DOMAIN_MOVES: { readonly [moves in Pack['domain'][number]['attuned']]: string } = {
  NOTHING: 'nothing',
  TAG: 'one invoke for its side',
  CONSUME: 'one invoke less for the other side, of its tags first',
  PRESSURE: 'Pressure +1',
  MAIN: 'the main clock +1',
};

/** E13: what each line of the invoke table costs and buys; `n` is what one invoke adds. */
const INVOKE: { readonly [bought in Invoke]: { readonly cost: number; buys(n: number): string } } = {
  none: { cost: 0, buys: () => '' },
  '+3': { cost: 1, buys: (n) => `+${n}` },
  reroll: { cost: 1, buys: () => 'a reroll' },
  '+6': { cost: 2, buys: (n) => `+${2 * n}` },
  '+3-reroll': { cost: 2, buys: (n) => `+${n} and a reroll` },
};

/** "+6" or "+3 and a reroll", from the numbers in play. Empty where nothing is spent. */
export const invokeWords = ({ invoke }: Tuning, bought: Invoke): string => INVOKE[bought].buys(invoke);

export const invokeCost = (bought: Invoke): number => INVOKE[bought].cost;

const found = ({ actors }: Setup, id: string) => actors.find((actor) => actor.id === id);

export const characterName = ({ script }: Setup, id: string): string => nameOf(script.character, id);

/** Of a hero, a foe of a fight, or another character of the scene. */
export const actorName = (setup: Setup, id: string): string => found(setup, id)?.name ?? characterName(setup, id);

/** The same inside a sentence: "the Ink Widow". */
export const actorInside = (setup: Setup, id: string): string => actorName(setup, id).replace(/^The /, 'the ');

const many = (setup: Setup, id: string): boolean =>
  found(setup, id)?.role.id === 'SQUAD' && actorName(setup, id).endsWith('s');

/** The form of a verb that goes with who does it. */
export const verbForm = (setup: Setup, id: string, one: string, more: string): string => (many(setup, id) ? more : one);

/** "Lin Yue strikes", "Gate Guards strike". */
export const subjectVerb = (setup: Setup, id: string, one: string, more: string): string =>
  `${actorName(setup, id)} ${verbForm(setup, id, one, more)}`;

export const ownerName = (name: string): string => `${name}’${name.endsWith('s') ? '' : 's'}`;

/** How many marks a track of theirs holds. */
export const trackSize = (setup: Setup, id: string): number => found(setup, id)?.track ?? 0;

/** Whether conditions and marks count on them at all: a squad has a clock and nothing else. */
export const bearsMarks = (setup: Setup, id: string): boolean => (found(setup, id)?.role.stop ?? 1) > 0;

export const techniqueOf = ({ script }: Setup, id: string): Technique | undefined =>
  script.technique.find((one) => one.id === id);

export const techniqueName = ({ script }: Setup, id: string): string => nameOf(script.technique, id);

export const clockName = ({ script }: Setup, id: string): string => nameOf(script.scene.clock, id);

/** A tag of the scene. */
export const sceneTagName = ({ script }: Setup, id: string): string => nameOf(script.scene.tag, id);

export const domainName = ({ script }: Pick<Setup, 'script'>, id: string): string => nameOf(script.domain, id);

export const choiceOf = ({ script }: Setup, id: string) =>
  script.scene.beat.flatMap(({ choice }) => choice).find((one) => one.id === id);

/** A label as it is quoted inside a sentence. */
export const choiceName = (setup: Setup, id: string): string =>
  `“${(choiceOf(setup, id)?.label ?? id).replace(/\.$/, '')}”`;

/** "zone-2" is zone 2; anything else is an actor. */
export const targetName = (setup: Setup, target: string): string =>
  /^zone-\d$/.test(target) ? target.replace('-', ' ') : actorInside(setup, target);

/** A degree or a bonus with a real minus. */
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));
export const signed = (value: number): string => (value > 0 ? `+${value}` : minus(value));

const marks = (n: number): string => counted(n, 'mark');

/** E27: the exact effect of each tag; `n` is the number it is written with. */
const TAG_MEANS: { readonly [tag in Tag]: (tuning: Tuning, n: string) => string } = {
  reach: () => 'Reaches one zone away as well as your own.',
  area: (_, n) =>
    `Strikes ${n} more of the foes in the target’s zone, each with dice of their own. An invoke or an assist counts against all of them.`,
  light: () => 'A Major that may be used as a Minor. An attack used so has the limits of a Minor.',
  accurate: ({ accurate }) => `+${accurate} to its roll.`,
  piercing: (_, n) => `Looks past ${n} of an active Ward.`,
  brutal: (_, n) =>
    `Where a hit of degree 2 or more with it climbs a ladder, it climbs ${n === '1' ? '1 rung' : `${n} rungs`} further.`,
  lingering: (_, n) =>
    `Who it hurts takes 1 mark on that track in ${n === '1' ? 'the next Upkeep' : `each of the next ${n} Upkeeps`}. The longest counts.`,
  mark: ({ setup_invokes, setup_great }) =>
    `Makes invokes for your side: ${setup_invokes} on degree 1 or 2, ${setup_great} from degree 3 on.`,
  exploit: ({ invoke }) => `May spend 1 invoke for +${invoke} or a reroll.`,
  reactive: () => 'A Ward raised as a Reaction: it counts against the hit it answers.',
  'improved-reaction': () => 'Needs +fast or +very fast.',
  sustained: () => 'A Guard lasts a round longer; a Ward does not fall to a hard hit; Prepared stays until it is used.',
  shared: () => 'Covers every ally in your zone as well: a Ward by the Ward that each of them has.',
  unbound: () => 'A Bonus attack whose contact is not held at 1.',
  prepared: () => 'Needs Prepared, uses it up, and has 1 virtual rank more for it.',
  tiring: ({ cost }) => `Costs you ${marks(cost)} of Blood.`,
  backlash: ({ cost }) => `Costs you ${marks(cost)} of Stain.`,
  traceable: ({ cost }) => `Costs you ${marks(cost)} of Fate.`,
};

/** "improved reaction", and "area n" for all of them. */
export const tagName = (written: string): string => written.replace('-', ' ');

/** What is left of a tag's meaning on one deed. */
const TAG_ON: { readonly [tag in Tag]?: { readonly [deed in Deed]?: string } } = {
  light: { ADVANCE: 'A Major that may be used as a Minor.' },
  sustained: {
    GUARD: 'The Guard lasts a round longer.',
    WARD: 'The Ward does not fall to a hard hit.',
    PREPARE: 'Prepared stays until it is used.',
  },
  shared: {
    GUARD: 'Guards every ally in your zone as well.',
    WARD: 'Every ally in your zone raises their own Ward as well.',
  },
};

/** What a tag does as a technique writes it, "area 1"; with the deed of the technique, only what it does there. */
export const tagWords = (tuning: Tuning, written: string, deed?: Deed): string => {
  const read = tagOf(written);
  if (!read) return '';
  const here = deed && TAG_ON[read.tag]?.[deed];
  return here ?? TAG_MEANS[read.tag](tuning, String(read.value));
};

/** What a tag does, with n for its number. */
export const tagMeaning = (tuning: Tuning, tag: Tag): string => TAG_MEANS[tag](tuning, 'n');

/** Every tag there is, with what it does. */
export const tagRows = (tuning: Tuning): readonly (readonly [name: string, does: string])[] =>
  TAGS.map((tag) => [tagName(NUMBERED.includes(tag) ? `${tag} n` : tag), tagMeaning(tuning, tag)]);

export const DEED_NAME: { readonly [deed in Deed]: string } = {
  ATTACK: 'Attack',
  FEINT: 'Feint',
  SETUP: 'Set up',
  ADVANCE: 'Advance',
  MANIFEST: 'Push domain',
  GUARD: 'Guard',
  WARD: 'Ward',
  ASSIST: 'Assist',
  MOVE: 'Move',
  ATTUNE: 'Attune',
  PREPARE: 'Prepare',
  PARRY: 'Parry',
  BRACE: 'Brace',
  RIPOSTE: 'Riposte',
  INTERPOSE: 'Interpose',
};

/** E13, E14, E27: the exact effect of each deed. */
const DEED_MEANS: { readonly [deed in Deed]: (tuning: Tuning) => string } = {
  ATTACK: () => 'Contact, then resistance, against one foe within reach.',
  FEINT: () => 'Contact alone, against one foe within reach. Contact of 1 or more makes 1 invoke; it hurts nobody.',
  SETUP: ({ setup_target, setup_invokes, setup_great }) =>
    `Attack against ${setup_target}. Degree 1 or 2 makes ${setup_invokes} invokes for your side, 3 or 4 makes ${setup_great}; a degree below 0 gives the other side 1.`,
  ADVANCE: ({ clock_cap }) =>
    `For heroes, in a fight with a goal clock: Attack against the number of that fight. The goal clock rises by the degree, at most ${clock_cap} a round.`,
  MANIFEST: ({ domain_base }) =>
    `Attack in the domain’s pillar, with your domain rank, against ${domain_base} and the tier of the scene. Degree 1 or more manifests an attuned domain.`,
  GUARD: ({ guard }) => `+${guard} to each of your Defenses this round. Once a round, and not once Pressure is full.`,
  WARD: () =>
    'Your Ward of that pillar is active: it adds to your resistance until a hit of degree 2 or more lands there, or the fight ends.',
  ASSIST: ({ assist }) =>
    `+${assist} to an ally’s first attack or feint of this round, wherever they stand. Several add up.`,
  MOVE: () => 'Go to a neighbouring zone, before the Clash. Once a round.',
  ATTUNE: () => 'Your dormant domain becomes attuned.',
  PREPARE: () => 'Only +very fast: you are Prepared.',
  PARRY: () =>
    'Defense against the attack’s total, on a hit that made contact. Each degree of success takes 1 off its contact; resistance stays as it was rolled.',
  BRACE: () =>
    'Resilience, without any Ward, against the attack’s total, on a hit of degree 1 or more. Takes the degree of success off the hit’s degree, 1 at least.',
  RIPOSTE: () => 'Attack whoever attacked you, within reach, as a Minor does. It does not stop their hit.',
  INTERPOSE: () => 'A hit of degree 1 or more on an ally lands on you in their place, as it stands.',
};

export const deedWords = (tuning: Tuning, deed: Deed): string => DEED_MEANS[deed](tuning);

/** What is hurt in each pillar, as one says it at the table. */
const HURT: { readonly [pillar in Pillar]: string } = {
  VIOLENCE: 'the body',
  INFLUENCE: 'their standing',
  REVELATION: 'what they hide',
};

/** In short what each deed does in a slot. */
const DEED_SHORT: { readonly [deed in Deed]: (tuning: Tuning, pillar: Pillar, slot: Slot) => string } = {
  ATTACK: (_, pillar, slot) =>
    slot === 'MAJOR'
      ? `A full blow at ${HURT[pillar]}: rungs and marks.`
      : slot === 'MINOR'
        ? `A light blow at ${HURT[pillar]}: one rung at most.`
        : `A jab at ${HURT[pillar]}: marks only.`,
  FEINT: () => 'Hurts nobody; if it touches, your side gains 1 invoke.',
  SETUP: ({ setup_invokes, setup_great }) =>
    `If it works, your side gains ${counted(setup_invokes, 'invoke')}, or ${setup_great} if it works well.`,
  ADVANCE: () => 'If it works, the goal of this fight comes nearer.',
  MANIFEST: () => 'If it works, your domain opens.',
  GUARD: ({ guard }) => `You are harder to touch this round: +${guard} to Defense.`,
  WARD: (_, pillar) =>
    `Covers ${pillar === 'INFLUENCE' ? 'your standing' : pillar === 'VIOLENCE' ? 'your body' : 'what you hide'} until a hard hit breaks it.`,
  ASSIST: ({ assist }) => `Helps an ally’s first attack of this round: +${assist}.`,
  MOVE: () => 'Go to a neighbouring zone before blows fall.',
  ATTUNE: () => 'Wakes your domain, so that it can be opened.',
  PREPARE: () => 'You wait for the right moment: Prepared.',
  PARRY: () => 'May turn a blow that touches: each degree of success takes 1 off.',
  BRACE: () => 'Takes 1 off a blow at least, more if it works.',
  RIPOSTE: () => 'Strikes back at who struck; their blow still lands.',
  INTERPOSE: () => 'Takes an ally’s blow on yourself.',
};

/** What a tag adds, in a word or two; what it costs is said in full. */
const TAG_SHORT: { readonly [tag in Tag]?: string } = {
  reach: 'Reaches the next zone.',
  area: 'Hits more than one.',
  light: 'May be used as a Minor.',
  accurate: 'Well aimed.',
  piercing: 'Goes past a Ward.',
  brutal: 'A hard hit climbs further.',
  lingering: 'Goes on hurting.',
  mark: 'Makes invokes.',
  sustained: 'It lasts.',
  shared: 'For allies beside you too.',
  prepared: 'Uses up Prepared.',
};
const COSTS: readonly Tag[] = ['tiring', 'backlash', 'traceable'];

/** In one line what a technique does in a slot and what it costs. */
export const useWords = (tuning: Tuning, { does, pillar, tags, virtual, reactions }: Technique, slot: Slot): string => {
  const said = tags.flatMap((written) => {
    const tag = tagOf(written)?.tag;
    if (tag === undefined || (tag === 'light' && slot !== 'MAJOR')) return [];
    return COSTS.includes(tag) ? [tagWords(tuning, written)] : (TAG_SHORT[tag] ?? []);
  });
  return [
    DEED_SHORT[does](tuning, pillar, slot),
    ...(virtual === 0 ? [] : [RESISTED.includes(does) ? `${virtual} harder to resist.` : `+${virtual} to its roll.`]),
    ...(reactions === 0 ? [] : [knownWords(reactions)]),
    ...said,
  ].join(' ');
};

/** What a technique gives by being known, used or not. */
const knownWords = (reactions: number): string =>
  `Who knows it has ${counted(reactions, 'Reaction')} more a round, used or not.`;

/** Deeds that are resisted: there a virtual rank counts against the resistance. */
const RESISTED: readonly Deed[] = ['ATTACK', 'RIPOSTE'];

/** What virtual ranks do for a deed: harder to resist, or more on the roll. */
const VIRTUAL_WORDS: { readonly [deed in Deed]?: (n: number) => string } = {
  ATTACK: (n) => `Virtual rank ${n}: its effect is ${n} harder to resist.`,
  RIPOSTE: (n) => `Virtual rank ${n}: its effect is ${n} harder to resist.`,
  SETUP: (n) => `Virtual rank ${n}: +${n} to its roll.`,
  ADVANCE: (n) => `Virtual rank ${n}: +${n} to its roll, and to a check of its pillar made with it.`,
  MANIFEST: (n) => `Virtual rank ${n}: +${n} to its roll.`,
  PARRY: (n) => `Virtual rank ${n}: +${n} to its roll.`,
  BRACE: (n) => `Virtual rank ${n}: +${n} to its roll.`,
};

const RIDER_WORDS = {
  ADD: 'gain your side an invoke',
  REMOVE: 'take an invoke from the other side',
} as const satisfies { readonly [rider in Technique['rider'][number]]: string };

const timesWords = (uses: number): string => (uses === 1 ? 'Once a scene.' : `${uses} times a scene.`);

/** "Major attack in Violence"; a deed that asks for no pillar names none. */
export const kindOf = ({ action, does: deed, pillar, basic }: Technique): string => {
  const anyPillar: readonly Deed[] = ['GUARD', 'MOVE', 'ASSIST', 'PREPARE', 'ATTUNE', 'MANIFEST', 'INTERPOSE'];
  const best: readonly Deed[] = ['SETUP', 'ADVANCE'];
  const hit: readonly Deed[] = ['PARRY', 'BRACE'];
  const where =
    anyPillar.includes(deed) || hit.includes(deed)
      ? ''
      : basic && best.includes(deed)
        ? ', your best Attack'
        : `, ${PILLAR_NAME[pillar]}`;
  return `${SLOT_NAME[action]}: ${DEED_NAME[deed].toLowerCase()}${where}`;
};

type Named = { readonly id: string; readonly name: string };

/** What a technique does, asks and costs beyond its deed, a sentence each. */
export const techniqueLines = (tuning: Tuning, technique: Technique, domains: readonly Named[]): readonly string[] => {
  const { tags, virtual, domain, needs, uses, reactions, uncapped, rider, triggers, action, does: deed } = technique;
  const virtualWords = VIRTUAL_WORDS[deed];
  return [
    ...tags.map((tag) => `${tagName(tag)}: ${tagWords(tuning, tag, deed)}`),
    ...(virtual > 0 && virtualWords ? [virtualWords(virtual)] : []),
    ...(domain === undefined
      ? []
      : [`Needs ${nameOf(domains, domain)} ${needs === 'MANIFESTED' ? '' : 'attuned or '}manifested.`]),
    ...(uses > 0 ? [timesWords(uses)] : []),
    ...(reactions > 0 ? [`Who knows it has ${counted(reactions, 'more Reaction', 'more Reactions')} a round.`] : []),
    ...(uncapped ? [`Breaks the limit of ${tuning.clock_cap} on a clock.`] : []),
    ...(rider.length > 0
      ? [
          `In the round you use it, a Nuance may ${listed(
            rider.map((one) => RIDER_WORDS[one]),
            'or',
          )}.`,
        ]
      : []),
    ...(action === 'REACTION'
      ? [
          `Answers ${listed(
            triggers.map((trigger) => TRIGGER_WORDS[trigger]),
            'or',
          )}.`,
        ]
      : []),
  ];
};
