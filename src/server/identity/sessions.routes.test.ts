import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { hourMs, password } from '#testing/server/auth.ts';
import { useTestAuth } from '#testing/server/use.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

const auth = useTestAuth();

const list = (token?: string) => auth.call(calls.listSessions, { token });
const end = (id: number | string, token?: string) => auth.call(calls.endSession, { token, params: { id: String(id) } });
const endOthers = (token?: string) => auth.call(calls.endOtherSessions, { token });

async function signedInByPhone(): Promise<string> {
  return (await auth.signIn('ada@example.com', password, { userAgent: phone })).body.token;
}

describe('the list of sessions', () => {
  it('the list of sessions shows each device, the latest seen first, and marks the session that asks', async () => {
    const token = await auth.signedIn();
    auth.advance(hourMs);
    await signedInByPhone();
    const { status, body } = await list(token);
    expect(status).toBe(200);
    expect(body.sessions).toEqual([
      {
        id: expect.any(Number),
        device: 'Safari on iPhone',
        signed_in_at: '2030-01-01T13:00:00.000Z',
        last_seen_at: '2030-01-01T13:00:00.000Z',
        current: false,
      },
      {
        id: expect.any(Number),
        device: '',
        signed_in_at: '2030-01-01T12:00:00.000Z',
        last_seen_at: '2030-01-01T12:00:00.000Z',
        current: true,
      },
    ]);
  });

  it('the list of sessions holds no token and no hash', async () => {
    const token = await auth.signedIn();
    expect(Object.keys((await list(token)).body.sessions[0]!).sort()).toEqual([
      'current',
      'device',
      'id',
      'last_seen_at',
      'signed_in_at',
    ]);
  });

  it('the list of sessions leaves out sessions of others and expired ones', async () => {
    const token = await auth.signedIn();
    await auth.signedIn('grace@example.com');
    const later = async () => (await list(token)).body.sessions.length;
    await signedInByPhone();
    expect(await later()).toBe(2);
    auth.advance(60 * 24 * hourMs);
    expect((await auth.account(token)).status).toBe(200);
    auth.advance(60 * 24 * hourMs);
    expect(await later()).toBe(1);
  });

  it('listing and ending sessions needs a session', async () => {
    expect((await list()).status).toBe(401);
    expect((await end(1)).status).toBe(401);
    expect((await endOthers()).status).toBe(401);
  });
});

describe('ending a session', () => {
  it('ending a session signs out that device and no other', async () => {
    const token = await auth.signedIn();
    const other = await signedInByPhone();
    const { id } = (await list(other)).body.sessions.find(({ current }) => current)!;
    expect((await end(id, token)).status).toBe(204);
    expect((await auth.account(other)).status).toBe(401);
    expect((await auth.account(token)).status).toBe(200);
    expect((await end(id, token)).status).toBe(404);
  });

  it('ending a session does not reach the session of another person', async () => {
    const token = await auth.signedIn();
    const stranger = await auth.signedIn('grace@example.com');
    const { id } = (await list(token)).body.sessions[0]!;
    expect((await end(id, stranger)).status).toBe(404);
    expect((await auth.account(token)).status).toBe(200);
  });

  it.each(['0', '-1', '1.5', 'abc', '9'.repeat(30)])('ending a session finds nothing under the id %s', async (id) => {
    expect((await end(id, await auth.signedIn())).status).toBe(404);
  });

  it('ending all other sessions keeps the one that asks', async () => {
    const token = await auth.signedIn();
    const others = [await signedInByPhone(), await signedInByPhone()];
    const stranger = await auth.signedIn('grace@example.com');
    expect((await endOthers(token)).status).toBe(204);
    for (const other of others) expect((await auth.account(other)).status).toBe(401);
    expect((await auth.account(token)).status).toBe(200);
    expect((await auth.account(stranger)).status).toBe(200);
  });
});
