import { beforeEach, describe, expect, test } from 'vitest';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import { useTestShop } from '#testing/server/use.ts';
import { listConsents } from '../consent/consent-ledger.sql.ts';

const { shop, database } = useTestShop();

const email = 'ada@example.com';
const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', challenge: '4000 0038 0000 0446' };
const statusOf = async (checkoutId: string) => (await shop.stateOf(checkoutId)).state.status;
const live = () => database.db.selectFrom('subscriptions').selectAll().where('status', '!=', 'canceled').execute();

describe('a card', () => {
  test('after a declined card the transaction can be paid with another one', async () => {
    await shop.person(email);
    const { checkout_id, transaction_id } = await shop.checkOut(email);
    expect(await shop.pay(transaction_id, cards.declined)).toBe('declined');
    await shop.deliver();
    shop.deps.advance(5_000);
    expect(await statusOf(checkout_id)).toBe('open');
    expect(await shop.pay(transaction_id)).toBe('completed');
    await shop.deliver();
    expect(await statusOf(checkout_id)).toBe('completed');
    expect(await live()).toHaveLength(1);
  });

  test('a card that the bank asks about pays once its owner has confirmed', async () => {
    await shop.person(email);
    const { checkout_id, transaction_id } = await shop.checkOut(email);
    expect(await shop.pay(transaction_id, cards.challenge, 'approved')).toBe('completed');
    await shop.deliver();
    expect(await statusOf(checkout_id)).toBe('completed');
  });

  test('a card whose owner refuses at the bank pays nothing, and another card can pay', async () => {
    await shop.person(email);
    const { checkout_id, transaction_id } = await shop.checkOut(email);
    expect(await shop.pay(transaction_id, cards.challenge, 'refused')).toBe('declined');
    await shop.deliver();
    expect(await statusOf(checkout_id)).toBe('open');
    expect(await live()).toEqual([]);
    expect(await shop.pay(transaction_id)).toBe('completed');
  });

  test('a card whose owner never answers the bank pays nothing, and the same transaction stays open', async () => {
    await shop.person(email);
    const { checkout_id, transaction_id } = await shop.checkOut(email);
    expect(await shop.pay(transaction_id, cards.challenge)).toBe('challenge');
    await shop.deliver();
    shop.deps.advance(10_000);
    expect(await statusOf(checkout_id)).toBe('open');
    expect((await shop.checkOut(email)).transaction_id).toBe(transaction_id);
    expect(await live()).toEqual([]);
  });
});

test('pressing Pay twice at once charges once', async () => {
  await shop.person(email);
  const { transaction_id } = await shop.checkOut(email);
  await Promise.allSettled([shop.pay(transaction_id), shop.pay(transaction_id)]);
  await shop.deliver();
  const transactions = await database.db.selectFrom('transactions').select(['status', 'total_minor']).execute();
  expect(transactions).toEqual([{ status: 'completed', total_minor: 1999 }]);
  expect(await live()).toHaveLength(1);
});

