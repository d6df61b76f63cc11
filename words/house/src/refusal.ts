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

/** What every game of dealt cards says alike; `named` is a card of a refusal as it is called. */
export const dealtAdvice = <Setup>(named: (setup: Setup, data: RefusalData) => string) => ({
  over: (): Advice => ({ wrong: 'This try is over.', remedy: 'RETRY starts a new one.' }),
  'not-your-seat': (): Advice => ({ wrong: 'That seat is not in this game.', remedy: 'There is one player: you.' }),
  'unknown-card': (_setup: Setup, data: RefusalData): Advice => ({
    wrong: `No dealt card is called "${String(data.card ?? '')}".`,
    remedy: data.nearest ? `Did you mean ${String(data.nearest)}?` : 'Name a card by its number or its id.',
  }),
  'repeated-card': (setup: Setup, data: RefusalData): Advice => ({
    wrong: `${named(setup, data)} is named twice.`,
    remedy: 'Name each card once.',
  }),
});

/** Both halves in one breath. A refusal costs nothing (K3). */
export const adviceWords = ({ wrong, remedy }: Advice): string => `${wrong} ${remedy}`;
