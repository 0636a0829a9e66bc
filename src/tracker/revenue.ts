import type { RevenueProperties } from '../contract/event';

interface Revenue {
  productId: string;
  quantity: number;
  /** Of one, in the currency's own unit, not in cents; below 0 for money that goes back. */
  price: number;
  revenueType: string;
  /** ISO 4217. */
  currency: string;
}

/**
 * What a `revenue_amount` event tells (§ 5).
 * @throws RangeError when the quantity is not above 0, or an amount is no number
 */
export function revenueProperties({ productId, quantity, price, revenueType, currency }: Revenue): RevenueProperties {
  if (!Number.isFinite(quantity) || quantity <= 0) {
    throw new RangeError(`A revenue's quantity must be above 0, it is ${quantity}.`);
  }
  if (!Number.isFinite(price)) throw new RangeError(`A revenue's price must be a number, it is ${price}.`);
  return {
    $productId: productId,
    $quantity: quantity,
    $price: price,
    $revenueType: revenueType,
    $currency: currency,
    // Without the tail that binary fractions leave: 0.1 × 3.
    $revenue: Number((price * quantity).toFixed(6)),
  };
}
