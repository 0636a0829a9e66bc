import type { SubscriptionRecord } from './subscriptions.sql.ts';

/** What a payment at a time (epoch ms) is, before tax is looked at. */
export function amountAt(
  { amountMinor, intro }: Pick<SubscriptionRecord, 'amountMinor' | 'intro'>,
  at: number,
): number {
  return intro !== null && at < intro.endsAt ? intro.amountMinor : amountMinor;
}
