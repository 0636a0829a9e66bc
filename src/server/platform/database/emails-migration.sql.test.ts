import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailboxLimits } from '#server/identity/request-email.ts';
import { sendUnlessSent } from '#server/mail/sent-emails.sql.ts';
import { bookAttempt } from '#server/platform/limits/attempts.sql.ts';
import { createBareDatabase, type TestDatabase } from '#testing/server/database.ts';
import { migrate, migrations } from './migrate.ts';

const now = Date.parse('2030-01-01T12:00:00Z');
const limits = mailboxLimits('leave', 'ada@example.com');

let database: TestDatabase;
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;

beforeAll(async () => {
  database = await createBareDatabase();
  await migrate(
    database.pool,
    migrations.filter(({ name }) => name < '0024'),
  );
  await query("insert into letters (key, kind, subject, sent_at) values ('welcome:1', 'welcome', 'Welcome', now())");
  await query(
    `insert into jobs (kind, payload) values ('forget-letters', '{"email_hash":"abc","before":"2030-01-01"}')`,
  );
  for (const { key, max } of limits) {
    await query('insert into attempts (key, attempted_at) select $1, $2 from generate_series(1, $3)', [
      key.replace('leave-to:', 'leave-letter:'),
      new Date(now),
      max,
    ]);
  }
  await migrate(database.pool);
});
afterAll(() => database.drop());

it('An email that went out before is not sent again.', async () => {
  const outcomes: string[] = [];
  const send = (key: string) =>
    sendUnlessSent(database.db, { key, turn: key }, async () => {
      outcomes.push(key);
      return null;
    });
  await send('welcome:1');
  await send('welcome:2');
  expect(outcomes).toEqual(['welcome:2']);
});

it('A job that waits under its old name is found under the new one, with what it carries.', async () => {
  expect(await query('select kind, payload from jobs')).toEqual([
    { kind: 'forget-emails', payload: { email_hash: 'abc', before: '2030-01-01' } },
  ]);
});

it('A mailbox that has had its emails of this hour gets no further one.', async () => {
  expect(await bookAttempt(database.db, limits, now + 1)).toMatchObject({ allowed: false });
});

it('The keys and the index of the emails are named after the new table.', async () => {
  // Whether "not null" has a name depends on the version of PostgreSQL.
  const names = await query(`
    select conname as name from pg_constraint where conrelid = 'emails'::regclass and contype <> 'n'
    union select indexname from pg_indexes where tablename = 'emails' order by 1`);
  expect(names.map(({ name }) => name)).toEqual([
    'emails_message',
    'emails_pkey',
    'emails_sent_to',
    'emails_user',
    'emails_user_id_fkey',
  ]);
});
