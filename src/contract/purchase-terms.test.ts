import { describe, expect, it } from 'vitest';
import { consentLabel, purchaseAgreement, termsOf } from './purchase-terms.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

function termsText(...given: Parameters<typeof termsOf>): string {
  const { amount, rest, back } = termsOf(...given);
  return `${amount}${rest} ${back}`;
}

describe('the terms', () => {
  it('the terms name the amount today, the renewal, its interval and date, and how to cancel', () => {
    const offer = {
      price: { amount_minor: 3599, currency: 'USD' },
      interval: { unit: 'week', count: 12 },
      trial: null,
    } as const;
    expect(termsText(offer, now)).toBe(
      '$35.99 today, then $35.99 every 12 weeks, next on 13 Feb 2027, until you cancel. Cancel online any time in two taps. Changed your mind within 14 days? All your money back, two taps. From the second time within 12 months, the days you used are deducted.',
    );
  });

  it('the terms say "every month" for one month', () => {
    const offer = {
      price: { amount_minor: 1999, currency: 'EUR' },
      interval: { unit: 'month', count: 1 },
      trial: null,
    } as const;
    expect(termsText(offer, now)).toContain('then €19.99 every month, next on 21 Dec 2026');
  });

  it('the terms name both amounts of a purchase with a coupon, and the date from which the full one is charged', () => {
    const offer = {
      price: { amount_minor: 3599, currency: 'USD' },
      interval: { unit: 'week', count: 12 },
      trial: null,
      couponDue: { amount_minor: 2879, currency: 'USD' },
    } as const;
    expect(termsText(offer, now)).toBe(
      '$28.79 today with your code. Then the full $35.99 every 12 weeks, first on 13 Feb 2027, until you cancel. Cancel online any time in two taps. Changed your mind within 14 days? All your money back, two taps. From the second time within 12 months, the days you used are deducted.',
    );
    expect(purchaseAgreement(offer, now)).toContain(`You pay ${termsText(offer, now)}`);
  });

  it.each([
    [
      1,
      '$9.99 today. Then $35.99 every 12 weeks, first on 13 Feb 2027, until you cancel. Cancel online any time in two taps.',
    ],
    [
      2,
      '$9.99 today, then $9.99 every 12 weeks, next on 13 Feb 2027. From 8 May 2027 on $35.99 every 12 weeks, until you cancel. Cancel online any time in two taps.',
    ],
  ])(
    'the terms name both amounts of a lower first price for %i payments, and the date of the full one',
    (payments, text) => {
      const offer = {
        price: { amount_minor: 3599, currency: 'USD' },
        interval: { unit: 'week', count: 12 },
        trial: null,
        intro: { payments, price: { amount_minor: 999, currency: 'USD' } },
      } as const;
      expect(termsText(offer, now)).toContain(text);
      expect(purchaseAgreement(offer, now)).toContain(`You pay ${text}`);
    },
  );

  it('the terms say how long a trial lasts, and what is charged when', () => {
    const offer = {
      price: { amount_minor: 5380, currency: 'JPY' },
      interval: { unit: 'week', count: 12 },
      trial: { unit: 'day', count: 7 },
    } as const;
    expect(termsText(offer, now)).toBe(
      '¥0 today, for a trial of 7 days. Then ¥5,380 every 12 weeks, first on 28 Nov 2026, until you cancel. Cancel online any time in two taps. One trial a person. Changed your mind within 14 days? All your money back, two taps. From the second time within 12 months, the days you used are deducted.',
    );
  });
});

describe('what is recorded of the agreement', () => {
  const offer = {
    price: { amount_minor: 3599, currency: 'USD' },
    interval: { unit: 'week', count: 12 },
    trial: null,
  } as const;

  it('the recorded text of a purchase is the one on screen', () => {
    const text = purchaseAgreement(offer, now);
    expect(text).toContain(termsText(offer, now));
    expect(text).toContain(consentLabel.text);
    expect(text).toMatch(/\$35\.99 today.*every 12 weeks.*13 Feb 2027.*Cancel online/);
  });

  it('the recorded text of a purchase has the date of the buyer’s calendar', () => {
    const lateEvening = Date.parse('2026-11-21T22:30:00Z');
    expect(purchaseAgreement(offer, lateEvening, 'America/New_York')).toContain('13 Feb 2027');
    expect(purchaseAgreement(offer, lateEvening, 'Asia/Tokyo')).toContain('14 Feb 2027');
  });
});
