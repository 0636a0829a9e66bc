import { divided } from './lines';

/** What the seller is paid out in, whatever the buyers paid in. */
export const payoutCurrency = 'USD';

/** Ten-thousandths of a dollar for one unit of a currency: made up, near to what they were, and always the same. */
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

/** As Paddle writes it: how many units of the payout's currency one unit of this one brings. */
export function exchangeRate(currency: string): string {
  return String((rates[currency] ?? 10_000) / 10_000);
}

/** An amount in minor units of a currency, in minor units of the payout's. */
export function paidOut(amount: string, currency: string): string {
  const cents = withoutCents.includes(currency) ? 100 : 1;
  return String(divided(Number(amount) * (rates[currency] ?? 10_000) * cents, 10_000));
}
