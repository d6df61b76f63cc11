/** What a search by futures found, by its numbers: chances in thousandths. */
interface Advised {
  readonly action: string;
  readonly chance: number;
  readonly futures: number;
  readonly instead: string | null;
  readonly insteadChance: number;
}

const CLEAR = 80;
const SLIGHT = 20;

const percent = (thousandths: number): string => `${Math.round(thousandths / 10)} %`;

const sureness = ({ chance, insteadChance }: Advised): string => {
  const lead = chance - insteadChance;
  if (lead >= CLEAR) return 'It is sure of that';
  return lead >= SLIGHT ? 'It leans that way' : 'It is a close call';
};

/** A hint in a game of chance: what a search would do, how sure it is, and from how many futures. `say` has actions in the game's own words. */
export const sampledHintLines = (
  advised: Advised,
  say: (action: string) => string = (action) => action,
): readonly string[] => {
  const would = `A search would do this: ${say(advised.action)}.`;
  if (advised.futures === 0) return [would];
  const first = `${would} It won about ${percent(advised.chance)} of ${advised.futures} futures.`;
  if (advised.instead === null) return [first];
  return [
    first,
    `${sureness(advised)}: the next best, ${say(advised.instead)}, won about ${percent(advised.insteadChance)}.`,
  ];
};
