import { amountAt } from '../entitlement/amount-at.ts';
import { nextPlan } from '../entitlement/planned-change.ts';
import type { SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import type { Renewal } from './contract-copy.ts';

/** What decides the next charge. */
type Planned = Pick<
  SubscriptionRecord,
  | 'status'
  | 'cancelWanted'
  | 'withdrawn'
  | 'amountMinor'
  | 'intro'
  | 'offerId'
  | 'planned'
  | 'currency'
  | 'intervalUnit'
  | 'intervalCount'
  | 'scheduledAction'
  | 'nextBilledAt'
  | 'resumeAt'
>;

/**
 * The next charge as the provider will make it, even if our own status says otherwise; null when none is planned. The
 * end of a pause is charged, too. A cancelled subscription has no next charge, because a payment taken after the
 * request is refunded. With a planned change it is the agreed one. `now` is epoch ms.
 */
export function renewalOf(subscription: Planned, now: number): Renewal | null {
  const { status, cancelWanted, withdrawn, intro, currency, intervalUnit, intervalCount } = subscription;
  const at = chargesAt(subscription);
  if (at === null || cancelWanted || withdrawn) return null;
  const next = nextPlan(subscription, now);
  if (next !== null) return renewalAt(next);
  const endsTrial = status === 'trialing' && subscription.scheduledAction !== 'pause';
  const amountMinor = amountAt(subscription, at);
  const full =
    intro !== null && at < intro.endsAt ? { from: intro.endsAt, amountMinor: subscription.amountMinor } : null;
  return { at, endsTrial, amountMinor, currency, intervalUnit, intervalCount, full };
}

function renewalAt({ terms, at }: NonNullable<ReturnType<typeof nextPlan>>): Renewal {
  const { amount_minor: amountMinor, currency } = terms.price;
  const { unit: intervalUnit, count: intervalCount } = terms.interval;
  return { at, endsTrial: false, amountMinor, currency, intervalUnit, intervalCount, full: null };
}

function chargesAt({ status, scheduledAction, nextBilledAt, resumeAt }: Planned): number | null {
  if (status === 'paused' || scheduledAction === 'pause') return resumeAt;
  return (status === 'active' || status === 'trialing') && scheduledAction === null ? nextBilledAt : null;
}
