import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { currencies } from '#contract/currency.ts';
import { dayMs } from '#contract/day.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { PaymentsAnswer } from '#contract/payment.ts';
import { anonymiseBooks } from '#server/account/anonymise-books.sql.ts';
import { couponsOf } from '#testing/server/coupons.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import { useTestShop } from '#testing/server/use.ts';
import { offers } from '../offer/offers.ts';

const { shop, database } = useTestShop();
const coupons = couponsOf(shop);
const email = 'ada@example.com';
const hourMs = 60 * 60_000;
const start = Date.parse('2030-01-01T12:00:00Z');
const query = async (text: string) => (await database.pool.query(text)).rows;
const refusalOf = (answer: { statusCode: number; json: () => { error: string } }) => [
  answer.statusCode,
  answer.json().error,
];
const notCharged = 'Nothing was charged. Take the code away to go on at the full price.';

describe('money with a coupon', () => {
  const amounts = { USD: 1000, EUR: 900, GBP: 800, JPY: 1500 };
  const offs = [{ percents: { '2': 33 } }, { amounts, offer_ids: [2] }];

  it.each(offs.flatMap((off) => currencies.map((currency) => [currency, off] as const)))(
    'in %s what was shown was consented to, charged and entered into the ledger: %j',
    async (currency, off) => {
      const { code } = await coupons.make({ off });
      const full = offers[1]!.prices[currency];
      const dueMinor = await coupons.due(code, 2, currency);
      expect(dueMinor).toBe('percents' in off ? full - Math.round((full * 33) / 100) : full - off.amounts[currency]);
      const person = await shop.person(email);
      const begun = await coupons.start(email, code, { offer_id: 2, currency, dueMinor });
      const { checkout_id, transaction_id } = begun.json();
      expect((await shop.stateOf(checkout_id)).state.total).toEqual({ amount_minor: dueMinor, currency });
      expect(await shop.pay(transaction_id)).toBe('completed');
      await shop.deliver();
      await shop.work();

      const [consent] = await query('select record::json as record from consent_ledger');
      const [shown, later] = [dueMinor, full].map((amount_minor) => formatPrice({ amount_minor, currency }));
      expect(consent.record).toMatchObject({ amount_minor: dueMinor, currency });
      expect(consent.record.text).toContain(
        `You pay ${shown} today with your code. Then the full ${later} every 12 weeks, first on 26 Mar 2030`,
      );
      const { details } = await shop.paddle.transactions.get(transaction_id);
      expect(Number(details?.totals?.grandTotal)).toBe(dueMinor);
      expect(await query('select kind, gross_minor::integer, currency from money_entries')).toEqual([
        { kind: 'payment', gross_minor: dueMinor, currency },
      ]);
      expect((await shop.stateOf(checkout_id)).state.total).toEqual({ amount_minor: dueMinor, currency });
      const { payments } = (await shop.call(person, calls.listPayments)).json<PaymentsAnswer>();
      expect(payments.map(({ total }) => total)).toEqual([{ amount_minor: dueMinor, currency }]);
      expect(await shop.seen(person)).toMatchObject({ price: { amount_minor: full, currency } });
    },
  );

  it('receipt and reminder name both amounts and the date, and the renewal is charged in full', async () => {
    const { code } = await coupons.make();
    const person = await shop.person(email);
    await coupons.buy(email, code);
    await shop.work();
    const receipt = shop.deps.sent.find(({ subject }) => subject.includes('receipt'))!;
    expect(receipt.text).toContain('We received $15.99');
    expect(receipt.text).toMatch(/19\.99 every 4 weeks/);
    expect(receipt.text).toContain('29 January 2030');
    await shop.advance(22 * dayMs);
    await shop.work();
    const reminder = shop.deps.sent.find(({ subject }) => subject.includes('renews on'))!;
    expect(reminder.text).toMatch(/19\.99/);
    await shop.advance(7 * dayMs);
    await shop.deliver();
    const { payments } = (await shop.call(person, calls.listPayments)).json<PaymentsAnswer>();
    expect(payments.map(({ total }) => total.amount_minor)).toEqual([1999, 1599]);
  });

  it('a page that showed another amount is refused, and so is one whose coupon the provider would price otherwise', async () => {
    const { code } = await coupons.make();
    await shop.person(email);
    expect((await coupons.start(email, code, { dueMinor: 1598 })).statusCode).toBe(412);
    const [discount] = await shop.paddle.discounts.list().next();
    await shop.paddle.discounts.update(discount!.id, { amount: '10' });
    const answer = await coupons.start(email, code);
    expect(refusalOf(answer)).toEqual([412, expect.stringContaining('The price has changed meanwhile.')]);
    expect(await query('select status from checkouts')).toEqual([{ status: 'failed' }]);
    expect((await coupons.start(email, code)).statusCode).toBe(200);
  });

  it('nobody can enter the discount at the provider’s own checkout, and it takes nothing off a second payment', async () => {
    await coupons.make();
    const discounts = await shop.paddle.discounts.list().next();
    expect(discounts).toHaveLength(12);
    for (const discount of discounts) {
      expect(discount).toMatchObject({ enabledForCheckout: false, recur: false, code: null });
      expect(discount.restrictTo).toHaveLength(1);
    }
  });
});

