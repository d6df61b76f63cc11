/**
 * One NORMAL puzzle as the dealer dealt it: six cards of content/testimony, two counters, every way to end but the turns. Of the
 * conflict table only the rows that speak of its claims.
 */
export const PUZZLE = {
  target: 'COFFEE',
  difficulty: 'NORMAL',
  tuning: {
    scrutiny_cap: 5,
    most_cards: 3,
    contested_percent: 50,
    corroboration_percent: 125,
    minor_scrutiny: 1,
    sketchy_scrutiny: 1,
  },
  resistance: 35,
  turns: 6,
  scrutiny: 0,
  concern: ['ALERTNESS', 'LOCATION', 'LIVENESS'],
  counter: [
    { id: 'BIOMETRIC_MISMATCH', name: 'Biometric Mismatch', targets: ['IDENTITY', 'LIVENESS'] },
    { id: 'DEVICE_LOG', name: 'Device Log', targets: ['INTENT'] },
  ],
  card: [
    { id: 'twin-verification', power: 7, trust: 'SKETCHY', proves: [], refutes: ['BIOMETRIC_MISMATCH'], claims: {} },
    {
      id: 'psychic-bill',
      power: 13,
      trust: 'SKETCHY',
      proves: ['LIVENESS', 'INTENT'],
      refutes: [],
      claims: { timeRange: ['04:48', '05:03'], location: 'LIVING_ROOM', state: 'DROWSY', activity: 'SITTING' },
    },
    {
      id: 'mirror-heater',
      power: 8,
      trust: 'VERIFIED',
      proves: ['ALERTNESS', 'LOCATION'],
      refutes: [],
      claims: { timeRange: ['04:59', '05:03'], location: 'BATHROOM', state: 'ALERT' },
    },
    {
      id: 'wake-up-chime',
      power: 8,
      trust: 'VERIFIED',
      proves: ['IDENTITY', 'INTENT'],
      refutes: [],
      claims: { timeRange: ['04:54', '04:59'], location: 'LIVING_ROOM', state: 'ASLEEP' },
    },
    {
      id: 'thermostat-thumbprint',
      power: 7,
      trust: 'PLAUSIBLE',
      proves: ['INTENT', 'IDENTITY'],
      refutes: [],
      claims: { timeRange: ['04:49', '04:51'], location: 'LIVING_ROOM', state: 'AWAKE' },
    },
    {
      id: 'door-handle-sensor',
      power: 8,
      trust: 'VERIFIED',
      proves: ['ALERTNESS', 'LOCATION'],
      refutes: [],
      claims: { timeRange: ['04:49', '04:50'], location: 'LIVING_ROOM', state: 'ALERT', activity: 'WALKING' },
    },
  ].map((card) => ({ ...card, name: card.id.replaceAll('-', ' ') })),
  conflict: [
    {
      says: 'asleep and awake',
      between: ['ASLEEP', 'SLEEPING'],
      and: ['AWAKE', 'ALERT', 'ACTIVE'],
      major_below: 3,
      minor_to: 10,
    },
    { says: 'drowsy and alert', between: ['DROWSY'], and: ['ALERT'], major_below: 0, minor_below: 5 },
    {
      says: 'two rooms at once',
      among: ['BEDROOM', 'KITCHEN', 'LIVING_ROOM', 'BATHROOM'],
      major_below: 1,
      minor_to: 2,
    },
  ],
};
