import { hash } from 'node:crypto';
import { dayMs } from '#contract/day.ts';
import { majorAmount, type PermittedEvent, permittedEvent, purchaseEventId } from '#contract/egress.ts';
import type { ConversionName, PaidCheckout } from './conversions.sql.ts';

/** The advertiser's Conversions API rejects older events (`event_time`). */
const longestAgeMs = 7 * dayMs;

/** The event id of a payment. Server and browser send the same one, so that the advertiser counts it once. */
export function conversionIdOf(transactionId: string): string {
  return purchaseEventId(hash('sha256', transactionId));
}

/**
 * The conversion for a purchase or the start of a trial; null when it is too old for the advertiser or lacks a property that it needs.
 * @param siteUrl scheme and host, without a path
 * @param now epoch ms
 */
export function conversionEvent(
  name: ConversionName,
  purchase: PaidCheckout,
  siteUrl: string,
  now: number,
): PermittedEvent | null {
  const { transactionId, total, paidAt, startedAt, userAgent, clickId, clickIdName } = purchase;
  if (now - paidAt > longestAgeMs) return null;
  return permittedEvent('conversion', name, {
    event_id: conversionIdOf(transactionId),
    event_time: Math.floor(paidAt / 1000),
    event_source_url: siteUrl,
    client_user_agent: userAgent,
    currency: total.currency,
    value: majorAmount(total),
    ...(clickIdName === 'fbclid' && { fbc: `fb.1.${startedAt}.${clickId}` }),
  });
}

/** The request body for the Conversions API, without email address, hashed or not, and without IP address. */
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
        ...(value !== undefined && { custom_data: { currency, value } }),
      },
    ],
  };
}
