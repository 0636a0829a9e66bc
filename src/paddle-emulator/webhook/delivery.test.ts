import { afterEach, expect, it } from 'vitest';
import type { EmulatorOptions } from '#paddle-emulator/emulator.ts';
import { type Reply, startReceiver, startTestEmulator } from '#testing/paddle-emulator/emulator.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function emulatorWith(script: Reply[], options: Partial<EmulatorOptions> = {}) {
  const receiver = await startReceiver(script);
  const emulator = await startTestEmulator({ webhookUrl: receiver.url, retryDelaysMs: [3_600_000], ...options });
  stops.push(receiver.stop, emulator.stop);
  return { receiver, emulator };
}

const secondsOf = ({ signature }: { signature: string }) => Number(/ts=(\d+)/.exec(signature)![1]);

it('an attempt without an answer in time is aborted and retried', async () => {
  // Long enough for the second attempt, which is answered late on a busy computer.
  const { receiver, emulator } = await emulatorWith(['hang'], { attemptTimeoutMs: 1000 });
  await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.webhooksSettled();
  const [tried] = await emulator.sdk.notifications.list().next();
  expect(tried).toMatchObject({ status: 'needs_retry', timesAttempted: 1 });

  await emulator.postJson('/emulator/outbox/retry', {});
  await emulator.webhooksSettled();

  expect(await emulator.sdk.notifications.get(tried!.id)).toMatchObject({ status: 'delivered', timesAttempted: 2 });
  expect(receiver.received).toHaveLength(2);
});

it('each attempt has a new signature with real time, however far emulated time is ahead', async () => {
  let realMs = Date.parse('2026-11-21T10:00:00Z');
  const { receiver, emulator } = await emulatorWith([500], { clock: () => realMs });
  await emulator.postJson('/emulator/clock', { advance_seconds: 28 * 86_400 });
  await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.webhooksSettled();
  realMs += 60_000;
  await emulator.postJson('/emulator/outbox/retry', {});
  await emulator.webhooksSettled();

  const [first, second] = receiver.received as [(typeof receiver.received)[0], (typeof receiver.received)[0]];

  expect(secondsOf(first)).toBe(Date.parse('2026-11-21T10:00:00Z') / 1000);
  expect(secondsOf(second)).toBe(Date.parse('2026-11-21T10:01:00Z') / 1000);
  expect(second.body).toBe(first.body);
  expect(JSON.parse(first.body).occurred_at).toMatch(/^2026-12-19T10:00:00/);
});

it('the log has every attempt and its answer', async () => {
  const { emulator } = await emulatorWith([500]);
  await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.webhooksSettled();
  await emulator.postJson('/emulator/outbox/retry', {});
  await emulator.webhooksSettled();

  const [notification] = await emulator.sdk.notifications.list().next();
  const logs = [];
  for await (const log of emulator.sdk.notifications.getLogs(notification!.id)) logs.push(log);

  expect(
    logs.map(({ responseCode, responseBody, responseContentType }) => [
      responseCode,
      responseBody,
      responseContentType,
    ]),
  ).toEqual([
    [500, 'noted', 'text/plain'],
    [200, 'noted', 'text/plain'],
  ]);
  expect(new Set(logs.map((log) => log.id)).size).toBe(2);
});

it('a redirect is never followed', async () => {
  const { receiver, emulator } = await emulatorWith([302]);
  await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.webhooksSettled();

  const [notification] = await emulator.sdk.notifications.list().next();

  expect(notification).toMatchObject({ status: 'needs_retry', timesAttempted: 1 });
  expect(receiver.received).toHaveLength(1);
});

it('a notification says when it was replayed', async () => {
  const { emulator } = await emulatorWith([]);
  await emulator.sdk.customers.create({ email: 'maya@example.com' });
  await emulator.webhooksSettled();
  const [before] = await emulator.sdk.notifications.list().next();
  expect(before!.replayedAt).toBeNull();

  await emulator.sdk.notifications.replay(before!.id);

  expect((await emulator.sdk.notifications.get(before!.id)).replayedAt).not.toBeNull();
});
