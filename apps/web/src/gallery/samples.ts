import type { CardView } from '@lockstep/protocol';

const card = (
  id: string,
  name: string,
  impact: number,
  trust: CardView['trust'],
  tags: CardView['tags'],
  traits: CardView['traits'],
  line: string | null,
): CardView => ({ id, name, impact, trust, tags, traits, line, place: 'evidence', quarantine: 0 });

/** One card of each kind of scrap, and the longest words there are. */
export const CARDS: readonly CardView[] = [
  card(
    'till-roll',
    'Supermarket Till Roll',
    8,
    'VERIFIED',
    ['PURCHASE', 'FOOD'],
    ['TIMESTAMPED'],
    'Forty-one items. Lettuce is one of them, and it is at the bottom.',
  ),
  card(
    'fridge-door-sensor',
    'Fridge Door Sensor',
    10,
    'VERIFIED',
    ['SENSOR', 'FOOD'],
    ['TIMESTAMPED'],
    'Opened 31 times since Tuesday. The bulb inside would like set hours.',
  ),
  card(
    'doorbell-clip',
    "Neighbour's Doorbell Clip",
    13,
    'PLAUSIBLE',
    ['LOCATION', 'MEDIA'],
    ['TIMESTAMPED', 'CORROBORATABLE'],
    'You are seen leaving. You are seen coming back for the umbrella.',
  ),
  card(
    'employer-letter',
    'Stamped Employer Letter',
    12,
    'PLAUSIBLE',
    ['WORK', 'AUTHORITY'],
    ['SOURCE_TRUSTED'],
    'To whom it may concern, in a font that concerns everyone.',
  ),
  card(
    'screenshot',
    'Screenshot of a Screenshot',
    26,
    'SKETCHY',
    ['MEDIA', 'SELF_REPORT', 'SYSTEM_LOG'],
    ['EDITABLE'],
    'The original is said to exist. So is the original of that.',
  ),
  card(
    'mood-ring',
    'Mood Ring Reading',
    24,
    'SKETCHY',
    ['MOOD', 'SELF_REPORT'],
    ['EDITABLE'],
    'Purple, which the leaflet calls “persuasive”.',
  ),
];

export const PATHS = [
  {
    satisfied: false,
    clauses: [
      { text: 'SENSOR', holds: true },
      { text: 'TIMESTAMPED', holds: true },
      { text: 'no SELF_REPORT', holds: false },
    ],
  },
  {
    satisfied: true,
    clauses: [
      { text: 'PURCHASE', holds: true },
      { text: 'at least one VERIFIED card', holds: true },
    ],
  },
  {
    satisfied: false,
    clauses: [
      { text: 'AUTHORITY', holds: false },
      { text: 'any of SENSOR, HASHED or CORROBORATABLE', holds: true },
      { text: 'no card of your previous payload', holds: true },
    ],
  },
];

export const UNTRIED = PATHS.map(({ clauses }) => ({
  satisfied: false,
  clauses: clauses.map(({ text }) => ({ text, holds: null })),
}));

export const TURNS_LEFT = [
  { label: '5', value: 3 },
  { label: '4', value: 12 },
  { label: '3', value: 21 },
  { label: '2', value: 9, note: 'where most audits happen' },
  { label: '1', value: 0 },
];
