import { brand } from './brand';
import type { Interval } from './offer';
import { durationWords } from './price-words';

/** What one payment buys: "12 weeks of Everkite". */
export function planName(interval: Interval): string {
  return `${durationWords(interval)} of ${brand}`;
}
