import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs, password } from '#testing/server/auth.ts';
import { useTestAuth } from '#testing/server/use.ts';

const auth = useTestAuth();

describe('the first password', () => {
  it('the first password is set once by the token of the sign-up, and signs in', async () => {
    const { setup_token } = (await auth.signUp({ email: 'ada@example.com' })).body;
    const { status, body } = await auth.setPassword({ token: setup_token, password });
    expect([status, body]).toEqual([200, { token: expect.any(String) }]);
    expect((await auth.account(body.token)).body.email).toBe('ada@example.com');
    expect((await auth.signIn('ada@example.com', password)).status).toBe(200);
    expect(await auth.setPassword({ token: setup_token, password: `${password}!` })).toMatchObject({
      status: 400,
      body: { error: 'This link has expired or was used already. Ask for a new one.' },
    });
  });

  it('the first password is set once by two simultaneous requests', async () => {
    const { setup_token } = (await auth.signUp({ email: 'ada@example.com' })).body;
    const both = await Promise.all([
      auth.setPassword({ token: setup_token, password }),
      auth.setPassword({ token: setup_token, password: `${password}!` }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('the link of an email that sets the first password signs in, too', async () => {
    await auth.signUp({ email: 'ada@example.com' });
    const link = await auth.requestReset('ada@example.com');
    const { body } = await auth.setPassword({ token: link, password });
    expect((await auth.account(body.token)).body.email).toBe('ada@example.com');
  });

  it('the browser that set the first password is known, as after signing in', async () => {
    const { setup_token } = (await auth.signUp({ email: 'ada@example.com' })).body;
    await auth.setPassword({ token: setup_token, password });
    for (let i = 0; i < 20; i += 1) await auth.signIn('ada@example.com', 'a guess', { browser: 'a stranger' });
    expect((await auth.signIn('ada@example.com', password)).status).toBe(200);
  });

  it('a refused first password leaves the token usable', async () => {
    const { setup_token } = (await auth.signUp({ email: 'ada@example.com' })).body;
    expect((await auth.setPassword({ token: setup_token, password: 'short' })).status).toBe(400);
    expect((await auth.setPassword({ token: setup_token, password })).status).toBe(200);
  });

  it('the first password cannot be set after 24 hours', async () => {
    const { setup_token } = (await auth.signUp({ email: 'ada@example.com' })).body;
    auth.advance(24 * hourMs);
    expect((await auth.setPassword({ token: setup_token, password })).status).toBe(400);
  });

  it('the first password can still be set after a double press on the email page', async () => {
    const { setup_token } = (await auth.signUp({ email: 'ada@example.com' })).body;
    await auth.signUp({ email: 'ada@example.com' });
    expect((await auth.setPassword({ token: setup_token, password })).status).toBe(200);
  });
});

describe('resetting the password', () => {
  it('requesting a password reset answers the same for every address and emails only those with an account', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    for (const email of ['ada@example.com', 'nobody@example.com', 'not an address']) {
      const { status, body } = await auth.requestResetEmail(email);
      expect([status, body]).toEqual([200, {}]);
    }
    await auth.sendEmails();
    expect(new Set(auth.sent().map(({ to }) => to))).toEqual(new Set(['ada@example.com']));
    expect(auth.sent().at(-1)?.text).toContain('https://everkite.test/auth/change?token=');
  });

  it('asking for a link to reset the password changes nothing before the link is used', async () => {
    const token = await auth.signedIn();
    await auth.requestReset('ada@example.com');
    expect((await auth.account(token)).status).toBe(200);
    expect((await auth.signIn('ada@example.com', password)).status).toBe(200);
  });

  it('the link of a reset email sets a new password and ends all sessions', async () => {
    const token = await auth.signedIn();
    const link = await auth.requestReset('ada@example.com');
    expect((await auth.setPassword({ token: link, password: 'another kite entirely' })).body).toEqual({});
    expect((await auth.account(token)).status).toBe(401);
    expect((await auth.signIn('ada@example.com', password)).status).toBe(400);
    expect((await auth.signIn('ada@example.com', 'another kite entirely')).status).toBe(200);
  });

  it('the link of a reset email works for one hour only', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    const link = await auth.requestReset('ada@example.com');
    auth.advance(hourMs);
    expect((await auth.setPassword({ token: link, password: 'another kite entirely' })).status).toBe(400);
  });

  it('a new password invalidates older reset links', async () => {
    await auth.signUp({ email: 'ada@example.com', password });
    const older = await auth.requestReset('ada@example.com');
    auth.advance(minuteMs);
    const newer = await auth.requestReset('ada@example.com');
    expect(newer).not.toBe(older);
    expect((await auth.setPassword({ token: newer, password: 'another kite entirely' })).status).toBe(200);
    expect((await auth.setPassword({ token: older, password })).status).toBe(400);
  });

  it('a password reset sends one email a minute, however often it is requested', async () => {
    await auth.signUp({ email: 'ada@example.com' });
    for (let i = 0; i < 5; i += 1) await auth.requestResetEmail('ada@example.com');
    await auth.sendEmails();
    expect(auth.sent()).toHaveLength(1);
  });

  it('setting a password refuses an unknown token', async () => {
    expect((await auth.setPassword({ token: 'x'.repeat(43), password })).status).toBe(400);
  });
});

describe('an email about a changed password', () => {
  const emails = async () =>
    (await auth.query("select unique_key from jobs where kind = 'password-changed' order by id")).map(
      ({ unique_key }) => unique_key,
    );

  it('the email about a changed password is also sent for the first one, with its own text', async () => {
    const { setup_token } = (await auth.signUp({ email: 'ada@example.com' })).body;
    await auth.setPassword({ token: setup_token, password });
    await auth.sendEmails();
    expect(auth.sent()).toMatchObject([{ to: 'ada@example.com', subject: 'Your Everkite password was set' }]);
    expect(auth.sent()[0]!.text).toContain('It was not me:\nhttps://everkite.test/auth/reset');
  });

  it('the email about a changed password is sent after a reset and after a change', async () => {
    const token = await auth.signedIn();
    await auth.query('delete from jobs');
    const [{ id }] = await auth.query('select id from users');
    await auth.setPassword({ current_password: password, password: 'another kite entirely' }, token);
    auth.advance(minuteMs);
    const link = await auth.requestReset('ada@example.com');
    await auth.setPassword({ token: link, password });
    expect(await emails()).toEqual([
      `password-changed:${id}:2030-01-01T12:00:00.000Z`,
      `password-changed:${id}:2030-01-01T12:01:00.000Z`,
    ]);
  });

  it('the email about a changed password is not sent when nothing was changed', async () => {
    const token = await auth.signedIn();
    await auth.query('delete from jobs');
    await auth.setPassword({ current_password: 'not the password', password: 'another kite entirely' }, token);
    expect(await emails()).toEqual([]);
  });
});

describe('a proven address', () => {
  const proven = async () => (await auth.query('select email_proven_at is not null as proven from users'))[0].proven;

  it('an address is proven by a mailed link, and not by the browser that signed it up', async () => {
    const { setup_token } = (await auth.signUp({ email: 'ada@example.com' })).body;
    await auth.setPassword({ token: setup_token, password });
    await auth.signIn('ada@example.com', password);
    expect(await proven()).toBe(false);
    const link = await auth.requestReset('ada@example.com');
    expect(await proven()).toBe(false);
    await auth.setPassword({ token: link, password });
    expect(await proven()).toBe(true);
  });
});

describe('changing the password while signed in', () => {
  it('of two simultaneous password changes on two devices, one succeeds and ends the other’s session', async () => {
    const tokens = [await auth.signedIn(), (await auth.signIn('ada@example.com', password)).body.token];
    const changes = tokens.map((token, i) =>
      auth.setPassword({ current_password: password, password: `another kite ${i} entirely` }, token),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await auth.query('select count(*)::int as count from sessions')).toEqual([{ count: 1 }]);
  });

  it('changing the password keeps this session and ends all others', async () => {
    const token = await auth.signedIn();
    const other = (await auth.signIn('ada@example.com', password)).body.token;
    const change = { current_password: password, password: 'another kite entirely' };
    expect((await auth.setPassword(change, token)).status).toBe(200);
    expect((await auth.account(token)).status).toBe(200);
    expect((await auth.account(other)).status).toBe(401);
    expect((await auth.signIn('ada@example.com', 'another kite entirely')).status).toBe(200);
  });

  it('changing the password refuses a wrong current password without signing out', async () => {
    const token = await auth.signedIn();
    const change = { current_password: 'not the password', password: 'another kite entirely' };
    expect(await auth.setPassword(change, token)).toMatchObject({
      status: 400,
      body: { error: 'The current password is not right.' },
    });
    expect((await auth.account(token)).status).toBe(200);
  });

  it('changing the password limits guesses of the current password', async () => {
    const token = await auth.signedIn();
    const change = { current_password: 'not the password', password: 'another kite entirely' };
    for (let i = 0; i < 10; i += 1) await auth.setPassword(change, token);
    expect((await auth.setPassword(change, token)).status).toBe(429);
  });

  it('changing the password is not blocked by failed sign-ins of strangers', async () => {
    const token = await auth.signedIn();
    for (let i = 0; i < 20; i += 1) await auth.signIn('ada@example.com', 'a guess', { browser: 'a stranger' });
    const change = { current_password: password, password: 'another kite entirely' };
    expect((await auth.setPassword(change, token)).status).toBe(200);
  });

  it('changing the password needs a valid session token', async () => {
    const change = { current_password: password, password: 'another kite entirely' };
    expect((await auth.setPassword(change)).status).toBe(401);
    expect((await auth.setPassword(change, 'x'.repeat(43))).status).toBe(401);
  });

  it('setting a password refuses a body with neither a token nor the current password', async () => {
    expect(await auth.setPassword({ password })).toMatchObject({
      status: 400,
      body: { error: 'Some fields of the body are missing or of the wrong kind.' },
    });
  });
});
