import { formatPrice, nextChargeAt } from '#contract/format-price.ts';
import type { PauseBody, SubscriptionDetails } from '#contract/subscription.ts';
import { longDate } from '#web/platform/format-date.ts';
import { say } from './subscription-state-copy.ts';

/** In months. */
export const pauseLengths: readonly PauseBody['months'][] = [1, 2, 3];

/** When a pause begins, when billing resumes and with what amount; null when the end of the paid time is unknown. */
export function pausePlanCopy(
  { next_payment_at, paid_until, price }: Pick<SubscriptionDetails, 'next_payment_at' | 'paid_until' | 'price'>,
  months: PauseBody['months'],
): string | null {
  const startsAt = next_payment_at ?? paid_until;
  if (startsAt === null) return null;
  const resumesAt = nextChargeAt({ unit: 'month', count: months }, Date.parse(startsAt));
  return say('pause-plan', { date: longDate(startsAt), from: longDate(resumesAt), price: formatPrice(price) });
}
