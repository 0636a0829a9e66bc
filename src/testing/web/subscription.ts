import type { SubscriptionDetails } from '#contract/subscription.ts';

/** A 12-week plan, started on 3 October and paid until 26 December 2026, with the given differences. */
export function testSubscription(different: Partial<SubscriptionDetails> = {}): SubscriptionDetails {
  return {
    id: 'sub_1',
    status: 'active',
    offer_name: '12-week plan',
    offer_id: 2,
    full_price: null,
    price: { amount_minor: 3599, currency: 'USD' },
    interval: { unit: 'week', count: 12 },
    started_at: '2026-10-03T12:00:00Z',
    paid_until: '2026-12-26T12:00:00Z',
    next_payment_at: '2026-12-26T12:00:00Z',
    cancel_at: null,
    card: { brand: 'visa', last4: '4242' },
    may: ['cancel', 'pause', 'change-plan', 'update-card'],
    planned_change: null,
    trial_ends_at: null,
    pause: null,
    stopped: null,
    withdraw_until: null,
    withdraw_refund: null,
    withdrawal: null,
    ...different,
  };
}
