export type { Action, Event, Intent, Part, Roll } from './action.ts';
export { bots } from './bots.ts';
export { type CarriedState, makeCarried, memoriesOf, parseCarried, type Wound } from './carried.ts';
export { clientModule } from './client.ts';
export { degreeOf, naturalOf } from './degree.ts';
export { rankDice, rankSides } from './dice.ts';
export { type Encounter, encounter } from './encounter.ts';
export { type Habits, makeGreedy } from './greedy.ts';
export { matches } from './matches.ts';
export { parseMemory } from './memory.ts';
export { gameModule } from './module.ts';
export { INVOKE_COST, INVOKE_REROLL, INVOKE_TIMES, INVOKES, type Invoke } from './move.ts';
export { PACK, type Pack, parsePack } from './pack.ts';
export { player } from './player.ts';
export { movesOfTechnique, techniqueId } from './prompt-declare.ts';
export { refusals } from './refusals.ts';
export { type Check, PLACES, type Scene, type Speech } from './scene.ts';
export type { Script } from './script.ts';
export { type Door, endsOf, type Landing, type PastScene, type River, riverOf } from './serial.ts';
export type { Setup } from './setup.ts';
export { type Character, capsOf, pointsOf, sclOf } from './sheet.ts';
export { SKIRMISH, skirmish } from './skirmish.ts';
export type { State } from './state.ts';
export { type Technique, tagOf } from './technique.ts';
export type { Tell } from './tell.ts';
export { type Budget, bandOf, budgetOf, seqLevel, seqLevelBase } from './tempo.ts';
export { type Matchup, matchupOf, type Rating, rate, rateWith } from './threat.ts';
export { titles } from './titles.ts';
export { type DifficultyRow, playedTuning, type RoleRow, type Tuning } from './tuning.ts';
export type {
  ActorView,
  CarriedView,
  ChoiceView,
  FightView,
  HitView,
  PillarView,
  Spent,
  TestView,
  View,
} from './view.ts';
export {
  type ClockKind,
  DEEDS,
  type Deed,
  DIFFICULTIES,
  type Difficulty,
  DOMAIN_STATES,
  type DomainMove,
  type DomainState,
  LADDERS,
  MOODS,
  type Mood,
  NUMBERED,
  PILLARS,
  type Pillar,
  ROLES,
  type Role,
  SIDES,
  type Side,
  SKILLS,
  type Skill,
  SLOTS,
  type Slot,
  SPEEDS,
  type Speed,
  STAGES,
  type Stage,
  TAGS,
  type Tag,
  TRACKS,
  TRIGGERS,
  type Track,
  type Trigger,
} from './vocabulary.ts';
export type { Threat } from './weights.ts';
