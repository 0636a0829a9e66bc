import { fewestForShare } from '#statistics/ripeness.ts';
import { locale } from './format-price.ts';

/** `67.4%`: one decimal, two where it is less than one per cent. */
export function percentText(share: number, digits = share > 0 && share < 0.01 ? 2 : 1): string {
  return `${(share * 100).toFixed(digits)}%`;
}

/** `58 of 1,098`. */
export const partText = (count: number, of: number): string =>
  `${count.toLocaleString(locale)} of ${of.toLocaleString(locale)}`;

/**
 * The share in per cent; with fewer than 30 the counts, `2 of 24`, because a share of so few says less than they do.
 */
export function shareText(count: number, of: number, digits?: number): string {
  if (of === 0) return '–';
  return of < fewestForShare ? partText(count, of) : percentText(count / of, digits);
}
