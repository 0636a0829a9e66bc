import { divideHalfEven } from '#statistics/half-even.ts';

/**
 * A sum in one currency, with the payout currency for one unit of it as decimal text; null until a payment reported a
 * rate.
 */
export interface MonthlyPart {
  currency: string;
  /** Millionths of a minor unit. */
  micro: bigint;
  rate: string | null;
}

/**
 * Monthly recurring revenue in one currency, in minor units, rounded half-even once at the end; null when the rate of a
 * currency is not known.
 */
export function monthlyIn(into: string, parts: readonly MonthlyPart[]): bigint | null {
  // In 10^-18 minor units.
  let sum = 0n;
  for (const { currency, micro, rate } of parts) {
    const scaled = currency === into ? unit : scaledRate(rate);
    if (scaled === null) return null;
    const [more, less] = [10n ** BigInt(digitsOf(into)), 10n ** BigInt(digitsOf(currency))];
    sum += (micro * scaled * more) / less;
  }
  return divideHalfEven(sum, million * unit);
}

const million = 1_000_000n;
const rateDigits = 12;
const unit = 10n ** BigInt(rateDigits);

function scaledRate(rate: string | null): bigint | null {
  const [, whole, part = ''] = /^(\d+)(?:\.(\d+))?$/.exec(rate ?? '') ?? [];
  return whole === undefined ? null : BigInt(whole + part.slice(0, rateDigits).padEnd(rateDigits, '0'));
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
