import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { giveBack } from '../refund/give-back.ts';
import { retryWithdrawal, withdraw } from './withdraw.ts';
import { requestWithdrawal } from './withdrawal.ts';

const minuteMs = 60_000;
const fourWeeksMs = 28 * dayMs;

const { shop, database } = useTestShop();
let start: number;

beforeEach(async () => {
  start = shop.deps.clock();
});

const iso = (at: number) => new Date(at).toISOString();
const withdrawAs = (person: Person) => shop.call(person, calls.withdraw);
const refundsAtPaddle = () => shop.paddle.adjustments.list({ action: 'refund' }).next();
const debts = () => database.db.selectFrom('refunds').selectAll().execute();
const statusAtPaddle = async (person: Person) =>
  (await shop.paddle.subscriptions.get((await shop.seen(person))!.id)).status;
const emailsOf = async (kind: string) =>
  (await database.db.selectFrom('jobs').select('unique_key').where('kind', '=', kind).execute()).length;

describe('withdrawing', () => {
  test('a withdrawal after 13 days ends the subscription at once and gives all of the money back', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(13 * dayMs);
    expect(await shop.seen(person)).toMatchObject({ may: expect.arrayContaining(['withdraw']) });
    const answer = await withdrawAs(person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({
      status: 'canceled',
      paid_until: null,
      next_payment_at: null,
      may: [],
      withdrawal: {
        requested_at: iso(start + 13 * dayMs),
        refund: { amount_minor: expect.any(Number), currency: 'USD' },
        refunded_at: null,
      },
    });
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'canceled', sub_expire_at: 0 });
    expect(await statusAtPaddle(person)).toBe('canceled');

    await shop.work();
    const [payment] = await database.db.selectFrom('transactions').selectAll().execute();
    expect(await refundsAtPaddle()).toMatchObject([
      { transactionId: payment!.id, type: 'full', totals: { total: String(payment!.total_minor) } },
    ]);
    expect(answer.json().subscription.withdrawal.refund.amount_minor).toBe(payment!.total_minor);
    await shop.advance(20 * minuteMs);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ withdrawal: { refunded_at: expect.any(String) } });
    expect([await emailsOf('withdrawn'), await emailsOf('refunded')]).toEqual([1, 1]);
  });

  test('a withdrawal is neither shown nor possible 15 days after the purchase', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(15 * dayMs);
    expect((await shop.seen(person))!.may).not.toContain('withdraw');
    const answer = await withdrawAs(person);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatch(/14 days to withdraw are over/);
    expect([await debts(), await shop.profile(person)]).toMatchObject([[], { sub_status: 'active' }]);
  });

  test('a withdrawal without a purchase is refused with a reason, and without a session with 401', async () => {
    const person = await shop.person('ada@example.com');
    const answer = await withdrawAs(person);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'There is no purchase to withdraw from.']);
    expect((await withdrawAs({ ...person, authorization: 'guess' })).statusCode).toBe(401);
  });

  test('a withdrawal works after a cancellation too, even when the subscription has ended', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.cancel(person);
    expect((await withdrawAs(person)).statusCode).toBe(200);
    expect(await statusAtPaddle(person)).toBe('canceled');

    const other = await shop.subscribe('bob@example.com');
    await shop.paddle.subscriptions.cancel((await shop.seen(other))!.id, { effectiveFrom: 'immediately' });
    await shop.deliver();
    expect((await withdrawAs(other)).statusCode).toBe(200);
    expect(await debts()).toHaveLength(2);
  });

  test('after a withdrawal nothing can be cancelled or undone, and buying again is possible', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.cancel(person);
    await shop.advance(minuteMs);
    await withdrawAs(person);
    expect((await shop.cancel(person)).statusCode).toBe(409);
    expect((await shop.undo(person)).statusCode).toBe(409);
    expect((await shop.startCheckout('ada@example.com')).json()).toHaveProperty('checkout_id');
  });

  test('a withdrawal changes nothing for other users', async () => {
    const ada = await shop.subscribe('ada@example.com');
    const bob = await shop.subscribe('bob@example.com');
    await withdrawAs(bob);
    expect(await shop.profile(ada)).toMatchObject({ sub_status: 'active' });
    expect(await debts()).toHaveLength(1);
  });
});

