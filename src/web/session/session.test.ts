import { afterEach, expect, test, vi } from 'vitest';
import { emptyProfile, hasActiveSubscription, isLoggedIn, useSession } from './session.ts';

const go = vi.hoisted(() => vi.fn());
vi.mock('#web/platform/navigate.ts', () => ({ go, currentAddress: () => '/subscription/manage' }));

afterEach(() => {
  useSession.getState().forget();
  go.mockClear();
});

test('a user is logged in when the token is non-empty (§ 4)', () => {
  expect(isLoggedIn(useSession.getState())).toBe(false);
  useSession.getState().signIn('t1');
  expect(isLoggedIn(useSession.getState())).toBe(true);
});

test.each([
  ['active', true],
  ['trialing', true],
  ['past_due', false],
  ['paused', false],
  ['canceled', false],
  ['Active', false],
  ['', false],
])('the status %j is an active subscription: %s', (sub_status, expected) => {
  expect(hasActiveSubscription({ profile: { ...emptyProfile, sub_status } })).toBe(expected);
});

test('an empty profile is empty or 0 in every field (§ 3)', () => {
  expect(Object.values(emptyProfile).every((value) => value === '' || value === 0)).toBe(true);
});

test('a forced logout clears the token, resets the profile and opens Login, which leads back and hears who it was', () => {
  useSession.getState().signIn('t1');
  useSession.getState().setProfile({ ...emptyProfile, id: 7, email: 'maya@example.com', sub_status: 'active' }, 't1');
  expect(useSession.getState().profile.id).toBe(7);
  useSession.getState().forceLogout();
  expect(useSession.getState()).toMatchObject({ token: '', profile: emptyProfile });
  expect(go).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2Fsubscription%2Fmanage', {
    replace: true,
    state: 7,
  });
});
