import { describe, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { checkoutCalls } from '#contract/checkout-calls.ts';
import { dayMs } from '#contract/day.ts';
import type { ListedOffer } from '#contract/offer-list/offer-list.ts';
import { changePlan } from '#testing/server/change-plan.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import { useTestShop } from '#testing/server/use.ts';
import { offers } from '../offer/offers.ts';

const { shop, database } = useTestShop();

const email = 'ada@example.com';
const small: ListedOffer = {
  ...offers[0]!,
  id: 9,
  name: '2-week plan',
  interval: { unit: 'week', count: 2 },
  prices: { USD: 999, EUR: 949, GBP: 799, JPY: 1_490 },
};
const usd = (amount_minor: number) => ({ amount_minor, currency: 'USD' });

/** Sells the usual offers, with the small one for whoever left a checkout. */
const sellSmall = () => publishOffers(shop.deps, offers, { slots: { declined: small, success: null } });
const sellAfterPaying = (success: number, listed = offers) =>
  publishOffers(shop.deps, listed, { slots: { declined: null, success } });

/** What the browser of a checkout is offered beside the list. */
async function slotFor(cookie = '', query: Record<string, string> = { currency: 'USD' }) {
  const answer = await shop.app.inject({ ...callAddress(checkoutCalls.readSlot, { query }), headers: { cookie } });
  return answer.json();
}

async function leaveCheckout(): Promise<string> {
  const answer = await shop.startCheckout(email, { offer_id: 2 });
  expect(answer.statusCode, answer.body).toBe(200);
  return String(answer.headers['set-cookie']).split(';')[0]!;
}

const startSmall = (changes = {}) => shop.startCheckout(email, { offer_id: 9, price: usd(999), ...changes });

describe('the offer for somebody who left a checkout', () => {
  test('the offer for a left checkout is shown to the browser that left one, and to nobody else', async () => {
    await sellSmall();
    expect(await slotFor()).toEqual({ offer: null, version: '' });
    const cookie = await leaveCheckout();
    expect(await slotFor(cookie)).toMatchObject({ offer: { id: 9, price: usd(999) }, version: expect.any(String) });
    expect(await slotFor(cookie, { currency: 'JPY' })).toMatchObject({
      offer: { price: { amount_minor: 1490, currency: 'JPY' } },
    });
    expect((await slotFor('everkite_browser=another')).offer).toBeNull();
  });

  test('without the slot there is no further offer, also for somebody who left a checkout', async () => {
    const cookie = await leaveCheckout();
    expect(await slotFor(cookie)).toEqual({ offer: null, version: '' });
  });

  test('the offer for a left checkout is shown for a day', async () => {
    await sellSmall();
    const cookie = await leaveCheckout();
    await shop.advance(dayMs);
    expect((await slotFor(cookie)).offer).toBeNull();
  });

  test('the offer for a left checkout is not shown to somebody who has paid since', async () => {
    await sellSmall();
    const cookie = await leaveCheckout();
    const { transaction_id } = (await shop.startCheckout(email, { offer_id: 1 })).json();
    await shop.pay(transaction_id);
    await shop.deliver();
    expect((await slotFor(cookie)).offer).toBeNull();
  });

  test('the offer for a left checkout is sold only to somebody who left one', async () => {
    await sellSmall();
    expect((await startSmall()).statusCode).toBe(404);
    await leaveCheckout();
    expect((await startSmall()).statusCode).toBe(200);
  });

  test('the offer for a left checkout is bought with its own consent and price, and has a version of its own', async () => {
    await sellSmall();
    await leaveCheckout();
    expect((await startSmall({ price: usd(998) })).statusCode).toBe(412);
    const { transaction_id } = (await startSmall()).json();
    await shop.pay(transaction_id);
    await shop.deliver();
    const { rows } = await database.pool.query('select total_minor from transactions where status = $1', ['completed']);
    expect(rows).toEqual([{ total_minor: 999 }]);
    const consents = await database.pool.query('select record from consent_ledger order by position desc limit 1');
    expect(JSON.parse(consents.rows[0].record)).toMatchObject({
      offer_id: 9,
      amount_minor: 999,
      text: expect.stringContaining('$9.99 every 2 weeks'),
    });
    const versions = await database.pool.query('select offer from offer_versions where offer_id = 9');
    expect(versions.rows).toMatchObject([{ offer: { name: '2-week plan' } }]);
  });
});

describe('the offer after a payment', () => {
  const nextOf = async () => {
    const { checkout_id } = await shop.subscribe(email);
    return (await shop.stateOf(checkout_id)).state.next_offer;
  };

  test('after a payment there is a further offer only if the list has one', async () => {
    expect(await nextOf()).toBeUndefined();
  });

  test('after a payment the buyer may look at the plan that the list names', async () => {
    await sellAfterPaying(3);
    expect(await nextOf()).toMatchObject({ id: 3, price: usd(5999) });
  });

  test('after a payment the plan that was bought is not offered again', async () => {
    await sellAfterPaying(1);
    expect(await nextOf()).toBeUndefined();
  });

  test('after a trial has begun no further plan is offered', async () => {
    await sellAfterPaying(3, withTrials({ 1: 7 }));
    expect(await nextOf()).toBeUndefined();
  });

  test('after a change or a cancellation no further plan is offered', async () => {
    const ada = await shop.subscribe(email);
    await sellAfterPaying(3);
    const seen = async () => (await shop.stateOf(ada.checkout_id)).state.next_offer;
    expect(await seen()).toMatchObject({ id: 3 });
    await shop.cancel(ada);
    expect(await seen()).toBeUndefined();
    await shop.undo(ada);
    await changePlan(shop, ada, 3);
    expect(await seen()).toBeUndefined();
  });
});
