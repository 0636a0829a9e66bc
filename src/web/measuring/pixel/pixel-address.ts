import { type PermittedEvent, vendorOrigins } from '#contract/egress.ts';

interface Circumstances {
  pixelId: string;
  /** Our site's origin, the only part of the address that is sent. */
  origin: string;
  /** Epoch ms. */
  now: number;
}

/**
 * The address of the image by which the advertiser counts an event. Requested by hand, because the vendor's script
 * would read address, title and referrer, and set cookies, by itself.
 */
export function pixelAddress({ name, properties }: PermittedEvent, { pixelId, origin, now }: Circumstances): string {
  const { event_id, currency, value } = properties;
  const query = new URLSearchParams({ id: pixelId, ev: name, dl: origin, rl: '', if: 'false', ts: String(now) });
  if (value !== undefined) {
    query.set('cd[currency]', String(currency));
    query.set('cd[value]', String(value));
    query.set('eid', String(event_id));
  }
  query.set('noscript', '1');
  return `${vendorOrigins.pixel}/tr?${query}`;
}
