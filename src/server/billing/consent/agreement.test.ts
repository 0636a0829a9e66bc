import { describe, expect, it } from 'vitest';
import type { Consent } from '#contract/checkout.ts';
import { planTermsVersion } from '#contract/plan-change-terms.ts';
import { termsVersion } from '#contract/purchase-terms.ts';
import { agreementToBuy, agreementToChange } from './agreement.ts';

const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });
const offer = {
  id: 2,
  name: '12-week plan',
  price: usd(3599),
  interval: { unit: 'week', count: 12 },
  trial: null,
} as const;
const now = Date.parse('2026-11-21T12:00:00Z');
const consent = (changes: Partial<Consent> = {}): Consent => ({
  accepted: true,
  version: termsVersion,
  shown_at: new Date(now).toISOString(),
  time_zone: 'UTC',
  ...changes,
});
const textOf = (changes: Partial<Consent>) => agreementToBuy(offer, consent(changes), now)?.text;

describe('the agreement to buy', () => {
  it('the agreement to buy is our own text in its present version', () => {
    expect(agreementToBuy(offer, consent(), now)).toEqual({
      text: 'You pay $35.99 today, then $35.99 every 12 weeks, next on 13 Feb 2027, until you cancel. Cancel online any time in two taps. Changed your mind within 14 days? All your money back, two taps. From the second time within 12 months, the days you used are deducted. I agree to this subscription, which renews until I cancel, and to the terms.',
      version: termsVersion,
    });
  });

  it('there is no agreement to buy for an older version of the text', () => {
    expect(agreementToBuy(offer, consent({ version: '2025-01-01' }), now)).toBeNull();
  });

  it.each([
    ['the buyer’s calendar', { time_zone: 'Pacific/Kiritimati', shown_at: '2026-11-21T11:00:00Z' }, '14 Feb 2027'],
    ['the moment at which it was shown', { shown_at: '2026-11-20T23:30:00Z' }, '12 Feb 2027'],
    ['universal time where there is no such calendar', { time_zone: 'Nowhere/<b>' }, '13 Feb 2027'],
  ])('the agreement to buy has its date by %s', (_what, changes, date) => {
    expect(textOf(changes)).toContain(`next on ${date},`);
  });

  it.each([
    ['by a clock that is years off', '2019-01-01T00:00:00Z'],
    ['by a clock that is days ahead', '2026-11-23T00:00:01Z'],
    ['minutes ahead of every server', '2026-11-21T12:05:01Z'],
    ['longer than a day ago', '2026-11-20T11:59:59Z'],
    ['at no time', 'soon'],
  ])('there is no agreement to terms that were shown %s, whose dates would be others', (_when, shown_at) => {
    expect(agreementToBuy(offer, consent({ shown_at }), now)).toBeNull();
  });
});

describe('the agreement to change a plan', () => {
  const preview = {
    offer,
    when: 'now' as const,
    due_now: usd(2400),
    credit: usd(1199),
    next_payment: { price: usd(3599), at: '2027-02-13T12:00:00Z' },
  };

  it('the agreement to change a plan names what is due, and exists only for our own text', () => {
    const agreed = agreementToChange(preview, consent({ version: planTermsVersion }));
    expect(agreed?.text).toContain('You pay $24.00 today for 12 weeks of Everkite: $35.99, less $11.99');
    expect(agreementToChange(preview, consent({ version: 'x' }))).toBeNull();
  });
});
