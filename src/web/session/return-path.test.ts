import { expect, test } from 'vitest';
import { loginWithReturn } from './return-path.ts';

test('Login carries the page that asked for it', () => {
  expect(loginWithReturn('/subscription/manage?a=1')).toBe('/auth/login?next=%2Fsubscription%2Fmanage%3Fa%3D1');
});

test('a sign-in page is no page to come back to', () => {
  expect(loginWithReturn('/auth/change')).toBe('/auth/login');
});
