import { expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { consoleCalls } from '#contract/console/calls.ts';
import { signedInOperator } from '#testing/server/acting-operator.ts';
import { couponsOf } from '#testing/server/coupons.ts';
import { useTestShop } from '#testing/server/use.ts';

const { shop, database } = useTestShop();
const coupons = couponsOf(shop);
const amounts = { USD: 1000, EUR: 900, GBP: 800, JPY: 1500 };
const body = {
  name: 'Newsletter',
  off: { percents: { '1': 20 } },
  countries: null,
  use_limit: null,
  once_a_person: false,
  starts_at: null,
  ends_at: null,
};

it('a coupon is listed with its conditions and uses, and never with its code', async () => {
  const { id, code } = await coupons.make({
    name: ' Coming back ',
    off: { amounts, offer_ids: [2, 3] },
    countries: ['DE'],
    use_limit: 500,
    once_a_person: true,
    ends_at: '2030-02-01T00:00:00Z',
  });
  expect(await coupons.row(id)).toEqual({
    id,
    name: 'Coming back',
    off: { amounts },
    offers: [
      { id: 2, name: '12-week plan' },
      { id: 3, name: '24-week plan' },
    ],
    countries: ['DE'],
    use_limit: 500,
    once_a_person: true,
    starts_at: '2030-01-01T12:00:00.000Z',
    ends_at: '2030-02-01T00:00:00.000Z',
    state: 'live',
    used: 0,
    reserved: 0,
    made_by: 'R. Okafor',
    made_at: '2030-01-01T12:00:00.000Z',
  });
  const owner = await signedInOperator(shop, 'owner');
  expect((await owner.look(callAddress(consoleCalls.listCoupons))).body).not.toContain(code);
});

it('the audit says what was made and ended, without the code', async () => {
  const { id } = await coupons.make({ use_limit: 200, once_a_person: true });
  const owner = await signedInOperator(shop, 'owner');
  expect((await owner.act(consoleCalls.endCoupon, id, { why: 'the campaign is over' })).statusCode).toBe(204);
  expect((await owner.act(consoleCalls.endCoupon, id, { why: 'the campaign is over' })).statusCode).toBe(404);
  const { rows } = await database.pool.query(`select record::json as record from audit order by position`);
  expect(rows.map(({ record }) => [record.act, record.subject, record.after, record.reason])).toEqual([
    [
      'made a coupon',
      'Newsletter',
      '20% off · once a person · 4-week plan, 12-week plan and 24-week plan only · 200 times · without an end',
      '',
    ],
    ['ended a coupon', 'Newsletter', '', 'the campaign is over'],
  ]);
});

it('a coupon that is ended takes nothing off from that moment on', async () => {
  const { id, code } = await coupons.make();
  const owner = await signedInOperator(shop, 'owner');
  await owner.act(consoleCalls.endCoupon, id, { why: 'the campaign is over' });
  expect((await coupons.ask(code)).json()).toEqual({
    error: 'This code does not work any more, because its time is over.',
  });
  expect(await coupons.row(id)).toMatchObject({ state: 'ended' });
});

it.each([
  ['everything', { off: { amounts: { ...amounts, USD: 1999 }, offer_ids: [1] } }, 400, 'Something has to be left'],
  ['nothing', { off: { percents: { '1': 0 } } }, 400, 'off'],
  ['all of it', { off: { percents: { '1': 100 } } }, 400, 'off'],
  ['an unknown offer', { off: { percents: { '9': 20 } } }, 409, 'not sold any more'],
  ['a time that has passed', { ends_at: '2029-12-31T00:00:00Z' }, 400, 'The times do not fit'],
  ['a time that is none', { ends_at: 'soon' }, 400, 'The times do not fit'],
  ['a country that is none', { countries: ['Germany'] }, 400, 'countries'],
])('a coupon for %s is not made', async (_what, changes, status, text) => {
  const owner = await signedInOperator(shop, 'owner');
  const answer = await owner.act(consoleCalls.makeCoupon, '', { ...body, ...changes });
  expect([answer.statusCode, answer.json().error]).toEqual([status, expect.stringContaining(text)]);
});

it('a coupon is not made while the provider’s own totals cannot be compared', async () => {
  const owner = await signedInOperator(shop, 'owner');
  shop.takePaddleDown();
  expect((await owner.act(consoleCalls.makeCoupon, '', body)).statusCode).toBe(503);
  shop.bringPaddleBack();
});

it('money looks at coupons and makes none', async () => {
  const money = await signedInOperator(shop, 'money');
  expect((await money.look(callAddress(consoleCalls.listCoupons))).statusCode).toBe(200);
  expect((await money.act(consoleCalls.makeCoupon, '', body)).statusCode).toBe(403);
  expect((await money.act(consoleCalls.endCoupon, '1', { why: 'enough' })).statusCode).toBe(403);
});
