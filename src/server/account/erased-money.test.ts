import { describe, expect, it } from 'vitest';
import { callAddress } from '#contract/call-address.ts';
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

/** Delivers, works and lets time pass until nothing more can come of it. */
async function settle(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await shop.deliver();
    await shop.work();
    await shop.advance(6 * minuteMs);
  }
}

describe('an erased account', () => {
  it('leaves nothing open to be paid', async () => {
    const ada = await withPassword(await shop.person(email));
    const { transaction_id } = await shop.checkOut(email);
    await erase(ada);
    await shop.work();
    expect(await statusOf(transaction_id)).toBe('canceled');
  });

  it('leaves nothing open to be paid of an earlier checkout that Paddle did not call off then', async () => {
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

  it('has its open transactions called off once Paddle is back, however long that takes', async () => {
    const ada = await withPassword(await shop.person(email));
    const { transaction_id } = await shop.checkOut(email);
    shop.takePaddleDown();
    await erase(ada);
    for (let round = 0; round < 2; round += 1) {
      await shop.work();
      await shop.advance(60 * minuteMs);
    }
    // A job that has failed sixty times is given up; each of these is a new one.
    const waiting = database.db.selectFrom('jobs').select('attempts').where('done_at', 'is', null);
    expect(await waiting.where('kind', '=', 'settle-erased-transaction').execute()).toEqual([{ attempts: 0 }]);
    shop.bringPaddleBack();
    await shop.work();
    expect(await statusOf(transaction_id)).toBe('canceled');
  });

  it('gets back what was paid in another window before it could be called off, and is charged no more', async () => {
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

  it('gets back a payment that became known only after the erasure', async () => {
    const ada = await withPassword(await shop.person(email));
    const { transaction_id } = await shop.checkOut(email);
    await shop.pay(transaction_id);
    await erase(ada);
    await settle();
    expect(await subscriptions()).toEqual(['canceled']);
    expect(await refunds()).toMatchObject([{ transactionId: transaction_id, totals: { total: '1999' } }]);
  });

  it('gets back a renewal that became known only after the erasure, and not what was known', async () => {
    const ada = await withPassword(await shop.subscribe(email));
    await shop.advance(28 * 24 * 60 * minuteMs);
    await erase(ada);
    await settle();
    const [refund, ...others] = await refunds();
    expect(others).toEqual([]);
    expect(refund!.transactionId).not.toBe((ada as { transaction_id?: string }).transaction_id);
    expect(await subscriptions()).toEqual(['canceled']);
  });

  it('gets back what was paid with a transaction whose making Paddle did not confirm, though no notification came', async () => {
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

  it('is given nothing back twice, nor what it had paid before, whatever Paddle tells again', async () => {
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
  it('loses name and address and is put away', async () => {
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

  it('is not the customer of whoever signs the address up again', async () => {
    await erase(await withPassword(await shop.subscribe(email)));
    await shop.work();
    const again = await shop.subscribe(email);
    const [erased, ...others] = await customers();
    const { customer_id } = await shop.profile(again);
    expect(customer_id).not.toBe(erased!.id);
    expect(others.map(({ id }) => id)).toContain(customer_id);
  });

  it('is not theirs either while the job still waits for Paddle', async () => {
    const ada = await withPassword(await shop.subscribe(email));
    const { customer_id: before } = await shop.profile(ada);
    await erase(ada);
    const again = await shop.subscribe(email);
    expect((await shop.profile(again)).customer_id).not.toBe(before);
    await settle();
    expect((await sdk().customers.get(before)).email).toBe(`erased-${before}@example.com`);
    expect((await shop.profile(again)).sub_status).toBe('active');
  });

  it('loses its address also when somebody archived it by hand before', async () => {
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

  it('is found by the news where it was made at the moment of the erasure', async () => {
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
