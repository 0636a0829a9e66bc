/** How listed prices include tax: `rate` is decimal text such as "0.19". */
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

/** The provider's net amount of a listed price, in minor units. */
export interface Billed {
  listedMinor: number;
  netMinor: number;
}

/**
 * A listed price without its tax and less a discount, in minor units. As the provider does, the discount is rounded
 * first and then what is left without its tax, each half up.
 */
export function netAmount(listedMinor: number, taxing: Taxing | null, discount: DiscountShare | null): number {
  const rate = decimal(taxing?.rate ?? '0');
  const [over, under] = taxing?.isIncluded ? [rate.under, rate.under + rate.over] : [1n, 1n];
  const off = discount ? halfUp(BigInt(listedMinor) * BigInt(discount.off), BigInt(discount.of)) : 0n;
  return Number(halfUp((BigInt(listedMinor) - off) * over, under));
}

/** A percentage has at most two decimals. */
const hundredPercent = 10_000;

/**
 * The share that a discount takes of any price, from the amount it took of one. Amounts rounded to minor units give it
 * only roughly, so the result is the roundest percentage that reproduces this very bill; the reported share when no
 * percentage does.
 */
export function roundShare(told: DiscountShare, taxing: Taxing | null, billed: Billed): DiscountShare {
  const near = Math.round((told.off * hundredPercent) / told.of);
  const reach = Math.ceil(hundredPercent / told.of) + 1;
  const candidates = Array.from({ length: 2 * reach + 1 }, (_, i) => near - reach + i).filter(
    (off) =>
      off >= 0 &&
      off <= hundredPercent &&
      netAmount(billed.listedMinor, taxing, { off, of: hundredPercent }) === billed.netMinor,
  );
  const off = [1000, 500, 100, 50, 10, 1].flatMap((step) => candidates.filter((one) => one % step === 0))[0];
  return off === undefined ? told : { off, of: hundredPercent };
}

function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/** Decimal text as an exact fraction. */
function decimal(text: string): { over: bigint; under: bigint } {
  const [, whole = '0', digits = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return { over: BigInt(whole + digits), under: 10n ** BigInt(digits.length) };
}
