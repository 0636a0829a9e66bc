import { majorAmount, purchaseEventId } from '#contract/egress.ts';
import type { Price } from '#contract/offer.ts';
import { sendPixel } from './send-pixel.ts';

export interface Purchase {
  transactionId: string;
  /** The charge; 0 for the start of a trial. */
  total: Price;
}

/**
 * Reports a purchase, or the start of a trial, to the advertiser under the name that our server uses too.
 * Where the browser cannot hash, only the server reports it.
 */
export async function sendPurchase({ transactionId, total }: Purchase): Promise<void> {
  if (globalThis.crypto?.subtle === undefined) return;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(transactionId)));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const event_id = purchaseEventId(hex);
  if (total.amount_minor === 0) sendPixel('StartTrial', { event_id });
  else sendPixel('Purchase', { event_id, currency: total.currency, value: majorAmount(total) });
}
