/** Every refusal and what it means. */
export const refusals = {
  over: 'the game has ended; no action is left',
  'not-your-seat': 'this game has one seat, number 0',
  'unknown-action': 'the text begins with no action of this game; `actions` lists them',
  'unknown-card': 'no card of the deal has this id; `nearest` may be the one meant',
  'repeated-card': 'the same card is named twice',
  'already-drafted': 'the draft is over; SUBMIT or SCAN',
  'not-drafted': 'the draft comes first: keep cards before SUBMIT or SCAN',
  'draft-size': 'exactly `keep` cards are kept',
  'payload-size': 'a payload holds one or two cards',
  'not-in-evidence': 'the card is in the Reserve or was discarded',
  quarantined: 'the card is quarantined for `turns` more turns',
  'scan-size': 'a SCAN discards one or two cards',
  'scan-limit': 'all SCANs of this Daily are used',
  'scan-at-full-scrutiny': 'no SCAN while Scrutiny is at its cap',
  'reserve-short': 'the Reserve holds fewer cards than would be discarded',
} as const;
export type RefusalCode = keyof typeof refusals;
