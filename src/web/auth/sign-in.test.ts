import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apiPaths } from '../../contract/api-paths';
import { refusals } from '../../contract/messages';
import { emptyProfile, useSession } from './session';
import { signIn } from './sign-in';

const { callApi, go, notifyFailure, track } = vi.hoisted(() => ({
  callApi: vi.fn(),
  go: vi.fn(),
  notifyFailure: vi.fn(),
  track: vi.fn(),
}));
vi.mock('../platform/api', () => ({ callApi }));
vi.mock('../platform/navigate', () => ({ go, currentAddress: () => '/auth/login' }));
vi.mock('../platform/notify', () => ({ notifyFailure }));
vi.mock('../analytics/track', () => ({ track }));

const details = { email: 'maya@example.com', password: 'a quiet kite' };
const refused = (status: number, error: unknown) => ({ data: null, error, status });
const given = (data: unknown) => ({ data, error: null, status: 200 });

function serverAnswers(signInAnswer: object, account: object = given({ ...emptyProfile, sub_status: 'active' })) {
  callApi.mockImplementation(async (_method: string, path: string) =>
    path === apiPaths.signIn ? signInAnswer : account,
  );
}

beforeEach(() => useSession.getState().forget());
afterEach(() => void vi.clearAllMocks());

describe('a successful sign-in (§ 4)', () => {
  test('keeps the token and the profile and opens Account', async () => {
    serverAnswers(given({ token: 't1' }));
    expect(await signIn(details, null)).toBe('signed in');
    expect(useSession.getState()).toMatchObject({ token: 't1', profile: { sub_status: 'active' } });
    expect(go).toHaveBeenCalledExactlyOnceWith('/account', { replace: true });
  });

  test('opens the page that asked for it', async () => {
    serverAnswers(given({ token: 't1' }));
    await signIn(details, '/subscription/cancel');
    expect(go).toHaveBeenCalledExactlyOnceWith('/subscription/cancel', { replace: true });
  });

  test.each([
    ['active', 'subs'],
    ['trialing', 'subs'],
    ['canceled', 'no_subs'],
    ['', 'no_subs'],
  ])('reports the status %j as %s', async (sub_status, subscription) => {
    serverAnswers(given({ token: 't1' }), given({ ...emptyProfile, sub_status }));
    await signIn(details, null);
    expect(track).toHaveBeenCalledExactlyOnceWith('open_account', { subscription });
  });

  test('opens Account even when the account cannot be read, which is told (§ 8)', async () => {
    serverAnswers(given({ token: 't1' }), refused(500, { error: 'no luck' }));
    await signIn(details, null);
    expect(notifyFailure).toHaveBeenCalledWith('fetch account:', expect.objectContaining({ status: 500 }));
    expect(go).toHaveBeenCalledOnce();
    expect(track).toHaveBeenCalledExactlyOnceWith('open_account', { subscription: 'no_subs' });
  });

  test.each([null, '/subscription/cancel', '/checkout/card', '/quiz/inapps'])(
    'tells of the account wherever it leads: %s',
    async (next) => {
      serverAnswers(given({ token: 't1' }));
      await signIn(details, next);
      expect(track).toHaveBeenCalledExactlyOnceWith('open_account', { subscription: 'subs' });
    },
  );

  test('is not told of when the session had ended before the account was read', async () => {
    serverAnswers(given({ token: 't1' }));
    const answer = callApi.getMockImplementation()!;
    callApi.mockImplementation(async (method, path) => {
      if (path !== apiPaths.signIn) useSession.getState().forget();
      return answer(method, path);
    });
    await signIn(details, null);
    expect(go).not.toHaveBeenCalled();
    expect(track).not.toHaveBeenCalled();
  });
});

describe('a refused sign-in (§ 8)', () => {
  test.each([refusals.userNotFound, refusals.invalidCredentials])('%s goes to the form silently', async (error) => {
    serverAnswers(refused(400, { error }));
    expect(await signIn(details, null)).toEqual({ refused: 'wrong details' });
    expect(notifyFailure).not.toHaveBeenCalled();
    expect(useSession.getState().token).toBe('');
  });

  test.each([
    [400, { error: 'body is not right' }, 'failed'],
    [429, { error: 'too many attempts' }, 'too many tries'],
    [500, '<h1>oops</h1>', 'failed'],
    [0, new TypeError('Failed to fetch'), 'failed'],
  ])('any other error (%i) is a notification', async (status, error, outcome) => {
    serverAnswers(refused(status, error));
    expect(await signIn(details, null)).toEqual({ refused: outcome });
    expect(notifyFailure).toHaveBeenCalledExactlyOnceWith('failed signin:', { data: null, error, status });
  });
});
