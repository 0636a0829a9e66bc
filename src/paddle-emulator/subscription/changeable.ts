import type { CustomData } from '#paddle-emulator/platform/entities.ts';
import { notFound, type Refusal, refuse } from '#paddle-emulator/platform/refusal.ts';
import type { Moment, State } from '#paddle-emulator/platform/state.ts';
import type { Subscription } from '#paddle-emulator/platform/subscription-entity.ts';

export type EffectiveFrom = 'next_billing_period' | 'immediately';

export type ProrationMode =
  | 'prorated_immediately'
  | 'full_immediately'
  | 'prorated_next_billing_period'
  | 'full_next_billing_period'
  | 'do_not_bill';

export interface SubscriptionPatch {
  scheduled_change?: null;
  custom_data?: CustomData | null;
  /** A full replacement of the items. */
  items?: { price_id: string; quantity?: number }[];
  /** ISO 8601. */
  next_billed_at?: string;
  proration_billing_mode?: ProrationMode;
  /** `prevent_change` when left out. */
  on_payment_failure?: 'prevent_change' | 'apply_change';
}

/** A subscription cannot be changed for this long before a renewal. */
export const renewalLockMs = 30 * 60_000;

/** The subscription if it may be changed now. */
export function changeable(
  state: State,
  moment: Moment,
  id: string,
): { subscription: Subscription } | { refused: Refusal } {
  const subscription = state.subscriptions[id];
  if (subscription === undefined) return notFound(id);
  if (subscription.status === 'canceled') {
    return refuse(400, 'subscription_is_canceled_action_invalid', `Subscription ${id} is canceled.`);
  }
  const renewsAt = subscription.next_billed_at === null ? null : Date.parse(subscription.next_billed_at);
  const renews = subscription.status === 'active' || subscription.status === 'trialing';
  if (renews && renewsAt !== null && renewsAt - moment.nowMs < renewalLockMs) {
    return refuse(409, 'subscription_locked_renewal', `Subscription ${id} renews in under 30 minutes.`);
  }
  return { subscription };
}

export function lockedByScheduledChange(id: string): { refused: Refusal } {
  return refuse(400, 'subscription_locked_pending_changes', `Subscription ${id} has a scheduled change pending.`);
}
