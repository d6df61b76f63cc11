/** The sentence of a term: by its name, or by the beginning of one that no other has. Case does not matter. */
export const termNamed = (
  terms: readonly (readonly [term: string, says: string])[],
  asked: string,
): readonly [term: string, says: string] | undefined => {
  const wanted = asked.trim().toLowerCase();
  if (wanted === '') return undefined;
  const whole = terms.find(([term]) => term.toLowerCase() === wanted);
  const begun = terms.filter(([term]) => term.toLowerCase().startsWith(wanted));
  return whole ?? (begun.length === 1 ? begun[0] : undefined);
};
