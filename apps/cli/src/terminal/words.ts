/** How much of a longer text lies above and below what is shown. */
export const moreWords = (above: number, below: number): string =>
  [above > 0 ? `↑ ${above} more` : '', below > 0 ? `↓ ${below} more` : ''].filter((text) => text !== '').join('   ');

/** What the two answers to a question do. */
export interface Answers {
  readonly yes: string;
  readonly no: string;
}

export const answerKeys = ({ yes, no }: Answers): string => `[Y] ${yes}   [N] ${no}`;
export const PAGE_KEYS = '↑ ↓ scroll   esc back';
