import { Webhooks } from '@paddle/paddle-node-sdk';
import { afterEach, expect, it } from 'vitest';
import { type Received, sdkFor, startReceiver, startTestEmulator } from '#testing/paddle-emulator/emulator.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function emulatorWith(script: (number | 'hang up')[], retryDelaysMs: number[] = []) {
  const receiver = await startReceiver(script);
  const emulator = await startTestEmulator({ webhookUrl: receiver.url, retryDelaysMs });
  stops.push(receiver.stop, emulator.stop);
  return { receiver, emulator };
}

/** The received notifications, in the order of their events. */
function eventsIn(received: Received[]): { event_type: string; occurred_at: string; data: Record<string, unknown> }[] {
  return received.map(({ body }) => JSON.parse(body)).sort((a, b) => (a.occurred_at < b.occurred_at ? -1 : 1));
}

it('a purchase sends its notifications in the same order as Paddle, with strictly increasing times', async () => {
  const { receiver, emulator } = await emulatorWith([]);
  const price = await emulator.newPrice();
  const { id } = await emulator.sdk.transactions.create({ items: [{ priceId: price.id, quantity: 1 }] });
  await emulator.pay(id, {
    email: 'maya@example.com',
    card_number: '4242424242424242',
    expiry: '1234',
    security_code: '123',
    name: 'Maya',
    country: 'US',
  });
  await emulator.webhooksSettled();

  const events = eventsIn(receiver.received);

  expect(events.map(({ event_type, data }) => [event_type, data.status])).toEqual([
    ['transaction.created', 'draft'],
    ['customer.created', 'active'],
    ['address.created', 'active'],
    ['transaction.updated', 'ready'],
    ['transaction.updated', 'paid'],
    ['subscription.created', 'active'],
    ['subscription.activated', 'active'],
    ['transaction.completed', 'completed'],
  ]);
  const times = events.map(({ occurred_at }) => occurred_at);
  expect(new Set(times).size).toBe(times.length);
  expect(times[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  const naming = events.filter(({ data }) => data.transaction_id !== undefined);
  expect(naming.map(({ event_type, data }) => [event_type, data.transaction_id])).toEqual([
    ['subscription.created', id],
  ]);
});

it('the SDK accepts a signed notification and refuses a changed one', async () => {
  const { receiver, emulator } = await emulatorWith([]);
  const customer = await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.webhooksSettled();

  const [{ body, signature }] = receiver.received as [Received];
  const event = await new Webhooks().unmarshal(body, 'secret', signature);

  expect(event).toMatchObject({ eventType: 'customer.created', data: { id: customer.id } });
  await expect(new Webhooks().unmarshal(`${body} `, 'secret', signature)).rejects.toThrow();
  await expect(new Webhooks().unmarshal(body, 'another secret', signature)).rejects.toThrow();
});

it.each([[500], [429], [404], [302], ['hang up' as const]])(
  'a delivery answered with %s is retried until it is accepted',
  async (answer) => {
    const { receiver, emulator } = await emulatorWith([answer, answer], [1, 1, 1]);
    await emulator.sdk.customers.create({ email: 'maya@example.com' });

    const notification = await untilAttempted(emulator.url, 3);

    expect(notification).toMatchObject({ status: 'delivered', timesAttempted: 3 });
    const ids = receiver.received.map(({ body }) => JSON.parse(body).event_id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  },
);

it('a delivery fails after the last retry, and a replay sends the event again', async () => {
  const { receiver, emulator } = await emulatorWith([500, 500, 500], [1, 1]);
  await emulator.sdk.customers.create({ email: 'maya@example.com' });
  const failed = await untilAttempted(emulator.url, 3);
  expect(failed.status).toBe('failed');

  const { notificationId } = await emulator.sdk.notifications.replay(failed.id);
  await emulator.webhooksSettled();

  expect(notificationId).not.toBe(failed.id);
  expect(await emulator.sdk.notifications.get(notificationId)).toMatchObject({
    status: 'delivered',
    origin: 'replay',
    payload: { eventId: failed.payload!.eventId },
  });
  expect(receiver.received).toHaveLength(4);
});

it('a notification has one attempt at a time, however often the outbox is woken', async () => {
  const { receiver, emulator } = await emulatorWith([]);

  await Promise.all(Array.from({ length: 20 }, (_, n) => emulator.sdk.customers.create({ email: `${n}@example.com` })));
  await emulator.webhooksSettled();

  const ids = receiver.received.map(({ body }) => JSON.parse(body).notification_id);
  expect(ids).toHaveLength(20);
  expect(new Set(ids).size).toBe(20);
});

/** Waits until the only notification has this many attempts, and returns it. */
async function untilAttempted(url: string, times: number) {
  return expect
    .poll(
      () =>
        sdkFor(url)
          .notifications.list()
          .next()
          .then(([one]) => one!.timesAttempted),
      { interval: 5 },
    )
    .toBe(times)
    .then(async () => (await sdkFor(url).notifications.list().next())[0]!);
}
