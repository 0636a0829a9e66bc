import type { MovementKind } from './revenue-names.ts';

export const movementCopy: Record<MovementKind, string> = {
  new: 'New',
  reactivation: 'Came back',
  expansion: 'Expansion',
  contraction: 'Contraction',
  'churn asked for': 'Cancelled',
  'churn by failed payment': 'Not paid',
  'renewal stop': 'Stopped',
  pause: 'Pauses',
  currency: 'Currency',
};
