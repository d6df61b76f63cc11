/** Names that an id in capitals does not spell. */
const SPELLED: { readonly [target: string]: string } = { COFFEE: 'Coffee machine', WIFI: 'Wi-Fi' };

/** What is locked, as a person would write it: "FRONT_DOOR" is "Front door". */
export const targetName = (target: string): string =>
  SPELLED[target] ?? target.charAt(0) + target.slice(1).toLowerCase().replaceAll('_', ' ');

/** The same in capitals, as the printed lines of a Lock and of a result have it: "FRONT DOOR", "FRIDGE". */
export const targetPrinted = (target: string): string => (target === 'WIFI' ? 'WI-FI' : target.replaceAll('_', ' '));
