/** Random numbers from 0 up to 1 that a seed determines, so that a run can be repeated (mulberry32). */
export type Random = {
  number: () => number;
  /** A whole number from 0 up to `end`. */
  below: (end: number) => number;
  pick: <T>(from: readonly T[]) => T;
  /** One of the names, with a probability proportional to its weight. */
  weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name;
};

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(number() * end);
  const pick = <T>(from: readonly T[]): T => {
    if (from.length === 0) throw new Error('There is nothing to pick from.');
    return from[below(from.length)] as T;
  };
  return {
    number,
    below,
    pick,
    weighted: (weights) => {
      const names = Object.keys(weights) as (keyof typeof weights)[];
      const total = names.reduce((sum, name) => sum + weights[name], 0);
      let left = number() * total;
      for (const name of names) {
        left -= weights[name];
        if (left < 0) return name;
      }
      return pick(names);
    },
  };
}
