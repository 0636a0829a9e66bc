import { majorAmount, purchaseEventId } from '../../contract/egress';
import type { Price } from '../../contract/offer';
import { sendPixel } from './send-pixel';

export interface Purchase {
  transactionId: string;
  /** What was charged; a trial that costs nothing is no purchase. */
  total: Price;
}

/** Tells the advertiser of a purchase under the name that our server uses too. Where the browser cannot hash, only the server does. */
export async function tellPurchase({ transactionId, total }: Purchase): Promise<void> {
  if (total.amount_minor === 0 || globalThis.crypto?.subtle === undefined) return;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(transactionId)));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const { currency } = total;
  sendPixel('Purchase', { event_id: purchaseEventId(hex), currency, value: majorAmount(total) });
}
