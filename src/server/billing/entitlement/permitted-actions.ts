import type { SubscriptionAction } from '#contract/subscription.ts';
import { withdrawalEndsAt } from './withdrawal-period.ts';

/** What the decision needs to know. Times are epoch ms. */
export interface Standing {
  status: string;
  startedAt: number;
  scheduledAction: string | null;
  /** Asked for and not taken back, whether or not the provider has confirmed it. */
  cancelWanted: boolean;
  withdrawn: boolean;
}

/** What may be asked of a subscription at `now`; Manage shows these, and every call refuses the others. */
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
