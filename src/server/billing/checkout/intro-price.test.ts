import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Currency, currencies } from '#contract/currency.ts';
import { dayMs } from '#contract/day.ts';
import { formatPrice } from '#contract/format-price.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import type { PaymentsAnswer } from '#contract/payment.ts';
import { countPrices } from '#server/billing/price-change/price-changes.sql.ts';
import { publishOffers } from '#testing/server/published-offers.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { offers } from '../offer/offers.ts';

const { shop, database } = useTestShop();
const email = 'ada@example.com';
const first: ListedOffer['prices'] = { USD: 999, EUR: 949, GBP: 799, JPY: 1490 };
const query = async (text: string) => (await database.pool.query(text)).rows;

/** Sells the 4-week plan at a lower price for some payments. */
async function sell(payments: number): Promise<void> {
  const [month, ...others] = offers;
  await publishOffers(shop.deps, [{ ...month!, intro: { payments, prices: first } }, ...others]);
}

const begin = (payments: number, currency: Currency = 'USD', more = {}) =>
  shop.startCheckout(email, {
    currency,
    intro: { payments, price: { amount_minor: first[currency], currency } },
    ...more,
  });

async function buy(payments: number, currency: Currency = 'USD'): Promise<Person> {
  await sell(payments);
  const person = await shop.person(email);
  const begun = await begin(payments, currency);
  expect([begun.statusCode, begun.body]).toEqual([200, expect.any(String)]);
  expect(await shop.pay(begun.json().transaction_id)).toBe('completed');
  await shop.deliver();
  await shop.work();
  return person;
}

/** Goes on by whole periods of four weeks, day by day where an email is due. */
async function goOn(periods: number): Promise<void> {
  for (let i = 0; i < periods; i += 1) {
    await shop.advance(21 * dayMs + 60_000);
    await shop.work();
    await shop.advance(7 * dayMs);
    await shop.deliver();
    await shop.work();
  }
}

const paid = async (person: Person) =>
  (await shop.call(person, calls.listPayments))
    .json<PaymentsAnswer>()
    .payments.map(({ total }) => total.amount_minor)
    .reverse();

describe('a lower first price', () => {
  it.each(currencies)(
    'in %s what was shown was consented to, charged and entered into the ledger',
    async (currency) => {
      await buy(3, currency);
      const [low, full] = [first[currency], offers[0]!.prices[currency]];
      const [consent] = await query('select record::json as record from consent_ledger');
      const [said, later] = [low, full].map((amount_minor) => formatPrice({ amount_minor, currency }));
      expect(consent.record).toMatchObject({ amount_minor: low, currency });
      expect(consent.record.text).toContain(
        `You pay ${said} today, then ${said} every 4 weeks, next on 29 Jan 2030. From 26 Mar 2030 on ${later} every 4 weeks`,
      );
      expect(await query('select gross_minor::integer, currency from money_entries')).toEqual([
        { gross_minor: low, currency },
      ]);
      expect(await query('select amount_minor, due_minor from checkouts')).toEqual([
        { amount_minor: full, due_minor: low },
      ]);
    },
  );

  it.each([
    [1, [999, 1999, 1999, 1999]],
    [2, [999, 999, 1999, 1999]],
    [3, [999, 999, 999, 1999]],
  ])('is charged for %i payments, and then the full price', async (payments, charged) => {
    const person = await buy(payments);
    await goOn(3);
    expect(await paid(person)).toEqual(charged);
  });

  it('account and reminders name the next amount, and the day and the amount that follow', async () => {
    const person = await buy(2);
    const receipt = shop.deps.sent.find(({ subject }) => subject.includes('receipt'))!;
    expect(receipt.text).toContain(
      'renews on 29 January 2030 at $9.99 every 4 weeks. From 26 February 2030 on it is $19.99',
    );
    expect(await shop.seen(person)).toMatchObject({
      price: { amount_minor: 999, currency: 'USD' },
      full_price: { price: { amount_minor: 1999, currency: 'USD' }, from: '2030-02-26T12:00:00.000Z' },
    });
    await goOn(1);
    expect(await shop.seen(person)).toMatchObject({ price: { amount_minor: 1999, currency: 'USD' }, full_price: null });
    shop.deps.sent.length = 0;
    await goOn(1);
    const reminder = shop.deps.sent.find(({ subject }) => subject.includes('renews on'))!;
    expect(reminder.text).toContain('renews on 26 February 2030 at $19.99 every 4 weeks, until you cancel');
  });

  it.each([
    ['no lower price', { intro: undefined }],
    ['another one', { intro: { payments: 3, price: { amount_minor: 899, currency: 'USD' } } }],
    ['more payments', { intro: { payments: 4, price: { amount_minor: 999, currency: 'USD' } } }],
  ])('a page that showed %s is refused', async (_, more) => {
    await sell(3);
    await shop.person(email);
    await shop.advance(60_000);
    expect((await begin(3, 'USD', more)).statusCode).toBe(412);
  });

  it('a page that showed a lower price which is over is refused', async () => {
    await sell(3);
    await shop.person(email);
    await publishOffers(shop.deps, offers);
    await shop.advance(60_000);
    expect((await begin(3)).statusCode).toBe(412);
  });

  it('a discount that somebody changed at the provider is made anew, and nobody pays another amount', async () => {
    await sell(3);
    await shop.person(email);
    expect((await begin(3)).statusCode).toBe(200);
    const [discount] = await shop.paddle.discounts.list().next();
    await shop.paddle.discounts.update(discount!.id, { amount: '10' });
    expect(
      (
        await shop.startCheckout(
          'grace@example.com',
          { intro: { payments: 3, price: { amount_minor: 999, currency: 'USD' } } },
          'other',
        )
      ).statusCode,
    ).toBe(412);
    const again = await shop.startCheckout(
      'grace@example.com',
      { intro: { payments: 3, price: { amount_minor: 999, currency: 'USD' } } },
      'other',
    );
    expect(again.statusCode).toBe(200);
    const { details } = await shop.paddle.transactions.get(again.json().transaction_id);
    expect(details?.totals?.grandTotal).toBe('999');
  });

  it('a change of price does not concern somebody who still pays the lower one on that day', async () => {
    await buy(3);
    const change = { offerId: 1, currency: 'USD', amountMinor: 2199 };
    const concerned = (days: number) =>
      countPrices(shop.deps.db, { ...change, effectiveAt: shop.deps.clock() + days * dayMs });
    expect(await concerned(40)).toEqual([]);
    expect(await concerned(84)).toEqual([{ amountMinor: 1999, subscribers: 1 }]);
  });

  it('a change of plan ends it', async () => {
    const person = await buy(3);
    const preview = (await shop.call(person, calls.previewPlan, { offer_id: 2 })).json();
    expect(preview.next_payment.price).toEqual({ amount_minor: 3599, currency: 'USD' });
  });
});
