/** The parts by which the money of a month can be split; they add up to it. A file without schemas, for the browser. */
export const revenueSplits = ['plan', 'version', 'country', 'currency', 'source', 'campaign', 'quiz'] as const;
export type RevenueSplitBy = (typeof revenueSplits)[number];

/** The movements of monthly recurring revenue, in the order in which they are shown. */
export const movementKinds = [
  'new',
  'reactivation',
  'expansion',
  'contraction',
  'churn asked for',
  'churn by failed payment',
  'renewal stop',
  'pause',
  'currency',
] as const;
export type MovementKind = (typeof movementKinds)[number];
