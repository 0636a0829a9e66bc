import { describe, expect, it } from 'vitest';
import { termsText } from './terms';

const now = Date.parse('2026-11-21T10:00:00Z');

describe('the terms', () => {
  it('name the amount today, the renewal, its interval and date, and how to cancel', () => {
    const offer = {
      price: { amount_minor: 3599, currency: 'USD' },
      interval: { unit: 'week', count: 12 },
      trial: null,
    } as const;
    expect(termsText(offer, now)).toBe(
      '$35.99 today, then $35.99 every 12 weeks, next on 13 Feb 2027, until you cancel. Cancel online any time in two taps.',
    );
  });

  it('say "every month" for one month', () => {
    const offer = {
      price: { amount_minor: 1999, currency: 'EUR' },
      interval: { unit: 'month', count: 1 },
      trial: null,
    } as const;
    expect(termsText(offer, now)).toContain('then €19.99 every month, next on 21 Dec 2026');
  });

  it('say how long a trial lasts, and what is charged when', () => {
    const offer = {
      price: { amount_minor: 5380, currency: 'JPY' },
      interval: { unit: 'week', count: 12 },
      trial: { unit: 'day', count: 7 },
    } as const;
    expect(termsText(offer, now)).toBe(
      '¥0 today, for a trial of 7 days. Then ¥5,380 every 12 weeks, first on 28 Nov 2026, until you cancel. Cancel online any time in two taps.',
    );
  });
});
