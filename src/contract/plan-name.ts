import { brand } from './brand.ts';
import type { Interval } from './offer.ts';
import { periodText } from './price-text.ts';

/** What one payment buys: "12 weeks of Everkite". */
export function planName(interval: Interval): string {
  return `${periodText(interval)} of ${brand}`;
}
