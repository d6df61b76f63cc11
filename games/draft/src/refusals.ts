/** Every refusal, and what it means. */
export const refusals = {
  over: 'the quest has ended, or it is not this seat that plays it',
  'unknown-action': 'the text is no action of this game; `actions` lists them, `nearest` is what may have been meant',
  'unknown-card': 'no card has this id; `nearest` is what may have been meant',
  'unknown-dreamcaller': 'no dreamcaller has this id; `nearest` is what may have been meant',
  'unknown-dreamsign': 'no dreamsign has this id; `nearest` is what may have been meant',
  'not-here': 'the site is none where `action` can be done',
  'not-offered': '`what` is not among what is shown',
  sold: 'the card was bought already',
  'deck-full': 'the deck holds at most `most`, and the picks still to come need their room',
  'too-dear': 'the essence does not reach the price',
  'not-in-deck': 'the card is not in the deck',
  'purged-enough': 'this site has purged its `most`',
} as const;
export type RefusalCode = keyof typeof refusals;
