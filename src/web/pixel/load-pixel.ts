import { pixelAllowed } from './pixel-allowed';
import type { Purchase } from './tell-purchase';

/** Has the opening of pages told from now on, if it may be. Who does not allow it is not sent the code. Safe to repeat. */
export function loadPixel(): void {
  if (!pixelAllowed()) return;
  import('./page-views').then(({ startPageViews }) => startPageViews()).catch((error: unknown) => console.error(error));
}

/** Tells of a purchase, if it may be told. */
export function reportPurchaseToPixel(purchase: Purchase): void {
  if (!pixelAllowed()) return;
  import('./tell-purchase')
    .then(({ tellPurchase }) => tellPurchase(purchase))
    .catch((error: unknown) => console.error(error));
}
