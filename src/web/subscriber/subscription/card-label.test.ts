import { expect, test } from 'vitest';
import { cardLabel } from './card-label.ts';

test('a card is named as people know it', () => {
  expect(cardLabel({ brand: 'visa', last4: '4242' })).toBe('Visa ending 4242');
  expect(cardLabel({ brand: 'american_express', last4: '0005' })).toBe('American Express ending 0005');
  expect(cardLabel({ brand: 'unknown', last4: '1111' })).toBe('Card ending 1111');
});
