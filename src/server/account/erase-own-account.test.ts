import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { listConsents } from '#server/billing/consent/consent-ledger.sql.ts';
import { verifyLedger } from '#server/billing/consent/verify-ledger.ts';
import { findSignedInUser } from '#server/identity/find-signed-in-user.sql.ts';
import { tidyUp } from '#server/operations/tidy/tidy.ts';
import type { Person } from '#testing/server/shop.ts';
import { cookieOf, deviceId, email, password, useTestSubscriber } from '#testing/server/subscriber.ts';
import { eraseOwnAccount, unusedAfterMs } from './erase-own-account.ts';

const minuteMs = 60_000;

const { shop, database, ada, query, measure, openAccount, exported } = useTestSubscriber();

function erase(person: Person, typed = password) {
  const headers = { authorization: person.authorization, cookie: cookieOf(deviceId) };
  return shop.app.inject({ ...callAddress(calls.eraseAccount), headers, payload: { password: typed } });
}

/** Every row of every table, as text. */
async function everything(): Promise<{ table: string; text: string }[]> {
  const tables = await query("select tablename from pg_tables where schemaname = 'public' order by 1");
  const found = [];
  for (const { tablename } of tables) {
    const rows = await query(`select t::text as text from "${tablename}" t`);
    found.push({ table: tablename, text: rows.map(({ text }) => text).join('\n') });
  }
  return found;
}

const tablesContaining = async (word: string) =>
  (await everything()).filter(({ text }) => text.toLowerCase().includes(word.toLowerCase())).map(({ table }) => table);

/** Of the latest subscription. */
const statusAtPaddle = async () => {
  const [subscription] = await shop.paddle.subscriptions.list({ orderBy: 'id[DESC]' }).next();
  return subscription?.status;
};

