import { dayMs } from '#contract/day.ts';
import { entitlementOf, type SubscriptionFacts } from '#server/billing/entitlement/entitlement.ts';
import type { GrantedTime } from '#server/billing/entitlement/provider-extension.ts';

interface Facts extends SubscriptionFacts {
  cancelWanted: boolean;
  scheduledAction: string | null;
  nextBilledAt: number | null;
}

/** Days that follow the present access. Times are epoch ms. */
export interface Given extends GrantedTime {
  /** How the next charge moves; null when no planned charge can move. */
  move: { fromAt: number; toAt: number } | null;
}

/** The provider changes nothing in the half hour before a renewal. */
const lockedMs = 31 * 60_000;

/**
 * Plans the given days and the new time of the next charge. Only a subscription that will renew has one, because the
 * provider moves no charge of one that ends, pauses or is overdue.
 * @param openMoveTo the new time of the charge by days given before, while the provider has not moved it yet
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
