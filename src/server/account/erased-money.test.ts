import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { reconcile } from '#server/billing/subscription/reconcile.ts';
import { setPaddleFaults } from '#testing/server/provider-faults.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';

const password = 'seven kites over the bay';
const email = 'ada@example.com';
const minuteMs = 60_000;

const { shop, database } = useTestShop();

const sdk = () => shop.paddle;
const refunds = () => sdk().adjustments.list({ action: 'refund' }).next();
const statusOf = async (transactionId: string) => (await sdk().transactions.get(transactionId)).status;
const subscriptions = async () => (await sdk().subscriptions.list().next()).map(({ status }) => status);
const customers = () =>
  sdk()
    .customers.list({ status: ['active', 'archived'] })
    .next();

async function withPassword(person: Person): Promise<Person> {
  const password_hash = await shop.deps.passwords.hash(password);
  await database.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute();
  return person;
}

async function erase({ authorization }: Person): Promise<void> {
  const headers = { authorization };
  const answer = await shop.app.inject({ ...callAddress(calls.eraseAccount), headers, payload: { password } });
  expect(answer.statusCode).toBe(204);
}

/** Delivers notifications, runs jobs and advances time until nothing more happens. */
async function settle(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await shop.deliver();
    await shop.work();
    await shop.advance(6 * minuteMs);
  }
}

describe('an erased account', () => {
  it('erasing an account cancels its open transaction', async () => {
    const ada = await withPassword(await shop.person(email));
    const { transaction_id } = await shop.checkOut(email);
    await erase(ada);
    await shop.work();
    expect(await statusOf(transaction_id)).toBe('canceled');
  });

  it('erasing an account cancels the transaction of an earlier checkout that Paddle failed to cancel then', async () => {
    const ada = await withPassword(await shop.person(email));
    const { transaction_id } = await shop.checkOut(email, 1);
    await setPaddleFaults(shop.deps, { answer: '500', method: 'PATCH', path: `/transactions/${transaction_id}` });
    await shop.checkOut(email, 2);
    await setPaddleFaults(shop.deps);
    expect(await statusOf(transaction_id)).toBe('draft');
    await erase(ada);
    await shop.work();
    expect(await statusOf(transaction_id)).toBe('canceled');
  });

  it('open transactions of an erased account are canceled once Paddle is back, however long that takes', {
    tags: 'long',
  }, async () => {
    const ada = await withPassword(await shop.person(email));
    const { transaction_id } = await shop.checkOut(email);
    shop.takePaddleDown();
    await erase(ada);
    for (let round = 0; round < 2; round += 1) {
      await shop.work();
      await shop.advance(60 * minuteMs);
    }
    // Each attempt is a new job, because a job is given up after sixty failures.
    const waiting = database.db.selectFrom('jobs').select('attempts').where('done_at', 'is', null);
    expect(await waiting.where('kind', '=', 'settle-erased-transaction').execute()).toEqual([{ attempts: 0 }]);
    shop.bringPaddleBack();
    await shop.work();
    expect(await statusOf(transaction_id)).toBe('canceled');
  });

  it('a payment made before Paddle could cancel it is refunded after the erasure, and nothing more is charged', async () => {
    const ada = await withPassword(await shop.person(email));
    const { transaction_id } = await shop.checkOut(email);
    shop.takePaddleDown();
    await erase(ada);
    await shop.work();
    expect(await shop.pay(transaction_id)).toBe('completed');
    shop.bringPaddleBack();
    await shop.advance(6 * minuteMs);
    await settle();
    expect(await subscriptions()).toEqual(['canceled']);
    expect(await refunds()).toMatchObject([{ transactionId: transaction_id, type: 'full', totals: { total: '1999' } }]);
  });

  it('a payment that became known only after the erasure is refunded', async () => {
    const ada = await withPassword(await shop.person(email));
    const { transaction_id } = await shop.checkOut(email);
    await shop.pay(transaction_id);
    await erase(ada);
    await settle();
    expect(await subscriptions()).toEqual(['canceled']);
    expect(await refunds()).toMatchObject([{ transactionId: transaction_id, totals: { total: '1999' } }]);
  });

  it('a renewal that became known only after the erasure is refunded, the payment known before is not', async () => {
    const ada = await withPassword(await shop.subscribe(email));
    await shop.advance(28 * 24 * 60 * minuteMs);
    await erase(ada);
    await settle();
    const [refund, ...others] = await refunds();
    expect(others).toEqual([]);
    expect(refund!.transactionId).not.toBe((ada as { transaction_id?: string }).transaction_id);
    expect(await subscriptions()).toEqual(['canceled']);
  });

  it('a payment for a transaction that Paddle never confirmed is refunded after the erasure without a notification', async () => {
    const ada = await withPassword(await shop.person(email));
    const lost = { answer: '500', method: 'POST', path: '/transactions', carried_out: true } as const;
    await setPaddleFaults(shop.deps, lost);
    expect((await shop.startCheckout(email)).statusCode).toBe(503);
    await setPaddleFaults(shop.deps);
    await erase(ada);
    await shop.work();
    const [made] = await sdk().transactions.list().next();
    expect(await shop.pay(made!.id)).toBe('completed');
    await reconcile(shop.deps);
    await shop.work();
    expect(await subscriptions()).toEqual(['canceled']);
    expect(await refunds()).toMatchObject([{ transactionId: made!.id }]);
  });

  it('an erased account gets no second refund, nor earlier payments back, when notifications are repeated', {
    tags: 'long',
  }, async () => {
    const bob = await withPassword(await shop.subscribe('bob@example.com'));
    const ada = await withPassword(await shop.person(email));
    const { transaction_id } = await shop.checkOut(email);
    await shop.pay(transaction_id);
    const all = await shop.notifications();
    await erase(ada);
    await erase(bob);
    await settle();
    await database.db.deleteFrom('webhook_events').execute();
    await shop.deliver(all);
    await settle();
    await reconcile(shop.deps);
    await settle();
    expect(await refunds()).toMatchObject([{ transactionId: transaction_id }]);
  });
});

