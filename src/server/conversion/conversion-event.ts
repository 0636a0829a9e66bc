import { hash } from 'node:crypto';
import { majorAmount, type PermittedEvent, permittedEvent, purchaseEventId } from '../../contract/egress';
import type { PaidCheckout } from './conversions.sql';

/** The vendor takes no events that are older (its Conversions API, `event_time`). */
const longestAgeMs = 7 * 24 * 60 * 60_000;

/** The name under which the advertiser hears of a payment, from here and from the browser. */
export function conversionIdOf(transactionId: string): string {
  return purchaseEventId(hash('sha256', transactionId));
}

/**
 * What the advertiser is told of a purchase; null when there is nothing it could take.
 * @param siteUrl scheme and host; no page is named
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

/** The body of the call (Conversions API): no address of a person, hashed or not, and no address of the network. */
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
