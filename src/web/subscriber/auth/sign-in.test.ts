import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { refusals } from '#contract/messages.ts';
import { emptyProfile, useSession } from '#web/session/session.ts';
import { signIn } from './sign-in.ts';

const { call, go, notifyFailure, track } = vi.hoisted(() => ({
  call: vi.fn(),
  go: vi.fn(),
  notifyFailure: vi.fn(),
  track: vi.fn(),
}));
vi.mock('#web/platform/call.ts', () => ({ call }));
vi.mock('#web/platform/navigate.ts', () => ({ go, currentAddress: () => '/auth/login' }));
vi.mock('#web/platform/notify.ts', () => ({ notifyFailure }));
vi.mock('#web/measuring/analytics/track.ts', () => ({ describeUserBy: () => {}, track }));

const details = { email: 'maya@example.com', password: 'a quiet kite' };
const refused = (status: number, error: unknown) => ({ data: null, error, status });
const given = (data: unknown) => ({ data, error: null, status: 200 });

function serverAnswers(signInAnswer: object, account: object = given({ ...emptyProfile, sub_status: 'active' })) {
  call.mockImplementation(async (row: Call) => (row === calls.signIn ? signInAnswer : account));
}

beforeEach(() => useSession.getState().forget());
afterEach(() => void vi.clearAllMocks());

test('a successful sign-in keeps the token and the profile, and opens a subscriber’s account (§ 4)', async () => {
  serverAnswers(given({ token: 't1' }));
  expect(await signIn(details, null)).toBe('signed in');
  expect(useSession.getState()).toMatchObject({ token: 't1', profile: { sub_status: 'active' } });
  expect(go).toHaveBeenCalledExactlyOnceWith('/account', { replace: true });
});

test('a successful sign-in opens the page that asked for it (§ 4)', async () => {
  serverAnswers(given({ token: 't1' }));
  await signIn(details, '/subscription/cancel');
  expect(go).toHaveBeenCalledExactlyOnceWith('/subscription/cancel', { replace: true });
});

test.each([
  ['active', 'subs'],
  ['trialing', 'subs'],
  ['canceled', 'no_subs'],
  ['', 'no_subs'],
])('a successful sign-in reports the status %j as %s (§ 4)', async (sub_status, subscription) => {
  serverAnswers(given({ token: 't1' }), given({ ...emptyProfile, sub_status }));
  await signIn(details, null);
  expect(track).toHaveBeenCalledExactlyOnceWith('open_account', { subscription });
});

test('a successful sign-in opens Account even when the account cannot be read, and tells that (§ 8)', async () => {
  serverAnswers(given({ token: 't1' }), refused(500, { error: 'no luck' }));
  await signIn(details, null);
  expect(notifyFailure).toHaveBeenCalledWith('fetch account:', expect.objectContaining({ status: 500 }));
  expect(go).toHaveBeenCalledOnce();
  expect(track).toHaveBeenCalledExactlyOnceWith('open_account', { subscription: 'no_subs' });
});

test.each([null, '/subscription/cancel', '/checkout/card', '/quiz/inapps'])(
  'a successful sign-in reports the account wherever it leads: %s (§ 4)',
  async (next) => {
    serverAnswers(given({ token: 't1' }));
    await signIn(details, next);
    expect(track).toHaveBeenCalledExactlyOnceWith('open_account', { subscription: 'subs' });
  },
);

test('a sign-in is not reported when the session has ended before the account was read', async () => {
  serverAnswers(given({ token: 't1' }));
  const answer = call.getMockImplementation()!;
  call.mockImplementation(async (row: Call) => {
    if (row !== calls.signIn) useSession.getState().forget();
    return answer(row);
  });
  await signIn(details, null);
  expect(go).not.toHaveBeenCalled();
  expect(track).not.toHaveBeenCalled();
});

test.each([refusals.userNotFound, refusals.invalidCredentials])(
  'a sign-in refused as %s is told by the form without a notification (§ 8)',
  async (error) => {
    serverAnswers(refused(400, { error }));
    expect(await signIn(details, null)).toEqual({ refused: 'wrong details' });
    expect(notifyFailure).not.toHaveBeenCalled();
    expect(useSession.getState().token).toBe('');
  },
);

test.each([
  [400, { error: 'body is not right' }, 'failed'],
  [429, { error: 'too many attempts' }, 'too many tries'],
  [500, '<h1>oops</h1>', 'failed'],
  [0, new TypeError('Failed to fetch'), 'failed'],
])('a sign-in refused with %i is told by a notification (§ 8)', async (status, error, outcome) => {
  serverAnswers(refused(status, error));
  expect(await signIn(details, null)).toEqual({ refused: outcome });
  expect(notifyFailure).toHaveBeenCalledExactlyOnceWith('failed signin:', { data: null, error, status });
});
