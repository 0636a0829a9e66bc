import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiPaths } from '../../contract/paths';
import type { SubscriptionAnswer } from '../../contract/subscription';
import { startEmulator } from '../../paddle-emulator/emulator';
import { createTestShop, type Person, type TestShop } from '../checkout/test-shop';
import { createTestDatabase, type TestDatabase } from '../database/test-database';
import { createPaddleGateway } from '../paddle/create-paddle-gateway';
import { profileSubscription } from './profile-subscription';

const dayMs = 86_400_000;
const fourWeeksMs = 28 * dayMs;
const renewalsDecline = '4000 0027 6000 3184';

let database: TestDatabase;
let shop: TestShop;
let start: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  const tables = ['jobs', 'webhook_events', 'paddle_prices', 'cancellations', 'transactions', 'subscriptions', 'users'];
  for (const table of tables) await database.db.deleteFrom(table as 'jobs').execute();
  shop = await createTestShop(database, (clock) =>
    startEmulator({ port: 0, dataDir: null, webhookUrl: null, webhookSecret: 'unused', clock }),
  );
  start = shop.deps.clock();
});
afterEach(() => shop.close());

const cancel = (person: Person, body?: object) => shop.call(person, 'PUT', apiPaths.cancelSubscription, body);
const undo = (person: Person) => shop.call(person, 'DELETE', apiPaths.cancelSubscription);
const iso = (at: number) => new Date(at).toISOString();

async function seen(person: Person) {
  const answer = await shop.call(person, 'GET', apiPaths.subscription);
  return (answer.json() as SubscriptionAnswer).subscription;
}
async function atPaddle(person: Person) {
  return shop.deps.paddle.sdk.subscriptions.get((await seen(person))!.id);
}
const profile = (person: Person) => profileSubscription(database.db, person.id, shop.deps.clock());
async function sentSubjects() {
  await shop.work();
  return shop.deps.sent.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Welcome'));
}

test('nobody sees a subscription without signing in', async () => {
  const stranger = { id: '', email: '', authorization: 'guess' };
  for (const answer of [
    await shop.call(stranger, 'GET', apiPaths.subscription),
    await cancel(stranger),
    await undo(stranger),
  ]) {
    expect(answer.statusCode).toBe(401);
  }
});

test('who never paid has none', async () => {
  const person = await shop.person('ada@example.com');
  expect(await seen(person)).toBeNull();
  expect(await profile(person)).toEqual({ sub_expire_at: 0, sub_id: '', sub_status: '', inapp_id: 0 });
});

test('a running one is shown with what it costs, until when it is paid and when it charges again', async () => {
  const person = await shop.subscribe('ada@example.com');
  expect(await seen(person)).toEqual({
    id: expect.stringMatching(/^sub_/),
    status: 'active',
    offer_name: '4-week plan',
    price: { amount_minor: 1999, currency: 'USD' },
    interval: { unit: 'week', count: 4 },
    started_at: iso(start),
    paid_until: iso(start + fourWeeksMs),
    next_payment_at: iso(start + fourWeeksMs),
    cancel_at: null,
    card: { brand: 'visa', last4: '4242' },
  });
  expect(await profile(person)).toMatchObject({
    sub_expire_at: (start + fourWeeksMs) / 1000,
    sub_status: 'active',
    inapp_id: 1,
  });
});

