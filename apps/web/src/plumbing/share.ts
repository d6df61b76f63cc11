export type ShareOutcome = 'shared' | 'copied' | 'shown';

/** By the clipboard, or not at all (no permission, or no secure address). */
export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const hasTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** By the system's sheet on touch, by the clipboard elsewhere; "shown" asks the screen for a box to select from. */
export const shareText = async (text: string): Promise<ShareOutcome> => {
  if (hasTouch() && typeof navigator.share === 'function') {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // Closed without sharing: copying unasked would be a surprise.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shown';
    }
  }
  return (await copy(text)) ? 'copied' : 'shown';
};

/** A file by the system's sheet on touch, where it takes files; "shown" where it has to be saved instead. */
export const shareFile = async (file: File, text: string): Promise<ShareOutcome> => {
  const data = { files: [file], text };
  if (!hasTouch() || typeof navigator.canShare !== 'function' || !navigator.canShare(data)) return 'shown';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'shown';
  }
};
