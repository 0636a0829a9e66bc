import type { SubscriptionAction } from '#contract/subscription.ts';
import { type PlannedChange, plannedState } from './planned-change.ts';
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
  /** The provider's next charge, and what decides the state of a planned change. */
  offerId?: number | null;
  nextBilledAt?: number | null;
  planned?: PlannedChange | null;
}

/** The actions that a subscription permits at `now` (epoch ms). Manage shows them; changes check them again. */
export function permittedActions(state: SubscriptionState, now: number): SubscriptionAction[] {
  if (state.withdrawn) return [];
  // The renewals are stopped already, but a person who wants to be sure can still end the contract.
  if (state.stopped && state.status !== 'canceled') return state.cancelWanted ? [] : ['cancel'];
  const withdraw: SubscriptionAction[] = now < withdrawalEndsAt(state.startedAt) ? ['withdraw'] : [];
  return [...changesOf(state).flatMap((action) => besidePlanned(action, state, now)), ...withdraw];
}

/**
 * A pause ends with a charge on a day that was not agreed for the next plan, so it waits until the planned change is
 * taken back. Once the provider is asked to make that change, the plan is changed only after its renewal.
 */
function besidePlanned(action: SubscriptionAction, state: SubscriptionState, now: number): SubscriptionAction[] {
  const { offerId = null, nextBilledAt = null, planned } = state;
  const plannedIs = plannedState({ offerId, nextBilledAt, planned: planned ?? null }, now);
  if (plannedIs === null) return [action];
  if (action === 'pause') return [];
  if (action !== 'change-plan') return [action];
  return plannedIs === 'waits' ? ['change-plan', 'undo-change'] : [];
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
