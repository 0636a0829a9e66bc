import { type PermittedEvent, vendorOrigins } from '../../contract/egress';

interface Circumstances {
  pixelId: string;
  /** Of our site; all that is said of the address. */
  origin: string;
  /** Epoch ms. */
  now: number;
}

/**
 * The address of the image by which the advertiser counts an event. It is asked for by hand, without the vendor's script:
 * that would read address, title and referrer, and set cookies, by itself.
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
