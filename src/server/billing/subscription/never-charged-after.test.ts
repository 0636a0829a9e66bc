import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import { publishOffers, withTrials } from '#testing/server/published-offers.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';

const minuteMs = 60_000;
const fourWeeksMs = 28 * dayMs;
const renewalsDecline = '4000 0027 6000 3184';

const { shop, database } = useTestShop();
let start: number;

beforeEach(async () => {
  start = shop.deps.clock();
});

const iso = (at: number) => new Date(at).toISOString();
const sdk = () => shop.paddle;
const debts = () =>
  database.db.selectFrom('refunds').select(['transaction_id', 'reason']).orderBy('transaction_id').execute();
const refundsAtPaddle = async () =>
  (await sdk().adjustments.list({ action: 'refund' }).next()).map(({ transactionId }) => transactionId);
const renewals = async () =>
  (
    await sdk()
      .transactions.list({ origin: ['subscription_recurring'], status: ['completed'] })
      .next()
  ).map(({ id }) => id);
const subscriptionOf = async (person: Person) => (await shop.seen(person))!.id;

async function faults(api: object[]) {
  const url = `${shop.deps.config.paddle.emulatorUrl}/emulator/faults`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify({ api }) });
  if (!answer.ok) throw new Error(await answer.text());
}

describe('a cancellation in the half hour before a renewal, in which Paddle allows no change', () => {
  async function cancelTooLateForPaddle() {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(fourWeeksMs - 20 * minuteMs);
    expect((await shop.cancel(person)).statusCode).toBe(200);
    await shop.advance(21 * minuteMs);
    return person;
  }

  test('a cancellation in the half hour of a renewal ends it right after and gives the payment back once', async () => {
    const person = await cancelTooLateForPaddle();
    const [renewal] = await renewals();
    await shop.work();
    await shop.advance(20 * minuteMs);
    await shop.deliver();
    await shop.work();
    expect(await shop.seen(person)).toMatchObject({ status: 'canceled', next_payment_at: null });
    expect(await debts()).toEqual([{ transaction_id: renewal, reason: 'cancelled before renewal' }]);
    expect(await refundsAtPaddle()).toEqual([renewal]);
    expect(await shop.seen(person)).toMatchObject({ paid_until: iso(start + fourWeeksMs) });
  });

  test('a renewal that we hear of only after Paddle confirmed the cancellation is given back', async () => {
    const person = await cancelTooLateForPaddle();
    const [renewal] = await renewals();
    const list = sdk().transactions.list.bind(sdk().transactions);
    sdk().transactions.list = ((query) => list({ ...query, id: ['txn_01none'] })) as typeof list;
    await shop.work();
    expect(await debts()).toEqual([]);
    sdk().transactions.list = list;
    await shop.deliver();
    expect(await debts()).toEqual([{ transaction_id: renewal, reason: 'cancelled before renewal' }]);
    await shop.advance(minuteMs);
    await shop.work();
    expect((await sdk().subscriptions.get(await subscriptionOf(person))).status).toBe('canceled');
    expect(await refundsAtPaddle()).toEqual([renewal]);
  });

  test('a cancellation that is undone before it is carried out leaves the paid time', async () => {
    const person = await cancelTooLateForPaddle();
    await shop.deliver();
    expect((await shop.undo(person)).statusCode).toBe(200);
    await shop.advance(dayMs);
    await shop.work();
    expect(await debts()).toEqual([]);
    expect(await shop.seen(person)).toMatchObject({ status: 'active', cancel_at: null });
  });

  test('a cancellation in the half hour of a renewal does not give the previous payment back', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(dayMs);
    await shop.cancel(person);
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    await shop.work();
    expect([await debts(), await renewals()]).toEqual([[], []]);
  });
});

