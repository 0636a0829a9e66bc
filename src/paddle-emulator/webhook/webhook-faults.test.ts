import { afterEach, expect, it } from 'vitest';
import type { EmulatorOptions } from '#paddle-emulator/emulator.ts';
import { startReceiver, startTestEmulator } from '#testing/paddle-emulator/emulator.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function emulatorWith(webhooks: Record<string, number>, options: Partial<EmulatorOptions> = {}) {
  const receiver = await startReceiver();
  const emulator = await startTestEmulator({ webhookUrl: receiver.url, ...options });
  stops.push(receiver.stop, emulator.stop);
  await emulator.setFaults({ webhooks });
  const taken = () => receiver.received.map(({ body }) => JSON.parse(body));
  return { emulator, taken };
}

const only = async ({ sdk }: Awaited<ReturnType<typeof emulatorWith>>['emulator']) =>
  (await sdk.notifications.list().next())[0]!;

it('a dropped notification never arrives, but its replay does although the switch is still on', async () => {
  const { emulator, taken } = await emulatorWith({ drop: 1 });
  const { id } = await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.postJson('/emulator/outbox/retry', {});
  await emulator.webhooksSettled();
  const lost = await only(emulator);
  expect(taken()).toEqual([]);
  expect(lost).toMatchObject({ status: 'failed', timesAttempted: 1 });

  await emulator.sdk.notifications.replay(lost.id);
  await emulator.webhooksSettled();

  expect(taken()).toMatchObject([{ event_id: lost.payload!.eventId, data: { id } }]);
});

it('a duplicated notification arrives twice with the same id although the first was accepted', async () => {
  const { emulator, taken } = await emulatorWith({ duplicate: 1 });
  await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.webhooksSettled();

  const { id } = await only(emulator);

  expect(taken().map(({ notification_id }) => notification_id)).toEqual([id, id]);
  expect(await only(emulator)).toMatchObject({ status: 'delivered', timesAttempted: 2 });
});

it('a delayed notification waits, and is sent at once on request', async () => {
  const { emulator, taken } = await emulatorWith({ delay_ms: 3_600_000 });
  await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.webhooksSettled();
  expect(taken()).toEqual([]);
  expect(await only(emulator)).toMatchObject({ status: 'not_attempted', timesAttempted: 0 });

  await emulator.postJson('/emulator/outbox/retry', {});
  await emulator.webhooksSettled();

  expect(taken()).toHaveLength(1);
});

it('a shuffled notification is overtaken by later ones', async () => {
  let low = 0.9;
  const { emulator, taken } = await emulatorWith(
    { shuffle: 1, hold_ms: 1500 },
    { random: () => low + Math.random() / 20 },
  );
  await emulator.sdk.customers.create({ email: 'first@example.com' });
  low = 0;
  await emulator.sdk.customers.create({ email: 'second@example.com' });

  await expect.poll(() => taken().length).toBe(2);

  expect(taken().map(({ data }) => data.email)).toEqual(['second@example.com', 'first@example.com']);
  const [second, first] = taken();
  expect(first.occurred_at < second.occurred_at).toBe(true);
});
