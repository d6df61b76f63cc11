import type { Change, Progress } from '../plumbing/progress/index.ts';

/** Whether a change of another tab may be of the try under this key. */
const concerns = (change: Change, key: string): boolean =>
  change.kind === 'all' || (change.kind === 'save' && change.key === key);

/**
 * Calls back when another tab may have gone on with a try: at once where it is heard of, and whenever the tab comes into sight
 * again, since a sleeping one hears nothing. Answers with a way to stop.
 */
export const onDoubt = (progress: Pick<Progress, 'onChange'>, key: string, callback: () => void): (() => void) => {
  const seen = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  const stop = progress.onChange((change) => {
    if (concerns(change, key)) callback();
  });
  document.addEventListener('visibilitychange', seen);
  addEventListener('pageshow', seen);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', seen);
    removeEventListener('pageshow', seen);
  };
};
