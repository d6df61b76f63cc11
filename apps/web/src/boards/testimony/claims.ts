import type { Claim } from './glyphs.ts';

/** What a card says of the night. Times are minutes from noon. */
export interface Claims {
  readonly from: number;
  readonly to: number;
  readonly place?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly activity?: string | null | undefined;
}

const two = (part: number): string => String(part).padStart(2, '0');

export const clock = (fromNoon: number): string => {
  const minute = Math.floor(fromNoon) + 12 * 60;
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
};

export const hours = ({ from, to }: Pick<Claims, 'from' | 'to'>, between = '–'): string =>
  from === to ? clock(from) : `${clock(from)}${between}${clock(to)}`;

/** "05:09–19": the hour once, where it is the same. */
export const hoursBrief = (claims: Pick<Claims, 'from' | 'to'>): string =>
  hours(claims).replace(/^(\d\d:)(\d\d–)\1/, '$1$2');

/** What it claims apart from its time, in the order it is printed. */
export const claimTexts = ({
  place,
  state,
  activity,
}: Omit<Claims, 'from' | 'to'>): readonly (readonly [Claim, string])[] =>
  (
    [
      ['place', place],
      ['state', state],
      ['activity', activity],
    ] as const
  ).flatMap(([claim, value]) => (value ? [[claim, value] as const] : []));

export const claimRows = (claims: Claims, time = hours(claims)): readonly (readonly [Claim, string])[] => [
  ['time', time],
  ...claimTexts(claims),
];
