import { formatPrice, nextChargeAt } from '../../contract/price-words';
import type { PauseBody, SubscriptionDetails } from '../../contract/subscription';
import { longDate } from '../platform/format-date';

/** How long a pause may last, in months. */
export const pauseLengths: readonly PauseBody['months'][] = [1, 2, 3];

export function monthsWords(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}

/** When a pause begins, when billing goes on and with what; null when the end of what is paid for is not known. */
export function pausePlanWords(
  { next_payment_at, paid_until, price }: Pick<SubscriptionDetails, 'next_payment_at' | 'paid_until' | 'price'>,
  months: PauseBody['months'],
): string | null {
  const startsAt = next_payment_at ?? paid_until;
  if (startsAt === null) return null;
  const goesOnAt = nextChargeAt({ unit: 'month', count: months }, Date.parse(startsAt));
  return `It stops on ${longDate(startsAt)}: until then all stays open, and while it is paused nothing is charged. It goes on by itself on ${longDate(goesOnAt)}, with a payment of ${formatPrice(price)}.`;
}
