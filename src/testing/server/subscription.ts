import type { SubscriptionRecord } from '#server/billing/entitlement/subscriptions.sql.ts';

/** An active subscription as our rows describe it. */
export function subscriptionRecord(changes: Partial<SubscriptionRecord> = {}): SubscriptionRecord {
  const startedAt = Date.parse('2026-04-12T10:00:00Z');
  const renewsAt = Date.parse('2026-05-10T10:00:00Z');
  return {
    id: 'sub_1',
    userId: '7',
    offerId: 1,
    offerName: '4-week plan',
    status: 'active',
    amountMinor: 1999,
    currency: 'USD',
    intro: null,
    intervalUnit: 'week',
    intervalCount: 4,
    startedAt,
    paidUntilAt: renewsAt,
    trialEndsAt: null,
    willNotRenew: false,
    withdrawn: false,
    grants: [],
    nextBilledAt: renewsAt,
    scheduledAction: null,
    scheduledAt: null,
    canceledAt: null,
    cancelWanted: false,
    pausedAt: null,
    resumeAt: null,
    withdrawal: null,
    planned: null,
    card: { brand: 'visa', last4: '4242' },
    ...changes,
  };
}
