import { expect, test } from 'vitest';
import { termsOf, termsVersion } from '../offer/terms';
import { consentLabel, consentOf } from './consent';

const offer = {
  id: 2,
  name: '12-week plan',
  price: { amount_minor: 3599, currency: 'USD' },
  interval: { unit: 'week', count: 12 },
  trial: null,
} as const;

test('what is recorded of the agreement is what stands on the screen', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const consent = consentOf(offer, now, true);
  const { amount, rest } = termsOf(offer, now);
  expect(consent.text).toContain(amount + rest);
  expect(consent.text).toContain(consentLabel.words);
  expect(consent.text).toMatch(/\$35\.99 today.*every 12 weeks.*13 Feb 2027.*Cancel online/);
  expect(consent).toMatchObject({ accepted: true, version: termsVersion, locale: 'en-US' });
});
