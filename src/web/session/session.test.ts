import { afterEach, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { call } from '#web/platform/call.ts';
import { emptyProfile, hasActiveSubscription, isLoggedIn, useSession } from './session.ts';

const go = vi.hoisted(() => vi.fn());
vi.mock('#web/platform/navigate.ts', () => ({ go, currentAddress: () => '/subscription/manage' }));

const leaveTraining = vi.hoisted(() => vi.fn());
vi.mock('./leave-training.ts', () => ({ leaveTraining }));

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

test('a 401 ends the session, and the copy of that person’s training goes from this device', async () => {
  useSession.getState().signIn('t1');
  useSession.getState().setProfile({ ...emptyProfile, id: 7 }, 't1');
  vi.stubGlobal('fetch', async () => new Response('{"error":"signed out"}', { status: 401 }));
  await call(calls.readAccount, { quiet: true });
  vi.unstubAllGlobals();
  expect(useSession.getState().token).toBe('');
  await expect.poll(() => leaveTraining.mock.calls).toEqual([[7]]);
});

test('a forced logout clears the token, resets the profile and opens Login, which leads back', () => {
  useSession.getState().signIn('t1');
  useSession.getState().setProfile({ ...emptyProfile, id: 7, email: 'maya@example.com', sub_status: 'active' }, 't1');
  expect(useSession.getState().profile.id).toBe(7);
  useSession.getState().forceLogout();
  expect(useSession.getState()).toMatchObject({ token: '', profile: emptyProfile });
  expect(go).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2Fsubscription%2Fmanage', { replace: true });
});
