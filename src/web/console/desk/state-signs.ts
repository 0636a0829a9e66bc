import type { SubscriberState } from '#contract/console-desk-states.ts';
import type { StateKind } from '../kit/sign.tsx';

/** The sign of each state: its shape says the same as its word. */
export const stateSigns: Record<SubscriberState, StateKind> = {
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
