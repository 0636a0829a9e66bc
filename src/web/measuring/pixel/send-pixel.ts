import { type PermittedEvent, permittedEvent, pixelDocuments, vendorOrigins } from '#contract/egress.ts';
import { publicConfig } from '#web/platform/public-config.ts';
import { pixelAllowed } from './pixel-allowed.ts';

/**
 * Reports an event to the advertiser if visitor, firewall and this document's policy allow it. Returns whether it did.
 */
export function sendPixel(name: string, properties: Readonly<Record<string, unknown>>): boolean {
  const event = permittedEvent('pixel', name, properties);
  if (event === null || !pixelAllowed() || !pixelDocuments.some((path) => path === documentPath())) return false;
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  image.src = pixelAddress(event, { pixelId: publicConfig().pixel_id, origin: location.origin, now: Date.now() });
  return true;
}

/** The path this document was loaded from, whose policy still applies after the router has changed the page. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined ? '' : new URL(navigation.name).pathname;
}

interface Circumstances {
  pixelId: string;
  /** Our site's origin, the only part of the address that is sent. */
  origin: string;
  /** Epoch ms. */
  now: number;
}

/**
 * The address of the image by which the advertiser counts an event. We request it ourselves, because the vendor's
 * script would read address, title and referrer, and set cookies.
 */
function pixelAddress({ name, properties }: PermittedEvent, { pixelId, origin, now }: Circumstances): string {
  const { event_id, currency, value } = properties;
  const query = new URLSearchParams({ id: pixelId, ev: name, dl: origin, rl: '', if: 'false', ts: String(now) });
  if (value !== undefined) {
    query.set('cd[currency]', String(currency));
    query.set('cd[value]', String(value));
  }
  if (event_id !== undefined) query.set('eid', String(event_id));
  query.set('noscript', '1');
  return `${vendorOrigins.pixel}/tr?${query}`;
}
