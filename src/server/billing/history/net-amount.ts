import { divideHalfEven } from '#statistics/half-even.ts';

/** How listed prices and tax go together: `rate` is decimal text such as "0.19". */
export interface Taxing {
  rate: string;
  /** Whether the listed price includes the tax. */
  isIncluded: boolean;
}

/** The share of the prices that a discount takes: `off` of `of`. */
export interface DiscountShare {
  off: number;
  of: number;
}

/** A listed price without its tax and less a discount, in minor units; rounded once, half to even. */
export function netAmount(listedMinor: number, taxing: Taxing | null, discount: DiscountShare | null): number {
  const rate = decimal(taxing?.rate ?? '0');
  const [over, under] = taxing?.isIncluded ? [rate.under, rate.under + rate.over] : [1n, 1n];
  const [kept, whole] = discount ? [BigInt(discount.of - discount.off), BigInt(discount.of)] : [1n, 1n];
  return Number(divideHalfEven(BigInt(listedMinor) * over * kept, under * whole));
}

/** Decimal text as an exact fraction. */
function decimal(text: string): { over: bigint; under: bigint } {
  const [, whole = '0', digits = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return { over: BigInt(whole + digits), under: 10n ** BigInt(digits.length) };
}
