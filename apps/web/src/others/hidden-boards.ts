const HIDDEN = 'lockstep boards';

/** Whether tables of other people are hidden after a Daily. */
export const hidesBoards = (): boolean => {
  try {
    return localStorage.getItem(HIDDEN) !== null;
  } catch {
    return false;
  }
};

export const hideBoards = (hidden: boolean): void => {
  try {
    if (hidden) localStorage.setItem(HIDDEN, 'hidden');
    else localStorage.removeItem(HIDDEN);
  } catch {
    // Storage is blocked: they are shown again with the next page.
  }
};
