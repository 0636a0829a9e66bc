import { describe, expect, test } from 'vitest';
import type { StartCheckoutAnswer } from '#contract/checkout.ts';
import { termsVersion } from '#contract/purchase-terms.ts';
import { emailFault } from '#server/identity/email-address.ts';
import { publishOffers } from '#testing/server/published-offers.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';
import { listConsents } from '../consent/consent-ledger.sql.ts';
import { offers } from '../offer/offers.ts';

const { shop, database } = useTestShop();

const email = 'Ada@Example.com';
const checkouts = () => database.db.selectFrom('checkouts').selectAll().execute();
const transactionAt = (id: string) => shop.paddle.transactions.get(id);

describe('starting a checkout', () => {
  test('starting a checkout makes a transaction at Paddle with our price and our ids', async () => {
    const person = await shop.person(email);
    const { checkout_id, transaction_id } = await shop.checkOut(' ada@example.COM ', 2);
    expect(checkout_id).toMatch(/^[\w-]{22}$/);
    const transaction = await transactionAt(transaction_id);
    expect(transaction.customData).toEqual({ user_id: person.id, checkout_id });
    expect(transaction.items).toMatchObject([{ quantity: 1, price: { unitPrice: { amount: '3599' } } }]);
    expect(await checkouts()).toMatchObject([{ id: checkout_id, user_id: person.id, transaction_id, status: 'open' }]);
  });

  test('starting a checkout returns the card form’s settings with a script URL that the visitor can reach', async () => {
    const { card_form } = (await shop.checkOut(email)) as StartCheckoutAnswer;
    const { port } = new URL(shop.deps.config.paddle.emulatorUrl);
    expect(card_form).toEqual({
      kind: 'paddle',
      environment: 'sandbox',
      client_token: 'emulator_client_token',
      script_url: `http://localhost:${port}/paddle.js`,
    });
  });

  test('starting a checkout records the consent with its text, price and time', async () => {
    const person = await shop.person(email);
    const { checkout_id } = await shop.checkOut(email);
    expect(await listConsents(database.db, { userId: person.id })).toMatchObject([
      {
        kind: 'purchase',
        checkout_id,
        text: 'You pay $19.99 today, then $19.99 every 4 weeks, next on 29 Jan 2030, until you cancel. Cancel online any time in two taps. Changed your mind within 14 days? All your money back, two taps. From the second time within 12 months, the days you used are deducted. I agree to this subscription, which renews until I cancel, and to the terms.',
        version: termsVersion,
        locale: 'en-US',
        amount_minor: 1999,
        currency: 'USD',
        offer_id: 1,
        accepted_at: new Date(shop.deps.clock()).toISOString(),
      },
    ]);
  });

  test('starting a checkout records the buyer’s source and click ids', async () => {
    await shop.person(email);
    const touches = {
      source: 'newsletter',
      click_id: 'c-1',
      click_id_name: 'click_id',
      last_source: '',
      last_click_id: 'f-2',
      last_click_id_name: 'fbclid',
    };
    await shop.startCheckout(email, touches);
    expect(await checkouts()).toMatchObject([touches]);
  });

  test.each([
    ['without consent', { consent: { ...consent, accepted: false } }, 400, /tick the box/],
    ['to words of another time', { consent: { ...consent, version: '2020-01-01' } }, 412, /terms have changed/],
    ['without a word about consent', { consent: undefined }, 400, /consent/],
    ['for an offer that does not exist', { offer_id: 99 }, 404, /no longer offered/],
    ['for no number of an offer', { offer_id: '1' }, 400, /offer_id/],
    ['at no price', { price: undefined }, 400, /price/],
    ['at another price than ours', { price: { amount_minor: 1, currency: 'USD' } }, 412, /price has changed/],
    ['at another currency’s price', { price: { amount_minor: 1999, currency: 'EUR' } }, 412, /price has changed/],
    ['in a currency that we do not take', { price: { amount_minor: 1999, currency: 'CHF' } }, 404, /no longer offered/],
  ])('starting a checkout %s is refused with a reason', async (_name, changes, status, words) => {
    await shop.person(email);
    const answer = await shop.startCheckout(email, changes);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toMatch(words);
    expect(await checkouts()).toEqual([]);
  });

  test('starting a checkout creates an account for an address without one', async () => {
    expect((await shop.startCheckout(' Nobody@example.com', { source: 'ad' })).statusCode).toBe(200);
    const users = await database.db.selectFrom('users').selectAll().execute();
    expect(users).toMatchObject([{ email: 'Nobody@example.com', email_key: 'nobody@example.com', source: 'ad' }]);
  });

  test('starting a checkout with an invalid address is refused with a reason', async () => {
    const answer = await shop.startCheckout('nobody@example');
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: emailFault }]);
  });

  test('a subscriber cannot buy another subscription', async () => {
    await shop.subscribe(email);
    const answer = await shop.startCheckout(email, { offer_id: 2 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatch(/already has a subscription/);
  });

  test('starting a checkout without Paddle says that nothing was charged and leaves no open checkout', async () => {
    await shop.person(email);
    shop.takePaddleDown();
    const answer = await shop.startCheckout(email);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toMatch(/Nothing was charged/);
    expect(await checkouts()).toMatchObject([{ status: 'failed', transaction_id: null }]);
    shop.bringPaddleBack();
    expect((await shop.startCheckout(email)).statusCode).toBe(200);
  });
});

