import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callApi } from './api';
import { authorizeCalls } from './credentials';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const rejected = vi.fn();
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
    expect(await callApi('POST', '/api/auth/signin', { email: 'a@b.example' })).toEqual({
      data: { token: 'new' },
      error: null,
      status: 200,
    });
  });

  test('an answer without a body gives null data and no error', async () => {
    answer(204, null);
    expect(await callApi('POST', '/api/auth/signout')).toEqual({ data: null, error: null, status: 204 });
  });

  test('a refusal gives the body as the error', async () => {
    json(400, { error: 'usecase.Signin: invalid creds' });
    expect(await callApi('POST', '/api/auth/signin')).toEqual({
      data: null,
      error: { error: 'usecase.Signin: invalid creds' },
      status: 400,
    });
  });

  test('a refusal that is no JSON gives its text', async () => {
    answer(502, '<h1>Bad gateway</h1>');
    expect(await callApi('GET', '/api/offers')).toEqual({ data: null, error: '<h1>Bad gateway</h1>', status: 502 });
  });

  test('no response gives the exception and status 0', async () => {
    const exception = new TypeError('Failed to fetch');
    fetched.mockRejectedValueOnce(exception);
    expect(await callApi('GET', '/api/offers')).toEqual({ data: null, error: exception, status: 0 });
  });

  test('an answer that is no JSON is an error, not data', async () => {
    answer(200, 'hello');
    expect(await callApi('GET', '/api/offers')).toMatchObject({ data: null, error: expect.any(Error), status: 200 });
  });

  test('every call carries the token in the Authorization header', async () => {
    json(200, {});
    await callApi('PUT', '/api/auth/password', { password: 'x' });
    expect(fetched.mock.calls[0]![1]).toMatchObject({
      method: 'PUT',
      headers: { Authorization: 'the-token', 'Content-Type': 'application/json' },
      body: '{"password":"x"}',
    });
  });

  test('without a token there is no such header, and without a body no content type', async () => {
    token = '';
    json(200, {});
    await callApi('GET', '/api/offers');
    const { headers, body } = fetched.mock.calls[0]![1];
    expect([headers, body]).toEqual([{}, undefined]);
  });
});

describe('a 401 (§ 6)', () => {
  test('forces a logout, whichever call it answers', async () => {
    json(401, { error: 'sign in again' });
    const result = await callApi('GET', '/api/users/account');
    expect(rejected).toHaveBeenCalledOnce();
    expect(result.status).toBe(401);
  });

  test('to a token that has been replaced meanwhile does not end the new session', async () => {
    fetched.mockImplementationOnce(async () => {
      token = 'a-newer-token';
      return new Response('{}', { status: 401 });
    });
    await callApi('GET', '/api/users/account');
    expect(rejected).not.toHaveBeenCalled();
  });

  test('is the only status that does', async () => {
    for (const status of [200, 400, 403, 404, 409, 429, 500]) {
      json(status, {});
      await callApi('GET', '/api/users/account');
    }
    expect(rejected).not.toHaveBeenCalled();
  });
});
