import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '#contract/day.ts';
import { recoverAfterRestore } from '#server/billing/subscription/recover-after-restore.ts';
import { jobHandlers } from '#server/jobs.ts';
import { runNextJob } from '#server/platform/jobs/worker.ts';
import { findOpenRestore } from '#server/platform/restored/restores.sql.ts';
import { createBareDatabase, type TestDatabase, waitingForALock } from '#testing/server/database.ts';
import type { TestDeps } from '#testing/server/deps.ts';
import { useTestShop } from '#testing/server/use.ts';
import { compareWithProvider } from '../reconciliation/compare-with-provider.ts';
import { readReconciliation } from '../reconciliation/reconciliation-state.ts';
import { findOwner } from '../work/change-work.ts';
import { restoreBackup } from './restore-backup.ts';
import { createBackupKey } from './seal.ts';
import { writeBackup } from './write-backup.ts';

const { shop, database } = useTestShop({ ownDatabase: true });

let dir: string;
let key: Awaited<ReturnType<typeof createBackupKey>>;
let target: TestDatabase;
/** The server on the restored database. */
let restored: TestDeps;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'everkite-restore-'));
  key = await createBackupKey();
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(async () => {
  target = await createBareDatabase();
});
afterEach(() => target.drop());

/** Makes a backup, lets something happen at the provider after it, and restores it. */
async function restoreAfter(happens: () => Promise<void>): Promise<void> {
  const { folder } = await writeBackup(
    { pool: database.pool, clock: shop.deps.clock },
    { dir, recipient: key.recipient, files: {} },
  );
  await happens();
  const outcome = await restoreBackup({
    pool: target.pool,
    db: target.db,
    folder,
    identity: key.identity,
    files: {},
    now: shop.deps.clock(),
  });
  expect(outcome).toMatchObject({ restored: {} });
  restored = { ...shop.deps, db: target.db, pool: target.pool };
  shop.deps.sent.length = 0;
}

/** The next start: all jobs that are due. */
async function start(): Promise<void> {
  const { conversion: _, 'forget-conversions': __, ...handlers } = jobHandlers(restored);
  while (await runNextJob(restored, handlers));
}

/** Buys as a visitor without an account, and lets a day pass. */
async function buy(email: string): Promise<string> {
  const { transaction_id } = await shop.checkOut(email, 1);
  expect(await shop.pay(transaction_id)).toBe('completed');
  await shop.deliver();
  await shop.work();
  await shop.advance(3_600_000);
  return transaction_id;
}

const query = async (from: Pick<TestDatabase, 'pool'>, text: string) => (await from.pool.query(text)).rows;
const accounts = `
  select u.id, u.email, u.email_proven_at, s.id as subscription, s.status, t.total_minor, c.status as checkout
  from users u left join subscriptions s on s.user_id = u.id left join transactions t on t.subscription_id = s.id
    left join checkouts c on c.user_id = u.id
  order by u.id, t.billed_at`;
const openRows = `select kind, facts from work_items where solved_at is null and opened_at <= now() + interval '10 years'`;

