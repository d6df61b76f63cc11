const KEY = 'lockstep others';

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
