/** The signs of Same or not: each has its own shape, and a word for people who do not see it. */
export const signs = ['ring', 'moon', 'star', 'drop', 'wave', 'hill', 'cross', 'flag', 'knot', 'gate'] as const;
export type Sign = (typeof signs)[number];

export type Strip = readonly [Sign, Sign, Sign];

/** Two signs side by side, from left to right. */
export type Pair = readonly [Sign, Sign];

const pairsOf = ([left, middle, right]: Strip): Pair[] => [
  [left, middle],
  [middle, right],
];

const isSame = (pair: Pair, other: Pair) => pair.every((sign) => other.includes(sign));

/** The pair that both strips have in either order, as it is in the upper one; null when they have none in common. */
export const pairIn = (upper: Strip, lower: Strip): Pair | null =>
  pairsOf(upper).find((pair) => pairsOf(lower).some((other) => isSame(pair, other))) ?? null;
