import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { callAddress } from '#contract/api/call-address.ts';
import { calls } from '#contract/calls.ts';
import { dayMs } from '#contract/day.ts';
import type { Person } from '#testing/server/shop.ts';
import { useTestShop } from '#testing/server/use.ts';
import { retryCancellation } from './cancel-subscription.ts';
import { confirmCancellation, requestCancellation } from './cancellation.ts';

const fourWeeksMs = 28 * dayMs;
const renewalsDecline = '4000 0027 6000 3184';

const { shop, database } = useTestShop();
let start: number;

beforeEach(async () => {
  start = shop.deps.clock();
});

const iso = (at: number) => new Date(at).toISOString();

async function atPaddle(person: Person) {
  return shop.paddle.subscriptions.get((await shop.seen(person))!.id);
}
async function sentSubjects() {
  await shop.work();
  const ofPurchase = /^Welcome|receipt/;
  return shop.deps.sent.map(({ subject }) => subject).filter((subject) => !ofPurchase.test(subject));
}

describe('cancelling', () => {
  test('a cancellation ends the subscription when the paid time is over, without another charge', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answer = await shop.cancel(person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({
      status: 'active',
      cancel_at: iso(start + fourWeeksMs),
      paid_until: iso(start + fourWeeksMs),
      next_payment_at: null,
    });
    await shop.advance(fourWeeksMs - 1);
    await shop.deliver();
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'active' });
    await shop.advance(1);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ status: 'canceled', cancel_at: null, next_payment_at: null });
    expect(await shop.profile(person)).toMatchObject({ sub_status: 'canceled' });
    expect(await database.db.selectFrom('transactions').selectAll().execute()).toHaveLength(1);
  });

  test('cancelling twelve times at once sends one email', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => {
        shop.deps.advance(1);
        return shop.cancel(person);
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await sentSubjects()).toEqual(['Your Everkite subscription is cancelled']);
  });

  test('cancelling repeatedly at the same moment never deadlocks', { tags: 'long' }, async () => {
    const person = await shop.subscribe('ada@example.com');
    const { id: subscriptionId } = (await shop.seen(person))!;
    const request = { subscriptionId, userId: person.id, reason: undefined };
    for (let round = 0; round < 10; round += 1) {
      const now = shop.deps.clock() + round;
      const id = (await requestCancellation(database.db, { ...request, now }))!;
      await shop.paddle.subscriptions.cancel(subscriptionId, { effectiveFrom: 'next_billing_period' });
      await shop.deliver();
      const confirm = () => confirmCancellation(database.db, id, now);
      const save = () => requestCancellation(database.db, { ...request, now });
      await Promise.all([save(), confirm(), save(), confirm(), save(), confirm()]);
      await shop.advance(1000);
      expect((await shop.undo(person)).statusCode).toBe(200);
    }
  });

  test('a press that read our rows before the first cancellation was confirmed sends no second email', async () => {
    const person = await shop.subscribe('ada@example.com');
    const { id } = (await shop.seen(person))!;
    await shop.cancel(person);
    shop.deps.advance(5);
    const request = { subscriptionId: id, userId: person.id, reason: undefined, now: shop.deps.clock() };
    await retryCancellation(shop.deps, (await requestCancellation(database.db, request))!);
    expect(await sentSubjects()).toEqual(['Your Everkite subscription is cancelled']);
  });

  test('cancelling twice, and twice at once, makes one cancellation', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answers = await Promise.all([shop.cancel(person), shop.cancel(person)]);
    answers.push(await shop.cancel(person));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await database.db.selectFrom('cancellations').selectAll().execute()).toHaveLength(1);
    expect(await sentSubjects()).toEqual(['Your Everkite subscription is cancelled']);
  });

  test('a cancellation keeps the reason that was given', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.cancel(person, { reason: 'cost' });
    expect(await database.db.selectFrom('cancellations').selectAll().execute()).toMatchObject([
      { reason: 'cost', requested_at: new Date(start), confirmed_at: new Date(start), undone_at: null },
    ]);
  });

  test('a cancellation with a reason that is not on the list is refused', async () => {
    const person = await shop.subscribe('ada@example.com');
    expect((await shop.cancel(person, { reason: 'because' })).statusCode).toBe(400);
  });

  test('a cancellation works without a body even when one is announced', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answer = await shop.app.inject({
      ...callAddress(calls.cancelSubscription),
      headers: { authorization: `Bearer ${person.authorization}`, 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('a cancellation without a subscription is refused with a reason', async () => {
    const answer = await shop.cancel(await shop.person('ada@example.com'));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatch(/no running subscription/);
  });

  test('a cancellation of an ended subscription is refused', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.cancel(person);
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    expect((await shop.cancel(person)).statusCode).toBe(409);
  });

  test('a cancellation changes nothing for other users', async () => {
    const ada = await shop.subscribe('ada@example.com');
    const bob = await shop.subscribe('bob@example.com');
    await shop.cancel(bob);
    expect(await shop.seen(ada)).toMatchObject({ cancel_at: null });
  });

  test('a cancellation that Paddle already has planned, unknown to us, is confirmed', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.paddle.subscriptions.cancel((await shop.seen(person))!.id, {
      effectiveFrom: 'next_billing_period',
    });
    expect((await shop.cancel(person)).statusCode).toBe(200);
    expect(await sentSubjects()).toHaveLength(1);
  });

  test('cancelling a subscription that Paddle has ended, unknown to us, shows that it has ended', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.paddle.subscriptions.cancel((await shop.seen(person))!.id, { effectiveFrom: 'immediately' });
    expect((await shop.cancel(person)).json().subscription).toMatchObject({ status: 'canceled', cancel_at: null });
  });

  test('a cancellation counts even while our row is newer than Paddle’s answer', async () => {
    const person = await shop.subscribe('ada@example.com');
    await database.db.updateTable('subscriptions').set({ occurred_at_us: '9000000000000000' }).execute();
    expect((await shop.cancel(person)).json().subscription).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
    expect(await sentSubjects()).toEqual([]);
  });

  test('a cancellation replaces a planned pause', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.paddle.subscriptions.pause((await shop.seen(person))!.id, {
      effectiveFrom: 'next_billing_period',
    });
    await shop.cancel(person);
    expect((await atPaddle(person)).scheduledChange?.action).toBe('cancel');
  });

  test('a cancellation ends an unpaid subscription at once', async () => {
    const person = await shop.subscribe('ada@example.com', renewalsDecline);
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ status: 'past_due' });
    await shop.cancel(person);
    expect(await shop.seen(person)).toMatchObject({ status: 'canceled' });
  });

  test('a cancellation ends a paused subscription at once', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.paddle.subscriptions.pause((await shop.seen(person))!.id, { effectiveFrom: 'immediately' });
    await shop.deliver();
    expect(await shop.seen(person)).toMatchObject({ status: 'paused' });
    await shop.cancel(person);
    expect(await shop.seen(person)).toMatchObject({ status: 'canceled' });
  });
});

