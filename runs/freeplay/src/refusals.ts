import { refusals as gatesRefusals } from '@lockstep/gates';
import { refusals as storyRefusals } from '@lockstep/testimony';

/** A run has one seat; any other seat is refused. */
const { 'not-your-seat': _seat, ...nightRefusals } = storyRefusals;

/** What a run refuses, in addition to what the game of its incident refuses. */
export const refusals = {
  ...nightRefusals,
  ...gatesRefusals,
  over: 'the run is over',
  'unknown-action': 'there is no such action',
  'not-here': 'this can not be done now',
  'not-offered': 'the cache does not offer this',
  'too-dear': 'it costs more credits than there are',
  'takes-no-artifact': 'this offer names no artifact',
  'no-such-choice': 'there is no such choice here',
  'cannot-pay': 'it costs more than there is',
  'artifact-missing': 'this offer needs the artifact it is about',
  'artifact-not-there': 'this artifact is not among those the offer is about',
  'nothing-hidden': 'every counter has been seen',
  'corroborated-already': 'CORROBORATE has no use left in this puzzle',
  'already-corroborated': 'this card was corroborated already',
  'no-shared-claim': 'card and anchor share no claim',
  'cycled-already': 'CYCLE has no use left in this puzzle',
  'nothing-face-down': 'fewer cards lie face down than would be drawn',
  'claim-missing': 'REWIRE needs the claim to change: time, location or state',
} as const;
export type RefusalCode = keyof typeof refusals;
