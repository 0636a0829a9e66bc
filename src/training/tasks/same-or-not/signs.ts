/** The signs of Same or not: each has a shape of its own, and a word for who does not see it. */
export const signs = ['ring', 'moon', 'star', 'drop', 'wave', 'hill', 'cross', 'flag', 'knot', 'gate'] as const;
export type Sign = (typeof signs)[number];

export type Strip = readonly [Sign, Sign, Sign];

const joined = (one: Sign, other: Sign) => [one, other].sort().join(' ');

/** The pairs of a strip: two signs side by side, in whichever order. */
const pairsOf = ([left, middle, right]: Strip): string[] => [joined(left, middle), joined(middle, right)];

/** The pair that both strips have; null when they have none in common. */
export function pairIn(upper: Strip, lower: Strip): readonly [Sign, Sign] | null {
  const pair = pairsOf(upper).find((one) => pairsOf(lower).includes(one));
  return pair === undefined ? null : (pair.split(' ') as [Sign, Sign]);
}
