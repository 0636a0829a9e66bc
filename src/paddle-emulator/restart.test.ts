import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmulator } from './emulator';
import { startReceiver, startTestEmulator } from './test-emulator';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'emulator-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('knows everything again after a restart, the clock and what was scheduled too', async () => {
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

it('delivers after a restart what it could not deliver before', async () => {
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

it('has every answered change on disk before it answers', async () => {
  const emulator = await startTestEmulator({ dataDir });

  const customers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => emulator.sdk.customers.create({ email: `${n}@example.com` })),
  );

  const onDisk = JSON.parse(await readFile(path.join(dataDir, 'paddle-emulator/state.json'), 'utf8'));
  expect(Object.keys(onDisk.customers)).toEqual(expect.arrayContaining(customers.map(({ id }) => id)));
  await emulator.stop();
});

it('never keeps a card number', async () => {
  const emulator = await startTestEmulator({ dataDir });
  await emulator.subscribe();
  await emulator.stop();

  expect(await readFile(path.join(dataDir, 'paddle-emulator/state.json'), 'utf8')).not.toContain('42424242');
});

it.each([['{"cut off'], ['{}'], ['null']])('does not start over a file with %s in it', async (text) => {
  const first = await startTestEmulator({ dataDir });
  await first.stop();
  await writeFile(path.join(dataDir, 'paddle-emulator/state.json'), text);

  await expect(startEmulator({ port: 0, dataDir, webhookUrl: null, webhookSecret: 'secret' })).rejects.toThrow(
    /holds no state of the Paddle emulator/,
  );
});
