import { pixelAllowed } from './pixel-allowed.ts';
import type { Purchase } from './send-purchase.ts';

/** Reports page views from now on, if allowed. The code is loaded only for visitors who allow it. Safe to repeat. */
export function loadPixel(): void {
  if (!pixelAllowed()) return;
  import('./page-views.ts')
    .then(({ startPageViews }) => startPageViews())
    .catch((error: unknown) => console.error(error));
}

/** Reports a purchase, if allowed. */
export function reportPurchaseToPixel(purchase: Purchase): void {
  if (!pixelAllowed()) return;
  import('./send-purchase.ts')
    .then(({ sendPurchase }) => sendPurchase(purchase))
    .catch((error: unknown) => console.error(error));
}
