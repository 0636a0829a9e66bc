import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { serverTimeHeader } from '#contract/server-time.ts';
import { connect } from '#server/platform/database/connect.ts';
import { createTestDeps, silentLog } from '#testing/server/deps.ts';
import { createSmallSite } from '#testing/server/small-site.ts';
import { useTestApp } from '#testing/server/use.ts';
import { buildApp } from './app.ts';

const { database, deps, app } = useTestApp();

beforeEach(async () => {
  await database.empty();
  deps.reset();
});

const json = { 'content-type': 'application/json' };

describe('a call that cannot be understood', () => {
  it('a call with invalid JSON gets 400', async () => {
    const answer = await app.inject({ ...callAddress(calls.signIn), headers: json, payload: '{"email":' });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'The body is not valid JSON.' }]);
  });

  it('a call with a body of more than 64 kB gets 413', async () => {
    const payload = JSON.stringify({ email: 'a'.repeat(66_000) });
    const answer = await app.inject({ ...callAddress(calls.signIn), headers: json, payload });
    expect([answer.statusCode, answer.json()]).toEqual([413, { error: 'The body is larger than allowed.' }]);
  });

  it('a call without its body gets 400', async () => {
    const answer = await app.inject({ ...callAddress(calls.signIn), headers: json });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'Some fields of the body are missing or of the wrong kind.' });
  });

  it('a call with an XML body gets 415', async () => {
    const headers = { 'content-type': 'application/xml' };
    const answer = await app.inject({ ...callAddress(calls.signIn), headers, payload: '<a/>' });
    expect([answer.statusCode, answer.json()]).toEqual([415, { error: 'Send the body as application/json.' }]);
  });

  it('a call with __proto__ in its body gets 400', async () => {
    const payload = '{"email":"ada@example.com","password":"x","__proto__":{"admin":true}}';
    const answer = await app.inject({ ...callAddress(calls.signIn), headers: json, payload });
    expect(answer.statusCode).toBe(400);
  });

  it.each(['\\u0000', '\\ud800', '\\udc00\\ud800'])('a call with %s in a text gets 400', async (written) => {
    const payload = `{"email":"ada@example.com","password":"kite ${written}"}`;
    const answer = await app.inject({ ...callAddress(calls.signIn), headers: json, payload });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'The body has a character that is no text.' }]);
  });

  it.each([
    ['1e400', '1e400'],
    ['-1e400', '-1e400'],
    ['sixty thousand digits', '9'.repeat(60_000)],
  ])('a call with a number that is too large gets 400: %s', async (_what, number) => {
    const payload = `{"email":"ada@example.com","cohort":"A","age":${number}}`;
    const answer = await app.inject({ ...callAddress(calls.signUp), headers: json, payload });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'The body has a number that is too large.' }]);
  });

  const digits = '9'.repeat(10_000);
  it.each([
    ['a checkout of ten thousand digits', `/api/checkouts/${digits}`],
    ['a device of ten thousand digits', `/api/auth/sessions/${digits}`],
    ['a device beyond all numbers of the database', '/api/auth/sessions/9223372036854775808'],
    ['a device below all', '/api/auth/sessions/-1'],
    ['a device with an exponent', '/api/auth/sessions/1e400'],
    ['days of ten thousand digits', `/api/console/funnel?from=${digits}&to=2030-01-01`],
    ['days that are none', '/api/console/funnel?from=9999-99-99&to=9999-12-31'],
  ])('a call for %s is refused', async (_what, url) => {
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await app.inject({ method, url, headers: { authorization: 'a token' } });
      expect([400, 401, 403, 404, 414]).toContain(answer.statusCode);
    }
  });

  it.each([
    ['NUL in its path', '/api/checkouts/a%00b', 404],
    ['a path that cannot be decoded', '/api/checkouts/%E0%A4%A', 404],
    ['NUL in its query', '/api/offers?currency=a%00b', 400],
  ])('a call with %s finds nothing, and says so', async (_what, url, status) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([status, { error: expect.stringMatching(/^[A-Z].*\.$/) }]);
  });

  it('a call to an unknown address gets 404 as JSON', async () => {
    const answer = await app.inject('/api/kites?secret=1');
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'There is nothing at GET /api/kites.' }]);
  });
});