describe('how often a coupon is used', () => {
  it('fifty checkouts at once never exceed a limit', { tags: 'long', timeout: 60_000 }, async () => {
    const { id, code } = await coupons.make({ use_limit: 7 });
    const people = Array.from({ length: 50 }, (_, i) => `person${i}@example.com`);
    const answers = await Promise.all(people.map((person) => coupons.start(person, code, { browser: person })));
    const begun = answers.filter(({ statusCode }) => statusCode === 200);
    expect(begun).toHaveLength(7);
    const others = answers.filter((answer) => !begun.includes(answer)).map(({ statusCode }) => statusCode);
    expect(others.filter((status) => status !== 412 && status !== 429)).toEqual([]);
    expect(await coupons.row(id)).toMatchObject({ used: 0, reserved: 7, use_limit: 7 });
    for (const answer of begun) await shop.pay(answer.json().transaction_id);
    await shop.deliver();
    expect(await coupons.row(id)).toMatchObject({ used: 7, reserved: 0 });
  });

  it('a checkout of the same coupon is gone on with, and one for another offer takes the use with it', async () => {
    const { id, code } = await coupons.make({ use_limit: 1 });
    await shop.person(email);
    const first = (await coupons.start(email, code)).json();
    expect((await coupons.start(email, code)).json().transaction_id).toBe(first.transaction_id);
    const second = await coupons.start(email, code, { offer_id: 2, dueMinor: 2879 });
    expect(second.statusCode).toBe(200);
    expect(second.json().checkout_id).not.toBe(first.checkout_id);
    expect(await coupons.row(id)).toMatchObject({ reserved: 1 });
    expect(refusalOf(await coupons.start('grace@example.com', code, { browser: 'other' }))).toEqual([
      412,
      `This code has been used as often as it can be. ${notCharged}`,
    ]);
  });

  it('a checkout without the code, or with another one, is another checkout', async () => {
    const [{ code }, other] = [await coupons.make(), await coupons.make({ off: { percents: { '1': 25 } } })];
    await shop.person(email);
    const first = (await coupons.start(email, code)).json();
    const second = (await coupons.start(email, other.code, { dueMinor: 1499 })).json();
    const third = await shop.checkOut(email);
    expect(new Set([first, second, third].map(({ transaction_id }) => transaction_id)).size).toBe(3);
    expect(await coupons.row(other.id)).toMatchObject({ reserved: 0 });
    expect((await shop.paddle.transactions.get(first.transaction_id)).status).toBe('canceled');
  });

  it.each([
    ['the provider makes no transaction', 'away'],
    ['the transaction is canceled', 'canceled'],
    ['an hour has passed', 'hour'],
  ])('a use is given back when %s', async (_what, how) => {
    const { id, code } = await coupons.make({ use_limit: 1 });
    await shop.person(email);
    if (how === 'away') shop.takePaddleDown();
    const answer = await coupons.start(email, code);
    shop.bringPaddleBack();
    if (how === 'canceled') {
      await shop.paddle.transactions.update(answer.json().transaction_id, { status: 'canceled' });
      await shop.deliver();
    }
    if (how === 'hour') {
      expect(await coupons.row(id)).toMatchObject({ reserved: 1 });
      await shop.advance(hourMs + 1);
      await shop.work();
      expect((await shop.paddle.transactions.get(answer.json().transaction_id)).status).toBe('canceled');
    }
    expect(await coupons.row(id)).toMatchObject({ used: 0, reserved: 0 });
    expect((await coupons.start('grace@example.com', code, { browser: 'other' })).statusCode).toBe(200);
  });

  it('a use stays reserved while the provider has not said that nobody can pay it', async () => {
    const { id, code } = await coupons.make({ use_limit: 1 });
    await shop.person(email);
    const { transaction_id } = (await coupons.start(email, code)).json();
    await shop.advance(hourMs + 1);
    shop.takePaddleDown();
    await shop.work();
    expect(await coupons.row(id)).toMatchObject({ reserved: 1 });
    shop.bringPaddleBack();
    await shop.pay(transaction_id);
    await shop.deliver();
    await shop.advance(hourMs);
    await shop.work();
    expect(await coupons.row(id)).toMatchObject({ used: 1, reserved: 0 });
  });
});

