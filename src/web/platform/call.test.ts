import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { call } from './call.ts';
import { authorizeCalls } from './credentials.ts';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const rejected = vi.fn();
const body = { email: 'maya@example.com', password: 'a quiet kite' };
let token = '';

const answer = (status: number, body: string | null) => fetched.mockResolvedValueOnce(new Response(body, { status }));
const json = (status: number, body: unknown) => answer(status, JSON.stringify(body));

beforeEach(() => {
  token = 'the-token';
  vi.stubGlobal('fetch', fetched);
  authorizeCalls({ token: () => token, rejected });
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
  rejected.mockReset();
});

describe('the call wrapper (§ 7)', () => {
  test('an answer gives its data and status', async () => {
    json(200, { token: 'new' });
    expect(await call(calls.signIn, { body })).toEqual({
      data: { token: 'new' },
      error: null,
      status: 200,
    });
  });

  test('an answer without a body gives null data and no error', async () => {
    answer(204, null);
    expect(await call(calls.signOut)).toEqual({ data: null, error: null, status: 204 });
  });

  test('a refusal gives the body as the error', async () => {
    json(400, { error: 'usecase.Signin: invalid creds' });
    expect(await call(calls.signIn, { body })).toEqual({
      data: null,
      error: { error: 'usecase.Signin: invalid creds' },
      status: 400,
    });
  });

  test('a refusal that is not JSON gives its text', async () => {
    answer(502, '<h1>Bad gateway</h1>');
    expect(await call(calls.listOffers)).toEqual({ data: null, error: '<h1>Bad gateway</h1>', status: 502 });
  });

  test('no response gives the exception and status 0', async () => {
    const exception = new TypeError('Failed to fetch');
    fetched.mockRejectedValueOnce(exception);
    expect(await call(calls.listOffers)).toEqual({ data: null, error: exception, status: 0 });
  });

  test('an answer that is not JSON is an error, not data', async () => {
    answer(200, 'hello');
    expect(await call(calls.listOffers)).toMatchObject({ data: null, error: expect.any(Error), status: 200 });
  });

  test('every call carries the token in the Authorization header', async () => {
    json(200, {});
    await call(calls.signIn, { body });
    expect(fetched.mock.calls[0]![1]).toMatchObject({
      method: 'POST',
      headers: { Authorization: 'the-token', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  });

  test('without a token a call has no Authorization header, and without a body no content type', async () => {
    token = '';
    json(200, {});
    await call(calls.listOffers);
    const { headers, body } = fetched.mock.calls[0]![1];
    expect([headers, body]).toEqual([{}, undefined]);
  });
});

describe('a call that is written wrongly', () => {
  test('a call that is written wrongly does not compile, and an answer has the type of its row', async () => {
    fetched.mockImplementation(async () => new Response('{}', { status: 200 }));
    // @ts-expect-error: signing in takes a body
    await call(calls.signIn);
    // @ts-expect-error: an email address is missing
    await call(calls.signIn, { body: { password: 'a quiet kite' } });
    // @ts-expect-error: a checkout is read by its id
    await call(calls.readCheckout);
    // @ts-expect-error: the report needs its days
    await call(consoleCalls.readFunnel, { query: { cohort: 'A' } });
    const { data } = await call(calls.signIn, { body });
    expectTypeOf(data).toEqualTypeOf<{ token: string } | null>();
    expect(fetched).toHaveBeenCalledTimes(5);
  });

  test('a call has its id and its query in the address', async () => {
    fetched.mockImplementation(async () => new Response('{}', { status: 200 }));
    await call(calls.readCheckout, { params: { id: 'a/b' } });
    await call(calls.listOffers, { query: { currency: 'EUR' } });
    await call(calls.listOffers, { query: { currency: undefined } });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual([
      '/api/checkouts/a%2Fb',
      '/api/offers?currency=EUR',
      '/api/offers',
    ]);
  });
});

describe('a 401 (§ 6)', () => {
  test('a 401 forces a logout, whichever call it answers', async () => {
    json(401, { error: 'sign in again' });
    const result = await call(calls.readAccount);
    expect(rejected).toHaveBeenCalledOnce();
    expect(result.status).toBe(401);
  });

  test('a 401 to a token that has been replaced since does not end the new session', async () => {
    fetched.mockImplementationOnce(async () => {
      token = 'a-newer-token';
      return new Response('{}', { status: 401 });
    });
    await call(calls.readAccount);
    expect(rejected).not.toHaveBeenCalled();
  });

  test('no status other than 401 forces a logout', async () => {
    for (const status of [200, 400, 403, 404, 409, 429, 500]) {
      json(status, {});
      await call(calls.readAccount);
    }
    expect(rejected).not.toHaveBeenCalled();
  });
});
