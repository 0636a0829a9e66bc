import { expect, test } from 'vitest';
import { cardWords } from './card-words';

test('a card is named as people know it', () => {
  expect(cardWords({ brand: 'visa', last4: '4242' })).toBe('Visa ending 4242');
  expect(cardWords({ brand: 'american_express', last4: '0005' })).toBe('American Express ending 0005');
  expect(cardWords({ brand: 'unknown', last4: '1111' })).toBe('Card ending 1111');
});
