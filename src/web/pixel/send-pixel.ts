import { permittedEvent, pixelDocuments } from '../../contract/egress';
import { publicConfig } from '../platform/public-config';
import { pixelAddress } from './pixel-address';
import { pixelAllowed } from './pixel-allowed';

/** Tells the advertiser of an event, if visitor, firewall and this document's policy allow it; says whether it did. */
export function sendPixel(name: string, properties: Readonly<Record<string, unknown>>): boolean {
  const event = permittedEvent('pixel', name, properties);
  if (event === null || !pixelAllowed() || !pixelDocuments.some((path) => path === documentPath())) return false;
  const image = new Image();
  image.referrerPolicy = 'no-referrer';
  image.src = pixelAddress(event, { pixelId: publicConfig().pixel_id, origin: location.origin, now: Date.now() });
  return true;
}

/** Of the address by which this document was loaded: its policy stays though other pages are shown in it since. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation === undefined ? '' : new URL(navigation.name).pathname;
}
