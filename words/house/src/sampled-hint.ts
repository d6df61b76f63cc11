/** What a search by futures found, by its numbers: chances in thousandths. */
interface Advised {
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

/** A hint in a game of chance: what a search would do, how sure it is, and from how many futures. Actions are in the game's own words. */
export const sampledHintLines = (advised: Advised, action: string, instead: string | null): readonly string[] => {
  if (advised.futures === 0) return [`A search would do this: ${action}.`];
  const first = `A search would do this: ${action}. It won about ${percent(advised.chance)} of ${advised.futures} futures.`;
  if (instead === null) return [first];
  return [first, `${sureness(advised)}: the next best, ${instead}, won about ${percent(advised.insteadChance)}.`];
};
