import { isActiveStatus } from '#contract/is-active-status.ts';
import {
  awaitsPayment,
  extendedByGrants,
  renewalGraceMs,
  type SubscriptionFacts,
} from '#server/billing/entitlement/entitlement.ts';
import type { GrantedTime } from '#server/billing/entitlement/provider-extension.ts';

/** The facts that decide until when a subscription gives or gave access. Times are epoch ms. */
export interface AccessFacts extends SubscriptionFacts {
  withdrawnAt: number | null;
  canceledAt: number | null;
  pausedAt: number | null;
}

/**
 * When a person's access ends or ended (training.md § 5.4): the end of the paid or granted time with the grace time of
 * a renewal, the moment of a withdrawal, and after a returned charge the end of the remaining time. While a
 * subscription permits training, this is later than `now`.
 * @param grants access without a subscription
 * @returns epoch ms; null when there was never any access
 */
export function writableUntil(
  subscriptions: readonly AccessFacts[],
  grants: readonly GrantedTime[],
  now: number,
): number | null {
  const ends = subscriptions.map((one) => endOf(one, now)).filter((end) => end !== null);
  const granted = subscriptions.filter(({ withdrawn }) => !withdrawn).flatMap((one) => one.grants);
  return extendedByGrants(ends.length === 0 ? null : Math.max(...ends), [...grants, ...granted], now);
}

/** Whether an entry counts, whenever it arrives. All times are epoch ms. */
export function isWithinAccess(at: number, writableUntilAt: number | null, now: number): boolean {
  return writableUntilAt !== null && Math.min(at, now) < writableUntilAt;
}

function endOf(facts: AccessFacts, now: number): number | null {
  const { status, withdrawn, withdrawnAt, willNotRenew, grants } = facts;
  if (withdrawn) return withdrawnAt;
  const coveredUntil = coveredUntilOf(facts, now) ?? (awaitsPayment(facts, now) ? now : null);
  // The next charge moves to the end of the grants, so the grace time of the renewal begins there.
  if (isActiveStatus(status) && !willNotRenew) {
    const renewsAt = extendedByGrants(coveredUntil, grants, now);
    return renewsAt === null ? null : renewsAt + renewalGraceMs;
  }
  if (coveredUntil === null) return null;
  if (status === 'canceled') return Math.min(coveredUntil, facts.canceledAt ?? coveredUntil);
  if (status === 'paused') return Math.min(coveredUntil, facts.pausedAt ?? coveredUntil);
  return willNotRenew ? coveredUntil : coveredUntil + renewalGraceMs;
}

/** The end of the paid time and of the trial. A trial that was cut short gives nothing after its end. */
function coveredUntilOf({ status, paidUntilAt, trialEndsAt }: AccessFacts, now: number): number | null {
  const isTrialCounted = trialEndsAt !== null && (status === 'trialing' || status === 'canceled' || trialEndsAt <= now);
  if (!isTrialCounted) return paidUntilAt;
  return Math.max(trialEndsAt, paidUntilAt ?? trialEndsAt);
}
