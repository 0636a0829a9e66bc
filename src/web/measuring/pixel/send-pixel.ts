import { permittedEvent, pixelDocuments } from '#contract/egress.ts';
import { publicConfig } from '#web/platform/public-config.ts';
import { pixelAddress } from './pixel-address.ts';
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

/** The address this document was loaded from: its policy still applies when the router has changed the page since. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined ? '' : new URL(navigation.name).pathname;
}
