/** Makes each value once. A failure is not kept, so that the next call tries again. */
export const memoize = <Key, Value>(make: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const values = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = values.get(key);
    if (known) return known;
    const made = make(key).catch((fault: unknown) => {
      values.delete(key);
      throw fault;
    });
    values.set(key, made);
    return made;
  };
};
