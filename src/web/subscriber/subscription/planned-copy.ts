import { formatPrice, intervalText, periodText } from '#contract/format-price.ts';
import { shortDate } from '#contract/short-date.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';
import { say } from './subscription-state-copy.ts';

/** A planned change in a sentence. */
export function plannedCopy({ at, interval, price }: NonNullable<SubscriptionDetails['planned_change']>): string {
  return say('planned', {
    date: shortDate(at),
    period: periodText(interval),
    price: formatPrice(price),
    length: intervalText(interval),
  });
}
