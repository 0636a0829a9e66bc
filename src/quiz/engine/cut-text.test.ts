import { expect, it } from 'vitest';
import { code } from '#testing/source-files.ts';
import { cutText } from './cut-text.ts';

it.each([
  ['kite', 8, 'kite'],
  ['kite', 4, 'kite'],
  ['kites', 4, 'kite'],
  ['kit😀', 4, 'kit'],
  ['kit😀', 5, 'kit😀'],
  ['kit😀s', 5, 'kit😀'],
  ['😀😀', 1, ''],
  ['𝒳𝒴', 3, '𝒳'],
  ['kit🪁', 0, ''],
])('“%s” cut to %i is “%s”', (text, most, expected) => {
  expect(cutText(text, most)).toBe(expected);
});

/** Files that cut texts in their own way, with the reason. */
const ownCuts = [
  // Headers and protocol text, which are ASCII and not shown.
  'server/analytics/ingestion/upload-intake.ts',
  'server/billing/checkout/checkout.routes.ts',
  'server/billing/paddle/webhook-signature.ts',
  'server/identity/device-of.ts',
  'server/mail/bounces/read-mail.ts',
  'server/platform/http/accepted.ts',
  // These take out halves of characters with everything else that cannot be stored or sent.
  'server/analytics/ingestion/redact.ts',
  'tracker/captured-text.ts',
  // A stand-in of another product.
  'paddle-emulator/webhook/outbox.ts',
];

const cutsByItself = (text: string) => /\.slice\(0, (?:longest\w*|max\w*Length|mostCharacters)\)/.test(text);

it('a text is cut to its limit here alone, so that no character is cut in two', () => {
  const found = code.filter(({ text }) => cutsByItself(text)).map(({ name }) => name);
  expect(found.sort()).toEqual([...ownCuts].sort());
});