describe('another offer in a second tab', () => {
  test('another offer in a second tab makes the first checkout unpayable', async () => {
    await shop.person(email);
    const first = await shop.checkOut(email, 1);
    const second = await shop.checkOut(email, 2);
    expect(second.transaction_id).not.toBe(first.transaction_id);
    expect(await statusOf(first.checkout_id)).toBe('failed');
    await expect(shop.pay(first.transaction_id)).rejects.toThrow();
    expect(await shop.pay(second.transaction_id)).toBe('completed');
    await shop.deliver();
    expect(await statusOf(first.checkout_id)).toBe('failed');
    expect(await live()).toMatchObject([{ offer_id: 2 }]);
  });

  test('another offer in a second tab is refused when the first was paid without our knowing yet', async () => {
    await shop.person(email);
    const first = await shop.checkOut(email, 1);
    await shop.pay(first.transaction_id);
    const second = await shop.startCheckout(email, { offer_id: 2 });
    expect(second.statusCode).toBe(409);
    expect(second.json().error).toMatch(/already has a subscription/);
    expect(await statusOf(first.checkout_id)).toBe('completed');
    expect(await live()).toHaveLength(1);
  });

  test('another offer, opened while Paddle creates the first, tells the first tab that it was replaced', async () => {
    await shop.person(email);
    const { transactions } = shop.paddle;
    const create = transactions.create.bind(transactions);
    let second: Awaited<ReturnType<typeof shop.checkOut>> | null = null;
    let made = '';
    transactions.create = async (body) => {
      transactions.create = create;
      second = await shop.checkOut(email, 2);
      const transaction = await create(body);
      made = transaction.id;
      return transaction;
    };
    const first = await shop.startCheckout(email, { offer_id: 1 });
    expect(first.statusCode).toBe(410);
    expect(first.json().error).toMatch(/another plan meanwhile/);
    await expect(shop.pay(made)).rejects.toThrow();
    expect(await shop.pay(second!.transaction_id)).toBe('completed');
  });

  test('another offer in a second tab works even if Paddle does not end the first', async () => {
    await shop.person(email);
    await shop.checkOut(email, 1);
    const { transactions } = shop.paddle;
    transactions.update = () => Promise.reject(new SyntaxError('a page of a proxy'));
    expect((await shop.startCheckout(email, { offer_id: 2 })).statusCode).toBe(200);
  });

  test('another currency in a second tab ends the first checkout too', async () => {
    await shop.person(email);
    const first = await shop.checkOut(email, 1, 'USD');
    const second = await shop.checkOut(email, 1, 'EUR');
    expect(second.checkout_id).not.toBe(first.checkout_id);
    await expect(shop.pay(first.transaction_id)).rejects.toThrow();
  });
});

describe.each([
  ['EUR', 1899],
  ['GBP', 1599],
  ['JPY', 2980],
] as const)('paying in %s', (currency, amount_minor) => {
  test('a checkout charges, records and shows exactly the price in the currency that was shown', async () => {
    const person = await shop.person(email);
    const { checkout_id, transaction_id } = await shop.checkOut(email, 1, currency);
    expect((await shop.stateOf(checkout_id)).state).toMatchObject({
      offer: { price: { amount_minor, currency } },
      total: { amount_minor, currency },
    });
    expect(await shop.pay(transaction_id)).toBe('completed');
    await shop.deliver();
    expect((await shop.stateOf(checkout_id)).state.total).toEqual({ amount_minor, currency });
    expect(await listConsents(database.db, { userId: person.id })).toMatchObject([{ amount_minor, currency }]);
    const paid = await database.db.selectFrom('transactions').select(['total_minor', 'currency']).execute();
    expect(paid).toEqual([{ total_minor: amount_minor, currency }]);
    expect(await shop.seen(person)).toMatchObject({ price: { amount_minor, currency } });
  });
});

describe('an offer with a trial', () => {
  beforeEach(async () => {
    await publishOffers(shop.deps, withTrials({ 1: 7 }));
  });

  test('an offer with a trial charges nothing today and its price at the end of the trial', async () => {
    const person = await shop.person(email);
    const { checkout_id, transaction_id } = await shop.checkOut(email);
    expect((await shop.stateOf(checkout_id)).state.total).toEqual({ amount_minor: 0, currency: 'USD' });
    expect(await shop.pay(transaction_id)).toBe('completed');
    await shop.deliver();
    const end = new Date(shop.deps.clock() + 7 * 86_400_000).toISOString();
    expect((await shop.stateOf(checkout_id)).state).toMatchObject({
      status: 'completed',
      offer: { trial: { unit: 'day', count: 7 } },
      total: { amount_minor: 0, currency: 'USD' },
      renews_at: end,
    });
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'trialing' });
    await shop.advance(7 * 86_400_000 + 60_000);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ status: 'active', price: { amount_minor: 1999 } });
    const paid = await database.db.selectFrom('transactions').select('total_minor').orderBy('total_minor').execute();
    expect(paid).toEqual([{ total_minor: 0 }, { total_minor: 1999 }]);
  });
});
