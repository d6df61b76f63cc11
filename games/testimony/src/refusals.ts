/** Every refusal and what it means. */
export const refusals = {
  over: 'the game has ended; no action is left',
  'not-your-seat': 'this game has one seat, number 0',
  'unknown-action': 'the text begins with no action of this game; `actions` lists them',
  'unknown-card': 'no card of the deal has this id; `nearest` may be the one meant',
  'repeated-card': 'the same card is named twice',
  'submission-size': 'a submission holds one to `most` cards',
  'already-submitted': 'the card is part of the story already',
  'major-contradiction':
    'two claims cannot both be true: `cards` and `claims` name them, `minutes` is the gap between their times',
} as const;
export type RefusalCode = keyof typeof refusals;
