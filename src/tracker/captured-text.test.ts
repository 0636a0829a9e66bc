import fc from 'fast-check';
import { expect, it } from 'vitest';
import { growthOf } from '#testing/growth.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { capturedAddress, capturedAttribute, capturedLine, capturedText } from './captured-text.ts';

/** Pieces in document order; those in brackets are next to the pressed element. */
const piecesOf = (...texts: string[]) =>
  texts.map((text) => ({ text: text.replace(/^\[|\]$/g, ''), isOwn: !text.startsWith('[') }));

it.each([
  ['4242424242424242', ''],
  ['pay 4242 4242 4242 4242 now', 'pay now'],
  ['4242-4242-4242-4242 and 5555 5555 5555 4444', 'and'],
  ['4242.4242.4242.4242, 4242/4242/4242/4242', ''],
  ['4242\u00a04242\u20094242\u200b4242', ''],
  ['4242 – 4242 — 4242 ‑ 4242', ''],
  ['٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢', ''],
  ['3782 822463 10005', ''],
  ['my ssn is 123-45-6789, hers 987 65 4321', 'my ssn is , hers'],
  ['123456789', ''],
  ['123.45.6789', ''],
])('captured text contains no number of "%s" (§ 5)', (text, kept) => expect(capturedLine(text)).toBe(kept));

it.each(['10 minutes a day', '12-week plan, $35.99', '1 of 29 screens', 'Call 988', '12345678', '2026-11-21'])(
  'captured text keeps "%s"',
  (text) => expect(capturedLine(text)).toBe(text),
);

it.each([
  ['halves of a card', ['4242 4242 ', '4242 4242'], ''],
  ['digits one by one', [...'4242424242424242'], ''],
  ['a card with signs between', ['4242', ' - ', '4242', ' - ', '4242', ' - ', '4242'], ''],
  ['a social security number', ['123', '-', '45', '-', '6789'], ''],
  ['one that breaks within a group', ['12', '3-4', '5-67', '89'], ''],
  ['one beside another number', ['Step 5', '123-45-6789', '6 left'], 'Step 5 6 left'],
])('captured text contains nothing of %s split over pieces (§ 5)', (_what, texts, kept) => {
  expect(capturedText(piecesOf(...texts))).toBe(kept);
});

it.each([
  ['before it', ['[4242 4242]', '4242 4242'], ''],
  ['after it', ['Card 4242', '[4242]', '[4242 4242]'], 'Card'],
  ['on both sides', ['[123]', '45', '[6789]'], ''],
])('captured text contains no part of a number that continues %s (§ 5)', (_where, texts, kept) => {
  expect(capturedText(piecesOf(...texts))).toBe(kept);
});

it('captured text contains nothing of the text beside the pressed element', () => {
  expect(capturedText(piecesOf('[Never]', 'Next', '[Often]'))).toBe('Next');
});

it('captured text contains no digit of a card, however it is split and spaced (§ 5)', () => {
  const gap = fc.constantFrom('', ' ', '-', '\u00a0', ' - ');
  const digit = fc.record({ digit: fc.integer({ min: 0, max: 9 }), gap, isOwn: fc.boolean() });
  fc.assert(
    fc.property(fc.array(digit, { minLength: 13, maxLength: 19 }), (digits) => {
      const pieces = digits.map(({ digit, gap, isOwn }) => ({ text: `${digit}${gap}`, isOwn }));
      expect(capturedText(pieces)).not.toMatch(/\d/);
    }),
    propertyRuns({ commit: 100, full: 1000 }),
  );
});

it('captured text is one line of at most 255 characters, none of them halved (§ 5)', () => {
  expect(capturedLine('  two\n\n  words ')).toBe('two words');
  expect(capturedLine('a'.repeat(300))).toBe('a'.repeat(255));
  expect(capturedLine(`${'a'.repeat(254)}😀`)).toBe('a'.repeat(254));
});

it.each(['1', '1 ', '1 - . ', '12 '])('capturing a text made of “%s” takes linear time', (unit) => {
  expect(growthOf((length) => capturedLine(`${unit.repeat(length / unit.length)}x`), 3_000)).toBeLessThan(1000);
});

it('capturing a text of many parts takes linear time', () => {
  const partsOf = (count: number) => Array.from({ length: count }, (_, i) => ({ text: i % 7 ? '' : '1', isOwn: true }));
  expect(growthOf((count) => capturedText(partsOf(count)), 200)).toBeLessThan(1000);
});

it('a captured attribute has at most 128 characters and no card-like number (§ 5)', () => {
  expect(capturedAttribute('a'.repeat(200))).toBe('a'.repeat(128));
  expect(capturedAttribute('card-4242424242424242')).toBe('card-');
});

it.each([
  ['/help', '/help'],
  ['/leave?token=secret#now', '/leave'],
  ['#prices', '/here'],
  ['https://site.example/terms?a=1', '/terms'],
  ['https://user:key@other.example/a?b=c', 'https://other.example/a'],
  ['mailto:ada@example.com', ''],
  ['tel:988', ''],
  ['javascript:alert(1)', ''],
  ['data:text/plain,secret', ''],
  ['http://[', ''],
])('the captured address of %s is "%s"', (href, address) => {
  expect(capturedAddress(href, 'https://site.example/here?utm_source=x')).toBe(address);
});
