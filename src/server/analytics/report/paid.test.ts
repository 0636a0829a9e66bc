import { beforeEach, expect, it } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { offers } from '#server/billing/offer/offers.ts';
import { type Measured, upload } from '#testing/server/measured.ts';
import { consent } from '#testing/server/sold-offer.ts';
import { useTestShop } from '#testing/server/use.ts';
import { readReport } from './read-report.ts';
import { refreshJourneys } from './refresh-journeys.ts';

const { shop, database } = useTestShop();
/** The cookie by which the server recognizes the browser. */
let browser = '';
beforeEach(async () => {
  browser = '';
  await shop.reset();
});

const deviceId = '7b8cdf3a-64dd-4b39-9e0a-ff1f4f5fd1d4';
const identity = `AMP_everkite=${btoa(encodeURIComponent(JSON.stringify({ deviceId })))}`;
const today = { from: '2030-01-01', to: '2030-01-01' };

const untilCheckout = ['session_start', 'screen2_open', 'screen25_open', 'screen35_open', 'screen35_open_payment'];

function eventsOf(device: string, names: readonly string[]): Measured[] {
  return names.map((name, i) => ({
    device,
    name,
    time: shop.deps.clock() - 60_000 + i,
    id: i,
    insertId: `${device}-${name}`,
    cohort: 'A',
    quiz: 'quiz_one',
    source: '',
    drawn: 'B',
  }));
}

async function checkOut(cookie: string): Promise<string> {
  const payload = { offer_id: 1, price: { amount_minor: offers[0]!.prices.USD, currency: 'USD' }, consent };
  const answer = await shop.app.inject({
    ...callAddress(calls.startCheckout),
    headers: { cookie: `${browser}; ${cookie}` },
    payload: { ...payload, email: 'ada@example.com', cohort: 'A', drawn_cohort: 'B' },
  });
  expect(answer.statusCode).toBe(200);
  browser = String(answer.headers['set-cookie']).split(';')[0]!;
  return answer.json().transaction_id;
}

async function reported(query = today) {
  const outcome = await readReport(database.db, query, shop.deps.clock());
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused));
  const { figures, payments, days } = outcome.report;
  return {
    visits: figures.visits,
    paid: figures.paid,
    paidByDay: days.map(({ by_cohort }) => by_cohort[0]?.paid),
    payments,
  };
}

const refresh = () => refreshJourneys(database.db, 1000);

it('300 people whose browsers only claim a payment do not count as paid', async () => {
  const forged = Array.from({ length: 300 }, (_, i) => eventsOf(`forged-${i}`, [...untilCheckout, 'payment_success']));
  for (let i = 0; i < forged.length; i += 100) await upload(shop.app, forged.slice(i, i + 100).flat());
  const expected = { visits: 300, paid: 0, payments: { confirmed: 0, measured: 0, claimed: 300 } };
  expect(await reported()).toMatchObject(expected);
  await refresh();
  expect(await reported()).toMatchObject(expected);
});

it('a person counts as paid once the provider confirms the payment, without any event of the browser', async () => {
  await shop.person('ada@example.com');
  await upload(shop.app, eventsOf(deviceId, untilCheckout));
  const transactionId = await checkOut(`warning=true; ${identity}`);
  await refresh();
  expect(await reported()).toMatchObject({ visits: 1, paid: 0 });

  await shop.pay(transactionId);
  await refresh();
  expect(await reported()).toMatchObject({ paid: 0, payments: { confirmed: 0 } });
  await shop.deliver();
  const paid = { visits: 1, paid: 1, paidByDay: [1], payments: { confirmed: 1, measured: 1, claimed: 0 } };
  expect(await reported()).toEqual(paid);
  await refresh();
  expect(await reported()).toEqual(paid);
});

it('a payment also counts when the browser sends its events only afterwards', async () => {
  await shop.person('ada@example.com');
  await shop.pay(await checkOut(identity));
  await shop.deliver();
  expect(await reported()).toMatchObject({ visits: 0, payments: { confirmed: 1, measured: 0 } });
  await upload(shop.app, eventsOf(deviceId, untilCheckout));
  await refresh();
  expect(await reported()).toMatchObject({ visits: 1, paid: 1, payments: { confirmed: 1, measured: 1 } });
});

it('a payment before the visit does not count for that visit', async () => {
  await shop.person('ada@example.com');
  await shop.pay(await checkOut(identity));
  await shop.deliver();
  await shop.advance(dayMs);
  await upload(shop.app, eventsOf(deviceId, untilCheckout));
  for (const _ of ['matched now', 'worked out']) {
    expect(await reported({ from: '2030-01-01', to: '2030-01-02' })).toMatchObject({ visits: 1, paid: 0 });
    await refresh();
  }
});

it('after Reject the device of a checkout is not stored', async () => {
  await shop.person('ada@example.com');
  await checkOut(`warning=false; ${identity}`);
  const { rows } = await database.pool.query('select device_id, cohort, drawn_cohort from checkouts');
  expect(rows).toEqual([{ device_id: null, cohort: 'A', drawn_cohort: 'B' }]);
});

it('the device of a checkout does not change when the checkout is started again', async () => {
  await shop.person('ada@example.com');
  await checkOut(identity);
  await checkOut(identity.replace('AMP_', 'other_'));
  const { rows } = await database.pool.query('select device_id from checkouts');
  expect(rows).toEqual([{ device_id: deviceId }]);
});