describe('cancelling', () => {
  test('ends it when what is paid for is over, not before, and is never charged again', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answer = await cancel(person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({
      status: 'active',
      cancel_at: iso(start + fourWeeksMs),
      paid_until: iso(start + fourWeeksMs),
      next_payment_at: null,
    });
    await shop.advance(fourWeeksMs - 1);
    await shop.deliver();
    expect(await profile(person)).toMatchObject({ sub_status: 'active' });
    await shop.advance(1);
    await shop.deliver();
    expect(await seen(person)).toMatchObject({ status: 'canceled', cancel_at: null, next_payment_at: null });
    expect(await profile(person)).toMatchObject({ sub_status: 'canceled' });
    expect(await database.db.selectFrom('transactions').selectAll().execute()).toHaveLength(1);
  });

  test('twice, and twice at once, is cancelling once', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answers = await Promise.all([cancel(person), cancel(person)]);
    answers.push(await cancel(person));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await database.db.selectFrom('cancellations').selectAll().execute()).toHaveLength(1);
    expect(await sentSubjects()).toEqual(['Your Everkite subscription is cancelled']);
  });

  test('keeps the reason, where one is given', async () => {
    const person = await shop.subscribe('ada@example.com');
    await cancel(person, { reason: 'cost' });
    expect(await database.db.selectFrom('cancellations').selectAll().execute()).toMatchObject([
      { reason: 'cost', requested_at: new Date(start), confirmed_at: new Date(start), undone_at: null },
    ]);
  });

  test('with a reason that is not on the list is refused', async () => {
    const person = await shop.subscribe('ada@example.com');
    expect((await cancel(person, { reason: 'because' })).statusCode).toBe(400);
  });

  test('works without a body even when one is announced', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answer = await shop.app.inject({
      method: 'PUT',
      url: apiPaths.cancelSubscription,
      headers: { authorization: `Bearer ${person.authorization}`, 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('without a subscription is refused in words', async () => {
    const answer = await cancel(await shop.person('ada@example.com'));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatch(/no running subscription/);
  });

  test('what has ended is refused in words', async () => {
    const person = await shop.subscribe('ada@example.com');
    await cancel(person);
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    expect((await cancel(person)).statusCode).toBe(409);
  });

  test('only touches one’s own', async () => {
    const ada = await shop.subscribe('ada@example.com');
    const bob = await shop.subscribe('bob@example.com');
    await cancel(bob);
    expect(await seen(ada)).toMatchObject({ cancel_at: null });
  });

  test('that Paddle already has planned, unknown to us, is confirmed', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.deps.paddle.sdk.subscriptions.cancel((await seen(person))!.id, { effectiveFrom: 'next_billing_period' });
    expect((await cancel(person)).statusCode).toBe(200);
    expect(await sentSubjects()).toHaveLength(1);
  });

  test('what Paddle has ended, unknown to us, shows that it is over', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.deps.paddle.sdk.subscriptions.cancel((await seen(person))!.id, { effectiveFrom: 'immediately' });
    expect((await cancel(person)).json().subscription).toMatchObject({ status: 'canceled', cancel_at: null });
  });

  test('still counts while our own row knows something newer than what Paddle answered', async () => {
    const person = await shop.subscribe('ada@example.com');
    await database.db.updateTable('subscriptions').set({ occurred_at_us: '9000000000000000' }).execute();
    expect((await cancel(person)).json().subscription).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
    expect(await sentSubjects()).toEqual([]);
  });

  test('makes a planned pause way', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.deps.paddle.sdk.subscriptions.pause((await seen(person))!.id, { effectiveFrom: 'next_billing_period' });
    await cancel(person);
    expect((await atPaddle(person)).scheduledChange?.action).toBe('cancel');
  });

  test('an unpaid one ends at once', async () => {
    const person = await shop.subscribe('ada@example.com', renewalsDecline);
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    expect(await seen(person)).toMatchObject({ status: 'past_due' });
    await cancel(person);
    expect(await seen(person)).toMatchObject({ status: 'canceled' });
  });

  test('a paused one ends at once', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.deps.paddle.sdk.subscriptions.pause((await seen(person))!.id, { effectiveFrom: 'immediately' });
    await shop.deliver();
    expect(await seen(person)).toMatchObject({ status: 'paused' });
    await cancel(person);
    expect(await seen(person)).toMatchObject({ status: 'canceled' });
  });
});

describe('cancelling while Paddle is away', () => {
  test('counts at once, and a job has Paddle confirm it later', async () => {
    const person = await shop.subscribe('ada@example.com');
    shop.takePaddleDown();
    const answer = await cancel(person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({ cancel_at: iso(start + fourWeeksMs), next_payment_at: null });
    shop.deps.advance(60_000);
    expect(await sentSubjects()).toEqual([]);

    shop.bringPaddleBack();
    expect((await atPaddle(person)).scheduledChange).toBeNull();
    shop.deps.advance(60_000);
    expect(await sentSubjects()).toEqual(['Your Everkite subscription is cancelled']);
    expect((await atPaddle(person)).scheduledChange?.action).toBe('cancel');
    expect(await seen(person)).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
    expect(shop.deps.sent.at(-1)!.text).toContain('1 January 2030 at 12:00 UTC');
  });

  test('or hangs, does not keep the person waiting for ever', async () => {
    const person = await shop.subscribe('ada@example.com');
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const emulatorUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    shop.deps.paddle = createPaddleGateway({ ...shop.deps.config.paddle, emulatorUrl }, 100);
    expect((await cancel(person)).statusCode).toBe(200);
    silent.closeAllConnections();
    silent.close();
    expect(await seen(person)).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
  });

  test('in the half hour before a renewal, when Paddle lets nothing change, is insisted on afterwards', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(fourWeeksMs - 60_000);
    expect((await cancel(person)).statusCode).toBe(200);
    expect(await seen(person)).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
    await shop.advance(2 * 60_000);
    await shop.work();
    expect((await atPaddle(person)).scheduledChange?.action).toBe('cancel');
  });
});