describe('a second start of the same offer', () => {
  test('a second start of the same offer leads to the same transaction and records the consent again', async () => {
    const person = await shop.person(email);
    const first = await shop.checkOut(email);
    shop.deps.advance(59 * 60_000);
    expect(await shop.checkOut(email)).toEqual(first);
    expect(await listConsents(database.db, { userId: person.id })).toHaveLength(2);
  });

  test('two starts of the same offer at the same moment lead to one transaction, though Paddle made two', async () => {
    await shop.person(email);
    const { transactions } = shop.paddle;
    const create = transactions.create.bind(transactions);
    let letBothGo: () => void = () => undefined;
    const bothAreHere = new Promise<void>((resolve) => {
      letBothGo = resolve;
    });
    let arrived = 0;
    transactions.create = async (body) => {
      if (++arrived === 2) letBothGo();
      await bothAreHere;
      return create(body);
    };
    const [first, second] = await Promise.all([shop.checkOut(email), shop.checkOut(email)]);
    expect(first).toEqual(second);
    expect(await checkouts()).toMatchObject([{ transaction_id: first.transaction_id }]);
    expect(await shop.pay(first.transaction_id)).toBe('completed');
    await shop.deliver();
    expect((await shop.stateOf(first.checkout_id)).state.status).toBe('completed');
  });

  test('a second start of the same offer an hour later opens a new checkout', async () => {
    await shop.person(email);
    const first = await shop.checkOut(email);
    shop.deps.advance(60 * 60_000);
    expect((await shop.checkOut(email)).checkout_id).not.toBe(first.checkout_id);
  });

  test('a second start after a payment without a notification is refused and applies the payment', async () => {
    await shop.person(email);
    const { checkout_id, transaction_id } = await shop.checkOut(email);
    await shop.pay(transaction_id);
    expect((await shop.startCheckout(email)).statusCode).toBe(409);
    expect((await shop.stateOf(checkout_id)).state.status).toBe('completed');
  });

  test('a second start opens a new checkout when Paddle has lost the transaction', async () => {
    await shop.person(email);
    const first = await shop.checkOut(email);
    await database.db.updateTable('checkouts').set({ transaction_id: 'txn_01lost' }).execute();
    const second = await shop.checkOut(email);
    expect(second.checkout_id).not.toBe(first.checkout_id);
    expect((await shop.stateOf(first.checkout_id)).state.status).toBe('failed');
  });

  test('a second start after a price change charges the new price, and the old one cannot be paid', async () => {
    await shop.person(email);
    const first = await shop.checkOut(email);
    const [cheapest, ...others] = offers;
    await publishOffers(shop.deps, [{ ...cheapest!, prices: { ...cheapest!.prices, USD: 2499 } }, ...others]);
    const price = { amount_minor: 2499, currency: 'USD' };
    const { transaction_id } = (await shop.startCheckout(email, { price })).json<StartCheckoutAnswer>();
    await expect(shop.pay(first.transaction_id)).rejects.toThrow();
    expect((await transactionAt(transaction_id)).items[0]?.price?.unitPrice.amount).toBe('2499');
  });
});

describe("the buyer's name at Paddle", () => {
  const customerOf = async (id: string) =>
    (
      await database.db
        .selectFrom('users')
        .select('provider_customer_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).provider_customer_id;

  test('a buyer’s customer at Paddle is created once and its id is stored', async () => {
    const person = await shop.person(email);
    const first = await shop.checkOut(email, 1);
    const second = await shop.checkOut(email, 2);
    const customers = [await transactionAt(first.transaction_id), await transactionAt(second.transaction_id)];
    expect(customers.map(({ customerId }) => customerId)).toEqual(Array(2).fill(await customerOf(person.id)));
  });

  test('a buyer’s customer is found when Paddle has the address in another case', async () => {
    const known = await shop.paddle.customers.create({ email: 'ADA@example.com' });
    const person = await shop.person(email);
    await shop.checkOut(email);
    expect(await customerOf(person.id)).toBe(known.id);
  });

  test('a buyer’s customer is made active when Paddle has archived it', async () => {
    const { customers } = shop.paddle;
    const known = await customers.create({ email });
    await customers.archive(known.id);
    await shop.person(email);
    await shop.checkOut(email);
    expect((await customers.get(known.id)).status).toBe('active');
  });

  test('a buyer’s customer and the price are created again when Paddle has lost the stored ids', async () => {
    const person = await shop.person(email);
    await database.db.updateTable('users').set({ provider_customer_id: 'ctm_01lost' }).execute();
    await database.db.updateTable('price_ids').set({ price_id: 'pri_01lost' }).execute();
    const { transaction_id } = await shop.checkOut(email);
    expect((await transactionAt(transaction_id)).customerId).toBe(await customerOf(person.id));
  });
});
