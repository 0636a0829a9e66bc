import type { Discount } from '../discount/discount-entity';
import { divided, type Line } from './lines';

/** How much a discount takes off each line, in minor units; never more than the line. What is given back has none. */
export function discountsOn(lines: readonly Line[], discount: Discount | null): number[] {
  if (discount === null) return lines.map(() => 0);
  const open = lines.map((line) => (appliesTo(discount, line) ? Math.max(0, line.amount) : 0));
  switch (discount.type) {
    case 'percentage': {
      const hundredths = Math.round(Number(discount.amount) * 100);
      return open.map((amount) => divided(amount * hundredths, 10_000));
    }
    case 'flat_per_seat':
      return open.map((amount, index) => Math.min(amount, Number(discount.amount) * lines[index]!.quantity));
    case 'flat': {
      let left = Number(discount.amount);
      return open.map((amount) => {
        const off = Math.min(amount, left);
        left -= off;
        return off;
      });
    }
  }
}

/** Whether a discount can take something off at least one of these lines. */
export function isEligible(lines: readonly Line[], discount: Discount, currency: string): boolean {
  const payable = discount.currency_code === null || discount.currency_code === currency;
  return payable && lines.some((line) => appliesTo(discount, line));
}

function appliesTo({ restrict_to }: Discount, { price }: Line): boolean {
  return restrict_to === null || restrict_to.includes(price.id) || restrict_to.includes(price.product_id);
}
