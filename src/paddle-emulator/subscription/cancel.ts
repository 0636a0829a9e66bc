import type { Command } from '../engine';
import type { Subscription } from '../entities';
import { announce } from './announce';
import { changeable, type EffectiveFrom, lockedByScheduledChange } from './changeable';
import { endSubscription } from './ending';

/** Ends a subscription now or, by default, when what is paid for has run out. Canceled is final. */
export function cancelSubscription(id: string, from: EffectiveFrom): Command<Subscription> {
  return (state, moment) => {
    const found = changeable(state, moment, id);
    if ('refused' in found) return found;
    const { subscription } = found;
    const endsAt = subscription.current_billing_period?.ends_at;
    if (from === 'immediately' || endsAt === undefined) return endSubscription(state, moment, subscription);
    if (subscription.scheduled_change !== null) return lockedByScheduledChange(id);
    const scheduled_change = { action: 'cancel' as const, effective_at: endsAt, resume_at: null };
    return announce(state, moment, { ...subscription, scheduled_change });
  };
}
