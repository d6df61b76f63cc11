/** Hands a text to the player as a file. */
export const download = (name: string, text: string, type = 'text/plain'): void =>
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

export const downloadBlob = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download reads the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** The text of a file of the player's choice, or null when none was chosen. `accept` as in an input, such as ".json". */
export const pickFile = (accept: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) file.text().then(resolve, reject);
      else resolve(null);
    });
    input.click();
  });
