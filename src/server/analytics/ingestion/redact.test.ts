import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf } from '#testing/growth.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { cleanText, redactData, redactText } from './redact.ts';

describe('redaction (§ 5)', () => {
  it.each([
    ['pay 4242424242424242 now', 'pay  now'],
    ['4242 4242 4242 4242', ''],
    ['4242-4242-4242-4242 and 5555 5555 5555 4444', ' and '],
    ['4242424242424242 12 29 123', ''],
    ['4242\u00a04242\u20114242\u20094242', ''],
    ['4242\u200b4242\u200b4242\u200b4242', ''],
    ['４２４２ ４２４２ ４２４２ ４２４２', ''],
    ['1234567890123', ''],
    ['my ssn is 123-45-6789.', 'my ssn is .'],
    ['123 45 6789 or 123456789', ' or '],
    ['123\u201345\u20136789', ''],
  ])('card and social security numbers are removed from "%s"', (text, redacted) =>
    expect(redactText(text)).toBe(redacted),
  );

  it.each(['10 minutes', '2026-11-21', '12345678', 'call 555 0100', '12 345 678 901', '1234567890', '123456789012'])(
    'redaction leaves the text "%s" unchanged',
    (text) => expect(redactText(text)).toBe(text),
  );

  it('a mistyped card number with a wrong check digit is removed too', () => {
    expect(redactText('4242424242424241')).toBe('');
  });

  it('redaction covers every text and every field name', () => {
    expect(redactData({ a: [{ b: 'x 4242424242424242' }], '4242424242424242': 1 })).toEqual({
      a: [{ b: 'x ' }],
      '': 1,
    });
  });

  it.each([4242424242424242, -378282246310005, 6_011_000_000_000_000_000])(
    'redaction removes the number %d',
    (number) => expect(redactData({ number })).toEqual({ number: null }),
  );

  it.each([1_893_499_200_000, 123_456_789, 12_345_678_901_234.5, 1e21, 0])(
    'redaction leaves the number %d unchanged',
    (number) => expect(redactData({ number })).toEqual({ number }),
  );

  it('a card number is removed even with unstorable characters between its digits', () => {
    expect(cleanText('4242\u00004242\ud8004242\u00004242')).toBe('');
  });

  it('texts are cut to 1024 characters and lose those that the database cannot store', () => {
    expect(redactData({ long: 'a'.repeat(2000), half: `${'a'.repeat(1023)}😀`, odd: 'a\u0000b\ud800c😀' })).toEqual({
      long: 'a'.repeat(1024),
      half: 'a'.repeat(1023),
      odd: 'abc😀',
    });
  });

  it('data that needs no redaction is not copied', () => {
    const data = { stay_ms: 1200, list: ['a', { b: null }] };
    expect(redactData(data)).toBe(data);
  });

  it('a field called __proto__ is redacted like any other', () => {
    const data = JSON.parse('{"__proto__": {"admin": "4242424242424242"}}');
    expect(JSON.stringify(redactData(data))).toBe('{"__proto__":{"admin":""}}');
  });
});

describe('redaction of any text', () => {
  const piece = fc.constantFrom(
    ...'0123456789',
    ' ',
    '-',
    '  ',
    '\u00a0',
    '\u200b',
    '\0',
    '\ud800',
    '٣',
    'a',
    '.',
    '\n',
  );
  const texts = fc.array(piece, { maxLength: 80 }).map((pieces) => pieces.join(''));

  it('redaction leaves no 13 digits with gaps of at most two, and a second one changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const redacted = cleanText(text);
        const digits = redacted.replace(/(?<=\p{Nd})[\s\p{Pd}\p{Cf}]{1,2}(?=\p{Nd})/gu, '');
        expect(digits).not.toMatch(/\p{Nd}{13}/u);
        expect(cleanText(redacted)).toBe(redacted);
      }),
      propertyRuns({ commit: 300, full: 2000 }),
    );
  });

  it.each(['4', '4 ', '4- '])('%j repeated some million times is removed', (unit) => {
    expect(cleanText(unit.repeat(12_000_000 / unit.length)).replace(/[ -]/g, '')).toBe('');
  });

  it('no part of a card number remains where a long text is cut', () => {
    const card = '4242 4242 4242 4242 ';
    for (const shift of [0, 3, 7, 11, 15, 19]) {
      expect(cleanText(`${' '.repeat(shift)}${card.repeat(4000)}`)).not.toMatch(/\d/);
    }
  });

  it.each([
    ['digits', '1'],
    ['digits with gaps', '1 '],
    ['digits with wide gaps', '1  - '],
    ['twelve digits each', '123456789012   '],
    ['gaps alone', ' -'],
    ['hidden characters', '1\u200b\u200b\u200b'],
    ['eight digits each', '12345678.'],
  ])('the time of redaction is proportional to the length of the text: %s', (_, unit) => {
    const redactLong = (length: number) => void redactData(unit.repeat(length / unit.length));
    expect(growthOf(redactLong, 10_000)).toBeLessThan(1000);
  });
});
