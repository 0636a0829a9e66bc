/** The currencies that one can pay in (ISO 4217); the first is the default. */
export const currencies = ['USD', 'EUR', 'GBP', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/** The currency with this code; the default for any other code. */
export function currencyOf(code: string | null | undefined): Currency {
  return currencies.find((currency) => currency === code) ?? currencies[0];
}