test('a cancellation in a trial leaves access to its end, and nothing is ever charged', async () => {
  await publishOffers(shop.deps, withTrials({ 1: 7 }));
  const person = await shop.subscribe('ada@example.com');
  expect(await shop.profile(person)).toMatchObject({ sub_status: 'trialing' });
  await shop.cancel(person);
  await shop.advance(7 * dayMs - 1);
  expect(await shop.profile(person)).toMatchObject({ sub_status: 'trialing' });
  await shop.advance(dayMs);
  await shop.deliver();
  expect(await shop.profile(person)).toMatchObject({ sub_status: 'canceled' });
  const charged = await sdk()
    .transactions.list({ status: ['completed'] })
    .next();
  expect(charged.map(({ details }) => details?.totals?.grandTotal)).toEqual(['0']);
});

test('a cancellation ends both of two subscriptions', async () => {
  const person = await shop.subscribe('ada@example.com');
  const { items, customerId, customData } = await sdk().transactions.get(person.transaction_id);
  const made = await sdk().transactions.create({
    items: [{ priceId: items[0]!.price!.id, quantity: 1 }],
    customerId,
    customData,
  });
  await shop.pay(made.id);
  await shop.deliver();
  await shop.cancel(person);
  const all = await sdk().subscriptions.list().next();
  expect(all.map(({ scheduledChange }) => scheduledChange?.action)).toEqual(['cancel', 'cancel']);
});

test('an overdue payment that Paddle collects before our cancellation reaches it is given back', async () => {
  const person = await shop.subscribe('ada@example.com', renewalsDecline);
  const id = await subscriptionOf(person);
  await shop.advance(fourWeeksMs + minuteMs);
  await shop.deliver();
  expect(await shop.seen(person)).toMatchObject({ status: 'past_due' });
  shop.takePaddleDown();
  await shop.cancel(person);
  shop.bringPaddleBack();
  await shop.advance(minuteMs);
  await shop.pay((await sdk().subscriptions.getPaymentMethodChangeTransaction(id)).id);
  await shop.advance(minuteMs);
  const [collected] = await renewals();
  await shop.work();
  expect((await sdk().subscriptions.get(id)).status).toBe('canceled');
  await shop.work();
  expect(await refundsAtPaddle()).toEqual([collected]);
});

test.each([
  ['answers with errors', { answer: '500' }],
  ['answers with a proxy’s page', { answer: '502' }],
  ['has been asked too often', { answer: '429', retry_after_seconds: 60 }],
  ['does it but its answer is lost', { answer: '502', carried_out: true }],
])('while Paddle %s a cancellation counts and is carried out afterwards', async (_name, fault) => {
  const person = await shop.subscribe('ada@example.com');
  await faults([{ path: '/subscriptions', ...fault }]);
  expect((await shop.cancel(person)).statusCode).toBe(200);
  expect(await shop.seen(person)).toMatchObject({ cancel_at: iso(start + fourWeeksMs), next_payment_at: null });
  await faults([]);
  await shop.advance(minuteMs);
  await shop.work();
  expect((await sdk().subscriptions.get(await subscriptionOf(person))).scheduledChange?.action).toBe('cancel');
  const confirmed = await database.db.selectFrom('cancellations').select('confirmed_at').execute();
  expect(confirmed).toEqual([{ confirmed_at: expect.any(Date) }]);
});

test('a refund that Paddle makes but whose answer is lost is not made again', async () => {
  const person = await shop.subscribe('ada@example.com');
  await shop.call(person, calls.withdraw);
  await faults([{ path: '/adjustments', method: 'POST', answer: '502', carried_out: true }]);
  await shop.work();
  expect(await database.db.selectFrom('refunds').select('adjustment_id').execute()).toEqual([{ adjustment_id: null }]);
  await faults([]);
  await shop.advance(minuteMs);
  await shop.work();
  expect(await refundsAtPaddle()).toEqual([person.transaction_id]);
  expect(await database.db.selectFrom('refunds').select('adjustment_id').execute()).toEqual([
    { adjustment_id: expect.stringMatching(/^adj_/) },
  ]);
});