describe('taking a cancellation back', () => {
  test('lets it go on as before', async () => {
    const person = await shop.subscribe('ada@example.com');
    await cancel(person, { reason: 'time' });
    shop.deps.advance(dayMs);
    const answer = await undo(person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().subscription).toMatchObject({
      status: 'active',
      cancel_at: null,
      next_payment_at: iso(start + fourWeeksMs),
    });
    expect((await atPaddle(person)).scheduledChange).toBeNull();
    await shop.deliver();
    expect(await seen(person)).toMatchObject({ cancel_at: null });
  });

  test('and cancelling again sends another letter', async () => {
    const person = await shop.subscribe('ada@example.com');
    await cancel(person);
    shop.deps.advance(dayMs);
    await undo(person);
    shop.deps.advance(dayMs);
    await cancel(person);
    expect(await seen(person)).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
    expect(await sentSubjects()).toHaveLength(2);
    expect(await database.db.selectFrom('cancellations').selectAll().execute()).toHaveLength(2);
  });

  test('that Paddle never heard of keeps the job from carrying it out', async () => {
    const person = await shop.subscribe('ada@example.com');
    shop.takePaddleDown();
    await cancel(person);
    shop.bringPaddleBack();
    expect((await undo(person)).statusCode).toBe(200);
    shop.deps.advance(dayMs);
    expect(await sentSubjects()).toEqual([]);
    expect((await atPaddle(person)).scheduledChange).toBeNull();
  });

  test('while Paddle is away is refused in words, and the cancellation stands', async () => {
    const person = await shop.subscribe('ada@example.com');
    await cancel(person);
    shop.takePaddleDown();
    const answer = await undo(person);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toMatch(/Nothing has changed/);
    expect(await seen(person)).toMatchObject({ cancel_at: iso(start + fourWeeksMs) });
  });

  test('is too late once it has ended, also when we have not heard of the end', async () => {
    const person = await shop.subscribe('ada@example.com');
    await cancel(person);
    await shop.advance(fourWeeksMs);
    const unheard = await undo(person);
    expect(unheard.statusCode).toBe(409);
    expect(unheard.json().error).toMatch(/too late/);
    expect(await seen(person)).toMatchObject({ status: 'canceled' });
    await shop.deliver();
    expect((await undo(person)).json().error).toMatch(/too late/);
  });

  test('that was never asked for is refused in words', async () => {
    const person = await shop.subscribe('ada@example.com');
    const answer = await undo(person);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatch(/no cancellation/);
  });
});

describe('renewals', () => {
  test('a paid one moves the end by a period', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    expect(await seen(person)).toMatchObject({ status: 'active', paid_until: iso(start + 2 * fourWeeksMs) });
  });

  test('the dates move before the money comes, and give nothing away', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.deliver();
    await shop.advance(fourWeeksMs + dayMs);
    const isRenewed = ({ type }: { type: string }) => type === 'subscription.updated';
    await shop.deliver((await shop.notifications()).filter(isRenewed));
    expect(await seen(person)).toMatchObject({ paid_until: iso(start + fourWeeksMs) });
    expect(await profile(person)).toMatchObject({ sub_status: 'past_due' });
  });

  test('an unpaid one is past due and permits nothing', async () => {
    const person = await shop.subscribe('ada@example.com', renewalsDecline);
    await shop.advance(fourWeeksMs);
    await shop.deliver();
    expect(await seen(person)).toMatchObject({ status: 'past_due', paid_until: iso(start + fourWeeksMs) });
    expect(await profile(person)).toMatchObject({ sub_status: 'past_due' });
  });
});

describe('notifications', () => {
  test('of a whole life, shuffled and repeated, end in what was delivered in order', async () => {
    const person = await shop.subscribe('ada@example.com');
    await shop.advance(fourWeeksMs);
    await cancel(person);
    await shop.deliver();
    const inOrder = await seen(person);
    const all = await shop.notifications();
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (const table of ['jobs', 'webhook_events', 'transactions', 'subscriptions'] as const) {
        await database.db.deleteFrom(table).execute();
      }
      await database.db.updateTable('checkouts').set({ status: 'open' }).execute();
      const shuffled = [...all, ...all.slice(seed)].sort((a, b) => rank(a.id, seed) - rank(b.id, seed));
      await shop.deliver(shuffled);
      expect(await seen(person)).toEqual(inOrder);
    }
  });

  test('over HTTP, from the emulator itself, arrive and are believed', async () => {
    const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const { webhookSecret } = shop.deps.paddle;
    const sender = await startEmulator({
      port: 0,
      dataDir: null,
      webhookUrl: base + apiPaths.paddleWebhook,
      webhookSecret,
      clock: shop.deps.clock,
    });
    await fetch(`${sender.url}/customers`, {
      method: 'POST',
      headers: { authorization: 'Bearer emulator_key', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com' }),
    });
    await sender.webhooksSettled();
    await sender.stop();
    expect(await database.db.selectFrom('webhook_events').select('event_type').execute()).toEqual([
      { event_type: 'customer.created' },
    ]);
  });
});

/** A fixed order for each seed that has nothing to do with time. */
function rank(id: string, seed: number): number {
  let value = seed;
  for (const letter of id) value = (value * 31 + letter.charCodeAt(0)) % 1_000_003;
  return (value * (seed + 7)) % 1_000_003;
}
