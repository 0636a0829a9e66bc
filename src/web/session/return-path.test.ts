import { expect, test } from 'vitest';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { loginWithReturn } from './return-path.ts';

test('Login carries the page that asked for it', () => {
  expect(loginWithReturn('/subscription/manage?a=1')).toBe('/auth/login?next=%2Fsubscription%2Fmanage%3Fa%3D1');
  expect(pathAfterSignIn('/subscription/manage?a=1')).toBe('/subscription/manage?a=1');
});

test('a sign-in page is no page to come back to', () => {
  expect(loginWithReturn('/auth/change')).toBe('/auth/login');
  expect(pathAfterSignIn('/auth/login')).toBe('/account');
});

test('without a page to come back to, Account opens (§ 2)', () => {
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
