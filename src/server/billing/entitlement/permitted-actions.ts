import type { SubscriptionAction } from '#contract/subscription.ts';
import { withdrawalEndsAt } from './withdrawal-period.ts';

/** What decides the permitted actions. Times are epoch ms. */
export interface Standing {
  status: string;
  startedAt: number;
  scheduledAction: string | null;
  /** A cancellation is scheduled at the provider, or requested and not undone. */
  cancelWanted: boolean;
  withdrawn: boolean;
}

/** The actions that a subscription permits at `now` (epoch ms). Manage shows them; changes check them again. */
export function permittedActions(standing: Standing, now: number): SubscriptionAction[] {
  if (standing.withdrawn) return [];
  const withdraw: SubscriptionAction[] = now < withdrawalEndsAt(standing.startedAt) ? ['withdraw'] : [];
  return [...changesOf(standing), ...withdraw];
}

function changesOf({ status, scheduledAction, cancelWanted }: Standing): SubscriptionAction[] {
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
