import type { SubscriberState } from '#contract/console/desk-states.ts';
import type { SubscriberRow } from '#contract/console/subscribers.ts';
import { amountAt } from '#server/billing/entitlement/amount-at.ts';
import { currentOf } from '#server/billing/entitlement/entitlement.ts';
import type { SubscriptionRecord } from '#server/billing/entitlement/subscriptions.sql.ts';
import { type PaymentRow, paymentRecordOf } from '#server/billing/subscription/payments.sql.ts';
import { paymentsOf } from '#server/billing/subscription/payments.ts';
import { subscriptionDetails } from '#server/billing/subscription/subscription-details.ts';
import { maskedName, maskedText } from './read-search.ts';

interface Found {
  person: { id: string; email: string; name: string };
  state: SubscriberState;
  subscriptions: readonly SubscriptionRecord[];
  payments: readonly PaymentRow[];
  /** By subscription. */
  versions: ReadonlyMap<string, number>;
  /** When given access ends, epoch ms; null without. */
  freeUntil: number | null;
  now: number;
}

/** A row of the list, masked. */
export function subscriberRow({
  person,
  state,
  subscriptions,
  payments,
  versions,
  freeUntil,
  now,
}: Found): SubscriberRow {
  const current = currentOf([...subscriptions], now);
  const version = current && versions.get(current.id);
  const paid = paymentsOf(payments.map(paymentRecordOf)).filter(({ status }) => status !== 'unpaid');
  return {
    id: person.id,
    email: maskedText(person.email),
    name: maskedName(person.name),
    state,
    plan: current && `${current.offerName ?? 'Subscription'}${version ? ` v${version}` : ''}`,
    price: current && { amount_minor: amountAt(current, current.nextBilledAt ?? now), currency: current.currency },
    next: nextOf(current, state, freeUntil, now),
    payments: paid.length,
    paying_since: paid.at(-1)?.billed_at ?? null,
    kept: keptOf(paid),
    open: openOf(subscriptions, payments, paid),
  };
}

function nextOf(
  current: SubscriptionRecord | null,
  state: SubscriberState,
  freeUntil: number | null,
  now: number,
): SubscriberRow['next'] {
  const at = (what: NonNullable<SubscriberRow['next']>['what'], when: number | string | null) => ({
    what,
    at: when === null ? null : new Date(when).toISOString(),
  });
  if (current === null || (state === 'active' && current.status === 'canceled')) {
    return freeUntil === null ? null : at('access until', freeUntil);
  }
  const { paid_until, next_payment_at, cancel_at } = subscriptionDetails(current, now, null);
  switch (state) {
    case 'ends':
      return at('access until', paid_until ?? cancel_at);
    case 'past due':
      return at('was due', current.paidUntilAt ?? current.trialEndsAt);
    case 'paused':
      return current.resumeAt === null ? at('paused', current.pausedAt) : at('resumes', current.resumeAt);
    case 'ended':
      return at('ended', current.withdrawal?.requestedAt ?? current.canceledAt ?? current.paidUntilAt);
    default:
      return next_payment_at === null ? at('access until', paid_until) : at('charged', next_payment_at);
  }
}

/** The amounts paid less those that went back, a sum for each currency. */
function keptOf(payments: ReturnType<typeof paymentsOf>): SubscriberRow['kept'] {
  const sums = new Map<string, number>();
  for (const { total, refunded, status } of payments) {
    const back = status === 'refund pending' ? 0 : refunded.amount_minor;
    sums.set(total.currency, (sums.get(total.currency) ?? 0) + total.amount_minor - back);
  }
  return [...sums].map(([currency, amount_minor]) => ({ currency, amount_minor }));
}

function openOf(
  subscriptions: readonly SubscriptionRecord[],
  rows: readonly PaymentRow[],
  payments: ReturnType<typeof paymentsOf>,
): string[] {
  return [
    ...(rows.some(({ owed_because }) => owed_because === 'second purchase') ? ['Second purchase'] : []),
    ...(payments.some(({ status }) => status === 'refund pending') ? ['Refund on its way'] : []),
    ...(payments.some(({ status }) => status === 'charged back') ? ['Charged back'] : []),
    ...(subscriptions.some(({ withdrawn }) => withdrawn) ? ['Withdrawn'] : []),
  ];
}
