import { brand } from './brand.ts';
import { periodText } from './format-price.ts';
import type { Interval } from './offer.ts';

/** The thing that one payment buys: "12 weeks of Everkite". */
export function planName(interval: Interval): string {
  return `${periodText(interval)} of ${brand}`;
}
