import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NotificationSettings } from '@paddle/paddle-node-sdk';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startReceiver, startTestEmulator } from '#testing/paddle-emulator/emulator.ts';
import { startEmulator } from './emulator.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'emulator-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('a restart keeps everything, including the clock and scheduled changes', async () => {
  const first = await startTestEmulator({ dataDir });
  const { id } = await first.subscribe();
  const { data } = await first.postJson<{ clock_offset_seconds: number }>('/emulator/clock', {
    advance_seconds: 86_400,
  });
  const canceling = await first.sdk.subscriptions.cancel(id, {});
  await first.stop();

  const second = await startTestEmulator({ dataDir });

  expect(await second.sdk.subscriptions.get(id)).toEqual(canceling);
  const state = (await (await fetch(`${second.url}/emulator/state`)).json()) as { data: typeof data };
  expect(state.data.clock_offset_seconds).toBe(data.clock_offset_seconds);
  await second.stop();
});

it('a pending notification is delivered after a restart', async () => {
  const away = await startTestEmulator({ dataDir, webhookUrl: 'http://127.0.0.1:1/', retryDelaysMs: [0, 60_000] });
  const { id } = await away.sdk.customers.create({ email: 'maya@example.com' });
  await away.stop();
  const receiver = await startReceiver();

  const back = await startTestEmulator({ dataDir, webhookUrl: receiver.url, retryDelaysMs: [0, 60_000] });
  await back.postJson('/emulator/outbox/retry', {});
  await back.webhooksSettled();

  expect(JSON.parse(receiver.received[0]!.body).data.id).toBe(id);
  await back.stop();
  await receiver.stop();
});

it('every change is on disk before its answer', async () => {
  const emulator = await startTestEmulator({ dataDir });

  const customers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => emulator.sdk.customers.create({ email: `${n}@example.com` })),
  );

  const onDisk = JSON.parse(await readFile(path.join(dataDir, 'paddle-emulator/state.json'), 'utf8'));
  expect((await stat(path.join(dataDir, 'paddle-emulator/state.json'))).mode & 0o077).toBe(0);
  expect(Object.keys(onDisk.customers)).toEqual(expect.arrayContaining(customers.map(({ id }) => id)));
  await emulator.stop();
});

it('the state of an older version is loaded with its pending notifications', async () => {
  const waiting = {
    id: 'ntf_01aaaaaaaaaaaaaaaaaaaaaaaa',
    eventId: 'evt_01aaaaaaaaaaaaaaaaaaaaaaaa',
    origin: 'event',
    status: 'needs_retry',
    nextAttemptAt: 0,
    attempts: [{ at: 0, responseCode: 500, response: '' }],
  };
  const event = {
    event_id: waiting.eventId,
    event_type: 'customer.created',
    occurred_at: '2026-11-21T10:00:00.000000Z',
    data: { id: 'ctm_01aaaaaaaaaaaaaaaaaaaaaaaa' },
  };
  const tables = { products: {}, prices: {}, customers: {}, addresses: {}, transactions: {}, subscriptions: {} };
  const numbers = { version: 1, clockOffsetMs: 86_400_000, lastOccurredMicros: 0, invoices: 4 };
  const old = { ...numbers, ...tables, billings: {}, events: [event], notifications: [waiting] };
  await mkdir(path.join(dataDir, 'paddle-emulator'));
  await writeFile(path.join(dataDir, 'paddle-emulator/state.json'), JSON.stringify(old));
  const receiver = await startReceiver();

  const emulator = await startTestEmulator({ dataDir, webhookUrl: receiver.url });
  await emulator.webhooksSettled();

  expect(receiver.received.map(({ body }) => JSON.parse(body).notification_id)).toEqual([waiting.id]);
  expect(await emulator.sdk.discounts.list().next()).toEqual([]);
  await emulator.stop();
  await receiver.stop();
});

it('faults and notification settings survive a restart, except what the start options set', async () => {
  const first = await startTestEmulator({ dataDir, webhookUrl: 'http://127.0.0.1:1/', webhookSecret: 'old' });
  const [{ id }] = (await first.sdk.notificationSettings.list()) as [NotificationSettings];
  await first.sdk.notificationSettings.update(id, { subscribedEvents: ['customer.created'] });
  await first.setFaults({ webhooks: { drop: 0.5 } });
  await first.stop();

  const second = await startTestEmulator({ dataDir, webhookUrl: 'http://127.0.0.1:2/', webhookSecret: 'new' });

  const [setting] = await second.sdk.notificationSettings.list();
  expect(setting).toMatchObject({ id, destination: 'http://127.0.0.1:2/', endpointSecretKey: 'new' });
  expect(setting!.subscribedEvents.map(({ name }) => name)).toEqual(['customer.created']);
  const faults = (await (await fetch(`${second.url}/emulator/faults`)).json()) as { data: unknown };
  expect(faults.data).toMatchObject({ webhooks: { drop: 0.5 } });
  await second.stop();
});

it('a state from before refunds and retries were added is loaded', async () => {
  const first = await startTestEmulator({ dataDir });
  const { id, nextBilledAt } = await first.subscribe();
  await first.stop();
  const file = path.join(dataDir, 'paddle-emulator/state.json');
  const {
    adjustments: _,
    disputes: __,
    creditBalances: ___,
    billings,
    ...state
  } = JSON.parse(await readFile(file, 'utf8'));
  const { retries: ____, deferred: _____, ...billing } = billings[id];
  await writeFile(file, JSON.stringify({ ...state, billings: { [id]: billing } }));

  const second = await startTestEmulator({ dataDir });
  await second.advanceTo(nextBilledAt!);

  expect(await second.transactionsOf(id)).toHaveLength(2);
  await second.stop();
});

it('a card number is never stored', async () => {
  const emulator = await startTestEmulator({ dataDir });
  await emulator.subscribe();
  await emulator.stop();

  expect(await readFile(path.join(dataDir, 'paddle-emulator/state.json'), 'utf8')).not.toContain('42424242');
});

it.each([['{"cut off'], ['{}'], ['null']])('the emulator does not start with a state file of %s', async (text) => {
  const first = await startTestEmulator({ dataDir });
  await first.stop();
  await writeFile(path.join(dataDir, 'paddle-emulator/state.json'), text);

  await expect(startEmulator({ port: 0, dataDir, webhookUrl: null, webhookSecret: 'secret' })).rejects.toThrow(
    /holds no state of the Paddle emulator/,
  );
});
