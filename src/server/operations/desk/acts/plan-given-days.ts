import { dayMs } from '#contract/day.ts';
import { entitlementOf, type SubscriptionFacts } from '#server/billing/entitlement/entitlement.ts';
import type { GrantedTime } from '#server/billing/entitlement/provider-extension.ts';

interface Facts extends SubscriptionFacts {
  cancelWanted: boolean;
  scheduledAction: string | null;
  nextBilledAt: number | null;
}

/** Days that follow the access there is. Times are epoch ms. */
export interface Given extends GrantedTime {
  /** How the next charge moves; null when none is planned that could move. */
  move: { fromAt: number; toAt: number } | null;
}

/** The provider changes nothing in the half hour before a renewal. */
const lockedMs = 31 * 60_000;

/**
 * Which days are given, and how the next charge moves: only for a subscription that will renew, because the provider
 * moves no charge of one that ends, pauses or is overdue.
 * @param openMoveTo to when the charge moves by days that were given before and that the provider has not moved yet
 */
export function planGivenDays(
  subscription: Facts,
  { days, openMoveTo, now }: { days: number; openMoveTo: number | null; now: number },
): Given | { refused: string } {
  const { status, cancelWanted, scheduledAction, nextBilledAt } = subscription;
  const isRenewing = (status === 'active' || status === 'trialing') && !cancelWanted && scheduledAction === null;
  const { expiresAt, permits } = entitlementOf(subscription, now);
  const startsAt = permits ? Math.max(now, expiresAt ?? now) : now;
  const given = { startsAt, endsAt: startsAt + days * dayMs };
  if (!isRenewing || nextBilledAt === null) return { ...given, move: null };
  if (nextBilledAt - now < lockedMs) return { refused: 'It is being renewed right now. Try again in half an hour.' };
  const toAt = Math.max(nextBilledAt, openMoveTo ?? 0) + days * dayMs;
  return { ...given, move: { fromAt: nextBilledAt, toAt } };
}
