import { brand } from '../../contract/brand';
import type { Interval } from '../../contract/offer';
import { durationWords } from '../offer/price';

/** What one payment buys: "12 weeks of Everkite". */
export function planName(interval: Interval): string {
  return `${durationWords(interval)} of ${brand}`;
}
