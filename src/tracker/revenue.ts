import type { RevenueProperties } from '#contract/event.ts';

interface Revenue {
  productId: string;
  quantity: number;
  /** For one item, in the currency's main unit, not in cents; below 0 for money that is returned. */
  price: number;
  revenueType: string;
  /** ISO 4217. */
  currency: string;
}

/**
 * The properties of a `revenue_amount` event (§ 5).
 * @throws RangeError when the quantity is not above 0, or quantity or price is not a finite number
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
    // Rounded, because in binary fractions 0.1 × 3 is not 0.3.
    $revenue: Number((price * quantity).toFixed(6)),
  };
}
