import type { PaidPrice } from '#contract/console/price-change.ts';
import { minorOf } from '../kit/typed-amount.ts';

/** The form as it is filled in. */
export interface TypedPrice {
  offerId: number;
  currency: string;
  amount: string;
  /** `YYYY-MM-DD`, or empty. */
  on: string;
}

/** A price change that can be asked about. */
export interface WantedPrice {
  offerId: number;
  currency: string;
  amountMinor: number;
  on: string;
}

/**
 * The form, with an offer and a currency that somebody pays, and the first day that is possible, until others are given.
 */
export function typedOf(given: Partial<TypedPrice>, paid: readonly PaidPrice[], earliestOn: string): TypedPrice {
  const offerId = given.offerId ?? paid[0]!.offer_id;
  const currencies = paidCurrencies(paid, offerId);
  const usual = currencies.find((code) => code === 'USD') ?? currencies[0]!;
  return {
    offerId,
    currency: currencies.find((code) => code === given.currency) ?? usual,
    amount: given.amount ?? '',
    on: given.on ?? earliestOn,
  };
}

/** What is typed; null until it is complete. */
export function wantedOf({ offerId, currency, amount, on }: TypedPrice): WantedPrice | null {
  const amountMinor = minorOf(amount, currency);
  return amountMinor === null || !/^20\d{2}-\d{2}-\d{2}$/.test(on) ? null : { offerId, currency, amountMinor, on };
}

/** The fault of a typed amount; null also while it is empty. */
export function amountFault({ amount, currency }: Pick<TypedPrice, 'amount' | 'currency'>): string | null {
  if (amount === '' || minorOf(amount, currency) !== null) return null;
  return currency === 'JPY' ? 'Type an amount like 3200.' : 'Type an amount like 24.99.';
}

/** The offers that somebody pays, each once. */
export function paidOffers(paid: readonly PaidPrice[]): PaidPrice[] {
  return paid.filter(({ offer_id }, place) => paid.findIndex((one) => one.offer_id === offer_id) === place);
}

/** The currencies in which somebody pays an offer. */
export function paidCurrencies(paid: readonly PaidPrice[], offerId: number): string[] {
  const own = paid.filter(({ offer_id }) => offer_id === offerId);
  return [...new Set(own.map(({ price }) => price.currency))];
}
