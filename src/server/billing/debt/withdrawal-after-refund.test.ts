import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { dayMs } from '#contract/day.ts';
import { signedInOperator, type TestOperator } from '#testing/server/acting-operator.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { owe } from './owe.ts';

const minuteMs = 60_000;
const { shop, database } = useTestShop();
let ada: Person;
let money: TestOperator;
/** The payment of Ada's second purchase within a year, a day old. */
let transactionId: string;
/** Two of 28 days are used. */
const lessDaysUsed = 1999 - Math.floor((1999 * 2) / 28);

beforeEach(async () => {
  ada = await shop.subscribe('ada@example.com');
  money = await signedInOperator(shop, 'money');
  await withdraw();
  await settle();
  transactionId = (await shop.checkOut('ada@example.com')).transaction_id;
  await shop.pay(transactionId);
  await shop.deliver();
  await shop.advance(dayMs);
});

const withdraw = () => shop.call(ada, calls.withdraw);
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.work();
    await shop.advance(20 * minuteMs);
    await shop.deliver();
  }
  await shop.work();
}
const giveBack = (amountMinor: number) =>
  money.act(consoleCalls.refundPayment, ada.id, {
    transaction_id: transactionId,
    amount_minor: amountMinor,
    reason: 'trouble',
    note: '',
    access: 'stays',
  });
const refunds = async () => {
  const made = await shop.paddle.adjustments.list({ transactionId: [transactionId] }).next();
  return made.map(({ status, totals }) => `${status} ${totals.total}`).sort();
};
const openDebts = () =>
  database.db.selectFrom('refunds').select('transaction_id').where('adjustment_id', 'is', null).execute();
async function atPaddleByHand(amountMinor: number): Promise<void> {
  const { details } = await shop.paddle.transactions.get(transactionId);
  const items = [{ itemId: details!.lineItems[0]!.id, type: 'partial' as const, amount: String(amountMinor) }];
  await shop.paddle.adjustments.create({ action: 'refund', type: 'partial', reason: 'goodwill', transactionId, items });
  await shop.deliver();
}

describe('a repeated withdrawal after a refund in part', () => {
  test('a withdrawal gives back what an operator has left, is announced so, and nothing stays owed', {
    tags: 'long',
  }, async () => {
    await giveBack(500);
    await settle();
    expect(await shop.seen(ada)).toMatchObject({ withdraw_refund: { amount_minor: 1499 } });
    await withdraw();
    await settle();
    expect(await refunds()).toEqual(['approved 1499', 'approved 500']);
    expect(await openDebts()).toEqual([]);
  });

  test('a withdrawal deducts a refund that is promised and not made yet', async () => {
    await giveBack(1000);
    await withdraw();
    await settle();
    expect(await refunds()).toEqual(['approved 1000', 'approved 999']);
    expect(await openDebts()).toEqual([]);
  });

  test('a refund made at Paddle by hand before does not settle a debt of the same amount', {
    tags: 'long',
  }, async () => {
    await atPaddleByHand(500);
    await shop.advance(20 * minuteMs);
    await shop.deliver();
    const debt = {
      transactionId,
      userId: ada.id,
      subscriptionId: null,
      reason: 'withdrawal',
      amountMinor: 500,
    } as const;
    await database.db.transaction().execute((tx) => owe(tx, { ...debt, now: shop.deps.clock() }));
    await settle();
    expect(await refunds()).toEqual(['approved 500', 'approved 500']);
  });

  test('a withdrawal owes nothing while all is on its way, and owes it when that is refused', {
    tags: 'long',
  }, async () => {
    await giveBack(1000);
    await giveBack(999);
    await withdraw();
    expect(await openDebts()).toEqual([]);
    await shop.work();
    await shop.advance(minuteMs);
    const [first] = await shop.paddle.adjustments.list({ transactionId: [transactionId] }).next();
    await fetch(`${shop.deps.config.paddle.emulatorUrl}/emulator/adjustments/${first!.id}/reject`, { method: 'POST' });
    await shop.deliver();
    await settle();
    const returned = (await refunds()).filter((one) => one.startsWith('approved'));
    expect(returned.reduce((sum, one) => sum + Number(one.split(' ')[1]), 0)).toBeGreaterThanOrEqual(lessDaysUsed);
    expect(await openDebts()).toEqual([]);
  });
});
