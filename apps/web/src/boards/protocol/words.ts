/** Every string of this game's screens that its own words do not hold. */
export const PROTOCOL_WORDS = {
  draft: {
    title: 'Choose your evidence',
    keep: (kept: number, keep: number) => `Keep ${keep - kept} more`,
    confirm: 'KEEP THESE',
    asked: 'Marks that a protocol asks for are lit on the cards.',
    chosen: (kept: number, keep: number) => `${kept} of ${keep} kept`,
  },
  solve: {
    submit: 'SUBMIT',
    scan: 'SCAN',
    payload: 'Payload',
    accepted: (compliance: number) => `Accepted, Compliance ${compliance}`,
    rejected: 'Not accepted, Compliance 0',
    audit: 'An Audit comes',
    unlocks: 'It unlocks',
    pickFirst: 'Pick one or two cards to see exactly what a SUBMIT would do.',
    scanAsk: 'SCAN these cards away?',
    scanNone: 'No SCAN left',
    scanThis: 'SCAN it away',
    quarantined: (turns: number) => `Quarantined, ${turns === 1 ? '1 turn' : `${turns} turns`}`,
    scansLeft: (n: number) => (n === 1 ? '1 SCAN left' : `${n} SCANs left`),
    keys: 'Keys: 1–6 pick, S submit, C scan, H hint, U undo.',
  },
  result: {
    won: (target: string) => `${target} unlocked`,
    lost: (target: string) => `${target} stays locked`,
    lostWhy: (resistance: number, turns: number) =>
      `All ${turns} turns are used up and Resistance is still ${resistance}.`,
    audit: (healed: number) => `Audit, healed ${healed}`,
    changeNone: 'There was no better line from any point of this try without a SCAN.',
    compliance: 'Compliance',
    scrutiny: 'Scrutiny',
    left: 'Resistance',
  },
} as const;