describe('cancelling while Paddle is away', () => {
  test('a cancellation while Paddle is away counts at once, and a job has Paddle confirm it later', async () => {
    const person = await shop.subscribe('ada@example.com');
    shop.takePaddleDown();
    const answer = await shop.cancel(person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({ cancel_at: iso(start + fourWeeksMs), next_payment_at: null });
    shop.deps.advance(60_000);
    expect(await sentSubjects()).toEqual([]);

    shop.bringPaddleBack();
    expect((await atPaddle(person)).scheduledChange).toBeNull();
    shop.deps.advance(60_000);
    expect(await sentSubjects()).toEqual(['Your Everkite subscription is cancelled']);
    expect((await atPaddle(person)).scheduledChange?.action).toBe('cancel');
    expect(await shop.seen(person)).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
    expect(shop.deps.sent.at(-1)!.text).toContain('1 January 2030 at 12:00 UTC');
  });

  test('a cancellation while Paddle hangs does not keep the person waiting for ever', async () => {
    const person = await shop.subscribe('ada@example.com');
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const emulatorUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    shop.reach({ emulatorUrl, timeLimitMs: 100 });
    expect((await shop.cancel(person)).statusCode).toBe(200);
    silent.closeAllConnections();
    silent.close();
    expect(await shop.seen(person)).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
  });

  test('a cancellation in the half hour before a renewal, when Paddle allows no change, is retried afterwards', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(fourWeeksMs - 60_000);
    expect((await shop.cancel(person)).statusCode).toBe(200);
    expect(await shop.seen(person)).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
    await shop.advance(2 * 60_000);
    await shop.work();
    expect(await shop.seen(person)).toMatchObject({ status: 'canceled' });
  });
});
