import { brand } from './brand.ts';
import type { Interval } from './offer.ts';
import { durationWords } from './price-words.ts';

/** What one payment buys: "12 weeks of Everkite". */
export function planName(interval: Interval): string {
  return `${durationWords(interval)} of ${brand}`;
}
