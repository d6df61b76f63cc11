/** One Daily of the ordinary kind: twelve cards of content/protocol, three protocols by turn 3, two of them without repeats. */
export const PUZZLE = {
  target: 'FRIDGE',
  resistance: 100,
  turns: 8,
  scrutiny: 1,
  scans: 2,
  schedule: [
    { from: 1, protocol: 'PROVE_PRESENCE' },
    { from: 2, protocol: 'PROVE_NEED', no_repeat: true },
    { from: 3, protocol: 'PROVE_CONSENT', no_repeat: true },
  ],
  protocol: [
    {
      id: 'PROVE_PRESENCE',
      line: 'Prove where you were, or when.',
      path: [
        { tags: ['LOCATION'], traits: ['TIMESTAMPED'] },
        { pair: ['TIME', 'SENSOR'], trust: 'PLAUSIBLE' },
        { any: ['HASHED', 'SYSTEM_LOG'], verified: 1 },
      ],
    },
    {
      id: 'PROVE_NEED',
      line: 'Prove that you need to eat.',
      path: [
        { tags: ['FOOD', 'HEALTH'] },
        { any: ['PURCHASE', 'WORK'], at_least: 2 },
        { tags: ['AUTHORITY'], at_most: 1 },
      ],
    },
    {
      id: 'PROVE_CONSENT',
      line: 'Prove that somebody agreed.',
      path: [
        { tags: ['AUTHORITY'], none: ['EDITABLE'] },
        { pair: ['WORK', 'LOCATION', 'PURCHASE', 'SENSOR'] },
        { traits: ['SOURCE_TRUSTED'], verified: 1 },
      ],
    },
  ],
  card: [
    { id: 'fridge-door-sensor', impact: 10, trust: 'VERIFIED', tags: ['SENSOR', 'FOOD'], traits: ['TIMESTAMPED'] },
    {
      id: 'badge-swipe',
      impact: 8,
      trust: 'VERIFIED',
      tags: ['WORK', 'LOCATION'],
      traits: ['TIMESTAMPED', 'SOURCE_TRUSTED'],
    },
    { id: 'fda-article', impact: 11, trust: 'VERIFIED', tags: ['AUTHORITY'], traits: ['SOURCE_TRUSTED'] },
    { id: 'meter-curve', impact: 10, trust: 'VERIFIED', tags: ['SENSOR', 'TIME'], traits: ['TIMESTAMPED', 'HASHED'] },
    { id: 'timestamped-receipt', impact: 12, trust: 'PLAUSIBLE', tags: ['PURCHASE', 'TIME'], traits: ['TIMESTAMPED'] },
    { id: 'employer-letter', impact: 14, trust: 'PLAUSIBLE', tags: ['WORK', 'AUTHORITY'], traits: ['SOURCE_TRUSTED'] },
    {
      id: 'doorbell-clip',
      impact: 14,
      trust: 'PLAUSIBLE',
      tags: ['LOCATION', 'MEDIA'],
      traits: ['TIMESTAMPED', 'CORROBORATABLE'],
    },
    { id: 'vet-advice', impact: 13, trust: 'PLAUSIBLE', tags: ['AUTHORITY', 'HEALTH'], traits: ['CORROBORATABLE'] },
    { id: 'snack-invite', impact: 13, trust: 'PLAUSIBLE', tags: ['TIME', 'FOOD'], traits: ['EDITABLE', 'TIMESTAMPED'] },
    { id: 'sandwich-token', impact: 26, trust: 'SKETCHY', tags: ['PURCHASE', 'FOOD'], traits: ['HASHED'] },
    { id: 'cat-pedometer', impact: 28, trust: 'SKETCHY', tags: ['SENSOR', 'HEALTH'], traits: ['TIMESTAMPED'] },
    { id: 'crayon-slip', impact: 27, trust: 'SKETCHY', tags: ['AUTHORITY', 'POLICY'], traits: ['CORROBORATABLE'] },
  ].map((card) => ({ ...card, name: card.id.replaceAll('-', ' ') })),
};