describe('withdrawing once', () => {
  test('withdrawing twice, even at once, makes one request, one refund and one email', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answers = await Promise.all([withdrawAs(person), withdrawAs(person)]);
    answers.push(await withdrawAs(person));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await shop.work();
    expect(await refundsAtPaddle()).toHaveLength(1);
    expect(await emailsOf('withdrawn')).toBe(1);
  });

  test('two processes that ask for a withdrawal’s refund at the same moment make one', async () => {
    const person = await shop.subscribe('ada@example.com');
    await withdrawAs(person);
    const [debt] = await debts();
    const { adjustments } = shop.paddle;
    const create = adjustments.create.bind(adjustments);
    let resolveRequested = () => {};
    let answer = () => {};
    const requested = new Promise<void>((resolve) => {
      resolveRequested = resolve;
    });
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slow = vi.fn(async (body: Parameters<typeof create>[0]) => {
      resolveRequested();
      if (slow.mock.calls.length === 1) await mayAnswer;
      return create(body);
    });
    adjustments.create = slow;
    const first = giveBack(shop.deps, debt!.transaction_id);
    await requested;
    expect(await giveBack(shop.deps, debt!.transaction_id)).toBe('pending');
    answer();
    expect(await first).toBe('settled');
    await shop.work();
    expect(slow).toHaveBeenCalledTimes(1);
    expect(await refundsAtPaddle()).toHaveLength(1);
  });

  test('a process that ends between a withdrawal’s refund and its record makes no second refund', async () => {
    const person = await shop.subscribe('ada@example.com');
    await withdrawAs(person);
    await shop.work();
    await database.db.updateTable('refunds').set({ adjustment_id: null, asked_at: null }).execute();
    await database.db.deleteFrom('adjustments').execute();
    const [debt] = await debts();
    expect(await giveBack(shop.deps, debt!.transaction_id)).toBe('settled');
    const [made] = await refundsAtPaddle();
    expect(await refundsAtPaddle()).toHaveLength(1);
    expect(await debts()).toMatchObject([{ adjustment_id: made!.id }]);
    expect(await database.db.selectFrom('adjustments').select('id').execute()).toEqual([{ id: made!.id }]);
  });

  test('jobs carry out a withdrawal whose process ended right after storing the request', async () => {
    const person = await shop.subscribe('ada@example.com');
    const { id } = (await shop.seen(person))!;
    await requestWithdrawal(database.db, { subscriptionId: id, userId: person.id, now: start });
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'canceled', sub_expire_at: 0 });
    await shop.advance(minuteMs);
    await shop.work();
    expect(await statusAtPaddle(person)).toBe('canceled');
    expect(await refundsAtPaddle()).toHaveLength(1);
  });

  test('a job completes a withdrawal whose process ended after Paddle had ended the subscription', async () => {
    const person = await shop.subscribe('ada@example.com');
    const { id } = (await shop.seen(person))!;
    await requestWithdrawal(database.db, { subscriptionId: id, userId: person.id, now: start });
    await shop.paddle.subscriptions.cancel(id, { effectiveFrom: 'immediately' });
    expect(await retryWithdrawal(shop.deps, id)).toBe('settled');
    expect(await database.db.selectFrom('withdrawals').select('confirmed_at').execute()).toEqual([
      { confirmed_at: new Date(start) },
    ]);
  });
});

describe('withdrawing while Paddle does not answer', () => {
  test('a withdrawal while Paddle is down counts at once and is carried out when it is back', async () => {
    const person = await shop.subscribe('ada@example.com');
    shop.takePaddleDown();
    expect((await withdrawAs(person)).statusCode).toBe(200);
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'canceled', sub_expire_at: 0 });
    await shop.work();
    shop.bringPaddleBack();
    await shop.advance(10 * minuteMs);
    await shop.work();
    expect(await statusAtPaddle(person)).toBe('canceled');
    expect(await refundsAtPaddle()).toHaveLength(1);
  });

  test('a withdrawal while Paddle hangs does not keep the person waiting', async () => {
    const person = await shop.subscribe('ada@example.com');
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const emulatorUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    shop.reach({ emulatorUrl, timeLimitMs: 100 });
    expect(await withdraw(shop.deps, person.id)).toBe('withdrawn');
    silent.closeAllConnections();
    silent.close();
    shop.bringPaddleBack();
    await shop.advance(10 * minuteMs);
    await shop.work();
    expect(await refundsAtPaddle()).toHaveLength(1);
  });
});

test('a payment that we hear of only after the withdrawal is given back too', async () => {
  const person = await shop.subscribe('ada@example.com');
  const purchase = await shop.notifications();
  await database.db.updateTable('transactions').set({ status: 'paid', occurred_at_us: 0 }).execute();
  const { id } = (await shop.seen(person))!;
  await requestWithdrawal(database.db, { subscriptionId: id, userId: person.id, now: start });
  expect(await debts()).toEqual([]);
  expect(await shop.seen(person), 'not known to be nothing').toMatchObject({ withdrawal: { refund: null } });
  await database.db.deleteFrom('webhook_events').execute();
  await shop.deliver(purchase);
  expect(await debts()).toMatchObject([{ reason: 'withdrawal', subscription_id: id }]);
});

test('after four weeks the second payment is no longer within the 14 days of the contract', async () => {
  const person = await shop.subscribe('ada@example.com');
  await shop.advance(fourWeeksMs + dayMs);
  await shop.deliver();
  expect((await withdrawAs(person)).statusCode).toBe(409);
});
