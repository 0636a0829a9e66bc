import { describe, expect, test } from 'vitest';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();

const email = 'Ada@Example.com';
const transactionAt = (id: string) => shop.paddle.transactions.get(id);

describe('the state of a checkout', () => {
  test('a checkout is open until it is paid, at the price of the offer', async () => {
    await shop.person(email);
    const { checkout_id, transaction_id } = await shop.checkOut(email);
    expect(await shop.stateOf(checkout_id)).toMatchObject({
      statusCode: 200,
      state: {
        checkout_id,
        transaction_id,
        status: 'open',
        offer: { id: 1, name: '4-week plan' },
        total: { amount_minor: 1999, currency: 'USD' },
        renews_at: null,
      },
    });
  });

  test('a checkout is completed by the notifications, with the amount charged and the renewal date', async () => {
    const { checkout_id, transaction_id } = await shop.subscribe(email);
    const charged = (await transactionAt(transaction_id)).details?.totals?.grandTotal;
    const { state } = await shop.stateOf(checkout_id);
    expect(state).toMatchObject({ status: 'completed', total: { amount_minor: Number(charged), currency: 'USD' } });
    expect(Date.parse(String(state.renews_at))).toBe(shop.deps.clock() + 28 * 86_400_000);
  });

  test('the state of a checkout is found without a notification by asking Paddle after three seconds', async () => {
    await shop.person(email);
    const { checkout_id, transaction_id } = await shop.checkOut(email);
    await shop.pay(transaction_id);
    shop.deps.advance(2_999);
    expect((await shop.stateOf(checkout_id)).state.status).toBe('open');
    shop.deps.advance(1);
    expect((await shop.stateOf(checkout_id)).state).toMatchObject({
      status: 'completed',
      renews_at: expect.any(String),
    });
    await shop.deliver();
    expect((await shop.stateOf(checkout_id)).state.status).toBe('completed');
  });

  test('the state of a checkout is asked from Paddle at most every two seconds', async () => {
    await shop.person(email);
    const { checkout_id, transaction_id } = await shop.checkOut(email);
    shop.deps.advance(3_000);
    await shop.stateOf(checkout_id);
    await shop.pay(transaction_id);
    shop.deps.advance(1_999);
    expect((await shop.stateOf(checkout_id)).state.status).toBe('open');
    shop.deps.advance(1);
    expect((await shop.stateOf(checkout_id)).state.status).toBe('completed');
  });

  test('the state of a checkout comes from our own tables when Paddle is away', async () => {
    await shop.person(email);
    const { checkout_id } = await shop.checkOut(email);
    shop.deps.advance(10_000);
    shop.takePaddleDown();
    expect(await shop.stateOf(checkout_id)).toMatchObject({ statusCode: 200, state: { status: 'open' } });
  });

  test('a checkout that is paid twice is charged once', async () => {
    const { transaction_id } = await shop.subscribe(email);
    await shop.pay(transaction_id);
    await shop.deliver();
    expect(await database.db.selectFrom('transactions').selectAll().execute()).toHaveLength(1);
    expect(await database.db.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1);
  });

  test('a checkout is completed by a notification that overtakes the answer to our own call', async () => {
    await shop.person(email);
    const { transactions } = shop.paddle;
    const create = transactions.create.bind(transactions);
    transactions.create = async (body) => {
      const made = await create(body);
      await shop.pay(made.id);
      await shop.deliver();
      return made;
    };
    const { checkout_id, transaction_id } = await shop.checkOut(email);
    expect((await shop.stateOf(checkout_id)).state).toMatchObject({ status: 'completed', transaction_id });
  });

  test('the state of a checkout is not found by a guessed id', async () => {
    expect((await shop.stateOf('AAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404);
    const { transaction_id } = await shop.subscribe(email);
    expect((await shop.stateOf(transaction_id)).statusCode).toBe(404);
  });
});

test('the first payment sends one email, with a link to set a password', async () => {
  await shop.subscribe(email);
  await shop.deliver(await shop.notifications());
  await shop.work();
  const withLink = shop.deps.sent.filter(({ text }) => text.includes('/auth/change?token='));
  expect(withLink).toMatchObject([{ to: email }]);
});
