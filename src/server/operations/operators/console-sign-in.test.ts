import { beforeEach, describe, expect, it } from 'vitest';
import { consoleRefusals } from '#contract/console/refusals.ts';
import { waitingForALock } from '#testing/server/database.ts';
import { useTestConsole } from '#testing/server/use.ts';
import { tidyUp } from '../tidy/tidy.ts';

const password = 'seven kites over the bay';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const testConsole = useTestConsole();
beforeEach(async () => {
  await testConsole.start(password);
});

describe('sign-in to the console', () => {
  it('sign-in to the console gives a token that opens the report for twelve hours', async () => {
    expect(await testConsole.report()).toBe(403);
    const answer = await testConsole.signIn(password);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ token: expect.any(String), expires_at: '2030-01-02T00:00:00.000Z' });
    const { token } = answer.json();
    expect(await testConsole.report(token)).toBe(200);
    for (let i = 0; i < 25; i += 1) {
      testConsole.deps().advance(28 * minuteMs);
      expect(await testConsole.report(token)).toBe(200);
    }
    testConsole.deps().advance(20 * minuteMs - 1);
    expect(await testConsole.report(token)).toBe(200);
    testConsole.deps().advance(1);
    expect(await testConsole.report(token)).toBe(403);
  });

  it('a session of the console ends after thirty minutes without a call', async () => {
    const token = await testConsole.signedIn(password);
    testConsole.deps().advance(30 * minuteMs - 1);
    expect(await testConsole.report(token)).toBe(200);
    testConsole.deps().advance(30 * minuteMs);
    expect(await testConsole.report(token)).toBe(403);
  });

  it('the last call of a session is recorded at most once a minute', async () => {
    const token = await testConsole.signedIn(password);
    const seenAt = async () => (await testConsole.query('select last_seen_at from console_sessions'))[0].last_seen_at;
    const before = await seenAt();
    testConsole.deps().advance(minuteMs - 1);
    await testConsole.report(token);
    expect(await seenAt()).toEqual(before);
    testConsole.deps().advance(1);
    await testConsole.report(token);
    expect(await seenAt()).toEqual(new Date(before.getTime() + minuteMs));
  });

  it('a wrong console password is refused with 400, so that no user is signed out (§ 6)', async () => {
    const answer = await testConsole.signIn('another password');
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: consoleRefusals.wrongPassword }]);
    expect(await testConsole.query('select * from console_sessions')).toEqual([]);
  });

  it('sign-in to the console refuses every password while none is set', async () => {
    await testConsole.reset();
    expect((await testConsole.signIn('nobody has this password')).statusCode).toBe(400);
  });

  it('an empty console password is refused with the reason', async () => {
    const answer = await testConsole.signIn('');
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'password must not be empty.' }]);
  });

  it('the console stores neither token nor password, only their hashes', async () => {
    const token = await testConsole.signedIn(password);
    const stored = await testConsole.query(
      `select string_agg(line, ' ') as everything from (
        select console_password::text || encode(password_hash::bytea, 'escape') as line from console_password
        union all select console_sessions::text || encode(token_hash, 'escape') from console_sessions
      ) as lines`,
    );
    expect(stored[0].everything).toContain('$argon2id$');
    expect(stored[0].everything).not.toContain(password);
    expect(stored[0].everything).not.toContain(token);
  });

  it('sign-in to the console removes sessions that have ended, and no others', async () => {
    await testConsole.signedIn(password);
    testConsole.deps().advance(6 * hourMs);
    const second = await testConsole.signedIn(password);
    testConsole.deps().advance(6 * hourMs);
    const third = await testConsole.signedIn(password);
    expect(await testConsole.query('select 1 from console_sessions')).toHaveLength(2);
    expect([await testConsole.report(second), await testConsole.report(third)]).toEqual([403, 200]);
  });

  it('the hourly tidying removes a session once it has ended', async () => {
    await testConsole.signedIn(password);
    testConsole.deps().advance(12 * hourMs - 1);
    await tidyUp(testConsole.deps());
    expect(await testConsole.query('select 1 from console_sessions')).toHaveLength(1);
    testConsole.deps().advance(1);
    await tidyUp(testConsole.deps());
    expect(await testConsole.query('select 1 from console_sessions')).toEqual([]);
  });
});