describe('the erased person’s customer at Paddle', () => {
  it('the erased person’s customer at Paddle loses name and address and is archived', async () => {
    const ada = await withPassword(await shop.subscribe(email));
    await erase(ada);
    await shop.work();
    const [customer] = await customers();
    expect(customer).toMatchObject({ status: 'archived', name: null });
    expect(customer!.email).toBe(`erased-${customer!.id}@example.com`);
    await expect(sdk().customerPortalSessions.create(customer!.id, [])).rejects.toMatchObject({
      code: 'entity_archived',
    });
  });

  it('the erased person’s customer at Paddle is not reused when the address signs up again', async () => {
    await erase(await withPassword(await shop.subscribe(email)));
    await shop.work();
    const again = await shop.subscribe(email);
    const [erased, ...others] = await customers();
    const { customer_id } = await shop.profile(again);
    expect(customer_id).not.toBe(erased!.id);
    expect(others.map(({ id }) => id)).toContain(customer_id);
  });

  it('the erased person’s customer at Paddle is not reused while the job still waits for Paddle', async () => {
    const ada = await withPassword(await shop.subscribe(email));
    const { customer_id: before } = await shop.profile(ada);
    await erase(ada);
    const again = await shop.subscribe(email);
    expect((await shop.profile(again)).customer_id).not.toBe(before);
    await settle();
    expect((await sdk().customers.get(before)).email).toBe(`erased-${before}@example.com`);
    expect((await shop.profile(again)).sub_status).toBe('active');
  });

  it('the erased person’s customer at Paddle loses its address even if it was archived by hand before', async () => {
    const ada = await withPassword(await shop.subscribe(email));
    const { customer_id } = await shop.profile(ada);
    await sdk().customers.archive(customer_id);
    await erase(ada);
    await settle();
    expect(await sdk().customers.get(customer_id)).toMatchObject({
      status: 'archived',
      email: `erased-${customer_id}@example.com`,
    });
  });

  it('a customer created at the moment of the erasure is found by provider events and archived', async () => {
    const ada = await withPassword(await shop.person(email));
    await shop.checkOut(email);
    await database.db.updateTable('users').set({ provider_customer_id: null }).execute();
    await erase(ada);
    await settle();
    expect((await customers()).map(({ status, email: address }) => [status, address === email])).toEqual([
      ['archived', false],
    ]);
  });
});
