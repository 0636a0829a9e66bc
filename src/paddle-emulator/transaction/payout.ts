import { divided } from './lines.ts';

/** The currency of all payouts to the seller. */
export const payoutCurrency = 'USD';

/** Ten-thousandths of a dollar for one unit of a currency: fixed rates near the real ones. */
const rates: Readonly<Record<string, number>> = {
  USD: 10_000,
  EUR: 10_850,
  GBP: 12_700,
  JPY: 67,
  CAD: 7_150,
  AUD: 6_500,
  CHF: 11_300,
};
/** Currencies whose unit has no cents. */
const withoutCents = ['JPY', 'KRW', 'VND'];

/** The units of the payout currency for one unit of this currency, as Paddle writes it. */
export function exchangeRate(currency: string): string {
  return String((rates[currency] ?? 10_000) / 10_000);
}

/** Converts an amount in minor units to minor units of the payout currency. */
export function paidOut(amount: string, currency: string): string {
  const cents = withoutCents.includes(currency) ? 100 : 1;
  return String(divided(Number(amount) * (rates[currency] ?? 10_000) * cents, 10_000));
}
