import { expect, it } from 'vitest';
import { plainDigits } from './plain-digits.ts';

it.each([
  ['34', '34'],
  ['３４', '34'],
  ['٣٤', '34'],
  ['۳۴', '34'],
  ['३४', '34'],
  ['๓๔', '34'],
  ['𝟛𝟜', '34'],
  ['𞥓𞥔', '34'],
  ['12٫5', '12٫5'],
  ['Ⅻ ½ 三', 'Ⅻ ½ 三'],
  ['', ''],
])('“%s” is %s', (typed, plain) => expect(plainDigits(typed)).toBe(plain));

it('every script has each digit once in a row', () => {
  const digits = Array.from({ length: 0x11_0000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((sign) => /\p{Nd}/u.test(sign));
  expect(digits.map(plainDigits)).toEqual(digits.map((_, place) => String(place % 10)));
});
