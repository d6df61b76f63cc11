import type { Seed } from '@lockstep/kernel';

export interface Script {
  readonly seed: Seed;
  /** Throws when a roll was never asked for. */
  done(): void;
}

/** A seed whose streams are lists. Rolls count from 0, as `below` does. */
export const scripted = (rolls: { readonly [stream: string]: readonly number[] }): Script => {
  const read = new Map<string, number>();
  const watched = Object.fromEntries(
    Object.entries(rolls).map(([stream, list]) => [
      stream,
      new Proxy([...list], {
        get: (target, key, self) => {
          if (typeof key === 'string' && /^\d+$/.test(key))
            read.set(stream, Math.max(read.get(stream) ?? 0, Number(key) + 1));
          return Reflect.get(target, key, self);
        },
      }),
    ]),
  );
  return {
    seed: { hi: 0, lo: 0, rolls: watched },
    done: () => {
      for (const [stream, list] of Object.entries(rolls)) {
        const left = list.length - (read.get(stream) ?? 0);
        if (left > 0) throw new Error(`${stream}: ${left} roll${left === 1 ? '' : 's'} left over`);
      }
    },
  };
};
