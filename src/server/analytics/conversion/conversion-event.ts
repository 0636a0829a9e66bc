import { hash } from 'node:crypto';
import { dayMs } from '#contract/day.ts';
import { majorAmount, type PermittedEvent, permittedEvent, purchaseEventId } from '#contract/egress.ts';
import type { PaidCheckout } from './conversions.sql.ts';

/** The advertiser's Conversions API takes no older events (`event_time`). */
const longestAgeMs = 7 * dayMs;

/** The event id of a payment, the same from here and from the browser, so that the advertiser counts it once. */
export function conversionIdOf(transactionId: string): string {
  return purchaseEventId(hash('sha256', transactionId));
}

/**
 * What the advertiser is told of a purchase; null when it would not take it.
 * @param siteUrl scheme and host, without a page
 * @param now epoch ms
 */
export function conversionEvent(purchase: PaidCheckout, siteUrl: string, now: number): PermittedEvent | null {
  const { transactionId, total, paidAt, startedAt, userAgent, clickId, clickIdName } = purchase;
  if (now - paidAt > longestAgeMs) return null;
  return permittedEvent('conversion', 'Purchase', {
    event_id: conversionIdOf(transactionId),
    event_time: Math.floor(paidAt / 1000),
    event_source_url: siteUrl,
    client_user_agent: userAgent,
    currency: total.currency,
    value: majorAmount(total),
    ...(clickIdName === 'fbclid' && { fbc: `fb.1.${startedAt}.${clickId}` }),
  });
}

/** The body of the call (Conversions API): no email address, hashed or not, and no IP address. */
export function conversionBody({ name, properties }: PermittedEvent): { data: [object] } {
  const { event_id, event_time, event_source_url, client_user_agent, fbc, currency, value } = properties;
  return {
    data: [
      {
        event_name: name,
        event_time,
        event_id,
        action_source: 'website',
        event_source_url,
        user_data: { client_user_agent, ...(fbc !== undefined && { fbc }) },
        custom_data: { currency, value },
      },
    ],
  };
}
