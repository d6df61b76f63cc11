/** Marks and protocols are printed with spaces: an underscore is for machines, and is read aloud as one. */
export const spaced = (text: string): string => text.replaceAll('_', ' ');
