import { Webhooks } from '@paddle/paddle-node-sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventTypes } from '#paddle-emulator/webhook/event-types.ts';
import { startReceiver, startTestEmulator, type TestEmulator } from '#testing/paddle-emulator/emulator.ts';
import { causeEveryEvent } from '#testing/paddle-emulator/every-event.ts';
import { differencesFrom, sdkEventNames } from '#testing/paddle-emulator/sdk-shapes.ts';

/** Event types that the emulator does not send. It reports a ready or paid transaction as updated. */
const neverHappening =
  /^(api_key|api_key_exposure|business|client_token|discount_group|payment_method)\.|\.imported$|^transaction\.(billed|paid|ready|revised)$/;

interface Delivered {
  event_id: string;
  event_type: string;
  occurred_at: string;
}

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let emulator: TestEmulator;
let delivered: Delivered[];
beforeAll(async () => {
  receiver = await startReceiver();
  emulator = await startTestEmulator({ webhookUrl: receiver.url });
  const [setting] = await emulator.sdk.notificationSettings.list();
  await emulator.sdk.notificationSettings.update(setting!.id, { subscribedEvents: [...sdkEventNames] as never });
  await causeEveryEvent(emulator);
  await emulator.webhooksSettled();
  delivered = receiver.received.map(({ body }) => JSON.parse(body));
});
afterAll(async () => {
  await emulator.stop();
  await receiver.stop();
});

it('every type of event in the SDK can be subscribed to', () => {
  expect(eventTypes.map(({ name }) => name).sort()).toEqual([...sdkEventNames].sort());
});

it.each(sdkEventNames.filter((name) => !neverHappening.test(name)))(
  'the event %s is delivered completely and read by the SDK',
  (name) => {
    const index = delivered.findIndex(({ event_type }) => event_type === name);
    expect(index, 'was delivered').toBeGreaterThanOrEqual(0);

    const event = Webhooks.fromJson(delivered[index] as never);

    expect(event).toMatchObject({ eventType: name, eventId: delivered[index]!.event_id });
    expect(event?.constructor.name).not.toBe('GenericEvent');
    const same = delivered.filter(({ event_type }) => event_type === name);
    for (const one of same) expect(differencesFrom(one, 'IEvents')).toEqual([]);
  },
);

it('every delivered event has a type in the SDK', () => {
  expect(delivered.filter(({ event_type }) => !sdkEventNames.includes(event_type))).toEqual([]);
});

it('no two events have the same microsecond', () => {
  const times = delivered.map(({ occurred_at }) => occurred_at);

  expect(new Set(times).size).toBe(times.length);
});

it('the SDK reads the list of events', async () => {
  let read = 0;
  for await (const event of emulator.sdk.events.list({ perPage: 50 })) {
    expect([undefined, 'GenericEvent']).not.toContain(event?.constructor.name);
    read += 1;
  }
  expect(read).toBe(delivered.length);
});
