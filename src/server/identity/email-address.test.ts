import { describe, expect, it } from 'vitest';
import { readEmailAddress } from './email-address.ts';

describe('readEmailAddress', () => {
  it('readEmailAddress trims an address for storing and lower-cases it for comparing', () => {
    expect(readEmailAddress('  Ada.Lovelace@Example.COM ')).toEqual({
      email: 'Ada.Lovelace@Example.COM',
      emailKey: 'ada.lovelace@example.com',
    });
  });

  it.each(['a@b.co', 'ada+kite@sub.example.com', "o'neil@example.org", 'ada@bücher.example', '用户@example.cn'])(
    'readEmailAddress accepts %s',
    (email) => {
      expect(readEmailAddress(email)?.email).toBe(email);
    },
  );

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@example..com',
    'ada@-example.com',
    'ada lovelace@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..da@example.com',
    'ada@exa mple.com',
    'ada@example.com\nbcc: all@example.com',
    'Ada <ada@example.com>',
    'ada,eve@example.com',
    // Kelvin sign, full-width m, a ligature, script g: compared or mailed to, they would be another address.
    '\u212aate@example.com',
    'ada@example.co\uff4d',
    'o\ufb03ce@example.com',
    'ada@\u210axample.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(250)}.com`,
  ])('readEmailAddress refuses %j', (email) => {
    expect(readEmailAddress(email)).toBeNull();
  });
});
