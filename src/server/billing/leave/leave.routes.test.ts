import { describe, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import type { Call } from '#contract/api/call-schemas.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { hashToken } from '#server/identity/token.ts';
import { sayShipped } from '#server/mail/say.ts';
import { deleteExpired } from '#server/operations/tidy/tidy.sql.ts';
import { useTestShop } from '#testing/server/use.ts';
import { writeLeaveLink } from '../emails/write-leaving-emails.ts';
import { createLeaveLink } from './leave-links.sql.ts';

const hourMs = 3_600_000;
const fourWeeksMs = 28 * dayMs;

const { shop, database } = useTestShop();

const post = (row: Call, body: object) => shop.app.inject({ ...callAddress(row), body });
const requestLink = (email: string) => post(calls.requestLeaveLink, { email });
const linkOf = (userId: string) => {
  const now = shop.deps.clock();
  return createLeaveLink(database.db, { userId, now, expiresAt: now + dayMs });
};
const emails = async () => {
  const rows = await database.db.selectFrom('jobs').select('payload').where('kind', '=', 'leave-link').execute();
  return rows.map(({ payload }) => payload);
};

describe('asking for a leave link', () => {
  test('asking for a leave link sends an email to an account, whatever the case of the address', async () => {
    const { id } = await shop.person('Ada@Example.com');
    const answer = await requestLink(' ada@example.COM ');
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await emails()).toEqual([{ user_id: id }]);
  });

  test.each(['nobody@example.com', 'not an address', 'a@b'])(
    'asking for a leave link has the same answer for %s',
    async (email) => {
      const answer = await requestLink(email);
      expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
      expect(await emails()).not.toContainEqual({ user_id: expect.stringMatching(/[1-9]/) });
    },
  );

  test('a mailbox gets five leave links an hour, and the sixth request has the same answer', async () => {
    await shop.person('ada@example.com');
    for (let time = 1; time <= 6; time += 1) expect((await requestLink('ada@example.com')).json()).toEqual({});
    expect(await emails()).toHaveLength(5);
    shop.deps.advance(hourMs);
    await requestLink('ada@example.com');
    expect(await emails()).toHaveLength(6);
  });

  test('one network can ask for sixty leave links an hour', async () => {
    for (let time = 1; time <= 60; time += 1) expect((await requestLink(`a${time}@example.com`)).statusCode).toBe(200);
    const answer = await requestLink('ada@example.com');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json().error).toMatch(/try again in/);
  });
});

describe('a leave link', () => {
  test('a leave link shows its user’s subscription without a sign-in, as often as it is opened', async () => {
    const { id } = await shop.subscribe('ada@example.com');
    const token = await linkOf(id);
    for (const _time of [1, 2]) {
      const answer = await post(calls.openLeaveLink, { token });
      expect([answer.statusCode, answer.json().subscription.status]).toEqual([200, 'active']);
    }
  });

  test('a leave link of a user without a subscription shows that there is nothing to leave', async () => {
    const token = await linkOf((await shop.person('ada@example.com')).id);
    expect((await post(calls.openLeaveLink, { token })).json()).toEqual({ subscription: null });
    for (const row of [calls.cancelByLeaveLink, calls.withdrawByLeaveLink]) {
      expect((await post(row, { token })).statusCode).toBe(409);
    }
  });

  test('a leave link cancels, with or without a reason', async () => {
    const person = await shop.subscribe('ada@example.com');
    const token = await linkOf(person.id);
    const answer = await post(calls.cancelByLeaveLink, { token, reason: 'cost' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription.cancel_at).toBe(new Date(shop.deps.clock() + fourWeeksMs).toISOString());
    expect((await post(calls.cancelByLeaveLink, { token })).statusCode).toBe(200);
    expect(await database.db.selectFrom('cancellations').select('reason').execute()).toEqual([{ reason: 'cost' }]);
  });

  test('a leave link withdraws', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answer = await post(calls.withdrawByLeaveLink, { token: await linkOf(person.id) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({ status: 'canceled', withdrawal: { refunded_at: null } });
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'canceled', sub_expire_at: 0 });
  });

  test('only the hash of a leave link is stored', async () => {
    const token = await linkOf((await shop.person('ada@example.com')).id);
    const kept = await database.db.selectFrom('leave_links').select('token_hash').execute();
    expect(kept).toEqual([{ token_hash: hashToken(token) }]);
  });

  test('a requested leave link works for a day', async () => {
    const { id } = await shop.subscribe('ada@example.com');
    const written = await writeLeaveLink({ ...shop.deps, say: sayShipped }, { user_id: id });
    const token = new URL(written?.email.button?.url ?? '').hash.slice(1);
    shop.deps.advance(dayMs - 1);
    expect((await post(calls.openLeaveLink, { token })).statusCode).toBe(200);
    shop.deps.advance(1);
    expect((await post(calls.openLeaveLink, { token })).statusCode).toBe(404);
  });

  test('a leave link works until it expires and is then removed', async () => {
    const { id } = await shop.subscribe('ada@example.com');
    const createdAt = shop.deps.clock();
    const link = { userId: id, now: createdAt, expiresAt: createdAt + 14 * dayMs };
    const token = await createLeaveLink(database.db, link);
    shop.deps.advance(14 * dayMs - 1);
    expect((await post(calls.openLeaveLink, { token })).statusCode).toBe(200);
    shop.deps.advance(1);
    expect((await post(calls.openLeaveLink, { token })).statusCode).toBe(404);
    const now = shop.deps.clock();
    await deleteExpired(database.db, { sessionSeenAt: 0, expiredAt: now, attemptedAt: 0, jobDoneAt: 0, now: 0 });
    expect(await database.db.selectFrom('leave_links').select('user_id').execute()).toEqual([]);
  });

  test('an unknown leave link is answered with 404 and changes nothing', async () => {
    const person = await shop.subscribe('ada@example.com');
    for (const row of [calls.openLeaveLink, calls.cancelByLeaveLink, calls.withdrawByLeaveLink]) {
      const answer = await post(row, { token: 'guessed-guessed-guessed' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toMatch(/expired or is not complete/);
    }
    expect(await shop.seen(person)).toMatchObject({ status: 'active', cancel_at: null, withdrawal: null });
  });
});
