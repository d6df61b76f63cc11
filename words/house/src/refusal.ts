import type { Json, Refusal } from '@lockstep/kernel';

/** What is wrong, and what to do about it. */
export interface Advice {
  readonly wrong: string;
  readonly remedy: string;
}

export type RefusalData = Refusal['data'];

export const numberIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** What a game has to say to a refusal; a code of another game is still answered. */
export const adviceOn = <Setup>(
  advice: { readonly [code: string]: (setup: Setup, data: RefusalData) => Advice },
  setup: Setup,
  { code, data }: Refusal,
): Advice =>
  (Object.hasOwn(advice, code) ? advice[code] : undefined)?.(setup, data) ?? {
    wrong: `Refused: ${code}.`,
    remedy: 'Nothing has changed.',
  };
