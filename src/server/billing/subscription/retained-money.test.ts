import { beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { changePlan, sellChangesNow } from '#testing/server/change-plan.ts';
import { setPaddleFaults } from '#testing/server/provider-faults.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';

const minuteMs = 60_000;

const { shop, database } = useTestShop();

beforeEach(() => sellChangesNow(shop));

type Buyer = Person & { transaction_id: string };

async function buy(offerId: number): Promise<Buyer> {
  const person = await shop.person('ada@example.com');
  const { transaction_id } = await shop.checkOut('ada@example.com', offerId);
  await shop.pay(transaction_id);
  await shop.deliver();
  return { ...person, transaction_id };
}

/** The bank charges a payment back, or reverses that. */
async function decide(what: 'chargeback' | 'chargeback-reverse', { transaction_id }: Buyer): Promise<void> {
  const answer = await fetch(`${shop.deps.config.paddle.emulatorUrl}/emulator/transactions/${transaction_id}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  await shop.deliver();
}

const sdk = () => shop.paddle;
const statusOf = async (person: Person) => (await shop.profile(person)).sub_status;
const credit = async (person: Person) => {
  const [balance] = await sdk().customers.getCreditBalance((await shop.profile(person)).customer_id);
  return Number(balance?.balance?.available ?? 0);
};
const refunded = async () => {
  const refunds = await sdk().adjustments.list({ action: 'refund' }).next();
  return refunds.reduce((sum, { totals }) => sum + Number(totals.total), 0);
};
const charged = async () => {
  const rows = await database.db.selectFrom('transactions').select('total_minor').execute();
  return rows.reduce((sum, row) => sum + row.total_minor, 0);
};

describe('24 weeks changed to 4, then charged back', () => {
  test('24 weeks changed to 4, then charged back, give no access, even by renewals paid from credit', async () => {
    const person = await buy(3);
    await changePlan(shop, person, 1);
    expect(await statusOf(person)).toBe('active');
    await decide('chargeback', person);
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'charged_back', sub_expire_at: 0 });
    await shop.advance(28 * dayMs + 2 * 60 * minuteMs);
    await shop.deliver();
    expect(await statusOf(person)).toBe('charged_back');
  });

  test('24 weeks changed to 4, then charged back, give access again after a reversal', async () => {
    const person = await buy(3);
    await changePlan(shop, person, 1);
    await decide('chargeback', person);
    await decide('chargeback-reverse', person);
    expect(await statusOf(person)).toBe('active');
    await shop.advance(28 * dayMs + 2 * 60 * minuteMs);
    await shop.deliver();
    expect(await statusOf(person)).toBe('active');
  });
});

test('4 weeks changed to 24, the first payment charged back, give access in proportion to later payments', async () => {
  const person = await buy(1);
  const start = shop.deps.clock();
  await shop.advance(14 * dayMs);
  await changePlan(shop, person, 3);
  await decide('chargeback', person);
  const worth = 5999;
  const kept = worth - 1000;
  const until = Math.floor((start + 14 * dayMs + (168 * dayMs * kept) / worth) / 1000);
  expect((await shop.profile(person)).sub_expire_at).toBeGreaterThan(until - 2);
  expect((await shop.profile(person)).sub_expire_at).toBeLessThan(until + 2);
});

test('after a withdrawal, money that the bank returns to us by a reversal is refunded once', {
  tags: 'long',
}, async () => {
  const person = await buy(1);
  await shop.advance(minuteMs);
  await shop.call(person, calls.withdraw);
  // The bank is faster than our refund.
  await decide('chargeback', person);
  await shop.advance(dayMs);
  await shop.work();
  expect(await refunded()).toBe(0);
  await shop.advance(60 * dayMs);
  await decide('chargeback-reverse', person);
  await shop.work();
  await shop.advance(11 * minuteMs);
  await shop.deliver();
  await shop.work();
  expect(await refunded()).toBe(1999);
});

describe('24 weeks changed to 4, then withdrawn from', () => {
  test('24 weeks changed to 4, then withdrawn from, give all of the money back and leave no credit', async () => {
    const person = await buy(3);
    await shop.advance(3 * dayMs);
    await changePlan(shop, person, 1);
    expect(await credit(person)).toBeGreaterThan(3000);
    expect((await shop.call(person, calls.withdraw)).statusCode).toBe(200);
    await shop.work();
    await shop.deliver();
    expect([await refunded(), await credit(person), await charged()]).toEqual([5999, 0, 5999]);
    expect((await shop.seen(person))!.withdrawal).toMatchObject({ refund: { amount_minor: 5999 } });
    expect(shop.deps.sent.filter(({ subject }) => subject.includes('receipt'))).toHaveLength(1);
  });

  test('a withdrawal after a change gives the money back once, even after lost answers of Paddle', {
    tags: 'long',
  }, async () => {
    const person = await buy(3);
    await changePlan(shop, person, 1);
    const lost = { answer: '500', method: 'POST', carried_out: true, calls: 1 } as const;
    const { id } = (await shop.seen(person))!;
    await setPaddleFaults(shop.deps, { ...lost, path: `/subscriptions/${id}/charge` });
    await shop.call(person, calls.withdraw);
    await setPaddleFaults(shop.deps);
    await shop.advance(minuteMs);
    await shop.work();
    expect([await refunded(), await credit(person), await charged()]).toEqual([5999, 0, 5999]);
    expect((await sdk().subscriptions.get(id)).status).toBe('canceled');
  });

  test('removing credit never charges the card; if credit does not cover it, a person is asked to look', async () => {
    const person = await buy(3);
    await changePlan(shop, person, 1);
    const error = vi.spyOn(shop.deps.log, 'error');
    const { subscriptions } = sdk();
    const preview = subscriptions.previewOneTimeCharge.bind(subscriptions);
    subscriptions.previewOneTimeCharge = async (...args) => {
      const previewed = await preview(...args);
      Object.assign(previewed.immediateTransaction!.details.totals, { grandTotal: '1' });
      return previewed;
    };
    await shop.call(person, calls.withdraw);
    await shop.work();
    expect([await refunded(), await charged()]).toEqual([5999, 5999]);
    expect(error.mock.calls.map(([, words]) => words)).toContainEqual(expect.stringMatching(/somebody has to look/));
    error.mockRestore();
  });

  test('if the provider refuses to remove credit, the withdrawal goes on and a person is asked to look', async () => {
    const person = await buy(3);
    await changePlan(shop, person, 1);
    const error = vi.spyOn(shop.deps.log, 'error');
    const takeCredit = vi
      .spyOn(shop.deps.provider.subscriptions, 'takeCredit')
      .mockResolvedValue({ refused: 'not possible', detail: 'no' });
    await shop.call(person, calls.withdraw);
    await shop.work();
    expect([await refunded(), await credit(person)]).toEqual([5999, 4000]);
    expect(error.mock.calls.map(([, words]) => words)).toContainEqual(expect.stringMatching(/somebody has to look/));
    takeCredit.mockRestore();
    error.mockRestore();
  });
});
