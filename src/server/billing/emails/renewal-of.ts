import type { SubscriptionRecord } from '../entitlement/subscriptions.sql.ts';
import type { Renewal } from './contract-copy.ts';

/**
 * The next charge, by what the provider will do, whatever our own status says; null when none is planned. A pause that
 * ends charges, too. What somebody cancelled is charged to nobody: it goes back.
 */
export function renewalOf(subscription: SubscriptionRecord): Renewal | null {
  const { status, cancelWanted, withdrawn, amountMinor, currency, intervalUnit, intervalCount } = subscription;
  const at = chargesAt(subscription);
  if (at === null || cancelWanted || withdrawn) return null;
  const endsTrial = status === 'trialing' && subscription.scheduledAction !== 'pause';
  return { at, endsTrial, amountMinor, currency, intervalUnit, intervalCount };
}

function chargesAt({ status, scheduledAction, nextBilledAt, resumeAt }: SubscriptionRecord): number | null {
  if (status === 'paused' || scheduledAction === 'pause') return resumeAt;
  return (status === 'active' || status === 'trialing') && scheduledAction === null ? nextBilledAt : null;
}
