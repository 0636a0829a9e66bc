import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { buildApp } from '#server/app.ts';
import { limitKey } from '#server/platform/limits/attempt-limit.ts';
import { hourMs, minuteMs, password } from '#testing/server/auth.ts';
import { waitingForALock } from '#testing/server/database.ts';
import { createTestDeps } from '#testing/server/deps.ts';
import { useTestAuth } from '#testing/server/use.ts';

const elsewhere = { ip: '198.51.100.1' };
const stranger = { ip: '198.51.100.1', browser: 'none of hers' };

const auth = useTestAuth();

describe('sign-in', () => {
  it('sign-in returns a token that opens the account, with or without Bearer', async () => {
    const token = await auth.signedIn();
    expect((await auth.account(token)).status).toBe(200);
    expect((await auth.account(`Bearer ${token}`)).status).toBe(200);
  });

  it('both spellings of an international domain are one account', async () => {
    await auth.signUp({ email: 'ada@bücher.example', password });
    expect((await auth.signIn('Ada@xn--bcher-kva.example', password)).status).toBe(200);
    expect((await auth.signUp({ email: 'ada@xn--bcher-kva.example', password })).status).toBe(409);
  });

  it('sign-in says user not found for an unknown address', async () => {
    expect(await auth.signIn('nobody@example.com', password)).toMatchObject({
      status: 400,
      body: { error: 'usecase.Signin: user not found' },
    });
  });

  it('sign-in says invalid creds for a wrong password', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    expect(await auth.signIn('ada@example.com', 'not the password')).toMatchObject({
      status: 400,
      body: { error: 'usecase.Signin: invalid creds' },
    });
  });

  it('sign-in says invalid creds while no password is set', async () => {
    await auth.signUp({ email: 'ada@example.com' });
    expect((await auth.signIn('ada@example.com', password)).body.error).toBe('usecase.Signin: invalid creds');
  });

  it('ten failed sign-ins lock a network out of an account for a while, even with the right password', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    for (let i = 0; i < 10; i += 1)
      expect((await auth.signIn('ada@example.com', `guess number ${i}`)).status).toBe(400);
    auth.advance(5 * minuteMs);
    const closed = await auth.signIn('Ada@example.com', password);
    expect(closed).toMatchObject({
      status: 429,
      body: { error: 'Too many attempts. Please try again in 10 minutes.' },
    });
    expect(closed.retryAfter).toBe('600');
    auth.advance(10 * minuteMs);
    expect((await auth.signIn('ada@example.com', password)).status).toBe(200);
  });

  it('sign-in works for the owner in another network while a stranger guesses', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    for (let i = 0; i < 20; i += 1) await auth.signIn('ada@example.com', `guess number ${i}`, stranger);
    expect((await auth.signIn('ada@example.com', password)).status).toBe(200);
  });

  it('a hundred failed sign-ins from many networks lock unknown browsers out of an account', {
    tags: 'long',
  }, async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    await guessFromManyNetworks();
    expect((await auth.signIn('ada@example.com', password, { browser: 'a new telephone' })).status).toBe(429);
  });

  it('sign-in works in a known browser whatever strangers guess, even in its own network', async () => {
    await auth.signedIn();
    await guessFromManyNetworks();
    for (let i = 0; i < 20; i += 1) await auth.signIn('ada@example.com', `guess number ${i}`, { browser: 'next door' });
    expect((await auth.signIn('ada@example.com', password)).status).toBe(200);
  });

  it('sign-in allows no more than ten wrong guesses in a known browser', async () => {
    await auth.signedIn();
    for (let i = 0; i < 10; i += 1) expect((await auth.signIn('ada@example.com', `guess ${i}`)).status).toBe(400);
    expect((await auth.signIn('ada@example.com', password)).status).toBe(429);
  });

  it('sign-in works where a mailed link has just set the password, whatever strangers guess', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    await guessFromManyNetworks();
    const link = await auth.requestReset('ada@example.com');
    await auth.setPassword({ token: link, password: 'another kite entirely' });
    expect((await auth.signIn('ada@example.com', 'another kite entirely')).status).toBe(200);
  });

  it('fifty failed sign-ins at many accounts lock out their network and no other', async () => {
    for (let i = 0; i < 50; i += 1) await auth.signIn(`user${i}@example.com`, password);
    expect((await auth.signIn('another@example.com', password)).status).toBe(429);
    expect((await auth.signIn('another@example.com', password, elsewhere)).status).toBe(400);
  });

  it('sign-in counts by the address that the proxy wrote, not by one that the caller made up before it', async () => {
    const behindProxy = buildApp(createTestDeps(auth.database, { TRUST_PROXY: 'true' }), { webDir: null });
    const from = async (forwarded: string) =>
      behindProxy.inject({
        ...callAddress(calls.signIn),
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: 'nobody@example.com', password },
      });
    await from('10.9.8.7, 203.0.113.9:41952');
    const rows = await auth.query("select key from attempts where key like 'network:%'");
    expect(rows).toEqual([{ key: limitKey('network', '203.0.113.9') }]);
  });

  it('sign-in checks no more than ten of thirty simultaneous guesses', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    const guesses = Array.from({ length: 30 }, (_, i) => auth.signIn('ada@example.com', `guess number ${i}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('a successful sign-in clears the failures of the account', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 9; i += 1) await auth.signIn('ada@example.com', 'not the password');
      expect((await auth.signIn('ada@example.com', password)).status).toBe(200);
    }
  });
});

/** A hundred guesses, each from another network. */
async function guessFromManyNetworks() {
  for (let i = 0; i < 100; i += 1) {
    await auth.signIn('ada@example.com', 'a guess', { browser: 'none of hers', ip: `198.51.100.${i}` });
  }
}

describe('sign-in while the password is being changed', () => {
  it('sign-in during a password change opens no session with the old password', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    const changing = await auth.database.pool.connect();
    await changing.query('begin');
    await changing.query("update users set password_hash = 'another' where email_key = 'ada@example.com'");
    const signingIn = auth.signIn('ada@example.com', password);
    await expect.poll(() => waitingForALock(auth.database)).toBe(1);
    await changing.query('commit');
    changing.release();
    expect((await signingIn).status).toBe(400);
    expect(await auth.query('select id from sessions')).toEqual([]);
  });
});

describe('sign-out', () => {
  it('sign-out ends the session and can be repeated', async () => {
    const token = await auth.signedIn();
    expect((await auth.signOut(token)).status).toBe(204);
    expect((await auth.signOut(token)).status).toBe(204);
    expect((await auth.account(token)).status).toBe(401);
  });

  it('sign-out leaves the other sessions signed in', async () => {
    const token = await auth.signedIn();
    const other = (await auth.signIn('ada@example.com', password)).body.token;
    await auth.signOut(token);
    expect((await auth.account(other)).status).toBe(200);
  });
});

describe('a session', () => {
  it('a session ends after ninety days without use, and continues while it is used', async () => {
    const token = await auth.signedIn();
    auth.advance(60 * 24 * hourMs);
    expect((await auth.account(token)).status).toBe(200);
    auth.advance(60 * 24 * hourMs);
    expect((await auth.account(token)).status).toBe(200);
    auth.advance(90 * 24 * hourMs);
    expect((await auth.account(token)).status).toBe(401);
  });
});