describe('a strange link', () => {
  const site = createSmallSite();
  afterAll(site.remove);

  it.each([
    ['GET', '/api/kites', 'a call'],
    ['POST', '/kites', 'something else than a page'],
  ] as const)('%s %s is %s: nothing there is said as JSON, also beside the pages', async (method, url, _what) => {
    const answer = await buildApp(createTestDeps(database), { webDir: site.webDir }).inject({ method, url });
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: `There is nothing at ${method} ${url}.` }]);
  });

  it('to nowhere is answered by the not-found page', async () => {
    const answer = await buildApp(createTestDeps(database), { webDir: site.webDir }).inject('/kites');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it.each([
    ['NUL in a campaign', '/checkout/paddle?utm_content=a%00b', 200],
    ['half a character in a campaign', '/checkout/paddle?utm_content=%F0%9F%98', 200],
    ['a path that cannot be decoded', '/%E0%A4%A', 404],
    ['NUL in its path', '/help%00', 404],
    ['the change of a password', '/.well-known/change-password', 302],
  ])('with %s is answered by a page', async (_what, url, status) => {
    const pages = buildApp(createTestDeps(database), { webDir: site.webDir });
    const answer = await pages.inject(url);
    expect(answer.statusCode).toBe(status);
    if (status === 302) expect(answer.headers.location).toBe('/auth/change');
    else expect(answer.headers['content-type']).toContain('text/html');
    await pages.close();
  });
});

describe('a fault of ours', () => {
  it('a fault of ours is answered with 500 and without any detail', async () => {
    const broken = connect(`${database.url}?options=-csearch_path%3Dnowhere`, silentLog);
    const brokenApp = buildApp({ ...deps, pool: broken.pool, db: broken.db }, { webDir: null });
    const answer = await brokenApp.inject({ ...callAddress(calls.readAccount), headers: { authorization: 'token' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: 'Something went wrong on our side. Please try again.' });
    await broken.close();
  });
});

describe('health', () => {
  it('/health is 200 while the database answers', async () => {
    expect((await app.inject('/health')).statusCode).toBe(200);
  });

  it('/health is 503 while the database does not answer', async () => {
    const broken = connect('postgres://nobody:secret@127.0.0.1:1/none', silentLog);
    const brokenApp = buildApp({ ...deps, pool: broken.pool, db: broken.db }, { webDir: null });
    const answer = await brokenApp.inject('/health');
    expect([answer.statusCode, answer.body.includes('secret')]).toEqual([503, false]);
    expect(answer.headers['retry-after']).toBe('5');
    await broken.close();
  });
});

describe('the public settings', () => {
  it('the public settings say in which mode payments are taken', async () => {
    const answer = await app.inject(callAddress(calls.readConfig));
    expect(answer.json().payment).toEqual({ mode: 'emulator' });
  });

  it('the public settings contain no secret', async () => {
    const env = {
      PADDLE_WEBHOOK_SECRET: 'hidden-secret',
      SMTP_URL: 'smtp://u:hidden-password@host',
      MAIL_FROM: 'a@b.c',
    };
    const answer = await buildApp(createTestDeps(database, env), { webDir: null }).inject('/api/config');
    expect(answer.body).not.toMatch(/hidden/);
  });
});

describe('security headers', () => {
  it('the security headers are on every answer', async () => {
    for (const url of ['/health', '/api/kites']) {
      expect((await app.inject(url)).headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; frame-ancestors 'none'/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': expect.stringContaining('max-age='),
      });
    }
  });

  it('the headers name neither server nor version', async () => {
    const { headers } = await app.inject('/health');
    expect(Object.keys(headers).filter((name) => /^(server|via|x-powered-by)$/.test(name))).toEqual([]);
  });

  it('the answers of calls are stored in no cache', async () => {
    for (const url of ['/api/config', '/api/users/account', '/api/kites']) {
      expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
    }
  });

  it('every answer to a call tells the time of the product’s clock, also a refusal', async () => {
    for (const url of ['/api/config', '/api/users/account', '/api/kites']) {
      expect((await app.inject(url)).headers[serverTimeHeader]).toBe(String(Date.parse('2030-01-01T12:00:00Z')));
    }
  });

  it('HSTS is not sent where the site is not served by HTTPS', async () => {
    const plain = buildApp(createTestDeps(database, { PUBLIC_URL: 'http://localhost:3000' }), { webDir: null });
    expect((await plain.inject('/health')).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('a caller that takes too much', () => {
  it('a request with headers that are too large gets 431', async () => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}/health`, { headers: { 'x-long': 'x'.repeat(17_000) } });
    expect(answer.status).toBe(431);
    await app.close();
  });

  it('a slow request is cut off: 20 s for the headers, a minute for all, 90 s of silence', () => {
    const { headersTimeout, requestTimeout, timeout } = app.server;
    expect({ headersTimeout, requestTimeout, timeout }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      timeout: 90_000,
    });
  });
});
