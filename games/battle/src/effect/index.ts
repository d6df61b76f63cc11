import { type FormOf, formsOf } from '@lockstep/cardtext';
import * as answer from './answer.ts';
import * as cards from './cards.ts';
import * as create from './create.ts';
import * as gain from './gain.ts';
import * as remove from './remove.ts';
import type { Effect } from './result.ts';
import * as strength from './strength.ts';

/** What each effect of the grammar does. */
const EFFECTS: { readonly [form in FormOf<'effect'>]: Effect } = {
  kindle: strength.kindle,
  'draw-until': gain.drawUntil,
  draw: gain.drawCards,
  points: gain.points,
  'points-equal': gain.pointsEqual,
  'energy-next': gain.energyNext,
  'energy-each': gain.energyEach,
  'energy-equal': gain.energyEqual,
  energy: gain.energy,
  'create-copy-void': create.createCopyVoid,
  'create-copy': create.createCopyOf,
  create: create.create,
  foresee: cards.foresee,
  'spark-equal': strength.sparkEqual,
  become: create.become,
  gains: strength.gainEffect,
  loses: strength.loseEffect,
  'return-void': cards.returnVoid,
  'return-play': remove.returnPlay,
  return: remove.returnChar,
  'banish-end': remove.banishEnd,
  'banish-next': remove.banishNext,
  banish: remove.banishChar,
  'reclaim-any': cards.reclaimAny,
  'reclaim-this': cards.reclaimThis,
  reclaim: cards.reclaimCard,
  discover: cards.discover,
  'abandon-or-discard': remove.abandonOrDiscard,
  'abandon-later': remove.abandonLater,
  abandon: remove.abandonChar,
  'dissolve-each': remove.dissolveEach,
  dissolve: remove.dissolveChar,
  'prevent-all': answer.preventAll,
  prevent: answer.preventCard,
  discard: cards.discardCard,
  'copy-next': answer.copyNext,
  'copy-played': answer.copyPlayed,
  'enemy-discards-choice': cards.enemyDiscardsChoice,
  'enemy-discards': cards.enemyDiscards,
  'enemy-abandons': remove.enemyAbandons,
  'enemy-points': gain.enemyPoints,
  'each-discards': cards.eachDiscards,
  'each-abandons': remove.eachAbandons,
  'each-draws': gain.eachDraws,
  'put-on-top': cards.putOnTop,
  'put-in-void': cards.putInVoid,
  'costs-less': cards.costsLess,
  'next-costs': cards.nextCosts,
  play: cards.play,
  repeat: create.repeat,
  'gain-reclaim': cards.gainReclaim,
  'figments-battle': strength.figmentsBattle,
};

/** By the number of the form. */
const BY_FORM: readonly (Effect | undefined)[] = [
  undefined,
  ...formsOf('effect').map(({ name }) => EFFECTS[name as FormOf<'effect'>]),
];

export const workOff: Effect = (b, frame, base) => BY_FORM[b.setup.code[base]!]!(b, frame, base);
