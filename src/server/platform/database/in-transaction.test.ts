import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '#testing/server/use.ts';
import { code } from '#testing/source-files.ts';
import { inTransaction } from './in-transaction.ts';

const database = useTestDatabase();
const countAll = async () => Number((await database.pool.query('select count(*) from signals')).rows[0].count);
const insert = `insert into signals (kind, minute, count) values ('missed event', now(), 1)`;

describe('a transaction', () => {
  it.each(['40P01', '40001'])('that PostgreSQL ended with %s is done once more, as a whole', async (code) => {
    let runs = 0;
    const before = await countAll();
    const outcome = await inTransaction(database.db, async (tx) => {
      runs += 1;
      await sql.raw(insert).execute(tx);
      if (runs === 1) await sql`do $$ begin raise exception using errcode = ${sql.lit(code)}; end $$`.execute(tx);
      return 'done';
    });
    expect([outcome, runs, (await countAll()) - before]).toEqual(['done', 2, 1]);
  });

  it('that fails twice, or for another reason, is told and leaves nothing', async () => {
    let runs = 0;
    const before = await countAll();
    const fail = (errcode: string) =>
      inTransaction(database.db, async (tx) => {
        runs += 1;
        await sql.raw(insert).execute(tx);
        await sql`do $$ begin raise exception using errcode = ${sql.lit(errcode)}; end $$`.execute(tx);
      });
    await expect(fail('40P01')).rejects.toMatchObject({ code: '40P01' });
    await expect(fail('23505')).rejects.toMatchObject({ code: '23505' });
    expect([runs, (await countAll()) - before]).toEqual([3, 0]);
  });
});

/** Files whose transaction does something outside the database, or needs an isolation of its own. */
const alone = {
  'server/analytics/report/questions.sql.ts': 'reads, with a time limit',
  'server/billing/consent/verify-ledger.ts': 'reads one moment',
  'server/billing/refund/give-back.ts': 'asks the provider; its job is tried again',
  'server/billing/refund/retry-operator-refund.ts': 'asks the provider; its job is tried again',
  'server/mail/sent-emails.sql.ts': 'sends an email; its job is tried again',
  'server/operations/revenue/count-revenue.ts': 'reads one moment',
  'server/platform/audit/verify-audit.ts': 'reads one moment',
  'server/platform/database/in-transaction.ts': 'is the helper',
  'server/platform/jobs/worker.ts': 'runs a job, which is tried again',
};

it('every other transaction is done by the helper', () => {
  const found = code.filter(({ text }) => /\.transaction\(\)/.test(text)).map(({ name }) => name);
  expect(found.sort()).toEqual(Object.keys(alone));
});

it('a row that others refer to is locked for no key update; for update only where it is deleted, or nothing refers to it', () => {
  const locksAll = code
    .filter(({ text }) => /selectFrom\('users'\)[^;]*\.forUpdate\(\)/.test(text))
    .map(({ name }) => name);
  // The first deletes the person, the second changes the address, which is a key.
  expect(locksAll.sort()).toEqual(['server/account/address/corrections.sql.ts', 'server/account/erase-account.sql.ts']);
});
