import { formatPrice, intervalText, periodText } from '#contract/format-price.ts';
import type { PlansAnswer } from '#contract/plan-change.ts';
import { shortDate } from '#contract/short-date.ts';
import type { SubscriptionDetails } from '#contract/subscription.ts';

/** When a plan begins that somebody chooses now. */
export function beginsCopy(when: PlansAnswer['plans'][number]['when'], renewsAt: string | null): string {
  if (when === 'now') return 'Begins now, the days you have left are deducted';
  return renewsAt === null ? 'Begins with the next payment' : `Begins on ${shortDate(renewsAt)}, nothing to pay today`;
}

/** A planned change in a sentence. */
export function plannedCopy({ at, interval, price }: NonNullable<SubscriptionDetails['planned_change']>): string {
  return `From ${shortDate(at)} your plan is ${periodText(interval)}, at ${formatPrice(price)} every ${intervalText(interval)}.`;
}
