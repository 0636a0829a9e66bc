import { expect, test } from 'vitest';
import { pathAfterSignIn } from './path-after-sign-in.ts';

test('the page that asked for signing in opens', () => {
  expect(pathAfterSignIn('/subscription/manage?a=1')).toBe('/subscription/manage?a=1');
});

test('a sign-in page is no page to come back to', () => {
  expect(pathAfterSignIn('/auth/login')).toBe('/account');
});

test('without a page to come back to, Account opens (§ 4)', () => {
  expect(pathAfterSignIn(null)).toBe('/account');
  expect(pathAfterSignIn('')).toBe('/account');
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'account',
])('a link cannot lead away from this site: %j', (next) => {
  expect(pathAfterSignIn(next)).toBe('/account');
});
