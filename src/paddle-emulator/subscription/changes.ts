import type { Command } from '../engine';
import type { CustomData, Subscription } from '../entities';
import { notFound, type Refusal, refuse } from '../refusal';
import { type Moment, put, type State } from '../state';
import { announce, canceledSubscription, pausedSubscription } from './announce';
import { renew } from './renewal';

export type EffectiveFrom = 'next_billing_period' | 'immediately';

/** For this long before a renewal nothing about a subscription may be changed. */
const renewalLockMs = 30 * 60_000;

/** Ends a subscription now or, by default, when what is paid for has run out. Canceled is final. */
export function cancelSubscription(id: string, from: EffectiveFrom): Command<Subscription> {
  return (state, moment) => {
    const found = changeable(state, moment, id);
    if ('refused' in found) return found;
    const { subscription } = found;
    const endsAt = subscription.current_billing_period?.ends_at;
    if (from === 'immediately' || endsAt === undefined) {
      const canceled = canceledSubscription(subscription, moment);
      return announce(state, moment, canceled, 'subscription.canceled');
    }
    if (subscription.scheduled_change !== null) return lockedByScheduledChange(id);
    return announce(state, moment, {
      ...subscription,
      scheduled_change: { action: 'cancel', effective_at: endsAt, resume_at: null },
    });
  };
}

/** Stops billing for a while, now or at the end of the period; a trial can only be paused at its end. */
export function pauseSubscription(id: string, from: EffectiveFrom): Command<Subscription> {
  return (state, moment) => {
    const found = changeable(state, moment, id);
    if ('refused' in found) return found;
    const { subscription } = found;
    if (subscription.scheduled_change !== null) return lockedByScheduledChange(id);
    const endsAt = subscription.current_billing_period?.ends_at;
    if (endsAt === undefined) return refuse(400, 'subscription_is_inactive_action_invalid', `${id} is paused already.`);
    if (from === 'next_billing_period') {
      const scheduled_change = { action: 'pause' as const, effective_at: endsAt, resume_at: null };
      return announce(state, moment, { ...subscription, scheduled_change });
    }
    if (subscription.status === 'trialing') {
      return refuse(400, 'subscription_trialing_pause_immediately_invalid', `${id} is in its trial.`);
    }
    return announce(state, moment, pausedSubscription(subscription, moment), 'subscription.paused');
  };
}

/** Goes on after a pause with a new period from now, charged at once. */
export function resumeSubscription(id: string): Command<Subscription> {
  return (state, moment) => {
    const found = changeable(state, moment, id);
    if ('refused' in found) return found;
    if (found.subscription.status !== 'paused') {
      return refuse(400, 'subscription_is_active_action_invalid', `${id} is not paused.`);
    }
    const fresh = { ...state.billings[id]!, anchorAt: moment.nowMs, periods: 0 };
    const next = renew(put(state, 'billings', fresh), moment, found.subscription);
    return { state: next, answer: next.subscriptions[id]! };
  };
}

export interface SubscriptionPatch {
  scheduled_change?: null;
  custom_data?: CustomData | null;
}

/** `scheduled_change: null` takes back a cancel or pause that has not happened yet. */
export function updateSubscription(id: string, patch: SubscriptionPatch): Command<Subscription> {
  return (state, moment) => {
    const subscription = state.subscriptions[id];
    if (subscription?.status === 'canceled') {
      return refuse(400, 'subscription_update_when_canceled', `Subscription ${id} is canceled and can't be changed.`);
    }
    const found = changeable(state, moment, id);
    if ('refused' in found) return found;
    return announce(state, moment, { ...found.subscription, ...patch });
  };
}

function changeable(state: State, moment: Moment, id: string): { subscription: Subscription } | { refused: Refusal } {
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

function lockedByScheduledChange(id: string): { refused: Refusal } {
  return refuse(400, 'subscription_locked_pending_changes', `Subscription ${id} has a scheduled change pending.`);
}
