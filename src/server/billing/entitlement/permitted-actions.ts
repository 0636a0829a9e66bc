import type { SubscriptionAction } from '#contract/subscription.ts';
import { withdrawalEndsAt } from './withdrawal-period.ts';

/** What decides the permitted actions. Times are epoch ms. */
export interface SubscriptionState {
  status: string;
  startedAt: number;
  scheduledAction: string | null;
  /** A cancellation is scheduled at the provider, or requested and not undone. */
  cancelWanted: boolean;
  withdrawn: boolean;
  /** A payment went back, and nothing more is charged. */
  stopped?: 'charged back' | 'paid back' | null;
}

/** The actions that a subscription permits at `now` (epoch ms). Manage shows them; changes check them again. */
export function permittedActions(state: SubscriptionState, now: number): SubscriptionAction[] {
  if (state.withdrawn) return [];
  // The renewals are stopped already, but a person who wants to be sure can still end the contract.
  if (state.stopped && state.status !== 'canceled') return state.cancelWanted ? [] : ['cancel'];
  const withdraw: SubscriptionAction[] = now < withdrawalEndsAt(state.startedAt) ? ['withdraw'] : [];
  return [...changesOf(state), ...withdraw];
}

function changesOf({ status, scheduledAction, cancelWanted }: SubscriptionState): SubscriptionAction[] {
  if (status === 'canceled') return [];
  if (cancelWanted) return ['undo-cancel'];
  switch (status) {
    case 'active':
      return scheduledAction === 'pause'
        ? ['cancel', 'undo-pause', 'update-card']
        : ['cancel', 'pause', 'change-plan', 'update-card'];
    case 'trialing':
      return scheduledAction === 'pause' ? ['cancel', 'undo-pause', 'update-card'] : ['cancel', 'pause', 'update-card'];
    case 'past_due':
      return ['cancel', 'update-card'];
    case 'paused':
      return ['cancel', 'resume', 'update-card'];
    default:
      return ['cancel'];
  }
}
