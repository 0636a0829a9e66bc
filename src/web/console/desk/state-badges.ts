import type { SubscriberState } from '#contract/console/desk-states.ts';
import type { StatusBadgeKind } from '../kit/status-badge.tsx';

/** The sign of each state: its shape says the same as its word. */
export const stateBadges: Record<SubscriberState, StatusBadgeKind> = {
  active: 'good',
  ends: 'ends',
  trial: 'trial',
  'past due': 'wrong',
  'charged back': 'wrong',
  'paid back': 'wrong',
  paused: 'paused',
  ended: 'off',
  'never paid': 'off',
};