describe('guessing', () => {
  it('ten wrong console passwords lock one network out, even with the right password, and no other', async () => {
    for (let i = 0; i < 10; i += 1) expect((await testConsole.signIn(`guess number ${i}`)).statusCode).toBe(400);
    testConsole.deps().advance(5 * minuteMs);
    const closed = await testConsole.signIn(password);
    expect([closed.statusCode, closed.json()]).toEqual([
      429,
      { error: 'Too many attempts. Please try again in 10 minutes.' },
    ]);
    expect(closed.headers['retry-after']).toBe('600');
    expect((await testConsole.signIn(password, '198.51.100.1')).statusCode).toBe(200);
    testConsole.deps().advance(10 * minuteMs);
    expect((await testConsole.signIn(password)).statusCode).toBe(200);
  });

  it('a hundred wrong console passwords from many networks lock everybody out', { tags: 'long' }, async () => {
    for (let i = 0; i < 100; i += 1) await testConsole.signIn('a guess', `203.0.113.${i}`);
    expect((await testConsole.signIn(password, '198.51.100.1')).statusCode).toBe(429);
    testConsole.deps().advance(15 * minuteMs);
    expect((await testConsole.signIn(password, '198.51.100.1')).statusCode).toBe(200);
  });

  it('a browser in which an operator was signed in before is not locked out, until the password changes', {
    tags: 'long',
  }, async () => {
    const cookie = String((await testConsole.signIn(password)).headers['set-cookie']).split(';')[0]!;
    for (let i = 0; i < 100; i += 1) await testConsole.signIn('a guess', `203.0.113.${i}`);
    expect((await testConsole.signIn(password, '198.51.100.1')).statusCode).toBe(429);
    expect((await testConsole.signIn(password, '198.51.100.1', cookie)).statusCode).toBe(200);
    for (let i = 0; i < 9; i += 1)
      expect((await testConsole.signIn('a guess', undefined, cookie)).statusCode).toBe(400);
    expect((await testConsole.signIn('a guess', undefined, cookie)).statusCode).toBe(400);
    expect((await testConsole.signIn(password, undefined, cookie)).statusCode).toBe(429);
    testConsole.deps().advance(15 * minuteMs);
    for (let i = 0; i < 100; i += 1) await testConsole.signIn('a guess', `203.0.113.${i}`);
    await testConsole.start('eight kites over the bay');
    expect((await testConsole.signIn('eight kites over the bay', undefined, cookie)).statusCode).toBe(429);
  });

  it('of twenty simultaneous guesses of the console password no more than ten are checked', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => testConsole.signIn(`guess number ${i}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });

  it('the right console password locks nobody out, and does not clear wrong ones', async () => {
    for (let i = 0; i < 12; i += 1) expect((await testConsole.signIn(password)).statusCode).toBe(200);
    for (let i = 0; i < 9; i += 1) await testConsole.signIn('a guess');
    expect((await testConsole.signIn(password)).statusCode).toBe(200);
    expect((await testConsole.signIn('a guess')).statusCode).toBe(400);
    expect((await testConsole.signIn(password)).statusCode).toBe(429);
  });
});

describe('sign-in while the password is being changed', () => {
  it('the old console password opens no session while it is being changed', async () => {
    const changing = await testConsole.database.pool.connect();
    await changing.query('begin');
    await changing.query("update console_password set password_hash = 'another'");
    const signingIn = testConsole.signIn(password);
    await expect.poll(() => waitingForALock(testConsole.database)).toBe(1);
    await changing.query('commit');
    changing.release();
    expect((await signingIn).statusCode).toBe(400);
    expect(await testConsole.query('select 1 from console_sessions')).toEqual([]);
  });
});

describe('sign-out of the console', () => {
  it('sign-out of the console ends this session alone, and may be repeated', async () => {
    const token = await testConsole.signedIn(password);
    const other = await testConsole.signedIn(password);
    for (const leaving of [token, `Bearer ${token}`, undefined]) {
      const answer = await testConsole.signOut(leaving);
      expect([answer.statusCode, answer.body]).toEqual([204, '']);
    }
    expect([await testConsole.report(token), await testConsole.report(other)]).toEqual([403, 200]);
  });
});
