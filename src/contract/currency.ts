/** What can be paid in (ISO 4217); the first where nothing speaks for another. */
export const currencies = ['USD', 'EUR', 'GBP', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/** The code as one of ours; the default currency when it is none. */
export function currencyOf(code: string | null | undefined): Currency {
  return currencies.find((currency) => currency === code) ?? currencies[0];
}
