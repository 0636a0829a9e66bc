import type { PaidPrice } from './price-changes.sql.ts';

/**
 * A new price outside this share of a present one has to be typed again, because one mistyped digit is a factor of ten.
 */
const usual = { least: 0.5, most: 2 };

/** Whether a new price is far from any of the prices that are paid now. Minor units of one currency. */
export function isUnusualAmount(amountMinor: number, before: readonly Pick<PaidPrice, 'amountMinor'>[]): boolean {
  return before.some(
    (price) => amountMinor < usual.least * price.amountMinor || amountMinor > usual.most * price.amountMinor,
  );
}
