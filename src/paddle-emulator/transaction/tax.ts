import type { TaxMode } from '#paddle-emulator/platform/entities.ts';
import { divided } from './lines.ts';

export interface Country {
  code: string;
  name: string;
  /** Hundredths of a percent: 2000 is 20 %. */
  rate: number;
}

/** The countries of the card form, with standard tax rates. */
export const countries: readonly Country[] = [
  { code: 'AU', name: 'Australia', rate: 1000 },
  { code: 'AT', name: 'Austria', rate: 2000 },
  { code: 'BE', name: 'Belgium', rate: 2100 },
  { code: 'BR', name: 'Brazil', rate: 0 },
  { code: 'CA', name: 'Canada', rate: 500 },
  { code: 'DK', name: 'Denmark', rate: 2500 },
  { code: 'FI', name: 'Finland', rate: 2550 },
  { code: 'FR', name: 'France', rate: 2000 },
  { code: 'DE', name: 'Germany', rate: 1900 },
  { code: 'IN', name: 'India', rate: 1800 },
  { code: 'IE', name: 'Ireland', rate: 2300 },
  { code: 'IT', name: 'Italy', rate: 2200 },
  { code: 'JP', name: 'Japan', rate: 1000 },
  { code: 'NL', name: 'Netherlands', rate: 2100 },
  { code: 'NZ', name: 'New Zealand', rate: 1500 },
  { code: 'NO', name: 'Norway', rate: 2500 },
  { code: 'PL', name: 'Poland', rate: 2300 },
  { code: 'PT', name: 'Portugal', rate: 2300 },
  { code: 'ES', name: 'Spain', rate: 2100 },
  { code: 'SE', name: 'Sweden', rate: 2500 },
  { code: 'CH', name: 'Switzerland', rate: 810 },
  { code: 'GB', name: 'United Kingdom', rate: 2000 },
  { code: 'US', name: 'United States', rate: 0 },
];

const taxAddedOnTop = ['US', 'CA'];

interface TaxedAmount {
  subtotal: number;
  tax: number;
  total: number;
}

/** The rate in hundredths of a percent; 0 while the country is unknown. */
export function taxRateOf(countryCode: string | null): number {
  return countries.find(({ code }) => code === countryCode)?.rate ?? 0;
}

/** An amount in minor units split into subtotal and tax; halves of a minor unit round up. */
export function applyTax(amount: number, mode: TaxMode, countryCode: string | null): TaxedAmount {
  const rate = taxRateOf(countryCode);
  if (includesTax(mode, countryCode)) {
    const subtotal = divided(amount * 10_000, 10_000 + rate);
    return { subtotal, tax: amount - subtotal, total: amount };
  }
  const tax = divided(amount * rate, 10_000);
  return { subtotal: amount, tax, total: amount + tax };
}

/** Whether an amount with this tax mode includes the tax of the country. */
export function includesTax(mode: TaxMode, countryCode: string | null): boolean {
  if (mode === 'internal') return true;
  if (mode === 'external') return false;
  return countryCode !== null && !taxAddedOnTop.includes(countryCode);
}
