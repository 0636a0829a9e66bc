import { expect, it } from 'vitest';
import { monthlyIn } from './our-monthly.ts';

const part = (currency: string, minor: number, rate: string | null) => ({
  currency,
  micro: BigInt(minor) * 1_000_000n,
  rate,
});

it('parts are converted at their rates and rounded once', () => {
  expect(monthlyIn('USD', [part('USD', 1000, null), part('EUR', 1000, '1.085')])).toBe(2085n);
  expect(monthlyIn('USD', [part('EUR', 1, '0.25'), part('EUR', 1, '0.25')])).toBe(0n);
  expect(monthlyIn('USD', [part('EUR', 3, '0.5'), part('EUR', 2, '0.5')])).toBe(2n);
});

it('a currency without cents has a hundred of them in another', () => {
  expect(monthlyIn('USD', [part('JPY', 1000, '0.0067')])).toBe(670n);
});

it('without the rate of a currency the sum is not known', () => {
  expect(monthlyIn('USD', [part('EUR', 1000, null)])).toBeNull();
});