describe('once a person', () => {
  beforeEach(async () => {
    await shop.person(email);
  });

  async function boughtAndLeft(code: string) {
    await coupons.buy(email, code);
    const [{ id }] = await query('select id from subscriptions');
    await shop.paddle.subscriptions.cancel(id, { effectiveFrom: 'immediately' });
    await shop.deliver();
  }

  it('nobody uses it twice, and only somebody who is known here learns why', async () => {
    const { code } = await coupons.make({ once_a_person: true });
    await boughtAndLeft(code);
    expect(refusalOf(await coupons.start(email, code))).toEqual([
      412,
      `You have used this code before, and it works once for each person. ${notCharged}`,
    ]);
    const usedUp = `This code has been used as often as it can be. ${notCharged}`;
    expect(refusalOf(await coupons.start(email, code, { browser: 'other' }))).toEqual([412, usedUp]);
    // The same mailbox.
    expect(refusalOf(await coupons.start('ada+2@example.com', code, { browser: 'third' }))).toEqual([412, usedUp]);
    expect((await coupons.start('grace@example.com', code, { browser: 'fourth' })).statusCode).toBe(200);
  });

  it('an erased person is recognised by it no more, and the use stays counted', async () => {
    const { id, code } = await coupons.make({ once_a_person: true });
    await boughtAndLeft(code);
    const [ada] = await query(`select id from users where email = '${email}'`);
    await database.db.transaction().execute((tx) => anonymiseBooks(tx, ada.id));
    await query(`delete from users where id = ${ada.id}`);
    expect(await query('select user_id, key_hashes from coupon_redemptions')).toEqual([
      { user_id: null, key_hashes: [] },
    ]);
    expect(await coupons.row(id)).toMatchObject({ used: 1 });
  });

  it('without that condition the same person uses it again', async () => {
    const { id, code } = await coupons.make();
    await boughtAndLeft(code);
    await coupons.buy(email, code);
    expect(await coupons.row(id)).toMatchObject({ used: 2 });
  });

  it('asking who has used a code of many addresses counts as wrong codes', async () => {
    const { code } = await coupons.make({ use_limit: 1 });
    await coupons.buy(email, code);
    const statuses = [];
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await coupons.start(`person${i}@example.com`, code, { browser: 'other' })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(412), 429]);
  });
});

describe('the time of a coupon', () => {
  it('begins and ends at the server’s time, and a checkout from before is paid at its price', async () => {
    const [from, to] = [start + hourMs, start + 2 * hourMs].map((at) => new Date(at).toISOString());
    const { code } = await coupons.make({ starts_at: from, ends_at: to });
    await shop.person(email);
    expect(refusalOf(await coupons.start(email, code))).toEqual([412, `This code does not work yet. ${notCharged}`]);
    await shop.advance(2 * hourMs - 1);
    const { transaction_id } = (await coupons.start(email, code)).json();
    await shop.advance(1);
    const over = 'This code does not work any more, because its time is over.';
    expect(refusalOf(await coupons.ask(code))).toEqual([409, over]);
    expect(refusalOf(await coupons.start(email, code))).toEqual([412, `${over} ${notCharged}`]);
    expect(await shop.pay(transaction_id)).toBe('completed');
  });

  it('a coupon is no part of a trial', async () => {
    const { code } = await coupons.make();
    await publishOffers(shop.deps, withTrials({ 2: 7 }));
    expect(refusalOf(await coupons.ask(code, { offerIds: [2] }))).toEqual([
      409,
      'This code does not go with a free trial.',
    ]);
  });
});
