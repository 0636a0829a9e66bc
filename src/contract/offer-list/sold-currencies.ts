/**
 * The currencies that the payment provider charges in (ISO 4217), each with the least amount that we ask for, in minor
 * units: above the provider's own minimum, which is 70 US cents or what that is elsewhere.
 */
export const leastAmounts: Readonly<Record<string, number>> = {
  USD: 70,
  EUR: 70,
  GBP: 70,
  JPY: 120,
  ARS: 150_000,
  AUD: 120,
  BRL: 450,
  CAD: 110,
  CHF: 70,
  CLP: 800,
  CNY: 600,
  COP: 350_000,
  CZK: 1_900,
  DKK: 550,
  HKD: 600,
  HUF: 30_000,
  ILS: 300,
  INR: 7_000,
  KRW: 1_100,
  MXN: 1_600,
  NOK: 850,
  NZD: 130,
  PEN: 300,
  PLN: 320,
  RUB: 8_000,
  SEK: 850,
  SGD: 110,
  THB: 2_700,
  TRY: 3_500,
  TWD: 2_500,
  UAH: 3_200,
  VND: 20_000,
  ZAR: 1_500,
};

/** Those with prices that a price list has anyway come first. */
export const soldCurrencies: readonly string[] = Object.keys(leastAmounts);