describe('the first start after a restore', () => {
  it('makes the accounts of those who bought since again, as they were, and welcomes them', {
    tags: 'long',
  }, async () => {
    await buy('ada@example.com');
    await restoreAfter(async () => {
      await buy('grace@example.com');
      await buy('mary@example.com');
      await shop.advance(28 * dayMs);
      await shop.deliver();
    });
    expect(await query(target, accounts)).toHaveLength(1);
    await start();
    const [ours, before] = [await query(target, accounts), await query(database, accounts)];
    expect(ours).toEqual(before);
    expect(ours.map(({ email, status }) => `${email} ${status}`)).toContain('grace@example.com active');
    const welcomed = shop.deps.sent.filter(({ subject }) => subject.startsWith('Welcome')).map(({ to }) => to);
    expect(welcomed.sort()).toEqual(['grace@example.com', 'mary@example.com']);
    expect(await query(target, openRows)).toEqual([]);
    expect(await findOpenRestore(target.db)).toBeNull();
  });

  it('leaves no difference between the books and the provider', { tags: 'long' }, async () => {
    await buy('ada@example.com');
    await restoreAfter(async () => {
      await buy('grace@example.com');
      await shop.advance(2 * dayMs);
    });
    await start();
    expect(await compareWithProvider(restored, 'night:1')).toBe('finished');
    expect(await readReconciliation(restored)).toMatchObject({ open: 0, explained: 0 });
    const sum = `select count(*), sum(gross_minor) from money_entries`;
    expect(await query(target, sum)).toEqual(await query(database, sum));
  });

  it('is done once by two servers that recover at the same moment', { tags: 'long' }, async () => {
    await restoreAfter(async () => void (await buy('grace@example.com')));
    const restore = (await findOpenRestore(target.db))!;
    // No account can be inserted until both of them have seen that there is none.
    const client = await target.pool.connect();
    await client.query('begin; lock table users in share mode');
    const recovering = [1, 2].map(() => recoverAfterRestore(restored, restore));
    await vi.waitFor(async () => expect(await waitingForALock(target)).toBe(2), 10_000);
    await client.query('commit');
    client.release();
    await Promise.all(recovering);
    expect(await query(target, 'select email from users')).toHaveLength(1);
    expect(await query(target, 'select id from subscriptions')).toHaveLength(1);
    expect(await query(target, openRows)).toEqual([]);
  });

  it('ends what was begun when it stopped between an account and its subscription', { tags: 'long' }, async () => {
    await restoreAfter(async () => void (await buy('grace@example.com')));
    const { provider } = restored;
    const subscriptions = { ...provider.subscriptions, find: async () => ({ unavailable: 'the process ended' }) };
    const restore = (await findOpenRestore(target.db))!;
    await recoverAfterRestore({ ...restored, provider: { ...provider, subscriptions } }, restore);
    expect(await query(target, accounts)).toMatchObject([{ subscription: null, checkout: 'open' }]);
    await start();
    expect(await query(target, accounts)).toMatchObject([{ status: 'active', checkout: 'completed' }]);
    expect(shop.deps.sent.filter(({ subject }) => subject.startsWith('Welcome'))).toHaveLength(1);
  });

  it('gives a new account no number that was given before', { tags: 'long' }, async () => {
    await restoreAfter(async () => void (await buy('grace@example.com')));
    const [{ id }] = await query(
      target,
      `insert into users (email, email_key) values ('x@y.zz', 'x@y.zz') returning id`,
    );
    await start();
    const [grace] = await query(target, `select id from users where email_key = 'grace@example.com'`);
    const [before] = await query(database, `select id from users where email_key = 'grace@example.com'`);
    expect(grace.id).toBe(before.id);
    expect(await query(target, `select user_id from subscriptions where user_id = ${id}`)).toEqual([]);
  });

  it('goes on where it stopped when the provider does not answer', { tags: 'long' }, async () => {
    await restoreAfter(async () => void (await buy('grace@example.com')));
    shop.takePaddleDown();
    restored.provider = shop.deps.provider;
    await start();
    expect(await query(target, accounts)).toEqual([]);
    expect(await findOpenRestore(target.db)).not.toBeNull();
    shop.bringPaddleBack();
    restored.provider = shop.deps.provider;
    await shop.advance(60_000);
    await start();
    expect(await query(target, accounts)).toHaveLength(1);
    expect(await findOpenRestore(target.db)).toBeNull();
  });

  it('a notification that comes first does not hide what happened in between', { tags: 'long' }, async () => {
    const ada = await shop.subscribe('ada@example.com');
    await restoreAfter(async () => {
      await shop.cancel(ada);
      await shop.work();
      await shop.deliver();
      await shop.advance(dayMs);
    });
    await query(
      target,
      `insert into webhook_events (event_id, event_type, occurred_at, body, received_at, projected_at)
       values ('evt_late', 'customer.updated', 'now', '{}', '${new Date(shop.deps.clock()).toISOString()}', now())`,
    );
    await start();
    expect(await query(target, 'select scheduled_action from subscriptions')).toEqual([{ scheduled_action: 'cancel' }]);
  });

  it('tells an operator of a buyer who cannot be made again, and gives the payment to the account that they find', {
    tags: 'long',
  }, async () => {
    const ada = await shop.person('ada@example.com');
    let paid = '';
    await restoreAfter(async () => {
      paid = await buy('grace@example.com');
      const { customerId } = await shop.paddle.transactions.get(paid);
      await shop.paddle.customers.update(customerId!, { email: 'grace..lovelace@example.com' });
    });
    await start();
    expect(await query(target, openRows)).toMatchObject([
      { kind: 'notification of nobody', facts: { transaction_id: paid } },
    ]);
    const [{ id }] = await query(target, 'select id::text from work_items where solved_at is null');
    const by = { operatorId: null, name: 'R. Okafor', level: 'console', network: '', role: 'owner' } as never;
    expect(await findOwner(restored, { id, by, userId: ada.id })).toMatchObject({ row: {} });
    expect(await query(target, openRows)).toEqual([]);
    expect(await query(target, `select user_id from transactions where id = '${paid}'`)).toEqual([{ user_id: ada.id }]);
    expect(await query(target, 'select user_id from subscriptions')).toEqual([{ user_id: ada.id }]);
  });

  it('makes no account of somebody who was erased after they bought', { tags: 'long' }, async () => {
    await restoreAfter(async () => {
      const paid = await buy('grace@example.com');
      const { customerId } = await shop.paddle.transactions.get(paid);
      await shop.deps.provider.customers.forget(customerId!);
    });
    await start();
    expect(await query(target, accounts)).toEqual([]);
    expect(await query(target, openRows)).toEqual([]);
  });
});
