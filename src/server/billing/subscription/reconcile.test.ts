import { expect, test } from 'vitest';
import { sumSignals } from '#server/platform/signals/signals.sql.ts';
import { useTestShop } from '#testing/server/use.ts';
import { scheduleReconciliation } from './reconcile.ts';

const minuteMs = 60_000;
const fourWeeksMs = 28 * 86_400_000;

const { shop, database } = useTestShop();

/** Lets the planned reconciliation come due and run. */
async function reconcileAfter(ms: number) {
  await scheduleReconciliation(shop.deps);
  await shop.advance(ms);
  await shop.work();
}

test('a payment without a notification is found after its buyer closed the page', async () => {
  const person = await shop.person('ada@example.com');
  const { transaction_id } = await shop.checkOut(person.email);
  await shop.pay(transaction_id);
  await reconcileAfter(20 * minuteMs);
  expect(await shop.profile(person)).toMatchObject({ sub_status: 'active' });
  expect(shop.deps.sent.map(({ subject }) => subject).sort()).toEqual([
    'Welcome to Everkite',
    expect.stringMatching(/receipt/),
  ]);
});

test('a paid renewal without a notification takes no paid day away', async () => {
  const person = await shop.subscribe('ada@example.com');
  await reconcileAfter(fourWeeksMs + 20 * minuteMs);
  expect(await shop.profile(person)).toMatchObject({
    sub_status: 'active',
    sub_expire_at: Math.floor((shop.deps.clock() + fourWeeksMs - 20 * minuteMs) / 1000),
  });
});

test('the end of a subscription is found without a notification', async () => {
  const person = await shop.subscribe('ada@example.com', '4000 0027 6000 3184');
  await reconcileAfter(fourWeeksMs + 20 * minuteMs);
  expect(await shop.profile(person)).toMatchObject({
    sub_status: 'past_due',
  });
});

test('a cancellation on Paddle’s own pages is found within minutes without a notification', async () => {
  const person = await shop.subscribe('ada@example.com');
  const { sub_id } = await shop.profile(person);
  await shop.advance(minuteMs);
  await shop.paddle.subscriptions.cancel(sub_id, { effectiveFrom: 'next_billing_period' });
  expect(await shop.seen(person)).toMatchObject({ cancel_at: null });
  await reconcileAfter(10 * minuteMs);
  expect(await shop.seen(person)).toMatchObject({ cancel_at: expect.any(String), next_payment_at: null });
});

test('after days without notifications the first reconciliation finds all events', async () => {
  const person = await shop.subscribe('ada@example.com');
  const { sub_id } = await shop.profile(person);
  for (let day = 0; day < 5; day++) {
    await shop.advance(24 * 60 * minuteMs);
    await shop.paddle.subscriptions.update(sub_id, { customData: { user_id: person.id, day: String(day) } });
  }
  await shop.paddle.subscriptions.pause(sub_id, { effectiveFrom: 'next_billing_period' });
  await reconcileAfter(10 * minuteMs);
  expect(await shop.seen(person)).toMatchObject({ pause: { resumes_at: null } });
});

test('an event that cannot be read keeps none of the others waiting', async () => {
  const person = await shop.subscribe('ada@example.com');
  const { sub_id } = await shop.profile(person);
  await shop.advance(minuteMs);
  await shop.paddle.subscriptions.update(sub_id, { customData: { user_id: person.id } });
  await shop.advance(minuteMs);
  await shop.paddle.subscriptions.cancel(sub_id, { effectiveFrom: 'next_billing_period' });
  const { events } = shop.deps.provider;
  const unreadable = () => {
    throw new RangeError('not an amount in minor units: 1.5');
  };
  shop.deps.provider = {
    ...shop.deps.provider,
    callingFor: () => shop.deps.provider,
    events: {
      ...events,
      listSince: async (since) => {
        const listed = await events.listSince(since);
        if (!('ok' in listed)) return listed;
        const [first, ...others] = listed.ok.slice(-2);
        return { ok: [{ ...first!, read: unreadable }, ...others] };
      },
    },
  };
  await reconcileAfter(10 * minuteMs);
  expect(await shop.seen(person)).toMatchObject({ cancel_at: expect.any(String) });
  expect(await sumSignals(database.db, 'missed event', 0)).toBe(2);
});

test('a debt that cannot be settled keeps none of the others waiting', async () => {
  const [ada, grace] = [await shop.subscribe('ada@example.com'), await shop.subscribe('grace@example.com')];
  const owed = await database.pool.query(
    `insert into refunds (transaction_id, user_id, subscription_id, reason, amount_minor, owed_at)
     select id, user_id, subscription_id, 'withdrawal', total_minor, now() - interval '10 years' from transactions
     where user_id = any ($1) returning transaction_id`,
    [[ada.id, grace.id]],
  );
  const [refused] = owed.rows.map((row) => row.transaction_id).sort();
  const { refunds } = shop.deps.provider;
  shop.deps.provider = {
    ...shop.deps.provider,
    callingFor: () => shop.deps.provider,
    refunds: {
      ...refunds,
      request: async (wanted) =>
        wanted.transactionId === refused ? { refused: 'not possible', detail: 'never' } : refunds.request(wanted),
    },
  };
  await reconcileAfter(10 * minuteMs);
  const settled = await database.pool.query('select transaction_id from refunds where adjustment_id is not null');
  expect(settled.rows).toHaveLength(1);
});

test('each reconciliation plans the next one, once', async () => {
  await scheduleReconciliation(shop.deps);
  await reconcileAfter(10 * minuteMs);
  const jobs = await database.db.selectFrom('jobs').select('done_at').where('kind', '=', 'reconcile').execute();
  expect(jobs.map(({ done_at }) => done_at === null).sort()).toEqual([false, true]);
});

test('a reconciliation without Paddle does no harm', async () => {
  const person = await shop.subscribe('ada@example.com');
  await scheduleReconciliation(shop.deps);
  await shop.advance(fourWeeksMs + 20 * minuteMs);
  shop.takePaddleDown();
  await shop.work();
  expect(await shop.profile(person)).toMatchObject({
    sub_id: expect.stringMatching(/^sub_/),
  });
});