describe('erasing one’s account', () => {
  it('erasing an account needs the password once more', async () => {
    const wrong = await erase(ada, 'not the password');
    expect([wrong.statusCode, wrong.json()]).toEqual([400, { error: 'The password is not right.' }]);
    expect((await shop.call(ada, calls.readAccount)).statusCode).toBe(200);
  });

  it('erasing an account limits guesses of the password', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await erase(ada, `guess ${i}`)).statusCode);
    expect(statuses.slice(9)).toEqual([400, 429]);
    expect((await erase(ada)).statusCode).toBe(429);
  });

  it('erasing an account leaves no trace but the email about it and the ids that Paddle may still mention', async () => {
    await measure(deviceId, 'screen1_open');
    const [{ provider_customer_id: customerId }] = await query('select provider_customer_id from users');
    for (const word of [email, 'Ada L', deviceId, customerId])
      expect(await tablesContaining(word), word).not.toEqual([]);
    expect((await erase(ada)).statusCode).toBe(204);
    expect(await tablesContaining(email)).toContain('jobs');
    await query("update jobs set done_at = now(), payload = '{}' where kind = 'erased'");
    await shop.work();
    expect(await tablesContaining(email)).toEqual([]);
    expect(await tablesContaining('Ada L')).toEqual([]);
    expect(await tablesContaining(deviceId)).toEqual([]);
    // `jobs` has the key of the job that removed name and address at Paddle; it is deleted after a month.
    expect(await tablesContaining(customerId)).toEqual(['erasures', 'jobs']);
    expect((await shop.call(ada, calls.readAccount)).statusCode).toBe(401);
  });

  it('erasing an account keeps the consents, chained, with a hash of the address', async () => {
    await erase(ada);
    expect(await listConsents(database.db, { emailKey: 'ada@example.com' })).toMatchObject([
      { text: expect.stringContaining('You pay $19.99 today') },
    ]);
    expect(await verifyLedger(database.db)).toHaveProperty('intact');
  });

  it('erasing an account schedules one email to the person', async () => {
    const at = new Date(shop.deps.clock()).toISOString();
    await erase(ada);
    expect(await query("select payload from jobs where kind = 'erased'")).toEqual([
      { payload: { email, erased_at: at } },
    ]);
  });

  it('erasing an account ends its subscription at Paddle at once', async () => {
    await erase(ada);
    await shop.work();
    expect(await statusAtPaddle()).toBe('canceled');
  });

  it('erasing an account ends a subscription that is to pause', async () => {
    const [{ id }] = await query('select id from subscriptions');
    await shop.paddle.subscriptions.pause(id, { effectiveFrom: 'next_billing_period' });
    await erase(ada);
    await shop.work();
    expect(await statusAtPaddle()).toBe('canceled');
  });

  it('erasing an account retries while Paddle does not answer, for as long as it takes', { tags: 'long' }, async () => {
    shop.takePaddleDown();
    expect((await erase(ada)).statusCode).toBe(204);
    for (let i = 0; i < 5; i += 1) {
      await shop.work();
      await shop.advance(5 * minuteMs);
    }
    shop.bringPaddleBack();
    await shop.work();
    expect(await statusAtPaddle()).toBe('canceled');
    expect(await query("select 1 from jobs where kind = 'end-erased-subscription' and done_at is null")).toEqual([]);
  });

  it('provider events after an erasure update the books without a person, and their notifications are deleted', async () => {
    await erase(ada);
    await shop.work();
    await shop.deliver();
    expect(await query('select user_id, status from subscriptions')).toEqual([{ user_id: null, status: 'canceled' }]);
    expect(await query('select user_id, status, card_last4 from transactions')).toEqual([
      { user_id: null, status: 'completed', card_last4: null },
    ]);
    const named = 'customer_id is not null or address_id is not null';
    expect(await query(`select key from provider_events where ${named}`)).toEqual([]);
    expect(await query("select 1 from provider_events where country = 'US'")).not.toEqual([]);
    await tidyUp(shop.deps);
    const kept = await query('select distinct event_type from webhook_events order by 1');
    expect(kept.map(({ event_type }) => event_type)).toEqual(['price.created', 'product.created']);
  });

  it('a subscription paid for in another window after the erasure is ended too', async () => {
    const grace = await shop.person('grace@example.com');
    await query(
      `update users set password_hash = (select password_hash from users where id = ${ada.id}) where id = ${grace.id}`,
    );
    const { transaction_id } = await shop.checkOut('grace@example.com');
    expect((await erase(grace)).statusCode).toBe(204);
    expect(await shop.pay(transaction_id)).toBe('completed');
    await shop.deliver();
    await shop.work();
    expect(await statusAtPaddle()).toBe('canceled');
  });

  it('erasing an account is refused until a refund that is owed was requested from the provider', async () => {
    const [{ id }] = await query('select id from transactions');
    await query(
      `insert into refunds (transaction_id, user_id, reason, owed_at) values ('${id}', ${ada.id}, 'withdrawal', now())`,
    );
    const answer = await erase(ada);
    expect([answer.statusCode, answer.json().error]).toEqual([409, expect.stringMatching(/^Money is on its way/)]);
    await query('update refunds set asked_at = now()');
    expect((await erase(ada)).statusCode).toBe(204);
  });

  it('an erasure that fails changes nothing and can be repeated', async () => {
    await query(`create function fail() returns trigger language plpgsql as $$ begin raise 'power cut'; end $$`);
    await query('create trigger power_cut before delete on users for each row execute function fail()');
    const before = await everything();
    expect((await erase(ada)).statusCode).toBe(500);
    await query('drop trigger power_cut on users; drop function fail()');
    expect(await everything()).toEqual(before);
    expect((await erase(ada)).statusCode).toBe(204);
  });

  it('two simultaneous requests erase an account once', async () => {
    const both = await Promise.all([erase(ada), erase(ada)]);
    for (const { statusCode } of both) expect([204, 401]).toContain(statusCode);
    expect(await query("select 1 from jobs where kind = 'erased'")).toHaveLength(1);
    expect(await query("select 1 from jobs where kind = 'end-erased-subscription'")).toHaveLength(1);
  });

  it('a second erasure request succeeds if the first one erased the account before the password check', async () => {
    const user = await findSignedInUser(database.pool, ada.authorization, shop.deps.clock());
    await erase(ada);
    const request = { password, ip: '203.0.113.7', deviceId: null };
    expect(await eraseOwnAccount(shop.deps, user!, request)).toBe('erased');
  });

  it('erasing an account erases every browser it was open in, and no device that only named it', async () => {
    const mine = `11${deviceId.slice(2)}`;
    const another = `22${deviceId.slice(2)}`;
    await measure(mine, 'screen1_open');
    await openAccount(ada, cookieOf(mine));
    await measure(another, 'screen1_open', { user_id: ada.id });
    expect((await erase(ada)).statusCode).toBe(204);
    const left = await query('select device_id from people join events on person_id = people.id');
    expect(left).toEqual([{ device_id: another }]);
  });

  it('erasing an account leaves other accounts alone', async () => {
    const grace = await shop.subscribe('grace@example.com');
    await erase(ada);
    await shop.work();
    expect((await shop.profile(grace)).sub_status).toBe('active');
    expect((await exported(grace)).json().paddle_notifications.length).toBeGreaterThan(5);
  });

  it('erasing an account needs a session and a password', async () => {
    expect((await shop.app.inject({ ...callAddress(calls.eraseAccount), payload: { password } })).statusCode).toBe(401);
    const headers = { authorization: ada.authorization };
    expect((await shop.app.inject({ ...callAddress(calls.eraseAccount), headers })).statusCode).toBe(400);
  });
});

describe('accounts that nothing was bought with', () => {
  const made = (address: string, at: number) =>
    query(
      `insert into users (email, email_key, created_at) values ('${address}', '${address}', '${new Date(at).toISOString()}')`,
    );
  const left = async () => (await query('select email_key from users order by 1')).map(({ email_key }) => email_key);

  it('accounts without a purchase are erased a year after sign-up, without an email', async () => {
    const now = shop.deps.clock();
    await made('old@example.com', now - unusedAfterMs - minuteMs);
    await made('younger@example.com', now - unusedAfterMs + minuteMs);
    await query(`update users set created_at = '2020-01-01' where id = ${ada.id}`);
    await tidyUp(shop.deps);
    expect(await left()).toEqual(['ada@example.com', 'younger@example.com']);
    expect(await query("select 1 from jobs where kind = 'erased'")).toEqual([]);
  });

  it('accounts without a purchase are kept while somebody is signed in or about to buy', async () => {
    await made('signed-in@example.com', 0);
    await made('buying@example.com', 0);
    await query(`insert into sessions (token_hash, user_id, last_seen_at)
      select '\\x01', id, '2029-12-31' from users where email_key = 'signed-in@example.com'`);
    await shop.checkOut('buying@example.com');
    await tidyUp(shop.deps);
    expect(await left()).toEqual(['ada@example.com', 'buying@example.com', 'signed-in@example.com']);
  });
});
