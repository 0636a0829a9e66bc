import { majorAmount, purchaseEventId } from '#contract/egress.ts';
import type { Price } from '#contract/offer.ts';
import { sendPixel } from './send-pixel.ts';

export interface Purchase {
  transactionId: string;
  /** The charge; a trial that costs nothing is no purchase. */
  total: Price;
}

/**
 * Reports a purchase to the advertiser under the name that our server uses too.
 * Where the browser cannot hash, only the server reports it.
 */
export async function sendPurchase({ transactionId, total }: Purchase): Promise<void> {
  if (total.amount_minor === 0 || globalThis.crypto?.subtle === undefined) return;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(transactionId)));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const { currency } = total;
  sendPixel('Purchase', { event_id: purchaseEventId(hex), currency, value: majorAmount(total) });
}
