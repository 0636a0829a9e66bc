import { describe, expect, it } from 'vitest';
import { minorOf, typedOf } from './typed-amount.ts';

describe('a typed amount', () => {
  it.each([
    ['35.99', 'USD', 3599],
    ['35,9', 'EUR', 3590],
    [' 12 ', 'USD', 1200],
    ['3599', 'JPY', 3599],
    ['0', 'USD', null],
    ['35.999', 'USD', null],
    ['35.9', 'JPY', null],
    ['-5', 'USD', null],
    ['1e3', 'USD', null],
    ['', 'USD', null],
  ])('a typed amount of %s in %s is %s', (text, currency, minor) => expect(minorOf(text, currency)).toBe(minor));

  it('an amount is typed with the digits of its currency', () => {
    expect([typedOf(3599, 'USD'), typedOf(3600, 'USD'), typedOf(3599, 'JPY')]).toEqual(['35.99', '36.00', '3599']);
  });
});
