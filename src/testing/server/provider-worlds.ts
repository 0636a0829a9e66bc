import { startEmulator } from '#paddle-emulator/emulator.ts';
import { createPaddleProvider } from '#server/billing/paddle/paddle-provider.ts';
import type { PaymentProvider } from '#server/billing/provider.ts';
import { readConfig } from '#server/platform/settings/config.ts';
import { createMemoryProvider } from './memory-provider.ts';
import { signWebhook } from './webhook-signature.ts';

/** A provider, with a buyer who pays at it and the webhook requests it sends. */
export interface ProviderWorld {
  provider: PaymentProvider;
  pay: (transactionId: string) => Promise<void>;
  requests: () => Promise<{ headers: Record<string, string>; rawBody: Buffer }[]>;
  stop: () => Promise<void>;
}

export const now = Date.parse('2030-01-01T12:00:00Z');

/** Paddle's adapter on the emulator. */
export async function emulatorWorld(): Promise<ProviderWorld> {
  const options = { port: 0, dataDir: null, webhookUrl: null, webhookSecret: 'unused' };
  const emulator = await startEmulator({ ...options, clock: () => now });
  const read = readConfig({ PADDLE_EMULATOR_URL: emulator.url, PADDLE_CALLS_PER_MINUTE: '100000' });
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  const headers = { authorization: 'Bearer emulator_key', 'content-type': 'application/json' };
  const form = {
    card_number: '4242 4242 4242 4242',
    expiry: '12/39',
    security_code: '123',
    name: 'Ada L',
    country: 'US',
  };
  return {
    provider: createPaddleProvider(read.config, { timeLimitMs: 60_000 }),
    pay: async (id) => {
      const body = JSON.stringify(form);
      const answer = await fetch(`${emulator.url}/checkout/${id}/pay`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    requests: async () => {
      const answer = await fetch(`${emulator.url}/events?per_page=200`, { headers });
      const { data } = (await answer.json()) as { data: object[] };
      return data.map((event) => {
        const rawBody = Buffer.from(JSON.stringify(event));
        const signature = signWebhook(rawBody, read.config.paddle.webhookSecret, now);
        return { headers: { 'paddle-signature': signature }, rawBody };
      });
    },
    stop: () => emulator.stop(),
  };
}

export async function memoryWorld(): Promise<ProviderWorld> {
  const provider = createMemoryProvider(() => now);
  return { provider, pay: provider.pay, requests: provider.requests, stop: async () => undefined };
}
