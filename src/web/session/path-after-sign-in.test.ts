import { expect, test } from 'vitest';
import { pathAfterSignIn } from './path-after-sign-in.ts';

test('the page that asked for signing in opens', () => {
  expect(pathAfterSignIn('/subscription/manage?a=1', false)).toBe('/subscription/manage?a=1');
});

test('a sign-in page is no page to come back to', () => {
  expect(pathAfterSignIn('/auth/login', false)).toBe('/account');
});

test('without a page to come back to, Account opens (§ 2)', () => {
  expect(pathAfterSignIn(null, false)).toBe('/account');
  expect(pathAfterSignIn('', false)).toBe('/account');
});

test('without a page to come back to, a subscriber’s training opens', () => {
  expect(pathAfterSignIn(null, true)).toBe('/train');
  expect(pathAfterSignIn('/auth/login', true)).toBe('/train');
  expect(pathAfterSignIn('/account/data', true)).toBe('/account/data');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'account',
])('a link cannot lead away from this site: %j', (next) => {
  expect(pathAfterSignIn(next, false)).toBe('/account');
});
