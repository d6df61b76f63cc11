const KEY = 'lockstep others';
const HIDDEN = 'lockstep boards';

/** Whether this device has joined everyone, without loading what it takes to be sure. */
export const hasJoined = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

export const markJoined = (joined: boolean): void => {
  try {
    if (joined) localStorage.setItem(KEY, 'joined');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: what waits is sent from the next result instead of from home.
  }
};

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
