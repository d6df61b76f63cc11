/** How much of a longer text lies above and below what is shown. */
export const moreWords = (above: number, below: number): string =>
  [above > 0 ? `↑ ${above} more` : '', below > 0 ? `↓ ${below} more` : ''].filter((text) => text !== '').join('   ');

export const YES_NO_KEYS = '[Y] yes   [N] no';
export const PAGE_KEYS = '↑ ↓ scroll   esc back';
